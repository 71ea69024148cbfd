package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the figures of tournaments are written into. */
class TournamentTest {
  @TempDir Path project;

  private Ran tournament(String... words) {
    String[] all = new String[words.length + 6];
    all[0] = "tournament";
    all[1] = "audatia";
    all[2] = "--games";
    all[3] = "2";
    all[4] = "--write";
    all[5] = project.toString();
    System.arraycopy(words, 0, all, 6, words.length);
    return Ran.of("", all);
  }

  @Test
  void aBotAtEveryTableIsToldOnceForEachAndTakesThePlaceOfWhatWasThere() throws Exception {
    Path report = Files.createDirectories(project.resolve("bench")).resolve("BOTS.md");
    for (int run = 0; run < 2; run++) {
      Ran ran = tournament("--every-table", "--bot", "solid", "--bot", "greedy");
      assertThat(ran.status()).as(ran.err()).isZero();
      // the solid one judges as the greedy bot does
      assertThat(ran.out().lines()).hasSize(9).allMatch(line -> line.endsWith("+0.0 ± 0.0 %"));
    }
    assertThat(Files.readString(report))
        .startsWith("# How strong the bots are")
        .containsOnlyOnce("## Audatia, every table")
        .contains("| as it is | 2 | ");
  }

  @Test
  void everyTableNeedsTwoBotsAndLooksAtNoOption() throws Exception {
    Files.createDirectories(project.resolve("bench"));
    for (String[] words :
        new String[][] {
          {"--every-table", "--bot", "solid"},
          {"--every-table", "--bot", "solid", "--bot", "solid"},
          {"--every-table", "--bot", "solid", "--bot", "greedy", "--option", "break=true"}
        }) {
      Ran ran = tournament(words);
      assertThat(ran.status()).isEqualTo(2);
      assertThat(ran.err()).contains("--every-table: expected two different --bot");
    }
  }
}
