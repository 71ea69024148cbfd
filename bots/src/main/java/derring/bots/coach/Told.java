package derring.bots.coach;

import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Game;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.List;

/** What the rules say to a move. */
final class Told {
  private Told() {}

  /** The first clause that some events apply; empty if they apply none. */
  static String rule(List<Entry> entries) {
    return entries.stream().flatMap(entry -> entry.rules().stream()).findFirst().orElse("");
  }

  /** The first clause that a move applies, in a world that fits a view. */
  static <S extends State<S>, M, V> String rule(Game<S, M, V> game, V view, int seat, M move) {
    S world = game.blank();
    game.imagine(view, new SeededChance(0), world);
    Chronicle log = new Chronicle();
    game.play(world, seat, move, new SeededChance(0), log);
    return rule(log.take());
  }
}
