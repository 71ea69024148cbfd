package derring.server;

import derring.formats.Choice;
import derring.formats.Json;
import derring.kernel.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one fact of a match means to one reader. docs/protocol.md says what the fields are; what is
 * null is left out on the wire. Events come from the game and are written already.
 *
 * @param change what is new at the table, for a reader who was shown the one before and wants no
 *     more; then {@code table} is null
 */
public record Frame(
    long n,
    Kind kind,
    List<Json.Written<?>> events,
    @Nullable Table table,
    Json.@Nullable Change change,
    @Nullable String mark) {

  Frame(long n, Kind kind, List<Json.Written<?>> events, @Nullable Table table) {
    this(n, kind, events, table, null, null);
  }

  /** The same with what proves later that its reader has seen it. */
  Frame marked(String proof) {
    return new Frame(n, kind, events, table, change, proof);
  }

  /** What happened, as the wire calls it. */
  enum Kind {
    OPENED,
    SAT,
    PLEDGED,
    COLLECTED,
    CONTRIBUTED,
    STARTED,
    MOVED,
    UNDONE,
    OFFERED,
    ANSWERED,
    SAID,
    LEFT,
    BACK,
    RESIGNED,
    TIMED_OUT,
    THINKING,
    MANNER,
    CLOSED,
    RESUMED,
    LOST;

    String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /**
   * The table after the fact.
   *
   * @param always your seats that are asked even where they have no choice
   * @param question the number of the frame since which the eye's seat is asked what it is asked
   *     now: an answer to one question is never one to another
   * @param forced the server is about to do the only thing that seat can do
   * @param sample the moves are a few of many: others are allowed, too
   */
  public record Table(
      String game,
      Reach who,
      Standing state,
      List<Integer> you,
      Json.Written<List<Seat>> seats,
      Json.Written<Map<String, Object>> options,
      @Nullable Integer eye,
      @Nullable Record view,
      @Nullable String hash,
      List<Integer> toAct,
      List<Json.Written<Choice>> moves,
      boolean sample,
      @Nullable Long question,
      boolean forced,
      boolean undo,
      @Nullable Offer offer,
      @Nullable Map<String, Long> clock,
      @Nullable Answers answers,
      List<Integer> always,
      @Nullable Outcome outcome,
      Json.Written<Chances> seed,
      @Nullable String rematch) {}

  /**
   * Who sits at a seat.
   *
   * @param face which portrait is drawn; empty for that of the seat
   */
  public record Seat(String name, Chair.Kind kind, boolean here, String bot, String face) {}

  /** Something that others must agree to. */
  public record Offer(Proposal what, int from) {}

  /**
   * How long one may take to answer somebody else's move.
   *
   * @param window seconds that a question stays open for whoever does nothing; 0 for the limit
   * @param limit seconds that one may think about it; 0 for as long as one likes
   * @param left milliseconds that those have left who are asked now, by seat
   * @param thinking who is asked and has said that he thinks about it
   */
  public record Answers(int window, int limit, Map<String, Long> left, List<Integer> thinking) {}

  /**
   * What is known of the seed.
   *
   * @param listed the page of the list of commitments that names this one; null for none
   * @param pledges what each seat has pledged, empty where it has not: from when all are collected
   *     until the match starts
   */
  public record Chances(
      String commitment,
      @Nullable Long listed,
      @Nullable String secret,
      @Nullable List<String> pledges,
      List<String> seats) {}

  /** The same for a reader who was shown this table last, and wants only what changed. */
  Frame since(@Nullable Table before) {
    return table == null || before == null
        ? this
        : new Frame(n, kind, events, null, new Json.Change(before, table), mark);
  }

  /** The frame as text. */
  public String text() {
    return Json.lean(this);
  }

  /** The frame as it is sent. */
  Json.Written<Frame> written() {
    return Json.writtenLean(this);
  }
}
