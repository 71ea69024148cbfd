/** How ...And One For All! looks: in the terminal, and a table on paper. */
@NullMarked
package derring.cli.oneforall;

import org.jspecify.annotations.NullMarked;
