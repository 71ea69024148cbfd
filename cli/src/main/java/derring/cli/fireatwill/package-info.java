/** Fire at Will in the terminal. */
@NullMarked
package derring.cli.fireatwill;

import org.jspecify.annotations.NullMarked;
