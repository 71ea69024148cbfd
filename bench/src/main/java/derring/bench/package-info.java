/** How fast it all is, measured with JMH. */
@NullMarked
package derring.bench;

import org.jspecify.annotations.NullMarked;
