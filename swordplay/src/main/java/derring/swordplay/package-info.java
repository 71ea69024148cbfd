/**
 * Swordplay: Pirates, with the Arena: attack, parry, riposte. {@link derring.swordplay.Swordplay}
 * reads like the rulebook's table of contents; the ids in comments (SWP-4.2, SWP-S17) are its
 * clauses.
 */
@NullMarked
package derring.swordplay;

import org.jspecify.annotations.NullMarked;
