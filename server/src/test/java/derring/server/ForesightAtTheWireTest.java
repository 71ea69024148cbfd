package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A screen asks what moves would come to, and whether a table can be played on. */
class ForesightAtTheWireTest {
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

  private static Visitor.Link follow(Visitor guest) {
    return guest
        .follow(
            guest.open(
                Map.of("game", "one-for-all", "seats", List.of("me", "random"), "who", "link")))
        .until("running");
  }

  private static Facts foresee(Visitor.Link link, int seat, Object lines) {
    return link.ask(Map.of("do", "foresee", "seat", seat, "lines", lines, "further", true));
  }

  @Test
  void aLineIsForeseenAndOneThatIsRefusedIsNull() {
    Visitor.Link link = follow(new Visitor(server.port()));
    long before = link.last;
    Facts answer =
        foresee(
            link,
            0,
            List.of(
                List.of(Map.of("kind", "place", "figure", "athos", "x", 8000, "y", 1500)),
                List.of("place athos at 8 9"),
                List.of("athos dances")));
    assertThat(answer.at("ok").flag()).isTrue();
    List<Facts> found = answer.items("foresights");
    assertThat(found).hasSize(3);
    assertThat(found.get(0).at("figure").text()).isEqualTo("athos");
    assertThat(found.get(0).at("x").raw()).isEqualTo(8000);
    assertThat(found.get(1).raw()).isNull();
    assertThat(found.get(2).raw()).isNull();
    assertThat(link.last).isEqualTo(before);
  }

  @Test
  void onlyWhoSitsThereIsToldAndNobodyMayAskForTooMuch() {
    Visitor.Link link = follow(new Visitor(server.port()));
    List<Object> one = List.of(List.of("place athos at 8 1.5"));
    assertThat(foresee(link, 1, one).at("ok").flag()).isFalse();
    List<Object> many = new ArrayList<>();
    for (int i = 0; i < 101; i++) {
      many.add(List.of("place athos at 8 1.5"));
    }
    assertThat(foresee(link, 0, many).at("sentence").text()).contains("at most 100 lines");
    assertThat(foresee(link, 0, List.of(List.of())).at("sentence").text()).contains("1 to 4 moves");
    assertThat(foresee(link, 0, one).at("ok").flag()).isTrue();
  }

  @Test
  void aStateThatLooksTheSameToASeatAnswersAsTheServerDoes() {
    Visitor.Link link = follow(new Visitor(server.port()));
    assertThat(link.ask(Map.of("do", "world", "seat", 1)).at("ok").flag()).isFalse();
    Board<?, ?, ?> melee = imagined(link);
    List<Object> lines =
        List.of(List.of("place athos at 8 1.5"), List.of("place athos at 8 9"), List.of("what"));
    List<List<Facts>> asked = Wish.lines(Facts.of(Map.of("lines", lines)));
    assertThat(Json.lean(melee.foresight(0, asked, true).get()))
        .isEqualTo(Json.lean(foresee(link, 0, lines).at("foresights").raw()));

    Visitor guest = new Visitor(server.port());
    Map<String, Object> duel =
        Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local");
    Visitor.Link hidden = guest.follow(guest.open(duel)).until("running");
    Board<?, ?, ?> bout = imagined(hidden);
    for (String move : List.of("pass", "attack - high", "ready nothing", "riposte - low")) {
      Facts told = hidden.ask(Map.of("do", "why", "seat", 0, "move", move));
      Verdict here = bout.judge(0, move);
      assertThat(here.legal()).as(move).isEqualTo(told.at("ok").flag());
      assertThat(here.sentence()).isEqualTo(told.text("sentence", ""));
    }
  }

  private static Board<?, ?, ?> imagined(Visitor.Link link) {
    Facts world = link.ask(Map.of("do", "world", "seat", 0));
    assertThat(world.at("n").raw()).isEqualTo((int) link.last);
    Shelf shelf = Shelf.standard();
    Title title = shelf.title(world.at("game").text(), world.at("rules").number(1, 99));
    return Board.imagined(shelf.open(title, world.at("options")).game(), world.at("state"));
  }

  @Test
  void aTableFileIsReadAndCheckedWithItsLine() {
    Visitor guest = new Visitor(server.port());
    Facts tavern = guest.get("/api/games/one-for-all/cards/tavern").facts();
    assertThat(tavern.at("content").at("title").text()).contains("Dagger and Drake");
    assertThat(tavern.at("view").items("objects")).hasSizeGreaterThan(30);
    assertThat(guest.get("/api/games/one-for-all/cards/cellar").status()).isEqualTo(404);

    String good =
        """
        title: Barn
        size: [12, 12]
        deploy: {a: [0, 0, 12, 3], b: [0, 9, 12, 12]}
        objects:
          - {id: one, kind: stool, at: [6, 6]}
        """;
    Facts checked = check(guest, good);
    assertThat(checked.at("good").flag()).isTrue();
    assertThat(checked.at("file").at("view").at("table").text()).isEqualTo("Barn");

    Facts wrong = check(guest, good + "  - {id: two, kind: crate, at: [6.5, 6]}\n");
    assertThat(wrong.at("good").flag()).isFalse();
    assertThat(wrong.at("line").raw()).isEqualTo(6);
    assertThat(wrong.at("sentence").text()).contains("'two' overlaps 'one'");
    assertThat(check(guest, "title: [").at("good").flag()).isFalse();
  }

  private static Facts check(Visitor guest, String text) {
    Visitor.Got got = guest.post("/api/games/one-for-all/cards/tavern", Map.of("text", text));
    assertThat(got.status()).isEqualTo(200);
    return got.facts();
  }
}
