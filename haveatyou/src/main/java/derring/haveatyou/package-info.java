/**
 * Have at You!: swashbuckling combat with cards that are also the dice and the damage. {@link
 * derring.haveatyou.HaveAtYou} reads like the rulebook's table of contents; the ids in comments
 * (HAY-4.2, HAY-1.3.3.8b) are its clauses.
 */
@NullMarked
package derring.haveatyou;

import org.jspecify.annotations.NullMarked;
