/** The table of Have at You!, drawn. */
@NullMarked
package derring.cli.haveatyou;

import org.jspecify.annotations.NullMarked;
