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
    compare(cases(1), "script");
  }

  @Test
  @Tag("soak")
  void manyMatchesOfEveryVariantArePlayedAsOnAJvm() throws Exception {
    List<String> cases = cases(100);
    compare(cases, "script");
    if (Node.newest() >= Node.WASM) {
      compare(cases, "wasm");
    }
  }

  private static List<String> cases(int games) {
    List<String> cases = new ArrayList<>(Cases.all(games));
    for (Title title : Shelf.standard().titles()) {
      cases.add("host " + title.id() + " " + Bots.standard(title).name() + " 11");
    }
    return cases;
  }

  private static void compare(List<String> cases, String build) throws Exception {
    List<String> here = cases.stream().map(SamenessTest::onThisJvm).toList();
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      lines.add(cases.get(i) + " = " + here.get(i));
    }
    Files.write(EXPECTED, lines);
    assertThat(Node.play(FOLDER, build, cases)).isEqualTo(here);
  }

  private static String onThisJvm(String line) {
    String[] words = line.split(" ", -1);
    return words[0].equals("host")
        ? Hosted.digest(words[1], words[2], Integer.parseInt(words[3]))
        : Cases.played(line);
  }

  /** The node that is there. */
  private static final class Node {
    static final int WASM = 22;

    static int newest() throws Exception {
      Process node = new ProcessBuilder("node", "--version").start();
      String version = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return Integer.parseInt(version.substring(1, version.indexOf('.')));
    }

    static List<String> play(Path folder, String build, List<String> lines)
        throws IOException, InterruptedException {
      Process node =
          new ProcessBuilder("node", "src/test/node/play.mjs", folder.toString(), build)
              .redirectError(ProcessBuilder.Redirect.INHERIT)
              .start();
      try (OutputStream in = node.getOutputStream()) {
        in.write(String.join("\n", lines).getBytes(StandardCharsets.UTF_8));
      }
      String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(node.waitFor()).isZero();
      return said.lines().toList();
    }
  }
}
