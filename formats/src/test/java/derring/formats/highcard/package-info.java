/** A small game with hidden hands, dice, random cards and shuffles, to try the formats on. */
@NullMarked
package derring.formats.highcard;

import org.jspecify.annotations.NullMarked;
