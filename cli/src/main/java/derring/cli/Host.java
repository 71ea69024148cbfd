package derring.cli;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Verdict;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;

/** Keeps a match going: asks whoever is to move, and moves for the bots. */
final class Host<S extends State<S>, M, V> {
  private final Sitting<S, M, V> sitting;
  private final Clock clock;
  private final List<Bot<M, V>> bots = new ArrayList<>();
  private final SeededChance whims;
  private final Rota rota = new Rota();

  /** The seats where nobody sits, as a bit set. */
  private int absent;

  /**
   * @param whims the seed of the bots' own chance, which has nothing to do with the match's
   */
  Host(Sitting<S, M, V> sitting, Clock clock, long whims) {
    this.sitting = sitting;
    this.clock = clock;
    this.whims = new SeededChance(whims);
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      Sitter sitter = sitting.sitter(seat);
      absent |= sitter.nobody() ? 1 << seat : 0;
      bots.add(
          sitter.human() || sitter.nobody()
              ? (view, moves, chance) -> moves.get(0)
              : Bots.make(sitter.kind(), sitting.game()));
    }
  }

  /** Plays until the match is over or a person leaves; true if it is over. */
  boolean play(Front<M> front) {
    front.opened();
    while (true) {
      int toAct = sitting.game().toAct(sitting.match().state());
      Outcome outcome = sitting.game().outcome(sitting.match().state());
      if (outcome != null) {
        front.over(outcome);
        return true;
      }
      if ((toAct & ~absent) == 0) {
        return false; // all who could go on stay away
      }
      int seat = rota.next(toAct & ~absent);
      M move;
      if (sitting.sitter(seat).human()) {
        move = front.ask(seat);
        if (move == null) {
          return false;
        }
      } else {
        if (!front.thinking(seat)) {
          return false;
        }
        Bot<M, V> bot = bots.get(seat);
        if (bot.remembers()) {
          bot.recall(sitting.match().told(seat));
        }
        move = bot.choose(sitting.view(seat), sitting.buffer(seat), whims);
      }
      Verdict verdict = sitting.play(seat, move, clock.millis());
      if (!verdict.legal()) {
        throw new IllegalStateException(
            sitting.game().notation(move) + " was chosen but is refused: " + verdict.sentence());
      }
      front.happened();
    }
  }
}
