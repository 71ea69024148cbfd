/**
 * Audatia: the longsword duel after Fiore dei Liberi. {@link derring.audatia.Audatia} reads like
 * the rulebook's table of contents; the ids in comments (AUD-CUT.2, AUD-R21) are its clauses.
 */
@NullMarked
package derring.audatia;

import org.jspecify.annotations.NullMarked;
