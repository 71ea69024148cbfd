/** The balance lab: many matches between bots, played to answer a question about a game. */
@NullMarked
package derring.bots.lab;

import org.jspecify.annotations.NullMarked;
