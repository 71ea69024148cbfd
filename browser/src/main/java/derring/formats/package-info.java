/** What stands in the place of classes of formats that reflect or parse, in a browser. */
@NullMarked
package derring.formats;

import org.jspecify.annotations.NullMarked;
