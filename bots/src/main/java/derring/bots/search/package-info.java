/** One search for every game whose moves can be listed or sampled, and what it is taught. */
@NullMarked
package derring.bots.search;

import org.jspecify.annotations.NullMarked;
