/**
 * Fire at Will: two airships, six cannons each, and both players act at once. {@link
 * derring.fireatwill.FireAtWill} reads like the rulebook's table of contents; the ids in comments
 * (FAW-2.4, FAW-R20) are its clauses.
 */
@NullMarked
package derring.fireatwill;

import org.jspecify.annotations.NullMarked;
