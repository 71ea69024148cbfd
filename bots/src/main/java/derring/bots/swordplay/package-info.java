/** Bots for Swordplay. */
@NullMarked
package derring.bots.swordplay;

import org.jspecify.annotations.NullMarked;
