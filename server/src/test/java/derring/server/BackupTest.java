package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.server.store.Backup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A back-up is rehearsed: taken while people play, put elsewhere, and played on from. */
class BackupTest {
  private static final Map<String, Object> AGAINST_BOT =
      Map.of("game", "swordplay", "seats", List.of("me", "random"), "passes", false);

  @TempDir Path home;

  private Server start(Path data) {
    return Server.start(
        new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE));
  }

  /** Makes a move as soon as one is wanted. */
  private static void move(Visitor.Link link) {
    while (!link.toAct(0)) {
      link.next();
    }
    var answer = link.ask(Map.of("do", "move", "seat", 0, "move", link.moves().getLast()));
    assertThat(answer.at("ok").flag()).isTrue();
    link.upTo(((Number) answer.at("n").raw()).longValue());
  }

  @Test
  void whatWasCopiedWhilePeoplePlayedIsPlayedOn() {
    Path copy = home.resolve("copy.db");
    String match;
    String cookie;
    long told;
    try (Server server = start(home.resolve("data"))) {
      Visitor guest = new Visitor(server.port());
      cookie = guest.cookie;
      match = guest.open(AGAINST_BOT);
      Visitor.Link link = guest.follow(match).until("running");
      for (int i = 0; i < 4; i++) {
        move(link);
      }
      told = link.last;
      assertThat(Backup.take(home.resolve("data"), copy)).isGreaterThan(told);
      move(link);
      assertThatThrownBy(() -> Backup.take(home.resolve("data"), copy))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("is there already");
    }
    Path other = home.resolve("other");
    assertThat(Backup.restore(copy, other)).isGreaterThan(told);
    assertThatThrownBy(() -> Backup.restore(copy, other))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("has a store already");
    assertThat(Inspection.of("", other, done -> {}).bad()).isEmpty();
    try (Server server = start(other)) {
      Visitor guest = new Visitor(server.port(), cookie);
      Visitor.Link link = guest.follow(match).until("running");
      assertThat(link.last).isGreaterThanOrEqualTo(told);
      move(link);
    }
  }

  @Test
  void aMatchThatIsNotWholeIsNamedAndTheOthersGoOn() throws Exception {
    Path data = home.resolve("data");
    String broken;
    String sound;
    String cookie;
    try (Server server = start(data)) {
      Visitor guest = new Visitor(server.port());
      cookie = guest.cookie;
      broken = guest.open(AGAINST_BOT);
      Visitor.Link link = guest.follow(broken).until("running");
      move(link);
      move(link);
      sound = guest.open(AGAINST_BOT);
      guest.follow(sound).until("running");
    }
    try (var c = DriverManager.getConnection("jdbc:sqlite:" + data.resolve("derring.db"));
        var spoil =
            c.prepareStatement(
                "update facts set body = replace(body, '\"move\":\"', '\"move\":\"no ') where match = ?")) {
      spoil.setString(1, broken);
      assertThat(spoil.executeUpdate()).isPositive();
    }
    Inspection found = Inspection.of("", data, done -> {});
    assertThat(found.matches()).isEqualTo(2);
    assertThat(found.bad()).hasSize(1);
    assertThat(found.bad().getFirst().match()).isEqualTo(broken);
    assertThat(found.bad().getFirst().why()).contains("is not what was stored");
    try (Server server = start(data)) {
      Visitor guest = new Visitor(server.port(), cookie);
      move(guest.follow(sound).until("running"));
    }
  }

  @Test
  void whatIsNoBackupIsRefused() throws Exception {
    Path file = home.resolve("letter.txt");
    Files.writeString(file, "Dear Derring-Do, ".repeat(300));
    assertThatThrownBy(() -> Backup.restore(file, home.resolve("data")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("is no back-up of Derring-Do");
    assertThatThrownBy(() -> Backup.take(home.resolve("nowhere"), home.resolve("x")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("There is no store in");
  }
}
