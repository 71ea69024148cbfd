/** The table of Audatia, drawn. */
@NullMarked
package derring.cli.audatia;

import org.jspecify.annotations.NullMarked;
