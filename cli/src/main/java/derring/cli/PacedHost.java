package derring.cli;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Simulation;
import derring.bots.Tempo;
import derring.kernel.Outcome;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Keeps a match in real time going where there is no terminal to be fast at: time is counted in
 * moves. A person's move takes half a second of it, a bot's what its tempo says.
 */
final class PacedHost<S extends State<S>, M, V> {
  private static final Tempo PERSON = new Tempo(1, 0);

  private final Sitting<S, M, V> sitting;
  private final SeededChance whims;
  private final List<@Nullable Bot<M, V>> bots = new ArrayList<>();
  private final Pacing<S, M, V> pacing;

  PacedHost(Sitting<S, M, V> sitting, long whims) {
    this.sitting = sitting;
    this.whims = new SeededChance(whims);
    List<@Nullable Tempo> tempos = new ArrayList<>();
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      Sitter sitter = sitting.sitter(seat);
      bots.add(sitter.human() ? null : Bots.make(sitter.kind(), sitting.game()));
      tempos.add(sitter.human() ? PERSON : Simulation.tempo(sitting.game().title(), sitter.kind()));
    }
    pacing = new Pacing<>(sitting.game(), tempos, this.whims);
  }

  /** Plays until the match is over or a person leaves; true if it is over. */
  boolean play(Front<M> front) {
    front.opened();
    while (true) {
      S state = sitting.match().state();
      Outcome outcome = sitting.game().outcome(state);
      if (outcome != null) {
        front.over(outcome);
        return true;
      }
      Pacing.Due<M> due = pacing.next(state);
      M move = due.late();
      if (move == null && (sitting.game().toAct(state) >> due.seat() & 1) == 1) {
        move = choice(front, due.seat());
        if (move == null) {
          return false;
        }
      }
      if (move != null) {
        play(due.seat(), move, due.at());
        front.happened();
      }
      if (due.late() == null) {
        pacing.again(due.seat(), due.at());
      }
    }
  }

  private @Nullable M choice(Front<M> front, int seat) {
    Bot<M, V> bot = bots.get(seat);
    if (bot == null) {
      return front.ask(seat);
    }
    return front.thinking(seat)
        ? bot.choose(sitting.view(seat), sitting.buffer(seat), whims)
        : null;
  }

  private void play(int seat, M move, long at) {
    Verdict verdict = sitting.play(seat, move, at);
    if (!verdict.legal()) {
      throw new IllegalStateException(
          sitting.game().notation(move) + " was chosen but is refused: " + verdict.sentence());
    }
    pacing.moved(seat, at);
  }
}
