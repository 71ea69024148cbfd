package derring.browser.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes what was compiled to WebAssembly smaller by Binaryen, which npm brings with the client: it
 * sees all of it at once, and that nothing else calls into it.
 */
final class Shrink {
  private static final String BINARYEN = "node_modules/binaryen/";

  /**
   * Those parts of WebAssembly that the compiler writes; any browser that has the first has all.
   */
  private static final List<String> FEATURES =
      List.of(
          "gc",
          "reference-types",
          "exception-handling",
          "bulk-memory",
          "nontrapping-float-to-int",
          "sign-ext",
          "mutable-globals",
          "multivalue",
          "strings");

  private Shrink() {}

  /** What decides what comes out, beside the compiler's work. */
  static String print(Path client) throws IOException {
    return String.join(" ", command(Path.of("")))
        + Files.readString(client.resolve(BINARYEN).resolve("package.json"));
  }

  private static List<String> command(Path client) {
    List<String> command = new ArrayList<>();
    command.add("node");
    command.add(client.resolve(BINARYEN).resolve("bin/wasm-opt").toString());
    FEATURES.forEach(feature -> command.add("--enable-" + feature));
    command.add("--closed-world");
    command.add("-Oz");
    return command;
  }

  /** Begins to; the process ends well if the smaller file is there. */
  static Process begin(Path client, Path from, Path to) throws IOException {
    List<String> command = command(client);
    command.addAll(List.of(from.toString(), "-o", to.toString()));
    return new ProcessBuilder(command).inheritIO().start();
  }
}
