package derring.bots.coach;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the coach would do, for somebody who asks in the middle of a match. Whoever gives it makes
 * sure that nobody else plays there.
 *
 * @param move as the game writes it
 * @param label what it means to the player
 * @param chance the chance to win with it
 * @param thing what one would point at to make it; null if nothing is known of it
 * @param rule the clause of it; may be empty
 */
public record Hint(String move, String label, Estimate chance, @Nullable Thing thing, String rule) {

  /**
   * Thinks about it.
   *
   * @param game one of turns
   * @param moves what the seat may do, at least one
   * @param seed the same gives the same hint
   */
  public static <S extends State<S>, M, V> Hint of(
      Game<S, M, V> game, V view, int seat, List<M> moves, long seed) {
    Scales<M, V> scales = Scales.of(game);
    MoveBuffer<M> choices = new MoveBuffer<>();
    moves.forEach(choices::add);
    Bot<M, V> solid = Bots.make(Bots.standard(game.title()).name(), game);
    M instinct = solid.choose(view, choices, new SeededChance(seed));
    if (!choices.contains(instinct)) {
      choices.add(instinct);
    }
    int lines = scales.usual();
    int first = choices.list().indexOf(instinct);
    M found = scales.best(view, seat, choices, first, seed, 2 * lines);
    List<M> firsts = new ArrayList<>(List.of(found));
    if (!firsts.contains(instinct)) {
      firsts.add(instinct);
    }
    Weighed weighed = scales.weigh(view, seat, firsts, seed + 1, lines);
    M best = firsts.get(weighed.best());
    return new Hint(
        game.notation(best),
        game.label(view, best),
        weighed.gains().get(weighed.best()),
        thing(game, view, best),
        Told.rule(game, view, seat, best));
  }

  private static <S extends State<S>, M, V> @Nullable Thing thing(
      Game<S, M, V> game, V view, M move) {
    MoveBuffer<M> meant = new MoveBuffer<>();
    for (Thing thing : game.things(view)) {
      meant.clear();
      game.meanings(view, thing, meant);
      if (meant.contains(move)) {
        return thing;
      }
    }
    return null;
  }
}
