package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Lesson;
import derring.formats.Practice;
import derring.formats.Shelf;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The coach, hints and puzzles, through real HTTP. */
class CoachAtTheWireTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Map<String, Object> AGAINST_BOT =
      Map.of("game", "swordplay", "seats", List.of("me", "bot"), "who", "link");

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

  /** Makes the first move a few times, as soon as it may, and then gives up. */
  private static void resign(Visitor.Link link, int seat, int moves) {
    for (int made = 0; made < moves; ) {
      if (link.toAct(seat) && !link.moves().isEmpty()) {
        Facts answer =
            link.ask(Map.of("do", "move", "seat", seat, "move", link.moves().getFirst()));
        if (answer.at("ok").flag()) {
          link.upTo(((Number) answer.at("n").raw()).longValue());
          made++;
        }
      } else {
        link.next();
      }
    }
    assertThat(link.ask(Map.of("do", "resign", "seat", seat)).at("ok").flag()).isTrue();
    link.until("finished");
  }

  private static Facts coached(Visitor guest, String path, Object body) {
    for (int i = 0; i < 600; i++) {
      Visitor.Got got = guest.post(path, body);
      assertThat(got.status()).as(got.text()).isEqualTo(200);
      if (got.facts().has("analysis")) {
        return got.facts().at("analysis");
      }
      assertThat(got.facts().at("done").number(0, 1000))
          .isLessThan(got.facts().at("all").number(1, 1000));
    }
    throw new AssertionError("the coach does not come to an end");
  }

  @Test
  void nothingIsSaidOfARunningMatchAndWhatIsSaidAfterItIsKept() {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    String path = "/api/matches/" + match + "/coach";
    Visitor.Link link = guest.follow(match).until("running");
    Visitor.Got early = guest.post(path, Map.of());
    assertThat(early.status()).isEqualTo(409);
    assertThat(early.text()).contains("The coach says nothing about a match until it is over.");
    resign(link, 0, 5);
    Facts analysis = coached(visitor(), path, Map.of());
    assertThat(analysis.at("whole").flag()).isTrue();
    assertThat(analysis.items("sides")).hasSize(2);
    assertThat(analysis.items("sides").get(1).at("end").raw()).isEqualTo(1.0);
    assertThat(analysis.items("moments")).isNotEmpty();
    server.close();
    start();
    Visitor.Got kept = visitor().post(path, Map.of());
    assertThat(kept.facts().at("analysis").raw()).as("kept").isEqualTo(analysis.raw());
    assertThat(visitor().post("/api/matches/" + "0".repeat(32) + "/coach", Map.of()).status())
        .isEqualTo(404);
    Visitor other = visitor();
    String record = other.get("/api/matches/" + match + "/record").text();
    assertThat(coached(other, "/api/records/coach", record).raw())
        .as("a record says that it was given up")
        .isEqualTo(analysis.raw());
    Visitor.Got stripped =
        other.post(
            "/api/records/coach", record.replaceFirst("(?s)  \"cut-short\": \\{.*?},\n", ""));
    assertThat(stripped.status()).isEqualTo(400);
    assertThat(stripped.text()).contains("how the match was cut short");
    Visitor.Got nonsense = other.post("/api/records/coach", "{}");
    assertThat(nonsense.status()).isEqualTo(400);
  }

  @Test
  void theRecordOfAMatchAtOneScreenThatRunsIsRefused() {
    Visitor guest = visitor();
    String match =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    guest.follow(match).until("running");
    String record = guest.get("/api/matches/" + match + "/record").text();
    assertThat(record).contains("\"derring-record\"").doesNotContain("cut-short");
    Visitor.Got refused = guest.post("/api/records/coach", record);
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.text()).contains("The coach says nothing about a match until it is over.");
  }

  @Test
  void aHintIsForWhoPlaysBotsAndForNobodyElse() {
    Visitor guest = visitor();
    String match = guest.open(AGAINST_BOT);
    Visitor.Link link = guest.follow(match).until("running");
    while (!link.toAct(0) || link.moves().size() < 2) { // the only move there is the server makes
      link.next();
    }
    Visitor.Got hint = guest.post("/api/matches/" + match + "/hint", Map.of("seat", 0));
    assertThat(hint.status()).as(hint.text()).isEqualTo(200);
    assertThat(link.moves()).contains(hint.facts().at("move").text());
    assertThat(visitor().post("/api/matches/" + match + "/hint", Map.of("seat", 0)).status())
        .as("not his seat")
        .isEqualTo(403);

    String people =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link"));
    Visitor friend = visitor();
    guest.follow(people).until("open");
    friend.post("/api/matches/" + people + "/seats/1", Map.of());
    Visitor.Link second = friend.follow(people).until("running");
    for (int seat = 0; seat < 2; seat++) {
      Visitor.Got refused =
          (seat == 0 ? guest : friend)
              .post("/api/matches/" + people + "/hint", Map.of("seat", seat));
      assertThat(refused.status()).isEqualTo(403);
      assertThat(refused.text()).contains("here people play each other");
    }
    assertThat(second.table.at("state").text()).isEqualTo("running");

    String oneScreen =
        guest.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    guest.follow(oneScreen).until("running");
    assertThat(guest.post("/api/matches/" + oneScreen + "/hint", Map.of("seat", 0)).status())
        .as("two people may sit there")
        .isEqualTo(403);
  }

  @Test
  void aPuzzleTellsNothingOfItsSolutionBeforeItIsSolvedOrGivenUp() {
    Visitor guest = visitor();
    Visitor.Got all = guest.get("/api/games/swordplay/puzzles");
    int count = all.facts().at("count").number(1, 1000);
    all.facts().at("today").number(0, count - 1);
    // Today's may be a line, in which the one right move is not the end of it.
    String path = "/api/games/swordplay/puzzles/" + ofOneMove("swordplay");
    Facts told = guest.get(path).facts();
    assertThat(told.keys()).containsExactly("name", "say", "outlook");
    assertThat(told.at("outlook").at("plight").text()).matches(".+ left against .+ in your hand");
    Facts laid = guest.post(path, Map.of("found", List.of())).facts();
    assertThat(laid.keys()).containsExactly("tried");
    assertThat(laid.at("tried").has("wants")).isFalse();
    Facts solved = guest.post(path, Map.of("give-up", true)).facts();
    assertThat(solved.at("then").text()).startsWith("Yes: ");
    assertThat(solved.at("tried").at("done").flag()).isTrue();
    int right = 0;
    List<Facts> moves = laid.at("tried").items("frames").getLast().at("table").items("moves");
    for (Facts move : moves) {
      Facts tried = guest.post(path, Map.of("move", move.at("notation").text())).facts();
      right += tried.at("tried").at("done").flag() ? 1 : 0;
      assertThat(tried.has("then")).isEqualTo(tried.at("tried").at("done").flag());
    }
    assertThat(right).as("one move is the one").isEqualTo(1);
    assertThat(guest.get("/api/games/swordplay/puzzles/" + count).status()).isEqualTo(404);
    assertThat(guest.get("/api/games/quoits/puzzles").text()).contains("\"count\":0");
    assertThat(guest.get("/api/games/quoits/puzzles/0").status()).isEqualTo(404);
  }

  @Test
  void aPuzzleOfSeveralMovesIsMadeOrShownOneByOneAndAnotherMoveIsNotAnsweredWithTheRightOne() {
    Visitor guest = visitor();
    List<Lesson.Situation> puzzles =
        Objects.requireNonNull(SHELF.puzzles(SHELF.title("fire-at-will"))).situations();
    int longest = 0;
    for (int i = 0; i < puzzles.size(); i++) {
      longest = moves(puzzles.get(i)).size() > moves(puzzles.get(longest)).size() ? i : longest;
    }
    List<String> moves = moves(puzzles.get(longest));
    assertThat(moves).hasSizeGreaterThan(2);
    String path = "/api/games/fire-at-will/puzzles/" + longest;
    Facts shown = guest.post(path, Map.of("give-up", true)).facts();
    assertThat(shown.at("tried").items("frames")).hasSize(moves.size());
    assertThat(shown.at("tried").at("done").flag()).isTrue();
    for (int made = 0; made < moves.size(); made++) {
      List<String> found = moves.subList(0, made);
      Facts wrong = guest.post(path, Map.of("found", found, "move", "wait")).facts();
      assertThat(wrong.at("tried").at("refused").at("sentence").text())
          .isEqualTo("There is better.");
      Facts right = guest.post(path, Map.of("found", found, "move", moves.get(made))).facts();
      assertThat(right.at("tried").at("done").flag()).isEqualTo(made == moves.size() - 1);
      assertThat(right.has("then")).isEqualTo(made == moves.size() - 1);
    }
    Facts rest =
        guest.post(path, Map.of("found", List.of(moves.getFirst()), "give-up", true)).facts();
    assertThat(rest.at("tried").items("frames")).hasSize(moves.size() - 1);
  }

  @Test
  void whoOnlySaysThatHeHasSolvedAPuzzleIsNotShownIt() {
    Visitor guest = visitor();
    String path = "/api/games/swordplay/puzzles/0";
    Lesson.Situation puzzle =
        Objects.requireNonNull(SHELF.puzzles(SHELF.title("swordplay"))).situation(0);
    List<String> moves = moves(puzzle);
    List<String> more = new ArrayList<>(moves);
    more.add(moves.getFirst());
    for (Object said : List.of(List.of("pass"), more)) {
      Visitor.Got got = guest.post(path, Map.of("found", said));
      assertThat(got.status()).isEqualTo(409);
      assertThat(got.text()).contains("not how the puzzle went").doesNotContain(puzzle.then());
    }
    assertThat(guest.post(path, Map.of("made", 100)).status()).isEqualTo(400);
    assertThat(guest.post(path, Map.of("found", moves)).facts().at("then").text())
        .as("who has found it is told")
        .isEqualTo(puzzle.then());
  }

  private static int ofOneMove(String game) {
    List<Lesson.Situation> puzzles =
        Objects.requireNonNull(SHELF.puzzles(SHELF.title(game))).situations();
    int at = 0;
    while (moves(puzzles.get(at)).size() > 1) {
      at++;
    }
    return at;
  }

  private static List<String> moves(Lesson.Situation puzzle) {
    Practice<?, ?, ?> practice = puzzle.practice(SHELF);
    List<String> moves = new ArrayList<>();
    while (!practice.done()) {
      moves.add(Objects.requireNonNull(practice.wanted()));
      practice.advance();
    }
    return moves;
  }
}
