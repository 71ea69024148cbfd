package derring.bots.haveatyou;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.formats.Shelf;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Stage;
import derring.haveatyou.Told;
import derring.haveatyou.View;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * One move of a battle that bots play: what was before, what happened, what is then.
 *
 * @param place where this is, for a failure's message
 * @param listed the moves that the seat could choose from
 */
record Played(
    HaveAtYou game,
    String place,
    Battle before,
    int seat,
    List<Move> listed,
    Move move,
    List<Entry> told,
    Battle after) {
  private static final Shelf SHELF = Shelf.standard();

  static HaveAtYou open(Map<String, Object> options) {
    return (HaveAtYou) SHELF.open(SHELF.title("have-at-you"), Facts.of(options)).game();
  }

  /**
   * So many battles from fixed seeds; greedy and random bots sit beside and against each other, and
   * where several may act, chance says who does.
   *
   * @param witness makes one for each battle that is shown all its moves
   */
  static void battles(HaveAtYou game, int count, Supplier<Consumer<Played>> witness) {
    for (int seed = 0; seed < count; seed++) {
      int first = seed;
      List<Bot<Move, View>> bots =
          IntStream.range(0, game.seats())
              .<Bot<Move, View>>mapToObj(
                  seat -> Bots.make((seat / 2 + first) % 3 == 0 ? "random" : "greedy", game))
              .toList();
      battle(game, bots, seed, witness.get());
    }
  }

  /**
   * The same with bots that save every Swash! for the moment in which a friend falls: others have
   * spent it by then, if only to cancel the blow.
   */
  static void patient(HaveAtYou game, int count, Consumer<Played> witness) {
    for (int seed = 0; seed < count; seed++) {
      List<Bot<Move, View>> bots =
          Collections.nCopies(game.seats(), patient(Bots.make("greedy", game)));
      battle(game, bots, seed, witness);
    }
  }

  private static Bot<Move, View> patient(Bot<Move, View> bot) {
    return (view, moves, chance) -> {
      MoveBuffer<Move> others = new MoveBuffer<>();
      for (Move move : moves.list()) {
        if (move instanceof Move.Swash(int card, Deed use, int to) && use == Deed.SWITCH) {
          return move;
        }
        if (!(move instanceof Move.Swash)) {
          others.add(move);
        }
      }
      return bot.choose(view, others, chance);
    };
  }

  private static void battle(
      HaveAtYou game, List<Bot<Move, View>> bots, int seed, Consumer<Played> witness) {
    SeededChance cards = new SeededChance(2L * seed);
    SeededChance whims = new SeededChance(2L * seed + 1);
    Chronicle log = new Chronicle();
    MoveBuffer<Move> moves = new MoveBuffer<>();
    Battle battle = game.deal(cards, log);
    log.take();
    for (int made = 0; game.outcome(battle) == null; made++) {
      int[] asked = seats(game.toAct(battle)).toArray();
      int seat = asked[whims.below(asked.length)];
      moves.clear();
      game.moves(battle, seat, moves);
      List<Move> listed = List.copyOf(moves.list());
      Move move = bots.get(seat).choose(game.view(battle, seat), moves, whims);
      Battle before = battle.copy();
      game.play(battle, seat, move, cards, log);
      String place = "seed " + seed + ", move " + made + ", seat " + seat + ": " + move;
      witness.accept(
          new Played(game, place, before, seat, listed, move, log.take(), battle.copy()));
    }
  }

  static IntStream seats(int set) {
    return IntStream.range(0, Integer.SIZE).filter(seat -> (set >>> seat & 1) == 1);
  }

  /** The events of one kind, in order. */
  <E extends Told> Stream<E> told(Class<E> kind) {
    return told.stream().map(Entry::open).filter(kind::isInstance).map(kind::cast);
  }

  /** The set where the move was made. */
  Stage stage() {
    return game.stageOf(before, seat);
  }

  /** The same set, afterwards. */
  Stage stageAfter() {
    return after.stage(stage().index());
  }

  boolean over() {
    return game.outcome(after) != null;
  }

  /** The living enemies of a seat at its own set, on its own board or on the other. */
  IntStream enemies(Battle battle, int of, boolean ownBoard) {
    Fighter fighter = battle.fighter(of);
    return IntStream.range(0, game.seats())
        .filter(other -> game.team(other) != game.team(of) && game.home(other) == game.home(of))
        .filter(other -> !battle.fighter(other).out())
        .filter(other -> (battle.fighter(other).board() == fighter.board()) == ownBoard);
  }
}
