/** The games in a page: what a browser runs instead of a server. */
@NullMarked
package derring.browser;

import org.jspecify.annotations.NullMarked;
