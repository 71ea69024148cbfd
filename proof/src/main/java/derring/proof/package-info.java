/**
 * What proves a game from its own module, in seconds: its scenarios run as tests, and a list of the
 * mutants of its rules that no scenario can tell from the rules themselves. And what proves the
 * tests: a game with a twist that they must notice.
 */
@NullMarked
package derring.proof;

import org.jspecify.annotations.NullMarked;
