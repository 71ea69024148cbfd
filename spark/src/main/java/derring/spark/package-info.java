/** The lab on many machines, with Apache Spark. Nothing else knows this package. */
@NullMarked
package derring.spark;

import org.jspecify.annotations.NullMarked;
