package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A situation of a lesson while somebody practises it. What others do is played for them; the
 * learner's own moves are tried until they are the ones that are asked for. Not safe for several
 * threads at once.
 */
public final class Practice<S extends State<S>, M, V> {
  private final Lesson.Situation situation;
  private final Game<S, M, V> game;
  private final Rehearsal<S, M, V> rehearsal;
  private final List<Line.Move> moves;
  private int next;

  /**
   * @throws BadFile if the situation is wrong in itself
   */
  Practice(Lesson.Situation situation, Game<S, M, V> game) {
    this.situation = situation;
    this.game = game;
    this.rehearsal = new Rehearsal<>(situation.scenario(), game);
    this.moves =
        situation.scenario().play().stream()
            .filter(Line.Move.class::isInstance)
            .map(Line.Move.class::cast)
            .toList();
    others();
  }

  /** What came of a try. */
  public sealed interface Tried {
    /** It was the move that was asked for; the others have answered. */
    record Made() implements Tried {}

    /** It is against the rules. */
    record Illegal(String rule, String sentence) implements Tried {}

    /**
     * It is allowed, but something else is to be learnt here.
     *
     * @param hint what is said to just this move; null if nothing is
     */
    record Otherwise(@Nullable String hint) implements Tried {}
  }

  public Match<S, M, V> match() {
    return rehearsal.match();
  }

  public int you() {
    return situation.you();
  }

  /** Whether nothing is left to be done. */
  public boolean done() {
    return next >= moves.size();
  }

  /** The move that is asked for; null if all is done. */
  public @Nullable String wanted() {
    return done() ? null : game.notation(game.parse(moves.get(next).notation()));
  }

  /** What the move that is asked for means here; null if all is done. */
  public @Nullable String label() {
    return done() ? null : game.label(view(), game.parse(Objects.requireNonNull(wanted())));
  }

  /** All that one could point at to make the move that is asked for: a card, and where it goes. */
  public List<Thing> things() {
    if (done()) {
      return List.of();
    }
    String notation = Objects.requireNonNull(wanted());
    return game.things(view()).stream().filter(thing -> means(thing, notation)).toList();
  }

  private boolean means(Thing thing, String notation) {
    MoveBuffer<M> meant = new MoveBuffer<>();
    game.meanings(view(), thing, meant);
    return meant.list().stream().map(game::notation).anyMatch(notation::equals);
  }

  /**
   * Why nothing can be done with a thing, in the words of a hint if there is one for it.
   *
   * @throws BadInput if there is no such thing
   */
  public Verdict why(Thing thing) {
    Verdict verdict = thing.why(game, match().state(), you());
    if (!verdict.legal()) {
      MoveBuffer<M> meant = new MoveBuffer<>();
      game.meanings(view(), thing, meant);
      for (M move : meant.list()) {
        String hint = situation.hints().get(game.notation(move));
        if (hint != null) {
          return Verdict.illegal(verdict.rule(), hint, Map.of());
        }
      }
    }
    return verdict;
  }

  /** What a line of moves would come to; null if the game does not tell, or one is no move. */
  public @Nullable Record foresee(List<Facts> line, boolean further) {
    try {
      return game.foresee(view(), line.stream().map(this::read).toList(), further);
    } catch (BadInput e) {
      return null;
    }
  }

  private M read(Facts move) {
    return move.raw() instanceof Map ? new MoveForm<>(game).read(move) : game.parse(move.text());
  }

  /** Makes the move that is asked for. */
  public void advance() {
    play();
    others();
  }

  /**
   * Tries a move of the learner's.
   *
   * @param given its notation, or its record
   */
  public Tried attempt(Facts given) {
    M move;
    try {
      move = read(given);
    } catch (BadInput e) {
      return new Tried.Illegal("", String.valueOf(e.getMessage()));
    }
    String notation = game.notation(move);
    String wanted = wanted();
    if (wanted == null) {
      return new Tried.Otherwise("All is done here.");
    }
    M asked = game.parse(wanted);
    if (notation.equals(game.notation(asked))) {
      advance();
      return new Tried.Made();
    }
    String hint = situation.hints().get(notation);
    Verdict verdict = game.judge(match().state(), you(), move);
    if (!verdict.legal()) {
      return new Tried.Illegal(verdict.rule(), hint == null ? verdict.sentence() : hint);
    }
    if (alike(move, asked) && again().leads(move)) {
      leads(move);
      return new Tried.Made();
    }
    return new Tried.Otherwise(hint);
  }

  /** What is said to a move that is allowed but not the one, where the right one is no secret. */
  public String instead() {
    return "That is allowed. But here try this: " + label() + ".";
  }

  private boolean alike(M move, M asked) {
    if (situation.like().isEmpty() || move.getClass() != asked.getClass()) {
      return false;
    }
    Map<String, Object> one = Sight.of((Record) move);
    Map<String, Object> other = Sight.of((Record) asked);
    return situation.like().stream()
        .allMatch(field -> Objects.equals(one.get(field), other.get(field)));
  }

  /** The same situation, played as far as this one. */
  private Practice<S, M, V> again() {
    Practice<S, M, V> other = new Practice<>(situation, game);
    while (other.next < next) {
      other.advance();
    }
    return other;
  }

  /** Makes the learner's last move in another way; whether all that follows it is so. */
  private boolean leads(M move) {
    try {
      match().play(you(), move, 0);
      next++;
      others();
      return done() && rehearsal.met();
    } catch (Mismatch e) {
      return false;
    }
  }

  private V view() {
    return game.view(match().state(), you());
  }

  private void others() {
    while (!done() && moves.get(next).seat() != you()) {
      play();
    }
  }

  private void play() {
    rehearsal.play(moves.get(next++));
  }
}
