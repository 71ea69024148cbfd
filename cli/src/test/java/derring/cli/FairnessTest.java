package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.Match;
import derring.kernel.State;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The terminal asks all who may act, as the contract kit wants it of every host. */
class FairnessTest {
  /** So many moves of others, for each seat, may be made while one may act. */
  private static final int PATIENCE = 20;

  /** The whole command, as a person starts it; what it did is read from its record. */
  @Test
  void theTerminalLetsNobodyWaitForEver(@TempDir Path folder)
      throws IOException, InterruptedException {
    Path file = folder.resolve("ring.json");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Derring.class.getName()));
    command.addAll(List.of("play", "have-at-you", "--seed", "1", "--record", file.toString()));
    command.addAll(List.of("--option", "battle=multi-game-brawl", "--option", "target=4"));
    command.addAll(List.of("--seat", "random", "random", "random", "random"));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("said.txt").toFile())
            .start();
    process.getOutputStream().close();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the match ends").isTrue();
    assertThat(process.exitValue()).isZero();
    var kept = Records.read(Doc.read(file), Shelf.standard());
    assertThat(kept.record().terms().options())
        .containsAllEntriesOf(Map.of("battle", "multi-game-brawl"));
    fair(kept.verify());
  }

  private static <S extends State<S>, M, V> void fair(Match<S, M, V> match) {
    assertThat(match.steps()).isNotEmpty();
    int[] waited = new int[match.game().seats()];
    for (int i = 0; i < match.steps().size(); i++) {
      int toAct = match.game().toAct(match.stateAfter(i));
      int mover = match.steps().get(i).seat();
      for (int seat = 0; seat < waited.length; seat++) {
        waited[seat] = seat != mover && (toAct >> seat & 1) == 1 ? waited[seat] + 1 : 0;
        assertThat(waited[seat])
            .as("moves of others while seat %d waits to be asked", seat)
            .isLessThanOrEqualTo(PATIENCE * waited.length);
      }
    }
  }
}
