/** A bot that makes moves nobody has listed. */
@NullMarked
package derring.toys.bots;

import org.jspecify.annotations.NullMarked;
