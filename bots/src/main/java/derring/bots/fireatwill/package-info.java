/** Players of Fire at Will at three levels. */
@NullMarked
package derring.bots.fireatwill;

import org.jspecify.annotations.NullMarked;
