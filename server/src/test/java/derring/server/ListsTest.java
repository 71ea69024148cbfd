package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What lists tell of matches: how they ended, and for whom. */
class ListsTest {
  @TempDir Path data;
  private Server server;
  private Visitor mara;
  private Visitor jonas;

  @BeforeEach
  void start() {
    server =
        Server.start(
            new ServerOptions("localhost", 0, data, "", Pace.INSTANT, ServerOptions.Limits.NONE));
    mara = visitor("Mara");
    jonas = visitor("Jonas");
  }

  @AfterEach
  void stop() {
    server.close();
  }

  private Visitor visitor(String name) {
    Visitor visitor = new Visitor(server.port());
    visitor.post("/api/me", Map.of("name", name));
    return visitor;
  }

  /** A match whose loser resigns, after a move or before the first. */
  private String resigned(String game, Visitor winner, Visitor loser, boolean moves) {
    String match =
        winner.open(Map.of("game", game, "seats", List.of("me", "open"), "who", "public"));
    loser.post("/api/matches/" + match + "/seats/1", Map.of());
    Visitor.Link link = loser.follow(match).until("running");
    Visitor.Link other = winner.follow(match).until("running");
    while (moves && !moved(other, link)) {
      other.next();
    }
    link.ask(Map.of("do", "resign", "seat", 1));
    other.until("finished");
    return match;
  }

  /** Makes a move for whoever is asked. */
  private static boolean moved(Visitor.Link first, Visitor.Link second) {
    for (int seat = 0; seat < 2; seat++) {
      Visitor.Link one = seat == 0 ? first : second;
      if (one.toAct(seat) && !one.moves().isEmpty()) {
        return one.ask(Map.of("do", "move", "seat", seat, "move", one.moves().getFirst()))
            .at("ok")
            .flag();
      }
    }
    return false;
  }

  private static List<Facts> list(Visitor who, String query) {
    Visitor.Got got = who.get("/api/matches?" + query);
    assertThat(got.status()).as(got.text()).isEqualTo(200);
    assertThat(got.text()).as("no list has guests").doesNotContain("guests");
    return got.facts().items();
  }

  private static List<String> ids(List<Facts> matches) {
    return matches.stream().map(match -> match.at("match").text()).toList();
  }

  @Test
  void aListTellsHowItEndedAndForWhom() {
    String match = resigned("morra", mara, jonas, true);
    Facts told = list(visitor("Ilse"), "show=finished").getFirst();
    assertThat(told.at("match").text()).isEqualTo(match);
    assertThat(told.at("outcome").at("reason").text()).isEqualTo("Jonas resigns.");
    assertThat(told.at("outcome").items("places").stream().map(Facts::raw).toList())
        .isEqualTo(List.of(1, 2));
    assertThat(told.items("you")).isEmpty();
    assertThat(((Number) told.at("opened").raw()).longValue())
        .isLessThanOrEqualTo(((Number) told.at("at").raw()).longValue());
    assertThat(list(jonas, "show=mine").getFirst().items("you").getFirst().raw()).isEqualTo(1);
  }

  @Test
  void onesOwnMatchesAreFoundByGameAndResult() {
    String won = resigned("morra", mara, jonas, true);
    String lost = resigned("morra", jonas, mara, true);
    String sword = resigned("swordplay", mara, jonas, true);
    String unplayed = resigned("morra", mara, jonas, false);
    assertThat(ids(list(mara, "show=mine"))).containsExactlyInAnyOrder(won, lost, sword, unplayed);
    assertThat(ids(list(mara, "show=mine&result=won"))).containsExactlyInAnyOrder(won, sword);
    assertThat(ids(list(mara, "show=mine&result=lost"))).containsExactly(lost);
    assertThat(ids(list(mara, "show=mine&game=swordplay"))).containsExactly(sword);
    assertThat(ids(list(mara, "show=mine&game=morra&result=won"))).containsExactly(won);
    assertThat(ids(list(mara, "show=mine&result=drawn"))).isEmpty();
    assertThat(mara.get("/api/matches?show=mine&result=best").status()).isEqualTo(400);
    assertThat(mara.get("/api/matches?show=finished&result=won").status()).isEqualTo(400);
  }

  @Test
  void theTallyCountsWinsInARowAndNobodyElsesMatches() {
    resigned("morra", mara, jonas, true);
    resigned("morra", mara, jonas, true);
    resigned("morra", jonas, mara, true);
    resigned("morra", mara, jonas, true);
    List<Facts> tally = mara.get("/api/me/tally").facts().items();
    assertThat(tally).hasSize(1);
    Facts morra = tally.getFirst();
    assertThat(morra.at("game").text()).isEqualTo("morra");
    assertThat(List.of(morra.at("played").raw(), morra.at("won").raw(), morra.at("streak").raw()))
        .isEqualTo(List.of(4, 3, 2));
    assertThat(morra.has("quickest")).as("what was given up is no feat").isFalse();
    assertThat(visitor("Ilse").get("/api/me/tally").facts().items()).isEmpty();
  }

  @Test
  void aWinOverABotIsAFeatWithItsMovesAndItsRating() {
    Random random = new Random(3);
    Visitor.Link link = null;
    String match = "";
    for (int i = 0; i < 30 && (link == null || !won(link)); i++) {
      match =
          mara.open(Map.of("game", "swordplay", "seats", List.of("me", "random"), "who", "link"));
      link = mara.follow(match).until("running");
      fight(link, random);
    }
    Facts tally = mara.get("/api/me/tally").facts().items().getFirst();
    assertThat(tally.at("quickest").at("match").text()).isEqualTo(match);
    assertThat(tally.at("quickest").at("against").text()).isEqualTo("Random");
    assertThat(tally.at("quickest").at("figure").number(1, 1000)).isGreaterThan(4);
    assertThat(tally.at("strongest").at("figure").number(1, 4000))
        .isLessThan(1500); // the solid one's
  }

  /** Does anything, as the random bot does. */
  private static void fight(Visitor.Link link, Random random) {
    while (!link.table.at("state").text().equals("finished")) {
      if (!link.toAct(0) || link.moves().isEmpty()) {
        link.next();
        continue;
      }
      String move = link.moves().get(random.nextInt(link.moves().size()));
      Facts answer = link.ask(Map.of("do", "move", "seat", 0, "move", move));
      if (answer.at("ok").flag()) {
        link.upTo(((Number) answer.at("n").raw()).longValue());
      }
    }
  }

  private static boolean won(Visitor.Link link) {
    return Integer.valueOf(1).equals(link.table.at("outcome").items("places").getFirst().raw());
  }
}
