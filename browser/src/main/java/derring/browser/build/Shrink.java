package derring.browser.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes what was compiled to WebAssembly smaller, by a tool of the client. */
final class Shrink {
  private static final String TOOL = "tools/shrink.mjs";
  private static final String WORDS = "tools/words.mjs";
  private static final String BINARYEN = "node_modules/binaryen/package.json";

  private Shrink() {}

  /** What decides what comes out, beside the compiler's work. */
  static String print(Path client) throws IOException {
    StringBuilder print = new StringBuilder();
    for (String each : List.of(TOOL, WORDS, BINARYEN)) {
      print.append(Files.readString(client.resolve(each)));
    }
    return print.toString();
  }

  /** Begins to; the process ends well if the smaller file is there. */
  static Process begin(Path client, Path from, Path to) throws IOException {
    String tool = client.resolve(TOOL).toString();
    return new ProcessBuilder("node", tool, from.toString(), to.toString()).inheritIO().start();
  }
}
