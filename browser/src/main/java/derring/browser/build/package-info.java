/** Makes the files that a browser loads; runs while the project is built. */
@NullMarked
package derring.browser.build;

import org.jspecify.annotations.NullMarked;
