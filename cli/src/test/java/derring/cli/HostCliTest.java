package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host orders from the command line, beside the server that runs. */
class HostCliTest {
  @TempDir Path data;

  @Test
  void ordersAreGivenListedAndTakenBackWhileAServerRuns() {
    ServerOptions options =
        new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE);
    try (Server server = Server.start(options)) {
      assertThat(server.port()).isPositive();
      Ran none = Ran.of("", "host", "list", "--data", data.toString());
      assertThat(none.out()).contains("No order holds.");
      Ran muted = Ran.of("", "host", "mute", "Mara", "--data", data.toString());
      assertThat(muted.err()).isEmpty();
      assertThat(muted.out()).contains("Order 0 is given");
      assertThat(Ran.of("", "host", "rename", "Rude", "--data", data.toString()).status()).isZero();
      assertThat(Ran.of("", "host", "block", "9.9.9.9", "--data", data.toString()).status())
          .isZero();
      Ran undone = Ran.of("", "host", "undo", "0", "--data", data.toString());
      assertThat(undone.status()).isZero();
      Ran list = Ran.of("", "host", "list", "--data", data.toString());
      assertThat(list.out())
          .contains("1  the name Rude is shown as A guest", "2  the address 9.9.9.9 is blocked")
          .doesNotContain("Mara");
      Ran wrong = Ran.of("", "host", "close", "nothing", "--data", data.toString());
      assertThat(wrong.status()).isEqualTo(2);
      assertThat(wrong.err()).contains("there is no match nothing");
    }
  }

  @Test
  void whereNoStoreIsNothingCanBeOrdered() {
    Ran ran = Ran.of("", "host", "list", "--data", data.resolve("none").toString());
    assertThat(ran.status()).isEqualTo(2);
    assertThat(ran.err()).contains("There is no store in");
  }
}
