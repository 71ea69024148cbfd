package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bots;
import derring.formats.Shelf;
import derring.kernel.Title;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What was compiled for browsers plays the same matches as a JVM: every move, every state and every
 * frame that a page is shown.
 */
class SamenessTest {
  private static final Path FOLDER = Path.of("target", "classes", "web", "here");

  /** The browser tests hold Chromium against the same. */
  private static final Path EXPECTED = Path.of("target", "sameness.txt");

  @Test
  void everyVariantIsPlayedAsOnAJvm() throws Exception {
    compare(cases(1));
  }

  @Test
  @Tag("soak")
  void manyMatchesOfEveryVariantArePlayedAsOnAJvm() throws Exception {
    compare(cases(100));
  }

  private static List<String> cases(int games) {
    List<String> cases = new ArrayList<>(Cases.all(games));
    for (Title title : Shelf.standard().titles()) {
      cases.add("host " + title.id() + " " + Bots.standard(title).name() + " 11");
    }
    return cases;
  }

  private static void compare(List<String> cases) throws Exception {
    List<String> here = cases.stream().map(SamenessTest::onThisJvm).toList();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      lines.add(cases.get(i) + " = " + here.get(i));
    }
    Files.write(EXPECTED, lines);
    String node = Node.modern();
    for (String build : new String[] {"script", "wasm"}) {
      assertThat(Node.play(node, FOLDER, build, cases)).as(build).isEqualTo(here);
    }
  }

  private static String onThisJvm(String line) {
    String[] words = line.split(" ", -1);
    return words[0].equals("host")
        ? Hosted.digest(words[1], words[2], Integer.parseInt(words[3]))
        : Cases.played(line);
  }

  /** JavaScript and WebAssembly outside of a browser. */
  private static final class Node {
    /** The first whose WebAssembly is a browser's of today; 22 stumbles over exceptions. */
    private static final int LEAST = 24;

    private static final String BROUGHT = "24.21.0";

    /** The node that is there, or one that is brought if that is older. */
    static String modern() throws Exception {
      String version = said(List.of("node", "--version"), "");
      return Integer.parseInt(version.substring(1, version.indexOf('.'))) >= LEAST
          ? "node"
          : brought().toString();
    }

    private static Path brought() throws Exception {
      String machine = said(List.of("node", "-p", "process.platform + '-' + process.arch"), "");
      String name = "node-" + machine.strip();
      Path folder = Path.of("target", "node-" + BROUGHT);
      Path node = folder.resolve("node_modules").resolve(name).resolve("bin").resolve("node");
      if (!Files.isExecutable(node)) {
        String wanted = name + "@" + BROUGHT;
        String there = folder.toString();
        said(List.of("npm", "install", "--no-save", "--no-audit", "--prefix", there, wanted), "");
      }
      return node;
    }

    static List<String> play(String node, Path folder, String build, List<String> lines)
        throws IOException, InterruptedException {
      List<String> words = List.of(node, "src/test/node/play.mjs", folder.toString(), build);
      return said(words, String.join("\n", lines)).lines().toList();
    }

    /** What a program answers; it must end well. */
    private static String said(List<String> words, String told)
        throws IOException, InterruptedException {
      Process program =
          new ProcessBuilder(words).redirectError(ProcessBuilder.Redirect.INHERIT).start();
      try (OutputStream in = program.getOutputStream()) {
        in.write(told.getBytes(StandardCharsets.UTF_8));
      }
      String said = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(program.waitFor()).as(String.join(" ", words)).isZero();
      return said;
    }
  }
}
