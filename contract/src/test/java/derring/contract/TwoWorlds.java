package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.formats.Json;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/**
 * Two states that look the same to somebody are the same to him: in what he sees, may do, is told,
 * imagines and decides. The second state is imagined from his view of the first, so the two differ
 * in nothing but what is hidden from him. Spectators are readers too.
 */
class TwoWorlds {
  private static final int MATCHES = 3;
  private static final int EVERY = 4;
  private static final int SAMPLED = 10;

  /** Who thinks ahead does it as well with few lines as with many, or as badly. */
  private static final double HURRIED = 0.005;

  /** What is held true of two worlds that look alike to {@code reader}. */
  interface Claim<S, V> {
    void hold(Worlds<S, V> worlds, RandomPlay<?, ?, ?> play);
  }

  /**
   * A state, and another that looks the same to a seat or a spectator.
   *
   * @param seed for whatever is random, so that it is the same in both
   */
  record Worlds<S, V>(S here, S there, int reader, V seenHere, V seenThere, long seed) {}

  @TestFactory
  Stream<DynamicTest> bothLookTheSameByteForByte() {
    return Tables.each(table -> lookTheSame(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> bothAllowTheSameMovesInTheSameOrder() {
    return Tables.each(table -> allowTheSame(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> bothRefuseWithTheSameWords() {
    return Tables.each(table -> refuseTheSame(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> bothLetOneImagineTheSame() {
    return Tables.each(table -> imagineTheSame(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> everyBotChoosesTheSameInBoth() {
    return Tables.each(table -> chooseTheSame(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> bothTellTheSameUntilChanceOrARevelationTellsThemApart() {
    return Tables.each(table -> tellTheSame(table, Length.of(table.game(), 2 * MATCHES)));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> twoWorldsStayOneInManyMatches() {
    return Tables.each(table -> {
      lookTheSame(table, Length.SOAK);
      allowTheSame(table, Length.SOAK);
      refuseTheSame(table, Length.SOAK);
      imagineTheSame(table, Length.SOAK);
      chooseTheSame(table, Length.SOAK);
      tellTheSame(table, Length.SOAK);
    });
  }

  static <S extends State<S>, M, V> void lookTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    visit(
        game,
        matches,
        (worlds, play) ->
            assertThat(Json.compact(game.show(worlds.seenThere)))
                .as(place(worlds, play))
                .isEqualTo(Json.compact(game.show(worlds.seenHere))));
  }

  /** Who is waited for, for what, and how it ended is known to all, so it is compared too. */
  static <S extends State<S>, M, V> void allowTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    visit(
        game,
        matches,
        (worlds, play) -> {
          String place = place(worlds, play);
          assertThat(game.toAct(worlds.there)).as(place).isEqualTo(game.toAct(worlds.here));
          assertThat(game.outcome(worlds.there)).as(place).isEqualTo(game.outcome(worlds.here));
          for (int seat = 0; seat < game.seats(); seat++) {
            assertThat(game.question(worlds.there, seat))
                .as("what seat %d is asked, %s", seat, place)
                .isEqualTo(game.question(worlds.here, seat));
          }
          if (worlds.reader == Game.SPECTATOR) {
            return;
          }
          List<M> moves = RandomPlay.moves(game, worlds.here, worlds.reader);
          assertThat(RandomPlay.moves(game, worlds.there, worlds.reader))
              .as(place)
              .isEqualTo(moves);
          for (M move : moves) {
            assertThat(game.label(worlds.seenThere, move))
                .as(place)
                .isEqualTo(game.label(worlds.seenHere, move));
          }
        });
  }

  static <S extends State<S>, M, V> void refuseTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    MovePool<M> pool = MovePool.of(game);
    visit(
        game,
        matches,
        (worlds, play) -> {
          if (worlds.reader == Game.SPECTATOR) {
            return;
          }
          List<Thing> things = game.things(worlds.seenHere);
          if (!things.isEmpty()) {
            Thing thing = things.get(play.choices().below(things.size()));
            assertThat(thing.why(game, worlds.there, worlds.reader).toString())
                .as("why not %s, %s", thing, place(worlds, play))
                .isEqualTo(thing.why(game, worlds.here, worlds.reader).toString());
          }
          for (M move : pool.sample(SAMPLED, play.choices())) {
            Verdict here = game.judge(worlds.here, worlds.reader, move);
            Verdict there = game.judge(worlds.there, worlds.reader, move);
            if (!there.toString().equals(here.toString())) { // of plain values: text tells all
              assertThat(Json.compact(there))
                  .as("%s, %s", game.notation(move), place(worlds, play))
                  .isEqualTo(Json.compact(here));
              throw new AssertionError("a verdict is the same only in JSON: " + here);
            }
          }
        });
  }

  static <S extends State<S>, M, V> void imagineTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    S one = game.blank();
    S other = game.blank();
    visit(
        game,
        matches,
        (worlds, play) -> {
          game.imagine(worlds.seenHere, new SeededChance(worlds.seed), one);
          game.imagine(worlds.seenThere, new SeededChance(worlds.seed), other);
          assertThat(other.equals(one)).as(place(worlds, play)).isTrue();
        });
  }

  static <S extends State<S>, M, V> void chooseTheSame(Table<S, M, V> table, int matches) {
    for (BotMaker maker : Bots.forGame(table.game().title())) {
      Bot<M, V> bot = Bots.make(maker.name(), table.game());
      bot.hurry(HURRIED);
      choosesTheSame(table.game(), bot, maker.name(), matches);
    }
  }

  static <S extends State<S>, M, V> void choosesTheSame(
      Game<S, M, V> game, Bot<M, V> bot, String name, int matches) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    visit(
        game,
        matches,
        (worlds, play) -> {
          if (worlds.reader == Game.SPECTATOR
              || (game.toAct(worlds.here) >> worlds.reader & 1) == 0) {
            return;
          }
          bot.recall(play.heard(worlds.reader));
          moves.clear();
          game.moves(worlds.here, worlds.reader, moves);
          M here = bot.choose(worlds.seenHere, moves, new SeededChance(worlds.seed));
          moves.clear();
          game.moves(worlds.there, worlds.reader, moves);
          M there = bot.choose(worlds.seenThere, moves, new SeededChance(worlds.seed));
          assertThat(there).as("%s, %s", name, place(worlds, play)).isEqualTo(here);
          assertThat(game.judge(worlds.here, worlds.reader, here))
              .as("%s makes a legal move", name)
              .isEqualTo(Verdict.LEGAL);
        });
  }

  /**
   * The same move is made in both worlds with the same chance. The reader must be told the same,
   * byte for byte, up to the first event that says of itself that it reveals something, or that
   * comes after a die or a random card fell differently. If nothing told the worlds apart, they
   * must still look the same.
   */
  static <S extends State<S>, M, V> void tellTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    visit(
        game,
        matches,
        (worlds, play) -> {
          for (int mover : RandomPlay.seats(game.toAct(worlds.here))) {
            List<M> moves = new ArrayList<>(RandomPlay.moves(game, worlds.here, mover));
            moves.retainAll(RandomPlay.moves(game, worlds.there, mover));
            if (moves.isEmpty()) {
              continue;
            }
            M move = moves.get(play.choices().below(moves.size()));
            String what = "seat " + mover + ": " + game.notation(move) + ", " + place(worlds, play);
            Ear here = heard(game, worlds.here, mover, move, worlds);
            Ear there = heard(game, worlds.there, mover, move, worlds);
            here.hold(there, what);
          }
        });
  }

  /** What the reader hears of a move, and sees after it. */
  private static <S extends State<S>, M, V> Ear heard(
      Game<S, M, V> game, S state, int mover, M move, Worlds<S, V> worlds) {
    S after = state.copy();
    Ear ear = new Ear(worlds.reader, new SeededChance(worlds.seed));
    game.play(after, mover, move, ear, ear);
    ear.sees(Json.compact(game.show(game.view(after, worlds.reader))));
    return ear;
  }

  /** Shows {@code claim} pairs of worlds from many positions; there must be some. */
  static <S extends State<S>, M, V> void visit(Game<S, M, V> game, int matches, Claim<S, V> claim) {
    int[] pairs = {0};
    RandomPlay.visit(
        game,
        matches,
        play -> {
          if (!play.every(EVERY)) {
            return;
          }
          for (int reader = Game.SPECTATOR; reader < game.seats(); reader++) {
            S here = play.state().copy();
            V seen = game.view(here, reader);
            S there = game.blank();
            game.imagine(seen, new SeededChance(play.made()), there);
            if (!there.equals(here)) {
              pairs[0]++;
              claim.hold(
                  new Worlds<>(
                      here, there, reader, seen, game.view(there, reader), play.made() + 7L),
                  play);
            }
          }
        });
    assertThat(pairs[0] > 0).as("something is hidden").isEqualTo(game.traits().hidden());
  }

  private static String place(Worlds<?, ?> worlds, RandomPlay<?, ?, ?> play) {
    return "reader " + worlds.reader + ", " + play.place();
  }
}
