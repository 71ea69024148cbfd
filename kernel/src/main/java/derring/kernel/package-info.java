/**
 * What every game is made of: states, moves, verdicts, chance, logs, views and records. Knows no
 * game, reads no file, has no clock and no thread, and needs nothing but the JDK.
 */
@NullMarked
package derring.kernel;

import org.jspecify.annotations.NullMarked;
