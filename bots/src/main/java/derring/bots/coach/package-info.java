/** Goes through what was played, and says what was better: coach, hint and puzzles. */
@NullMarked
package derring.bots.coach;

import org.jspecify.annotations.NullMarked;
