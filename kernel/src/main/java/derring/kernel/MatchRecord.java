package derring.kernel;

import java.util.ArrayList;
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
    for (Step<S, M> step : match.steps()) {
      moves.add(new Move(step.seat(), game.notation(step.move()), step.at(), step.drawn()));
    }
    return new MatchRecord(
        game.title().id(),
        game.title().rulesVersion(),
        Map.copyOf(cards),
        game.options(),
        List.copyOf(seats),
        seed.commitment(),
        seed,
        match.dealt(),
        moves);
  }

  /** Everything that chance decided, in order. */
  public List<Drawn> drawn() {
    List<Drawn> all = new ArrayList<>(dealt);
    moves.forEach(move -> all.addAll(move.drawn()));
    return all;
  }

  /**
   * Plays the record again, with the outcomes of chance that it holds.
   *
   * @throws BadInput if a move is not legal or the outcomes do not fit
   */
  public <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules) {
    return replay(rules, new ScriptedChance(drawn()));
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
    Match<S, M, V> match = replay(rules, seed.chance());
    if (!match.dealt().equals(dealt)) {
      throw new BadInput(List.of("deal"), "the deal is not the one that the seed gives");
    }
    for (int i = 0; i < moves.size(); i++) {
      if (!match.steps().get(i).drawn().equals(moves.get(i).drawn)) {
        throw new BadInput(
            List.of("moves", i, "drew"), "chance decided otherwise than the seed gives");
      }
    }
    return match;
  }

  private <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules, Chance chance) {
    Match<S, M, V> match = new Match<>(rules, chance);
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      try {
        if (move.seat < 0 || move.seat >= rules.seats()) {
          throw new BadInput("there is no seat " + move.seat);
        }
        Verdict verdict = match.play(move.seat, rules.parse(move.notation), move.at);
        if (!verdict.legal()) {
          throw new BadInput(verdict.sentence() + " (" + verdict.rule() + ")");
        }
      } catch (BadInput e) {
        throw new BadInput(
            List.of("moves", i), "move " + (i + 1) + " does not replay: " + e.getMessage());
      }
    }
    return match;
  }
}
