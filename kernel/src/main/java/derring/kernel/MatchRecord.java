package derring.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A match as it is kept: all that is needed to play it again, bit for bit.
 *
 * @param terms what was played
 * @param seats who sat where
 * @param seed what its chance grew from
 * @param seal what bound all of these, made before the deal
 * @param dealt what chance decided in the deal
 * @param moves in order
 * @param cut how it ended before the rules ended it; null if it did not
 */
public record MatchRecord(
    Terms terms,
    List<String> seats,
    Seed seed,
    Seal seal,
    List<Draw> dealt,
    List<Move> moves,
    @Nullable CutShort cut) {

  /** One move as it is kept. */
  public record Move(int seat, String notation, long at, List<Draw> drawn) {}

  public MatchRecord {
    seats = List.copyOf(seats);
    dealt = List.copyOf(dealt);
    moves = List.copyOf(moves);
  }

  /** A match that the rules have ended, or that is not over. */
  public MatchRecord(
      Terms terms, List<String> seats, Seed seed, Seal seal, List<Draw> dealt, List<Move> moves) {
    this(terms, seats, seed, seal, dealt, moves, null);
  }

  /** The same match, ended so. */
  public MatchRecord cut(@Nullable CutShort so) {
    return new MatchRecord(terms, seats, seed, seal, dealt, moves, so);
  }

  /**
   * The record of a match so far, which was dealt by the chance of the seal that these give.
   *
   * @param seats who sat where when it was dealt
   */
  public static <S extends State<S>, M, V> MatchRecord of(
      Match<S, M, V> match, Terms terms, List<String> seats, Seed seed) {
    Game<S, M, V> game = match.game();
    List<Move> moves = new ArrayList<>();
    for (Step<M> step : match.steps()) {
      moves.add(new Move(step.seat(), game.notation(step.move()), step.at(), step.drawn()));
    }
    return new MatchRecord(terms, seats, seed, Seal.of(terms, seats, seed), match.dealt(), moves);
  }

  /**
   * What was altered since it was sealed, at the place of the first of it; null if nothing was.
   * Needs no rules.
   */
  public @Nullable BadInput altered() {
    Seal now = Seal.of(terms, seats, seed);
    Map<String, List<Object>> altered = new LinkedHashMap<>();
    note(altered, "game or the version of its rules", List.of("game"), now.game(), seal.game());
    note(altered, "card sets", List.of("cards"), now.cards(), seal.cards());
    note(altered, "options", List.of("options"), now.options(), seal.options());
    note(altered, "names of the seats", List.of("seats"), now.seats(), seal.seats());
    note(altered, "secret", List.of("seed", "secret"), now.secret(), seal.secret());
    note(altered, "parts that seats gave", List.of("seed", "seats"), now.given(), seal.given());
    if (!altered.isEmpty()) {
      return new BadInput(
          altered.values().iterator().next(),
          "altered after it was sealed: the " + String.join(" and the ", altered.keySet()));
    }
    return seal.whole()
        ? null
        : new BadInput(
            List.of("seal"),
            "altered: the seal, whose parts do not give the commitment that was made known before the"
                + " match");
  }

  private static void note(
      Map<String, List<Object>> altered,
      String what,
      List<Object> place,
      String now,
      String sealed) {
    if (!now.equals(sealed)) {
      altered.put(what, place);
    }
  }

  /**
   * Plays the record again, with the outcomes of chance that it holds.
   *
   * @throws BadInput if a move is not legal or the outcomes do not fit
   */
  public <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules) {
    List<Drawn> drawn = new ArrayList<>();
    dealt.forEach(draw -> drawn.add(draw.outcome()));
    moves.forEach(move -> move.drawn.forEach(draw -> drawn.add(draw.outcome())));
    return replay(rules, new ScriptedChance(drawn));
  }

  /**
   * Plays the record again with the chance that its seal and its seed give, and holds every
   * outcome, and what it was drawn from, against the one recorded.
   *
   * @throws BadInput at the first thing that does not agree
   */
  public <S extends State<S>, M, V> Match<S, M, V> verify(Game<S, M, V> rules) {
    BadInput altered = altered();
    if (altered != null) {
      throw altered;
    }
    return replay(rules, chance());
  }

  /** The chance that the seal and the seed give, from its first outcome on. */
  public FairChance chance() {
    return seal.chance(seed);
  }

  /** Every outcome is compared as soon as it is drawn, so that the first difference is named. */
  private <S extends State<S>, M, V> Match<S, M, V> replay(Game<S, M, V> rules, Chance chance) {
    Match<S, M, V> match = new Match<>(rules, chance);
    new Comparing(rules, List.of("deal"), "the deal").hold(match.dealt(), dealt);
    for (int i = 0; i < moves.size(); i++) {
      Move move = moves.get(i);
      try {
        replay(match, move);
      } catch (BadInput e) {
        throw new BadInput(
            List.of("moves", i), "move " + (i + 1) + " does not replay: " + e.getMessage());
      }
      new Comparing(rules, List.of("moves", i, "drew"), "move " + (i + 1))
          .hold(match.steps().getLast().drawn(), move.drawn);
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
