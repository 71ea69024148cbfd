package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.impl.ExternalTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HiddenTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Box BOX = SHELF.open(SHELF.title("swordplay"), Facts.none());
  private static final Swordplay GAME = (Swordplay) BOX.game();

  /** Everything a player can ask without moving. */
  private static final String QUESTIONS =
      "look\nlog\nundo\nwhy lunge\nwhy dodge\nwhy rapier\nwhy attack Lunge at 1\nhelp\nparry\nquit\n";

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void twoWorldsThatLookTheSameAreShownTheSame(long seed) {
    Bout one = somewhere(seed);
    int seat = Integer.numberOfTrailingZeros(GAME.toAct(one));
    Bout two = GAME.blank();
    GAME.imagine(GAME.view(one, seat), new SeededChance(seed), two);
    assertThat(two).isNotEqualTo(one);

    assertThat(plain(two, seat)).isEqualTo(plain(one, seat)).contains("in hand");
    assertThat(json(two, seat)).isEqualTo(json(one, seat)).contains("\"view\"");
    assertThat(screen(two, seat)).isEqualTo(screen(one, seat)).contains("in hand");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
  void theDealShowsNobodyElsesCards(int seed) {
    Match<Bout, Move, View> match = new Match<>(GAME, Seed.numbered(seed, GAME.seats()).chance());
    int seat = Integer.numberOfTrailingZeros(GAME.toAct(match.state()));
    String shown = asked(sitting(match), seat, "look\nlog\nquit\n", false);
    Pile mine = match.state().fighter(seat).hand();
    Pile theirs = match.state().fighter(1 - seat).hand();
    for (int i = 0; i < theirs.size(); i++) {
      if (!mine.has(theirs.get(i))) {
        assertThat(shown).doesNotContain(GAME.cardName(theirs.get(i)));
      }
    }
  }

  @Test
  void theScreenIsWipedBetweenPlayersAndNeitherHandIsSeenInTheGap() throws Exception {
    Match<Bout, Move, View> match = new Match<>(GAME, Seed.numbered(4, GAME.seats()).chance());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // Ben keeps, readies nothing, does not attack; then Ann is asked and leaves.
    String keys = "\rkeep\rready nothing\r1\r\rquit\r";
    try (ExternalTerminal terminal =
        new ExternalTerminal(
            "test",
            "xterm-256color",
            new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8)),
            bytes,
            StandardCharsets.UTF_8)) {
      Sitting<Bout, Move, View> sitting = sitting(match);
      Surroundings seated = Ran.seated(terminal, new ByteArrayOutputStream());
      try (Front<Move> front =
          new ScreenFront<>(
              sitting,
              new Farewell<>(sitting, null),
              new Screen(seated, true, 0),
              true,
              seated.out())) {
        new Host<>(sitting, java.time.Clock.systemUTC(), 1).play(front);
      }
    }
    String shown = bytes.toString(StandardCharsets.UTF_8);
    int first = shown.indexOf("Pass the keyboard to Ben.");
    int second = shown.indexOf("Pass the keyboard to Ann.");
    assertThat(first).isNotNegative();
    assertThat(second).isGreaterThan(first);
    String gap = shown.substring(shown.lastIndexOf("\u001b[3J", second), second);
    assertThat(gap).doesNotContain("Turn 1").hasSizeLessThan(400);
    String annsPage = shown.substring(second);
    Pile bens = match.state().fighter(1).hand();
    Pile anns = match.state().fighter(0).hand();
    for (int i = 0; i < bens.size(); i++) {
      if (!anns.has(bens.get(i))) {
        assertThat(annsPage).doesNotContain(GAME.cardName(bens.get(i)));
      }
    }
  }

  /** A state some random moves into a match, not yet over. */
  private static Bout somewhere(long seed) {
    SeededChance chance = new SeededChance(seed);
    Bout bout = GAME.deal(chance, derring.kernel.Log.NONE);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    for (int i = 0; i < 3 * seed; i++) {
      int seat = Integer.numberOfTrailingZeros(GAME.toAct(bout));
      moves.clear();
      GAME.moves(bout, seat, moves);
      Move move = moves.get(chance.below(moves.size()));
      Bout before = bout.copy();
      GAME.play(bout, seat, move, chance, derring.kernel.Log.NONE);
      if (GAME.toAct(bout) == 0) {
        return before;
      }
    }
    return bout;
  }

  private static Sitting<Bout, Move, View> sitting(Match<Bout, Move, View> match) {
    return new Sitting<>(
        BOX,
        match,
        List.of(new Sitter(Sitter.HUMAN, "Ann"), new Sitter(Sitter.HUMAN, "Ben")),
        Seed.numbered(1, 2),
        SHELF.rulebook(BOX.title()));
  }

  private static Sitting<Bout, Move, View> sitting(Bout start) {
    return sitting(new Match<>(GAME, start, new SeededChance(1)));
  }

  private static String plain(Bout start, int seat) {
    return asked(sitting(start), seat, QUESTIONS, false);
  }

  private static String json(Bout start, int seat) {
    return asked(sitting(start), seat, QUESTIONS, true);
  }

  private static String asked(
      Sitting<Bout, Move, View> sitting, int seat, String typed, boolean json) {
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

  private static String screen(Bout start, int seat) {
    Sitting<Bout, Move, View> sitting = sitting(start);
    StringBuilder text = new StringBuilder();
    for (int width : new int[] {60, 100, 120}) {
      for (int height : new int[] {22, 30, 50}) {
        Pen pen = new Pen(width, true, 256, 167);
        Page<Move, View> page = new Page<>(BOX.title(), sitting.art(), pen, height);
        String question = sitting.art().question(sitting.scene(seat));
        page.lines(sitting.scene(seat), "", List.of(), question)
            .forEach(line -> {
              assertThat(line.columnLength()).isLessThanOrEqualTo(width);
              text.append(line).append('\n');
            });
      }
    }
    return text.toString();
  }
}
