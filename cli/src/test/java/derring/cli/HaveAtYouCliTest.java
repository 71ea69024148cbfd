package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.View;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Have at You! in the terminal: whole battles by script, bad input, and nothing hidden is shown.
 */
class HaveAtYouCliTest {
  private static final Shelf SHELF = Shelf.standard();

  /** The first move is to let things be: enough of it for any battle. */
  private static final String FIRST_MOVES = "1\n".repeat(5000);

  /** Everything a player can ask without moving, and what is no move. */
  private static final String QUESTIONS =
      "look\nlog\nundo\nwhy parry\nwhy swash\nwhy attack\nwhy grab from deck\nhelp\nlunge\nquit\n";

  @TempDir Path folder;

  @Test
  void aScriptedDuelIsPlayedToTheEndAndItsRecordVerifies() {
    Path record = folder.resolve("duel.json");
    Ran ran =
        Ran.of(FIRST_MOVES, "play", "have-at-you", "--seed", "7", "--record", record.toString());
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out()).containsPattern("You have (won|lost)\\.|Drawn").contains("The seed was ");
    assertThat(ran.out()).doesNotContain("\u001b");

    assertThat(Ran.of("", "verify", record.toString()).out()).contains("verified");
    Ran replayed = Ran.of("", "replay", record.toString());
    assertThat(replayed.status()).isZero();
    assertThat(replayed.out()).contains("Turn 1: ").contains("The duel is won.");
  }

  @Test
  void theTableShowsRanksTracksFloorDecksAndOnlyTheOwnHand() {
    Ran ran =
        Ran.seeded(
            "> B Hob Tarrant .*  (Cutlass|Pike|Dagger)  .*4 cards",
            "look\nquit\n",
            "play",
            "have-at-you");
    assertThat(ran.status()).isZero();
    assertThat(ran.out())
        .contains("|1     |2 A   |3     |4     |5     |6 B   |7     |")
        .containsPattern("A [A-Z]\\w+ \\(you\\) +\\*{8} 8  fatigue 0/10  .* 5 cards")
        .containsPattern("> B Hob Tarrant +\\*{8} 8  fatigue \\d+/10  \\w+ .*4 cards")
        .containsPattern("Floor: 1 [^,]+, 2 [^,]+, 3 [^,]+ \\(1 is the oldest\\)")
        .containsPattern("action deck \\d+, discards \\d+ .*, Armaments deck \\d+")
        .containsPattern("(?m)^    \\w+! \\d+(, \\w+! \\d+){4}$")
        .contains("Hob Tarrant draws 5 cards.  (HAY-2.0)");
  }

  @Test
  void badInputIsAnsweredInWordsAndTheQuestionStands() {
    Ran ran =
        Ran.seeded(
            "Answer with a card, or pass\\.",
            "foo\nattack Attack! 99\n26\nwhy attack\nquit\n",
            "play",
            "have-at-you");
    assertThat(ran.status()).isZero();
    assertThat(ran.err()).isEmpty();
    assertThat(ran.out())
        .contains("'foo' is not a move now")
        .contains("'attack Attack! 99' is not a move now")
        .contains("Answer with a card, or pass.\nHAY-1.3.3.8a")
        .doesNotContain("does not answer")
        .contains("left unfinished");
  }

  @Test
  void zeroPasses() {
    Ran ran = Ran.of("0\nquit\n", "play", "have-at-you", "--seed", "7");
    assertThat(ran.out()).containsPattern("(?m)[A-Z]\\w+ does not answer\\.");
  }

  @Test
  void pointsAreScoredByNames() {
    Ran ran =
        Ran.of(
            "",
            args(
                "--option",
                "battle=multiplayer-brawl",
                "--option",
                "target=8",
                "--seed",
                "2",
                "--seat",
                "bot",
                "bot",
                "bot",
                "bot",
                "--name",
                "Ann",
                "--name",
                "Ben",
                "--name",
                "Cay",
                "--name",
                "Dot"));
    assertThat(ran.status()).isZero();
    assertThat(ran.out()).doesNotContain("Side ");
    assertThat(ran.out())
        .containsPattern("(?m)^(Ann and Dot|Ben and Cay) score \\d+ \\(\\d+ in all\\)\\.");

    Ran two =
        Ran.of(
            "",
            args(
                "--option",
                "battle=brawl",
                "--option",
                "target=5",
                "--seed",
                "2",
                "--seat",
                "bot",
                "bot",
                "--name",
                "Ann",
                "--name",
                "Ben"));
    assertThat(two.out()).containsPattern("(?m)^(Ann|Ben) scores 8 \\(8 in all\\)\\.");
  }

  private static String[] args(String... more) {
    List<String> all = new ArrayList<>(List.of("play", "have-at-you", "--fast"));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(strings = {"duel", "team-duel", "brawl", "multi-game-brawl"})
  void twoWorldsThatLookTheSameAreShownTheSame(String type) {
    Box box = SHELF.open(SHELF.title("have-at-you"), Facts.of(Map.of("battle", type)));
    HaveAtYou game = (HaveAtYou) box.game();
    for (int seed = 1; seed <= 6; seed++) {
      Battle one = somewhere(game, seed);
      int seat = Integer.numberOfTrailingZeros(game.toAct(one));
      Battle two = game.blank();
      game.imagine(game.view(one, seat), new SeededChance(seed), two);
      assertThat(two).isNotEqualTo(one);

      assertThat(asked(box, two, seat, false))
          .isEqualTo(asked(box, one, seat, false))
          .contains("Floor:")
          .contains("'lunge' is not a move now");
      assertThat(asked(box, two, seat, true))
          .isEqualTo(asked(box, one, seat, true))
          .contains("\"view\"");
      assertThat(screen(box, two, seat)).isEqualTo(screen(box, one, seat)).contains("Floor");
    }
  }

  /** The names of the cards that a deal gives to others do not appear, not even in the log. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6})
  void theDealShowsNobodyElsesCards(int seed) {
    Box box = SHELF.open(SHELF.title("have-at-you"), Facts.none());
    HaveAtYou game = (HaveAtYou) box.game();
    Match<Battle, Move, View> match = new Match<>(game, Seed.numbered(seed, 2).chance());
    int seat = Integer.numberOfTrailingZeros(game.toAct(match.state()));
    String shown = asked(box, match, seat, "look\nlog\nquit\n", false);
    var theirs = match.state().fighter(1 - seat).hand();
    assertThat(theirs.size()).isPositive();
    for (int i = 0; i < theirs.size(); i++) {
      String name = game.cardName(theirs.get(i));
      assertThat(Pattern.compile(Pattern.quote(name) + "\\b").matcher(shown).find())
          .as(name)
          .isFalse();
    }
  }

  /** A state some random moves into a battle, not yet over. */
  private static Battle somewhere(HaveAtYou game, long seed) {
    SeededChance chance = new SeededChance(seed);
    Battle battle = game.deal(chance, Log.NONE);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    for (int i = 0; i < 12 * seed; i++) {
      int seat = Integer.numberOfTrailingZeros(game.toAct(battle));
      moves.clear();
      game.moves(battle, seat, moves);
      Battle before = battle.copy();
      game.play(battle, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
      if (game.toAct(battle) == 0) {
        return before;
      }
    }
    return battle;
  }

  private static Sitting<Battle, Move, View> sitting(Box box, Match<Battle, Move, View> match) {
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < box.game().seats(); seat++) {
      sitters.add(new Sitter(Sitter.HUMAN, "Player " + (char) ('A' + seat)));
    }
    return new Sitting<>(
        box, match, sitters, Seed.numbered(1, sitters.size()), SHELF.rulebook(box.title()));
  }

  private static String asked(Box box, Battle start, int seat, boolean json) {
    HaveAtYou game = (HaveAtYou) box.game();
    return asked(box, new Match<>(game, start, new SeededChance(1)), seat, QUESTIONS, json);
  }

  private static String asked(
      Box box, Match<Battle, Move, View> match, int seat, String typed, boolean json) {
    Sitting<Battle, Move, View> sitting = sitting(box, match);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Surroundings piped = Ran.piped(typed, out, out);
    Front<Move> front =
        json
            ? new JsonFront<>(sitting, piped)
            : new PlainFront<>(sitting, new Farewell<>(sitting, null), piped);
    try (front) {
      front.opened();
      front.ask(seat);
    }
    piped.out().flush();
    return out.toString(StandardCharsets.UTF_8);
  }

  private static String screen(Box box, Battle start, int seat) {
    HaveAtYou game = (HaveAtYou) box.game();
    Sitting<Battle, Move, View> sitting =
        sitting(box, new Match<>(game, start, new SeededChance(1)));
    StringBuilder text = new StringBuilder();
    for (int width : new int[] {60, 100, 120}) {
      for (int height : new int[] {22, 50}) {
        Page<Move, View> page =
            new Page<>(box.title(), sitting.art(), new Pen(width, true, 256, 167), height);
        page.lines(sitting.scene(seat), "", List.of(), sitting.art().question(sitting.scene(seat)))
            .forEach(line -> {
              assertThat(line.columnLength()).isLessThanOrEqualTo(width);
              text.append(line).append('\n');
            });
      }
    }
    return text.toString();
  }
}
