package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.LentNames;
import derring.formats.Shelf;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that waits: what people are called there, and what who opened it may do. */
class InvitationTest {
  private static final Map<String, Object> TWO =
      Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link");

  @TempDir Path data;
  private Server server;

  @BeforeEach
  void start() {
    server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE));
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Visitor visitor() {
    return new Visitor(server.port());
  }

  private Visitor visitor(String name) {
    Visitor visitor = visitor();
    visitor.post("/api/me", Map.of("name", name));
    return visitor;
  }

  private static Visitor.Got at(Visitor who, String match, String what, Object body) {
    return who.post("/api/matches/" + match + "/" + what, body);
  }

  private static String error(Visitor.Got got) {
    return got.status() + " " + got.facts().at("error").at("sentence").text();
  }

  @Test
  void aStrangerIsLentANameThatFollowsFromTheIdUntilOneIsGiven() {
    Visitor stranger = visitor();
    Facts me = stranger.get("/api/me").facts();
    assertThat(me.at("name").text()).isEqualTo(LentNames.of(me.at("guest").text()));
    assertThat(me.at("lent").flag()).isTrue();
    String match = stranger.open(TWO);
    assertThat(
            stranger.follow(match).until("open").table.items("seats").getFirst().at("name").text())
        .isEqualTo(me.at("name").text());
    Facts named = stranger.post("/api/me", Map.of("name", "Mara")).facts();
    assertThat(named.at("lent").flag()).isFalse();
    assertThat(stranger.get("/api/me").facts().at("lent").flag()).isFalse();
  }

  @Test
  void atOneScreenWhoGivesNoNameIsLentOne() {
    Visitor host = visitor("Mara");
    Map<String, Object> here =
        Map.of(
            "game",
            "swordplay",
            "seats",
            List.of("me", "me"),
            "who",
            "local",
            "names",
            List.of("", ""));
    List<String> names =
        host.follow(host.open(here)).until("running").table.items("seats").stream()
            .map(seat -> seat.at("name").text())
            .toList();
    String guest = host.get("/api/me").facts().at("guest").text();
    assertThat(names).containsExactly("Mara", LentNames.of(guest + " 1"));
  }

  @Test
  void lentNamesAreManyShortAndNobodyElses() {
    List<String> names =
        IntStream.range(0, 4000).mapToObj(i -> LentNames.of("guest " + i)).toList();
    assertThat(names.stream().distinct().count()).isGreaterThan(2400); // of 4096, by chance 2550
    List<String> bots =
        Shelf.standard().titles().stream()
            .flatMap(title -> Bots.forGame(title).stream())
            .map(BotMaker::called)
            .toList();
    assertThat(names)
        .allSatisfy(name -> assertThat(Guests.name(name)).isEqualTo(name))
        .noneMatch(name -> name.startsWith("Guest"))
        .doesNotContainAnyElementsOf(bots);
  }

  @Test
  void sixteenInARingAreSixteenPeople() {
    Map<String, Object> ring = Map.of("battle", "multi-game-brawl", "sets", 4, "per-set", 4);
    List<String> seats = new ArrayList<>(List.of("me"));
    for (int seat = 1; seat < 16; seat++) {
      seats.add(seat % 2 == 0 ? "beginner" : "solid");
    }
    Visitor host = visitor("Mara");
    String match = host.open(Map.of("game", "have-at-you", "options", ring, "seats", seats));
    List<Facts> sitting = host.follow(match).until("running").table.items("seats");
    assertThat(sitting)
        .extracting(seat -> seat.at("name").text())
        .doesNotHaveDuplicates()
        .allSatisfy(name -> assertThat(name).doesNotContainPattern("\\d"))
        .startsWith("Mara", "Hob Tarrant", "Toby Spriggs", "Sailor Tam", "Swab Juba");
    assertThat(sitting).extracting(seat -> seat.at("face").text()).doesNotHaveDuplicates();
  }

  @Test
  void theHostFillsASeatWithABotAndNobodyElseDoes() {
    Visitor host = visitor("Mara");
    Visitor friend = visitor("Jonas");
    String match = host.open(TWO);
    Facts glance = friend.get("/api/matches/" + match).facts();
    assertThat(glance.at("match").at("host").raw()).isEqualTo(0);
    assertThat(glance.at("match").items("you")).isEmpty();
    assertThat(glance.has("view")).isFalse();
    assertThat(error(at(friend, match, "seats/1", Map.of("bot", "solid"))))
        .isEqualTo("403 Only who opened the match may have a bot sit down.");
    assertThat(error(at(host, match, "seats/1", Map.of("bot", "nobody"))))
        .startsWith("400")
        .contains("xpected")
        .contains("solid");
    assertThat(error(at(host, match, "seats/0", Map.of("bot", "solid")))).startsWith("409");
    assertThat(at(host, match, "seats/1", Map.of("bot", "solid")).status()).isEqualTo(200);
    Visitor.Link link = host.follow(match).until("running");
    Facts bot = link.table.items("seats").get(1);
    assertThat(bot.at("kind").text()).isEqualTo("bot");
    assertThat(bot.at("name").text()).isEqualTo("Quartermaster Calloway");
    Facts running = friend.get("/api/matches/" + match).facts();
    assertThat(running.at("view").items("fighters")).hasSize(2);
    assertThat(running.at("outlook").at("plight").text()).as("to who only watches").isEmpty();
    assertThat(running.at("outlook").items("gauges")).hasSize(2);
    Facts mine = host.get("/api/matches/" + match).facts().at("outlook");
    assertThat(mine.at("sentence").text()).matches("[A-Z].*[.?]");
    assertThat(mine.at("plight").text())
        .isEqualTo("ten drops left against ten, five cards in your hand");
    assertThat(error(at(host, match, "cancel", Map.of())))
        .isEqualTo("409 The match does not wait any more.");
    assertThat(friend.get("/api/matches/" + "0".repeat(32)).status()).isEqualTo(404);
  }

  @Test
  void theHostCallsItOffAndWhoComesByTheLinkIsToldSo() {
    Visitor host = visitor("Mara");
    Visitor friend = visitor("Jonas");
    String match = host.open(TWO);
    Visitor.Link waiting = friend.follow(match).until("open");
    assertThat(error(at(friend, match, "cancel", Map.of())))
        .isEqualTo("403 Only who opened the match may do that.");
    assertThat(at(host, match, "cancel", Map.of()).status()).isEqualTo(200);
    waiting.until("finished");
    assertThat(waiting.table.at("outcome").at("reason").text())
        .isEqualTo("Mara has called it off.");
    assertThat(error(at(friend, match, "seats/1", Map.of())))
        .isEqualTo("409 The match was closed.");
  }

  @Test
  void anotherBattleTakesThePeopleAlongAndTheOldLinkLeadsThere() {
    Visitor host = visitor("Mara");
    Visitor friend = visitor("Jonas");
    String match =
        host.open(
            Map.of(
                "game",
                "swordplay",
                "options",
                Map.of("seats", 3),
                "who",
                "link",
                "seats",
                List.of("me", "open", "open")));
    at(friend, match, "seats/2", Map.of());
    Visitor.Link waiting = friend.follow(match).until("open");
    Map<String, Object> wish =
        Map.of("game", "have-at-you", "seats", List.of("open", "me"), "who", "link");
    assertThat(at(friend, match, "change", wish).status()).isEqualTo(403);
    assertThat(
            error(
                at(
                    host,
                    match,
                    "change",
                    Map.of("game", "swordplay", "seats", List.of("me", "solid")))))
        .startsWith("409 Jonas sits here already");
    Visitor.Got changed = at(host, match, "change", wish);
    assertThat(changed.status()).as(changed.text()).isEqualTo(200);
    String next = changed.facts().at("match").text();
    while (!waiting.table.has("rematch")) {
      waiting.next();
    }
    assertThat(waiting.table.at("rematch").text()).isEqualTo(next);
    Visitor.Link there = friend.follow(next).until("running");
    assertThat(there.table.at("game").text()).isEqualTo("have-at-you");
    assertThat(there.table.items("seats").stream().map(s -> s.at("name").text()).toList())
        .containsExactly("Jonas", "Mara");
    assertThat(there.table.items("you").getFirst().raw()).isEqualTo(0);
  }

  @Test
  void phrasesAreTheServersWordsAndCountAsTalk() {
    Visitor host = visitor("Mara");
    Map<String, String> phrases =
        host.get("/api/phrases").facts().items().stream()
            .collect(Collectors.toMap(p -> p.at("name").text(), p -> p.at("text").text()));
    assertThat(phrases).containsKey("salute").hasSizeGreaterThan(4);
    String match = host.open(TWO);
    Visitor.Link link = host.follow(match).until("open");
    assertThat(link.ask(Map.of("do", "say", "phrase", "salute")).at("ok").flag()).isTrue();
    Facts said = link.next();
    assertThat(said.at("kind").text()).isEqualTo("said");
    assertThat(said.items("events").getFirst().at("text").text()).isEqualTo(phrases.get("salute"));
    assertThat(link.ask(Map.of("do", "say", "phrase", "curse")).at("sentence").text())
        .contains("xpected")
        .contains("salute");
    assertThat(link.ask(Map.of("do", "say", "phrase", "salute", "text", "x")).at("ok").flag())
        .isFalse();
  }

  @Test
  void whatIfKeepsBotsAsBotsAndIsPlayedByWhomOneChose() {
    Visitor guest = visitor("Mara");
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "greedy"), "who", "link"));
    Visitor.Link link = guest.follow(match).until("running");
    while (!link.toAct(0)) {
      link.next();
    }
    link.ask(Map.of("do", "resign", "seat", 0));
    link.until("finished");
    String record = guest.get("/api/matches/" + match + "/record").text();
    assertThat(guest.post("/api/records?step=0&seats=me", record).status()).isEqualTo(400);
    assertThat(error(guest.post("/api/records?step=0&seats=me,nobody", record)))
        .isEqualTo("400 Nobody called nobody can take a seat of this game.");
    Visitor.Got other = guest.post("/api/records?step=0&seats=greedy,me", record);
    assertThat(other.status()).as(other.text()).isEqualTo(200);
    Visitor.Link whatIf = guest.follow(other.facts().at("match").text()).until("running");
    assertThat(whatIf.table.items("you").stream().map(Facts::raw).toList()).isEqualTo(List.of(1));
    assertThat(whatIf.table.items("seats").getFirst().at("kind").text()).isEqualTo("bot");
    assertThat(whatIf.table.items("seats").getFirst().at("name").text()).isEqualTo("Mara");
    while (!whatIf.toAct(1)) { // the bot plays on for Mara by itself
      whatIf.next();
    }
    assertThat(whatIf.moves()).isNotEmpty();
  }
}
