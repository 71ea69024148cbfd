package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.server.store.TestPostgres;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a host orders while the server runs is obeyed, and still holds after a restart. */
class HostTest {
  private static final Map<String, Object> TWO =
      Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "public");

  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    server = start("");
  }

  private Server start(String db) {
    return Server.start(
        new ServerOptions(
            "localhost",
            0,
            data,
            db,
            Pace.INSTANT,
            ServerOptions.Limits.NONE,
            new ServerOptions.Front(Set.of("127.0.0.1"), "")));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private void restart() {
    server.close();
    start();
  }

  private void order(Consumer<Hosting> order) {
    try (Hosting hosting = Hosting.open("", data)) {
      order.accept(hosting);
    }
  }

  private Visitor visitor(String name) {
    Visitor visitor = new Visitor(server.port());
    visitor.post("/api/me", Map.of("name", name));
    return visitor;
  }

  private static void await(BooleanSupplier done) {
    for (int i = 0; !done.getAsBoolean(); i++) {
      assertThat(i).as("it is obeyed within seconds").isLessThan(100);
      try {
        Thread.sleep(100);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static Facts say(Visitor.Link link) {
    return link.ask(Map.of("do", "say", "text", "Ahoy!"));
  }

  @Test
  void whoIsMutedInAMatchTalksElsewhere() {
    Visitor mara = visitor("Mara");
    String here = mara.open(TWO);
    String there = mara.open(TWO);
    Visitor.Link link = mara.follow(here).until("open");
    assertThat(say(link).at("ok").flag()).isTrue();
    String guest = mara.get("/api/me").facts().at("guest").text();
    order(hosting -> {
      assertThat(hosting.who(here)).singleElement().asString().startsWith(guest).contains("Ahoy!");
      hosting.mute(guest, here);
    });
    await(() -> !say(link).at("ok").flag());
    assertThat(say(link).at("sentence").text()).isEqualTo("The host has muted you here.");
    assertThat(say(mara.follow(there).until("open")).at("ok").flag()).isTrue();
    restart();
    Visitor again = new Visitor(server.port(), mara.cookie);
    assertThat(say(again.follow(here).until("open")).at("ok").flag()).isFalse();
    order(hosting -> {
      assertThat(hosting.list()).containsExactly("0  " + guest + " is muted in match " + here);
      hosting.undo(0);
      assertThat(hosting.list()).isEmpty();
      assertThatThrownBy(() -> hosting.undo(0)).isInstanceOf(BadInput.class);
    });
    Visitor.Link free = again.follow(here).until("open");
    await(() -> say(free).at("ok").flag());
  }

  @Test
  void whoIsMutedEverywhereByNameIsMutedInEveryMatch() {
    Visitor mara = visitor("Mara");
    Visitor.Link one = mara.follow(mara.open(TWO)).until("open");
    Visitor.Link two = mara.follow(mara.open(TWO)).until("open");
    Visitor ben = visitor("Ben");
    order(hosting -> hosting.mute("mara", ""));
    await(() -> !say(one).at("ok").flag());
    assertThat(say(two).at("ok").flag()).isFalse();
    assertThat(say(ben.follow(ben.open(TWO)).until("open")).at("ok").flag()).isTrue();
  }

  @Test
  void aNameThatWasTakenAwayIsShownNowhere() {
    Visitor rude = visitor("Rude Word");
    String match = rude.open(TWO);
    Visitor.Link link = rude.follow(match).until("open");
    say(link);
    Visitor other = visitor("Ben");
    Visitor.Link watching = other.follow(match).until("open");
    assertThat(watching.raw.toString()).contains("Rude Word");
    order(hosting -> hosting.rename("rude word", "A guest"));
    while (!watching.table.items("seats").getFirst().at("name").text().equals("A guest")) {
      watching.next();
    }
    assertThat(other.get("/api/matches").text()).contains("A guest").doesNotContain("Rude Word");
    assertThat(rude.get("/api/me").facts().at("name").text()).isEqualTo("A guest");
    assertThat(rude.post("/api/me", Map.of("name", "Rude  WORD")).status()).isEqualTo(403);
    restart();
    Visitor late = new Visitor(server.port());
    Visitor.Link later = late.follow(match).until("open");
    say(later);
    assertThat(later.raw.toString()).contains("A guest").doesNotContain("Rude Word");
    assertThat(late.get("/api/matches").text()).contains("A guest").doesNotContain("Rude Word");
  }

  @Test
  void aMatchThatIsClosedEndsWithAFact() {
    Visitor mara = visitor("Mara");
    String match = mara.open(TWO);
    Visitor.Link link = mara.follow(match).until("open");
    order(hosting -> {
      hosting.close(match, "Not here.");
      assertThatThrownBy(() -> hosting.close("0".repeat(32), "Not here."))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("there is no match");
    });
    link.until("finished");
    assertThat(link.table.at("outcome").at("reason").text()).isEqualTo("Not here.");
    String second = mara.open(TWO);
    server.close();
    order(hosting -> hosting.close(second, "Nor here."));
    start();
    Visitor again = new Visitor(server.port(), mara.cookie);
    assertThat(again.follow(match).until("finished").raw.toString()).contains("Not here.");
    assertThat(again.follow(second).until("finished").raw.toString()).contains("Nor here.");
    await(() -> {
      try (Hosting hosting = Hosting.open("", data)) {
        return hosting.list().isEmpty(); // both are carried out
      }
    });
  }

  @Test
  void whoeverComesFromABlockedAddressIsShutOut() {
    Visitor here = visitor("Mara");
    String match = here.open(TWO);
    Visitor.Link link = here.follow(match).until("open");
    order(hosting -> {
      hosting.block("9.9.9.0/24");
      hosting.block("127.0.0.1");
      assertThatThrownBy(() -> hosting.block("nobody")).isInstanceOf(BadInput.class);
    });
    assertThat(link.untilClosed().reason).isEqualTo("The host has blocked your address.");
    assertThat(here.get("/api/me").status()).isEqualTo(403);
    assertThat(here.follow(match).untilClosed().reason).contains("blocked");
    assertThat(from(here, "9.9.9.77")).isEqualTo(403);
    assertThat(from(here, "9.9.8.77")).isEqualTo(200);
    restart();
    Visitor again = new Visitor(server.port(), here.cookie);
    assertThat(from(again, "9.9.9.77")).isEqualTo(403);
    order(hosting -> hosting.undo(0));
    await(() -> from(again, "9.9.9.77") == 200);
  }

  private static int from(Visitor visitor, String address) {
    HttpRequest.Builder asked = visitor.request("/api/me").header("X-Forwarded-For", address);
    return visitor.send(asked).status();
  }

  @Test
  void everyNodeLearnsWhatIsOrdered() throws Exception {
    String db = TestPostgres.address(TestPostgres.place());
    try (Server near = start(db);
        Server far = start(db)) {
      Visitor mara = new Visitor(near.port());
      String match = mara.open(TWO);
      Visitor.Link link = new Visitor(far.port(), mara.cookie).follow(match).until("open");
      Visitor.Link other = mara.follow(match).until("open");
      try (Hosting hosting = Hosting.open(db, data)) {
        hosting.mute(mara.get("/api/me").facts().at("guest").text(), match);
        await(() -> !say(link).at("ok").flag());
        await(() -> !say(other).at("ok").flag());
        hosting.close(match, "Enough.");
      }
      link.until("finished");
      other.until("finished");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "203.0.113.7, 203.0.113.7, true",
    "203.0.113.7, 203.0.113.8, false",
    "203.0.113.0/24, 203.0.113.200, true",
    "203.0.113.0/24, 203.0.114.1, false",
    "2001:db8::/64, 2001:db8:0:0:0:0:0:9, true",
    "2001:db8::/64, 2001:db8:0:1:0:0:0:9, false",
    "203.0.113.0/24, '', false",
    "203.0.113.0/24, unknown, false",
  })
  void aRangeHasTheAddressesThatBeginLikeIt(String range, String address, boolean within) {
    assertThat(AddressRange.of(range).contains(address)).isEqualTo(within);
  }

  @ParameterizedTest
  @CsvSource({"203.0.113.0/33", "203.0.113.0/0", "203.0.113.0/x", "example.org", "''"})
  void whatIsNoRangeIsRefused(String text) {
    assertThatThrownBy(() -> AddressRange.of(text))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("expected an address like");
  }
}
