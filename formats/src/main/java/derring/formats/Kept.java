package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A record that was read from a file, with the game it was played by.
 *
 * @param doc the file
 * @param box the game, opened as it was for the match
 * @param record the match
 * @param outcome how the file says the match ended; null if it was not over
 * @param state the digest of the last state, according to the file
 */
public record Kept(Doc doc, Box box, MatchRecord record, @Nullable Outcome outcome, String state) {

  /**
   * Plays the match again with the outcomes of chance in the file.
   *
   * @throws BadFile at the first move that is not legal, or if the end is another
   */
  public Match<?, ?, ?> replay() {
    return doc.within(List.of(), () -> replayed(box.game(), false));
  }

  /**
   * Plays the match again, and again with the chance that its seed gives, and holds every outcome,
   * the last state and the end against the file.
   *
   * @throws BadFile at the first thing that does not agree
   */
  public Match<?, ?, ?> verify() {
    return doc.within(List.of(), () -> replayed(box.game(), true));
  }

  private <S extends State<S>, M, V> Match<S, M, V> replayed(Game<S, M, V> game, boolean verify) {
    Match<S, M, V> match = record.replay(game);
    if (!Objects.equals(game.outcome(match.state()), outcome)) {
      throw new BadInput(
          List.of("outcome"),
          "the outcome should be " + Comparison.shown(game.outcome(match.state())));
    }
    String end = Json.digest(game.describe(match.state()));
    if (!end.equals(state)) {
      throw new BadInput(
          List.of("state"), "the match ends in another state, whose digest is " + end);
    }
    return verify ? record.verify(game) : match;
  }
}
