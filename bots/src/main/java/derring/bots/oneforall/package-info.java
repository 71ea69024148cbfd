/** Bots for ...And One For All!. */
@NullMarked
package derring.bots.oneforall;

import org.jspecify.annotations.NullMarked;
