/** Where matches are kept: one small interface, and the stores behind it. */
@NullMarked
package derring.server.store;

import org.jspecify.annotations.NullMarked;
