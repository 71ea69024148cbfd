/** A toy: all choose in secret and show at once. */
@NullMarked
package derring.toys.morra;

import org.jspecify.annotations.NullMarked;
