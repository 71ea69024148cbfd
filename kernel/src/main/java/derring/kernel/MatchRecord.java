package derring.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A match as it is kept: all that is needed to play it again, bit for bit.
 *
 * @param game the id of the title
 * @param rulesVersion which version of its rules
 * @param cards the digests of the card sets, by id
 * @param options as they were chosen
 * @param seats who sat where
 * @param commitment what was made known of the seed before the match
 * @param seed what its chance grew from
 * @param dealt what chance decided in the deal
 * @param moves in order
 */
public record MatchRecord(
    String game,
    int rulesVersion,
    Map<String, String> cards,
    Map<String, Object> options,
    List<String> seats,
    String commitment,
    Seed seed,
    List<Drawn> dealt,
    List<Move> moves) {

  /** One move as it is kept. */
  public record Move(int seat, String notation, long at, List<Drawn> drawn) {}

  /** The record of a match so far. */
  public static <S extends State<S>, M, V> MatchRecord of(
      Match<S, M, V> match, Map<String, String> cards, List<String> seats, Seed seed) {
    Game<S, M, V> game = match.game();
    List<Move> moves = new ArrayList<>();
    for (Step<M> step : match.steps()) {
      moves.add(new Move(step.seat(), game.notation(step.move()), step.at(), step.drawn()));
    }
    return new MatchRecord(
        game.title().id(),
        game.title().rulesVersion(),
        new LinkedHashMap<>(cards),
        game.options(),
        List.copyOf(seats),
        seed.commitment(),
        seed,
        match.dealt(),
        moves);
  }

  /**
   * Plays the record again, with the outcomes of chance that it holds.
   *
   * @throws BadInput if a move is not legal or the outcomes do not fit
   */
  public <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules) {
    List<Drawn> drawn = new ArrayList<>(dealt);
    moves.forEach(move -> drawn.addAll(move.drawn));
    return replay(rules, new ScriptedChance(drawn));
  }

  /**
   * Plays the record again with the chance that its seed gives, and holds every outcome against the
   * one recorded.
   *
   * @throws BadInput at the first thing that does not agree
   */
  public <S extends State<S>, M, V> Match<S, M, V> verify(Game<S, M, V> rules) {
    if (!seed.commitment().equals(commitment)) {
      throw new BadInput(
          List.of("seed"), "the secret is not the one that was committed to before the match");
    }
    return replay(rules, seed.chance());
  }

  /** Every outcome is compared as soon as it is drawn, so that the first difference is named. */
  private <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules, Chance chance) {
    Match<S, M, V> match = new Match<>(rules, chance);
    if (!match.dealt().equals(dealt)) {
      throw new BadInput(List.of("deal"), "the deal is not the one that chance gives");
    }
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      try {
        replay(match, move);
      } catch (BadInput e) {
        throw new BadInput(
            List.of("moves", i), "move " + (i + 1) + " does not replay: " + e.getMessage());
      }
      if (!match.steps().getLast().drawn().equals(move.drawn)) {
        throw new BadInput(
            List.of("moves", i, "drew"),
            "move " + (i + 1) + ": chance decided otherwise than was recorded");
      }
    }
    return match;
  }

  private static <S extends State<S>, M, V> void replay(Match<S, M, V> match, Move move) {
    if (move.seat < 0 || move.seat >= match.game().seats()) {
      throw new BadInput("there is no seat " + move.seat);
    }
    Verdict verdict = match.play(move.seat, match.game().parse(move.notation), move.at);
    if (!verdict.legal()) {
      throw new BadInput(verdict.sentence() + " (" + verdict.rule() + ")");
    }
  }
}
