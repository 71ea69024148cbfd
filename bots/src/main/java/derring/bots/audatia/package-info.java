/** Players of Audatia. */
@NullMarked
package derring.bots.audatia;

import org.jspecify.annotations.NullMarked;
