/**
 * ...And One For All!: figures on a table, swashbuckling until a 1. {@link
 * derring.oneforall.OneForAll} reads like the rulebook's table of contents; the ids in comments
 * (A1FA-3C, A1FA-R21) are its clauses. All lengths are whole thousandths of an inch, so that every
 * machine computes the same.
 */
@NullMarked
package derring.oneforall;

import org.jspecify.annotations.NullMarked;
