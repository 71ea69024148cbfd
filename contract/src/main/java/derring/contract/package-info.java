/** What all modules promise together, as tests; there is nothing here to run but those. */
@NullMarked
package derring.contract;

import org.jspecify.annotations.NullMarked;
