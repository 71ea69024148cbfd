/** The games in the terminal. */
@NullMarked
package derring.cli;

import org.jspecify.annotations.NullMarked;
