/** Players that think for themselves. */
@NullMarked
package derring.bots;

import org.jspecify.annotations.NullMarked;
