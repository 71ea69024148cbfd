/**
 * What the compiler for browsers lacks of Java's own library, as far as the games use it. {@link
 * derring.browser.build.Baker} puts these in the places of the real ones; on a JVM nobody uses them
 * but the tests that hold them against those.
 */
@NullMarked
package derring.browser.lacking;

import org.jspecify.annotations.NullMarked;
