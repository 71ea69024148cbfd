/** A toy: rings thrown at any point of a yard, so that not all moves can be listed. */
@NullMarked
package derring.toys.quoits;

import org.jspecify.annotations.NullMarked;
