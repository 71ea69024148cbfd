/** The host of a page: the server's own rules of a match, without journal, sockets and threads. */
@NullMarked
package derring.server;

import org.jspecify.annotations.NullMarked;
