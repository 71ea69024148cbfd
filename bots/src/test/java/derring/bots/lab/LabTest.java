package derring.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.bots.Mean;
import derring.formats.Box;
import derring.formats.CardFile;
import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.SeededChance;
import derring.kernel.Title;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabTest {
  private static final Shelf SHELF = Shelf.standard();

  @TempDir Path folder;

  /** Swordplay as it is, and with a Rapier of other damage. */
  private static List<Game<?, ?, ?>> rapiers(int damage) {
    Title title = SHELF.title("swordplay");
    CardFile changed = SHELF.cards(title, "pirates").changed("Rapier", Map.of("damage", damage));
    return List.of(
        SHELF.open(title, Facts.none()).game(),
        SHELF.open(title, Facts.none(), List.of(changed)).game());
  }

  private static Question question(int games, double within, String... names) {
    Question standard = Question.standard("a question");
    List<Question.Variation> variants = new ArrayList<>();
    for (String name : names) {
      variants.add(new Question.Variation(name, List.of(), Map.of(), List.of(), List.of()));
    }
    return new Question(
        standard.title(),
        List.of(),
        false,
        Map.of(),
        variants,
        standard.measures(),
        within,
        games,
        7);
  }

  private static Plan plan(List<Game<?, ?, ?>> games, String bot) {
    return new Plan(
        games.stream().map(game -> Collections.nCopies(game.seats(), bot)).toList(),
        false,
        Measure.all(),
        7);
  }

  private static Findings run(
      Question question, List<Game<?, ?, ?>> games, int threads, Ledger ledger) throws Exception {
    Plan plan = plan(games, "random");
    try (Threads crew = new Threads(plan, games, threads)) {
      return new Lab(question, plan, crew, ledger)
          .run(
              new Findings.Heading("swordplay", "Swordplay", "a question", true, 0, 7),
              Collections.nCopies(games.size(), List.of("seat 0", "seat 1")),
              (done, of, left) -> {});
    }
  }

  @Test
  void theSameIsFoundOnAnyNumberOfThreads() throws Exception {
    Question question = question(60, 0, "standard", "Rapier 4");
    List<Game<?, ?, ?>> games = rapiers(4);
    Findings one = run(question, games, 1, null);
    assertThat(run(question, games, 3, null)).isEqualTo(one);
    assertThat(one.variants()).hasSize(2);
    assertThat(one.variants().getFirst().cards()).extracting("name").contains("Rapier", "Dodge");
    assertThat(one.gaps().getFirst().decisions().value()).isNegative();
  }

  /**
   * Common random numbers: all that differs is the variant, so that no difference is exactly none.
   */
  @Test
  void aChangeThatIsNoneChangesNothingAtAll() throws Exception {
    Findings findings = run(question(40, 0, "standard", "the same"), rapiers(2), 2, null);
    Findings.Gap gap = findings.gaps().getFirst();
    assertThat(gap.wins().value()).isZero();
    assertThat(gap.wins().high()).isZero();
    assertThat(gap.wins().clear()).isFalse();
    assertThat(findings.variants().get(1).tables())
        .isEqualTo(findings.variants().getFirst().tables());
  }

  /** Both hold the Basic cards in every bout: no row tells them apart, but how often they serve. */
  @Test
  void itSaysHowOftenACardIsPlayedByThoseWhoHoldIt() throws Exception {
    Game<?, ?, ?> game = SHELF.open(SHELF.title("audatia"), Facts.none()).game();
    Findings findings = run(question(30, 0, "standard"), List.of(game), 2, null);
    List<Findings.Card> cards = findings.variants().getFirst().cards();
    Findings.Card cover =
        cards.stream()
            .filter(card -> card.name().equals("Cover and Pommel Strike"))
            .findFirst()
            .orElseThrow();
    assertThat(cover.wins()).doesNotContainKey("held");
    assertThat(cover.use().of()).isEqualTo(60);
    assertThat(cover.use().value()).isBetween(0.0, 0.5);
    assertThat(cards).allSatisfy(card -> assertThat(card.use().value()).isBetween(0.0, 1.0));
    assertThat(Page.whole(findings)).contains("how many of those who held it played it");
  }

  @Test
  void thatAllWereDealtTheSameIsSaidOnlyWhereThatCanBe() throws Exception {
    Title title = SHELF.title("swordplay");
    List<Game<?, ?, ?>> games =
        List.of(
            SHELF.open(title, Facts.of(Map.of("seats", 2))).game(),
            SHELF.open(title, Facts.of(Map.of("seats", 3))).game());
    List<List<String>> bots =
        List.of(List.of("random", "random"), Collections.nCopies(3, "random"));
    Question question = question(6, 0, "two", "three");
    Plan plan = new Plan(bots, true, Measure.all(), 7);
    Findings apart;
    try (Threads crew = new Threads(plan, games, 1)) {
      apart =
          new Lab(question, plan, crew, null)
              .run(
                  new Findings.Heading("swordplay", "Swordplay", "a question", true, 0, 7),
                  List.of(
                      Plan.called(games.get(0), bots.get(0)),
                      Plan.called(games.get(1), bots.get(1))),
                  (done, of, left) -> {});
    }
    String said = "All variants were dealt the same cards.";
    assertThat(Page.whole(apart)).contains("three").doesNotContain(said);
    assertThat(Page.whole(run(question(4, 0, "one", "other"), rapiers(4), 1, null))).contains(said);
  }

  private static Findings.Report with(Findings.Report report, double won, double played) {
    Findings.Row held = new Findings.Row("Rapier", won, won - 0.05, won + 0.05, 400, false);
    Findings.Row use = new Findings.Row("Rapier", played, played - 0.05, played + 0.05, 400, false);
    return new Findings.Report(
        report.name(),
        report.bots(),
        report.games(),
        report.wins(),
        report.byBot(),
        report.drawn(),
        report.points(),
        report.tables(),
        List.of(new Findings.Card("Rapier", Map.of("held", held), use)),
        report.length(),
        report.endings(),
        report.tension(),
        report.choices());
  }

  @Test
  void whatACardShiftsIsToldIfItIsMoreThanChance() throws Exception {
    Findings.Report any =
        run(question(2, 0, "standard"), rapiers(4).subList(0, 1), 1, null).variants().getFirst();
    List<Shift> shifts = Shift.between(with(any, 0.5, 0.7), with(any, 0.55, 0.9));
    assertThat(shifts).extracting(Shift::what).containsExactly("who held it played it");
    assertThat(shifts.getFirst().now().value()).isEqualTo(0.9);
    assertThat(Shift.between(with(any, 0.5, 0.7), with(any, 0.5, 0.7))).isEmpty();
  }

  @Test
  void whoIsInterruptedGoesOnAndFindsTheSame() throws Exception {
    Question question = question(60, 0, "standard", "Rapier 4");
    List<Game<?, ?, ?>> games = rapiers(4);
    Findings whole = run(question, games, 2, null);
    Path file = folder.resolve("kept.games");
    try (Ledger ledger = Ledger.open(file, "q", false)) {
      run(question.upTo(25), games, 2, ledger);
    }
    // A kill in the middle of a line, and in the middle of a letter.
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, java.util.Arrays.copyOf(bytes, bytes.length - 9));
    try (Ledger ledger = Ledger.open(file, "q", false)) {
      assertThat(ledger.size()).isEqualTo(49);
      assertThat(run(question, games, 2, ledger)).isEqualTo(whole);
      assertThat(ledger.size()).isEqualTo(120);
    }
    assertThatThrownBy(() -> Ledger.open(file, "another", false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("kept.games:1: these are matches of another question");
    Files.writeString(file, Files.readString(file) + "0 x\n");
    assertThatThrownBy(() -> Ledger.open(file, "q", false))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("this is no match that was kept");
  }

  @ParameterizedTest
  @ValueSource(strings = {"A\rB", "A\nB", "A\r\nB", "A\\nB", "A\u2028B", "\\", "=A", "A\tB"})
  void whateverACardIsCalledItsMatchesAreReadAgain(String name) throws Exception {
    Title title = SHELF.title("swordplay");
    CardFile named = SHELF.cards(title, "pirates").changed("Rapier", Map.of("name", name));
    List<Game<?, ?, ?>> games = List.of(SHELF.open(title, Facts.none(), List.of(named)).game());
    Question question = question(20, 0, "standard");
    Path file = folder.resolve("kept.games");
    Findings found;
    try (Ledger ledger = Ledger.open(file, "q", false)) {
      found = run(question, games, 1, ledger);
    }
    assertThat(found.variants().getFirst().cards()).extracting("name").contains(name);
    try (Ledger ledger = Ledger.open(file, "q", false)) {
      assertThat(ledger.size()).isEqualTo(20);
      assertThat(run(question, games, 1, ledger)).isEqualTo(found);
    }
  }

  @Test
  void oneLabAtATimeKeepsItsMatchesInAFile() throws Exception {
    Path file = folder.resolve("kept.games");
    try (Ledger _ = Ledger.open(file, "q", false)) {
      assertThatThrownBy(() -> Ledger.open(file, "q", true))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining(
              "kept.games: another lab or tournament keeps its matches there just now");
    }
    assertThat(Files.readString(file)).startsWith("derring lab");
    Ledger.open(file, "q", false).close();
  }

  @Test
  void aFileOfSomebodyElseIsNotWrittenOver() throws Exception {
    Path file = folder.resolve("my.games");
    Files.writeString(file, "chess, go");
    for (boolean fresh : new boolean[] {false, true}) {
      assertThatThrownBy(() -> Ledger.open(file, "q", fresh))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("my.games: this is no file with matches of a lab or a tournament");
      assertThat(file).content().isEqualTo("chess, go");
    }
    Files.writeString(file, "derring la"); // a kill in the middle of the first line
    Ledger.open(file, "q", false).close();
    assertThat(file).content().isEqualTo("derring lab 2 q\n");
  }

  /** Of coins that are fair: how often an interval misses the half at some look before the end. */
  private static int misses(Watch watch, int trials) {
    int missed = 0;
    for (int trial = 0; trial < trials; trial++) {
      SeededChance coin = new SeededChance(trial * 1000L);
      Mean.Sum sum = new Mean.Sum();
      boolean off = false;
      for (int n = 1; n <= 2000 && !off; n++) {
        sum.add(coin.die(2) - 1);
        off = n % 50 == 0 && Math.abs(sum.mean().value() - 0.5) > watch.reach(sum.mean());
      }
      missed += off ? 1 : 0;
    }
    return missed;
  }

  @Test
  void whoLooksOftenIsNotWrongMoreOftenThanHeSays() {
    assertThat(misses(new Watch(0, 2000, 1), 400)).isGreaterThan(60); // plain: more than 15 %
    assertThat(misses(new Watch(0.03, 2000, 1), 400)).isLessThan(20); // 5 %
  }

  @Test
  void itStopsWhenItIsExactEnoughAndNotBefore() throws Exception {
    List<Game<?, ?, ?>> games = rapiers(2).subList(0, 1);
    Findings rough = run(question(3000, 15, "standard"), games, 2, null);
    assertThat(rough.enough()).isTrue();
    Findings.Row first = rough.variants().getFirst().wins().getFirst();
    assertThat(first.high() - first.value()).isLessThanOrEqualTo(0.15);
    assertThat(rough.variants().getFirst().games()).isBetween(100, 400);
    assertThat(run(question(50, 15, "standard"), games, 2, null).enough()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"have-at-you", "audatia", "one-for-all", "fire-at-will"})
  void everyGameIsMeasured(String id) throws Exception {
    Box box = SHELF.open(SHELF.title(id), Facts.none());
    String bot = id.equals("fire-at-will") ? "gunner" : "random";
    Plan plan = plan(List.of(box.game()), bot);
    Question question = question(8, 0, "standard");
    Findings findings;
    try (Threads crew = new Threads(plan, List.of(box.game()), 2)) {
      findings =
          new Lab(question, plan, crew, null)
              .run(
                  new Findings.Heading(id, id, "a question", false, 0, 7),
                  List.of(List.of("seat 0", "seat 1")),
                  (done, of, left) -> {});
    }
    Findings.Report report = findings.variants().getFirst();
    assertThat(report.games()).isEqualTo(8);
    assertThat(report.endings()).isNotEmpty();
    assertThat(report.length().bars()).isNotEmpty();
    assertThat(report.choices().number().value()).isPositive();
    assertThat(report.tension() != null).isEqualTo(!id.equals("fire-at-will"));
    assertThat(Page.whole(findings)).contains("How it ends").doesNotContain("NaN");
  }

  @Test
  void botsThatChangePlacesHaveTheSameDealsInEachSeat() {
    Plan plan = new Plan(List.of(List.of("solid", "random")), true, Measure.all(), 5);
    assertThat(plan.seed(0, 0)).isEqualTo(plan.seed(0, 1)).isNotEqualTo(plan.seed(0, 2));
    assertThat(plan.bot(0, 0, 0)).isEqualTo("solid");
    assertThat(plan.bot(0, 1, 0)).isEqualTo("random");
    assertThat(plan.bot(0, 1, 1)).isEqualTo("solid");
  }

  @Test
  void theFiguresThatShipWearWhatAPageWearsNow() {
    for (String game :
        List.of("swordplay", "have-at-you", "fire-at-will", "audatia", "one-for-all")) {
      assertThat(Page.measured(game))
          .as(game)
          .contains("<style>" + Dress.PART + "</style>")
          .doesNotContain(" %"); // a figure and its sign stay in one line
    }
  }

  @Test
  void aNameOnAPageIsOnlyAName() throws Exception {
    Title title = SHELF.title("swordplay");
    CardFile file =
        SHELF.cards(title, "pirates").changed("Rapier", Map.of("name", "<img src=x onerror=1>"));
    Game<?, ?, ?> game = SHELF.open(title, Facts.none(), List.of(file)).game();
    Findings findings = run(question(60, 0, "<b>"), List.of(game), 2, null);
    assertThat(Page.whole(findings)).contains("&lt;img src=x").doesNotContain("<img");
  }

  @Test
  void aQuestionIsReadStrictly() {
    Doc doc =
        Doc.of(
            "q.yaml",
            """
            title: What if
            within: 2.5
            seats: solid
            measure: [cards]
            variants:
              - name: standard
              - name: keen
                cards: {pirates: {Rapier: {damage: 3}}}
            """);
    Question question = doc.read(facts -> Question.read(facts, "swordplay"));
    assertThat(question.within()).isEqualTo(2.5);
    assertThat(question.measures()).containsExactly(Measure.CARDS);
    assertThat(question.variants().get(1).cards().getFirst().changes())
        .containsEntry("Rapier", Map.of("damage", 3));
    for (String bad :
        List.of(
            "within: 0",
            "variants: [{}]",
            "variants: [{name: ' '}]",
            "measure: [luck]",
            "game: audatia")) {
      assertThatThrownBy(
              () -> Doc.of("q.yaml", bad).read(facts -> Question.read(facts, "swordplay")))
          .as(bad)
          .hasMessageStartingWith("q.yaml:1: ");
    }
  }
}
