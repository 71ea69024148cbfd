/** How much a server carries: real processes, real sockets, real stores. */
@NullMarked
package derring.bench.server;

import org.jspecify.annotations.NullMarked;
