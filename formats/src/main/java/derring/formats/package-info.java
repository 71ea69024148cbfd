/**
 * The files of the project: card sets, rulebooks, scenarios and records of matches. The only place
 * where YAML and JSON are read; the rules get plain values, and whatever is wrong in a file is told
 * with its line.
 */
@NullMarked
package derring.formats;

import org.jspecify.annotations.NullMarked;
