package derring.bench.server;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A server that is measured: which build of it, and how Java is started.
 *
 * @param name as the report calls it
 * @param java options of Java, beside those that the launcher gives
 */
record Variant(String name, String classpath, List<String> java) {
  /** As {@code cli/src/main/sh/java.sh} has it. */
  static final String AS_STARTED_BY_THE_COMMAND =
      "-XX:+UseCompactObjectHeaders -XX:+UseParallelGC"
          + " -XX:NewRatio=1 -XX:InitialRAMPercentage=5 -XX:MaxHeapFreeRatio=100"
          + (Files.exists(Path.of("/sys/kernel/mm/transparent_hugepage"))
              ? " -XX:+UseTransparentHugePages"
              : "");

  /** This build, started as the command starts it. */
  static Variant standard() {
    String classpath =
        System.getProperty("java.class.path")
            + File.pathSeparator
            + System.getProperty("derring.bench.classpath", "");
    return new Variant(
        "this",
        classpath,
        words(System.getProperty("derring.bench.server.java", AS_STARTED_BY_THE_COMMAND)));
  }

  /** Another build's {@code derring-bench.jar}, with its libraries beside it. */
  Variant built(String jar) {
    return new Variant("other build", jar, java);
  }

  /** The same with more options. */
  Variant with(String options) {
    List<String> more = new java.util.ArrayList<>(java);
    more.addAll(words(options));
    return new Variant(name.equals("this") ? options : name + " " + options, classpath, more);
  }

  private static List<String> words(String options) {
    return List.of(options.split(" ")).stream().filter(word -> !word.isEmpty()).toList();
  }
}
