package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenarioTest {
  private static final Shelf SHELF = Shelf.standard();

  /** Lines 1 to 5 of the scenarios below. */
  private static final String HEAD =
      """
      game: high-card
      title: A test
      given:
        players: [{hand: [Two, Nine]}, {hand: [Seven, Five]}]
        deck: [Three, Lucky Seven]
      """;

  @TempDir Path folder;

  private static Result run(String rest) {
    return Scenario.read(Doc.of("s.yaml", HEAD + rest)).run(SHELF);
  }

  private static void fails(String rest, String message) {
    assertThat(run(rest).failure()).isEqualTo(message);
  }

  private static void passes(String rest) {
    assertThat(run(rest).failure()).isNull();
  }

  private static void refused(String text, String message) {
    assertThatThrownBy(() -> Scenario.read(Doc.of("s.yaml", text)).run(SHELF))
        .isInstanceOf(BadFile.class)
        .hasMessage(message);
  }

  @Test
  void everyScenarioOfTheTitlePasses() {
    for (Path file : SHELF.scenarios(SHELF.title("high-card"))) {
      assertThat(Scenario.read(Doc.read(file)).run(SHELF).failure()).isNull();
    }
  }

  @Test
  void aRefusalCountsAgainstItsRule() {
    Scenario scenario =
        Scenario.read(
            Doc.of(
                "s.yaml",
                HEAD + "rules: [A]\nagainst: [B]\nplay: [{seat: 1, refuse: pass, rule: HC-2}]\n"));
    assertThat(scenario.rules()).containsExactly("A");
    assertThat(scenario.against()).containsExactly("B", "HC-2");
  }

  @Test
  void aMoveThatIsRefusedFailsTheScenarioAtItsLine() {
    fails(
        """
        play:
          - {seat: 0, move: gamble, rule: HC-3}
          - {seat: 0, move: gamble}
        chance: [6]
        """,
        "s.yaml:8: seat 0's move 'gamble' was refused by HC-3: You may not gamble now.");
  }

  @Test
  void aMoveThatIsAllowedFailsARefusal() {
    fails(
        "play:\n  - {seat: 0, refuse: play Two}\n",
        "s.yaml:7: seat 0's move 'play Two' is allowed, but it must be refused");
  }

  @Test
  void aRefusalByAnotherRuleOrForAnotherReasonFails() {
    passes("play: [{seat: 1, refuse: play Two}]\n");
    fails(
        "play: [{seat: 1, refuse: play Two, rule: HC-3}]\n",
        "s.yaml:6: seat 1's move 'play Two' must be refused by HC-3, but it is refused by HC-2: It"
            + " is not your turn.");
    fails(
        "play: [{seat: 1, refuse: play Two, says: hungry}]\n",
        "s.yaml:6: seat 1's move 'play Two' must be refused with 'hungry', but the reason is: It is"
            + " not your turn.");
  }

  @Test
  void aSentenceThatNobodySaysFails() {
    fails(
        "play: [{seat: 0, move: play Two, says: [Two, sings]}]\n",
        "s.yaml:6: seat 0's move 'play Two' should have been told with 'sings', but was told as: seat 0 plays Two.");
  }

  @Test
  void aRuleThatNoEventCitesFails() {
    fails(
        "play: [{seat: 0, move: play Two, tells: [HC-2, HC-4]}]\n",
        "s.yaml:6: seat 0's move 'play Two' should have told of HC-4, but told of HC-2");
  }

  @Test
  void theListedMovesMustBeAllOfThem() {
    passes("play: [{seat: 0, moves: [gamble, play Nine, play Two]}, {seat: 1, moves: []}]\n");
    fails(
        "play: [{seat: 0, moves: [play Nine, pass]}]\n",
        "s.yaml:6: the moves of seat 0 are otherwise: not allowed but expected: pass; allowed but"
            + " not expected: gamble, play Two");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn: 0",
        "deck: [Three]",
        "deck: [Three, Lucky Seven]",
        "discard: []",
        "waiting: null",
        "'players: [{hand: [Nine, Two]}, {hand: [Five, Seven], score: 0}]'",
        "to-act: [0]",
        "outcome: none",
        "'view-1: {hand: [Five, Seven], counts: [2, 2]}'",
        "view-spectator: {hand: none}",
        "events: []",
        "gambled: false",
      })
  void whatIsSoPasses(String expect) {
    passes("expect: {" + expect + "}\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "turn: 1|turn: expected 1, but it is 0",
        "turn: '0'|turn: expected \"0\", but it is 0",
        "turn: null|turn: expected nothing, but it is 0",
        "deck: [Lucky Seven]|deck: expected [\"Lucky Seven\"], but it is [\"Three\",\"Lucky Seven\"]",
        "deck: []|deck: expected [], but it is [\"Three\",\"Lucky Seven\"]",
        "deck: 2|deck: expected 2, but it is [\"Three\",\"Lucky Seven\"]",
        "discard: [Two]|discard: expected [\"Two\"], but it is []",
        "waiting: Two|waiting: expected \"Two\", but it is nothing",
        "players: [{}]|players: expected [{}], but it is [{\"hand\":[\"Two\",\"Nine\"],\"score\":0},"
            + "{\"hand\":[\"Five\",\"Seven\"],\"score\":0}]",
        "players: [{}, {score: 1}]|players[1].score: expected 1, but it is 0",
        "players: [{}, {hand: [Five]}]|players[1].hand: expected [\"Five\"], but it is"
            + " [\"Five\",\"Seven\"]",
        "players: [{}, 3]|players[1]: expected 3, but it is {\"hand\":[\"Five\",\"Seven\"],\"score\":0}",
        "to-act: [0, 1]|to-act: expected [0,1], but it is [0]",
        "outcome: {places: [1, 2]}|outcome: expected {\"places\":[1,2]}, but the match goes on",
        "view-1: {counts: [2, 1]}|view-1.counts[1]: expected 1, but it is 2",
        "events: [HC-1]|events: expected HC-1 to be told of, but only told of nothing",
      })
  void whatIsNotSoFails(String expect, String sentence) {
    fails("expect: {" + expect + "}\n", "s.yaml:6: " + sentence);
  }

  @Test
  void anOutcomeIsComparedInPart() {
    String head =
        """
        game: high-card
        title: t
        options: {gambling: false}
        given: {players: [{hand: [Two]}, {hand: [Nine]}]}
        play: [{seat: 0, move: play Two}, {seat: 1, move: play Nine}]
        """;
    for (String expect :
        new String[] {
          "{places: [2, 1]}", "{rule: HC-5, drawn: false}", "{places: [2, 1], rule: HC-5}"
        }) {
      Doc doc = Doc.of("s.yaml", head + "expect: {outcome: " + expect + "}\n");
      assertThat(Scenario.read(doc).run(SHELF).failure()).isNull();
    }
    Doc doc = Doc.of("s.yaml", head + "expect: {outcome: none}\n");
    assertThat(Scenario.read(doc).run(SHELF).failure())
        .startsWith("s.yaml:6: outcome: expected \"none\", but it is {\"places\":[2,1],");
  }

  @Test
  void anExpectationInTheMiddleIsCheckedThere() {
    fails(
        """
        play:
          - {seat: 0, move: play Two}
          - expect:
              waiting: Nine
          - {seat: 1, move: pass}
        """,
        "s.yaml:9: waiting: expected \"Nine\", but it is \"Two\"");
  }

  @Test
  void anUnknownFieldIsAnErrorThatNamesTheKnownOnes() {
    refused(
        HEAD + "expect:\n  players:\n    - {hnad: []}\n    - {}\n",
        "s.yaml:8: 'hnad' is not known here; expected hand or score");
    refused(
        HEAD + "expect:\n  turns: 1\n",
        "s.yaml:7: 'turns' is not known here; expected players, deck, discard, waiting, turn,"
            + " gambled, to-act, outcome, events, view-0 or view-spectator");
    refused(
        HEAD + "expect:\n  view-2: {}\n",
        "s.yaml:7: expected view-spectator or view-0 to view-1, but found view-2");
  }

  @Test
  void chanceThatIsLeftOverFails() {
    fails(
        "play: [{seat: 0, move: play Two}]\nchance:\n  - 3\n  - Two\n",
        "s.yaml:8: only 0 of the 2 outcomes of chance were needed, but all must be");
  }

  @Test
  void chanceThatIsMissingOrWrongFailsAtTheMoveAndReportsTheStateBeforeIt() {
    Result missing = run("play: [{seat: 0, move: gamble}]\n");
    assertThat(missing.failure())
        .isEqualTo(
            "s.yaml:6: seat 0's move 'gamble' cannot be played: the script of chance has only 0"
                + " outcomes, but the play needs a die of 6 sides as well");
    assertThat(missing.state()).containsEntry("gambled", false);
    assertThat(missing.match()).isNull();
    assertThat(run("play: [{seat: 0, move: gamble}]\nchance: [7]\n").failure()).contains("1 to 6");
  }

  @Test
  void chanceThatIsNotScriptedComesFromTheSeed() {
    String play = "play: [{seat: 0, move: gamble}]\nseed: 4\n";
    assertThat(run(play).passed()).isTrue();
    assertThat(Json.compact(run(play).state())).isEqualTo(Json.compact(run(play).state()));
    assertThat(Json.compact(run(play + "chance: [1]\n").plain(false).get("log")))
        .contains("\"die\":1");
  }

  @Test
  void aDealMayBeSeededOrScripted() {
    String head = "game: high-card\ntitle: t\ndeal: true\nexpect: {to-act: [0]}\n";
    assertThat(Scenario.read(Doc.of("s.yaml", head + "seed: 1\n")).run(SHELF).passed()).isTrue();
    refused(
        head,
        "s.yaml:1: the script of chance has only 0 outcomes, but the play needs a shuffle as well");
    refused(head + "chance:\n  - [Ace]\n", "s.yaml:6: there is no card called 'Ace'");
    refused(
        head + "chance:\n  - true\n",
        "s.yaml:6: expected a number (a die), a card, or a list of cards (a shuffle, from the top),"
            + " but found true");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game: x|1: 'title' is missing",
        "game: x\\ntitle: t|1: expected play, expect or invalid, but found none: nothing would be"
            + " checked",
        "game: x\\ntitle: t\\nexpect: {}|1: there is no game 'x'; expected high-card",
        "game: high-card\\ntitle: t\\nexpct: {}|3: 'expct' is not known here; expected game, title,"
            + " rules, against, options, cards, given, deal, chance, seed, play, expect or invalid",
        "game: high-card\\ntitle: t\\nexpect: {}\\noptions:\\n  hand: 7|5: option 'hand': expected a"
            + " whole number from 1 to 3, but found 7",
        "game: high-card\\ntitle: t\\nexpect: {}\\ngiven:\\n  deck:\\n  - Ace|6: there is no card"
            + " called 'Ace'",
        "game: high-card\\ntitle: t\\nexpect: {}\\ngiven: {}\\ndeal: true|5: a scenario is either"
            + " dealt or given a position, not both",
        "game: high-card\\ntitle: t\\nexpect: {}\\ninvalid: x|4: what must be refused cannot be dealt"
            + " or played, so expected no deal, play or expect",
        "game: high-card\\ntitle: t\\nplay:\\n- {seat: 2, move: pass}|4: expected a seat from 0 to 1,"
            + " but found 2",
        "game: high-card\\ntitle: t\\nplay:\\n- {seat: 0, move: jump}|4: no move is written 'jump';"
            + " expected play, gamble or pass",
        "game: high-card\\ntitle: t\\nplay:\\n- {seat: 0}|4: expected exactly one of move, refuse,"
            + " moves or expect, but found none",
        "game: high-card\\ntitle: t\\nplay:\\n- {seat: 0, move: a, refuse: b}|4: expected exactly one"
            + " of move, refuse, moves or expect, but found move and refuse",
        "game: high-card\\ntitle: t\\nplay:\\n- {move: pass}|4: 'seat' is missing",
        "game: high-card\\ntitle: t\\nexpect: {}\\ncards: {plain: /etc/passwd}|4: expected a path"
            + " with / that starts at the folder of this file, but found '/etc/passwd'",
        "game: high-card\\ntitle: t\\nexpect: {}\\nseed: x|4: expected a whole number from 0 to"
            + " 2147483647, but found 'x'",
        "[]|1: expected fields, but found a list",
        "text|1: expected fields, but found 'text'",
      })
  void aScenarioThatIsWrongInItselfIsAnErrorWithItsLine(String text, String message) {
    refused(text.replace("\\n", "\n"), "s.yaml:" + message);
  }

  @Test
  void aSetUpThatMustBeRefusedPassesOnlyForItsReason() {
    String head = "game: high-card\ntitle: t\n";
    Doc refused = Doc.of("s.yaml", head + "given: {turn: 5}\ninvalid: from 0 to 1\n");
    assertThat(Scenario.read(refused).run(SHELF).passed()).isTrue();
    Doc options = Doc.of("s.yaml", head + "options: {hand: 5}\ninvalid: from 1 to 3\n");
    assertThat(Scenario.read(options).run(SHELF).passed()).isTrue();
    Doc other = Doc.of("s.yaml", head + "given: {turn: 5}\ninvalid: hunger\n");
    assertThat(Scenario.read(other).run(SHELF).failure())
        .isEqualTo(
            "s.yaml:4: expected a refusal that says 'hunger', but it says: expected a whole number"
                + " from 0 to 1, but found 5");
    Doc nowhere = Doc.of("s.yaml", "game: chess\ntitle: t\ninvalid: there is no game\n");
    assertThatThrownBy(() -> Scenario.read(nowhere).run(SHELF)).isInstanceOf(BadFile.class);
    Doc accepted = Doc.of("s.yaml", head + "given: {turn: 1}\ninvalid: hunger\n");
    assertThat(Scenario.read(accepted).run(SHELF).failure())
        .isEqualTo("s.yaml:4: the set-up was accepted, but it must be refused");
  }

  @Test
  void cardFilesAreFoundBesideTheScenario() throws IOException {
    Files.createDirectory(folder.resolve("cards"));
    Files.writeString(folder.resolve("cards/mine.yaml"), "cards: [{name: Ace, rank: 9}]\n");
    Path file =
        Files.writeString(
            folder.resolve("s.yaml"),
            """
            game: high-card
            title: t
            cards: {plain: cards/mine.yaml}
            given: {deck: [Ace]}
            expect: {deck: [Ace]}
            """);
    assertThat(Scenario.read(Doc.read(file)).run(SHELF).passed()).isTrue();
    Files.writeString(folder.resolve("cards/mine.yaml"), "cards:\n- {name: Ace, rank: x}\n");
    assertThatThrownBy(() -> Scenario.read(Doc.read(file)).run(SHELF))
        .isInstanceOf(BadFile.class)
        .hasMessage(
            folder.resolve("cards/mine.yaml")
                + ":2: expected a whole number from 1 to 9, but found 'x'");
    Files.delete(folder.resolve("cards/mine.yaml"));
    assertThatThrownBy(() -> Scenario.read(Doc.read(file)).run(SHELF))
        .isInstanceOf(BadFile.class)
        .hasMessageEndingWith("mine.yaml: there is no such file");
  }

  @Test
  void theResultHoldsTheWholeStateTheMovesAndTheLog() {
    Result result = run("play: [{seat: 0, move: play Two}]\n");
    assertThat(Json.compact(result.plain(true)))
        .isEqualTo(
            """
            {"file":"s.yaml","game":"high-card","title":"A test","passed":true,"failure":null,\
            "state":{"players":[{"hand":["Nine"],"score":0},{"hand":["Five","Seven"],"score":0}],\
            "deck":["Three","Lucky Seven"],"discard":[],"waiting":"Two","turn":1,"gambled":false},\
            "to-act":[1],"outcome":null,\
            "moves":{"0":[],"1":["gamble","play Five","play Seven"]},\
            "log":[{"rules":["HC-2"],"event":{"kind":"card-played","seat":0,"card":"Two"},\
            "text":"Seat 0 plays Two."}]}\
            """);
    assertThat(result.plain(false)).doesNotContainKey("moves");
  }
}
