/** The table of Swordplay, drawn. */
@NullMarked
package derring.cli.swordplay;

import org.jspecify.annotations.NullMarked;
