package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Long work stands back. */
class WorkshopTest {
  private static final int NICE_IN_STAT = 16;

  @Test
  @EnabledOnOs(OS.LINUX)
  void whoReckonsStandsBackAndNobodyElse() {
    int usual = niceOfThisThread();
    try (Workshop workshop = new Workshop("test", 1, 1)) {
      assertThat(workshop.done(WorkshopTest::niceOfThisThread))
          .isEqualTo(Math.max(usual, Courtesy.NICE));
    }
    assertThat(niceOfThisThread()).isEqualTo(usual);
  }

  /** The fields behind the name of the thread, which may have blanks in it. */
  private static int niceOfThisThread() {
    try {
      String stat = Files.readString(Path.of("/proc/thread-self/stat"));
      return Integer.parseInt(
          stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1)[NICE_IN_STAT]);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
