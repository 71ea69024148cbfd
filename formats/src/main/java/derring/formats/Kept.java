package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.CutShort;
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
 * @param outcome how the file says the rules ended the match; null if they did not
 * @param state the digest of the last state, according to the file
 * @param played the digest of the moves, according to the file
 */
public record Kept(
    Doc doc, Box box, MatchRecord record, @Nullable Outcome outcome, String state, String played) {

  /**
   * How the match ended, by the rules or, if that is what the record says, before they ended it;
   * null if it was not over.
   */
  public @Nullable Outcome ending() {
    CutShort cut = record.cut();
    return cut == null ? outcome : cut.outcome(record.seats().size(), record.seats()::get);
  }

  /**
   * Plays the match again with the outcomes of chance in the file, whether or not they are those of
   * its seed and whatever the file says of its end: {@link #verify} tells.
   *
   * @throws BadFile at the first move that is not legal, or where the outcomes do not fit the rules
   */
  public Match<?, ?, ?> replay() {
    return doc.within(List.of(), () -> record.replay(box.game()));
  }

  /**
   * Holds what was sealed against the seal, plays the match again with the chance that its seed
   * gives, and holds every outcome, the end, the last state and the moves against the file.
   *
   * @throws BadFile at the first thing that does not agree
   */
  public Match<?, ?, ?> verify() {
    return doc.within(List.of(), () -> verified(box.game()));
  }

  private <S extends State<S>, M, V> Match<S, M, V> verified(Game<S, M, V> game) {
    Match<S, M, V> match = record.verify(game);
    if (!Objects.equals(game.outcome(match.state()), outcome)) {
      throw new BadInput(
          List.of("outcome"),
          "the outcome should be " + Comparison.shown(game.outcome(match.state())));
    }
    if (outcome != null && record.cut() != null) {
      throw new BadInput(
          List.of("cut-short"), "altered: the match had been ended by the rules before that");
    }
    String end = Json.digest(game.describe(match.state()));
    if (!end.equals(state)) {
      throw new BadInput(
          List.of("state"), "the match ends in another state, whose digest is " + end);
    }
    if (!Records.played(record, game).equals(played)) {
      throw new BadInput(
          List.of("moves"),
          "altered: a move or the time of one, which leads to the same end, or how the match was cut"
              + " short; the digest of the moves is another");
    }
    return match;
  }
}
