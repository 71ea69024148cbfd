package derring.spark;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * What other machines need beside Spark: our own jars and the parsers, as this process has them.
 */
final class Jars {
  private Jars() {}

  static String[] ours() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.endsWith(".jar"))
        .filter(entry ->
            String.valueOf(Path.of(entry).getFileName())
                .matches(
                    "derring-.*|jackson-(core|databind|dataformat-yaml)-3.*|snakeyaml-engine.*"))
        .toArray(String[]::new);
  }
}
