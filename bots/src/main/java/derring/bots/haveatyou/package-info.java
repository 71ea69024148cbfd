/** Bots for Have at You!. */
@NullMarked
package derring.bots.haveatyou;

import org.jspecify.annotations.NullMarked;
