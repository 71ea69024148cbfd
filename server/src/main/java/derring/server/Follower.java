package derring.server;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Verdict;
import derring.server.store.JournalDown;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One socket at one match: hears its frames and says what its guest wants. */
final class Follower implements Ear {
  private static final int LONGEST_REASON = 120;

  /** What the store was too busy for is tried again after so long. */
  private static final Duration AGAIN = Duration.ofSeconds(1);

  private final Hall hall;
  private final String match;
  private final Who who;
  private final String address;
  private final Mailbox mailbox;
  private final Measure measure;
  private final boolean changes;
  private Frame.@Nullable Table known;
  private @Nullable LiveMatch followed;

  /** Why somebody, at a seat or not, may say no more now; null if he may. */
  interface Measure {
    @Nullable String refused(boolean seated);
  }

  /**
   * @param address whom what is reckoned is charged to
   * @param changes whether it wants no more of a table than what changed
   */
  Follower(
      Hall hall,
      String match,
      Who who,
      String address,
      Mailbox mailbox,
      boolean changes,
      Measure measure) {
    this.changes = changes;
    this.address = address;
    this.measure = measure;
    this.hall = hall;
    this.match = match;
    this.who = who;
    this.mailbox = mailbox;
  }

  @Override
  public Who who() {
    return who;
  }

  @Override
  public String address() {
    return address;
  }

  @Override
  public void hear(List<Json.Written<?>> messages) {
    mailbox.put(messages);
  }

  @Override
  public void deliver() {
    mailbox.flush();
  }

  @Override
  public Frame.@Nullable Table knows() {
    return known;
  }

  @Override
  public void knows(Frame.@Nullable Table table) {
    known = changes ? table : null;
  }

  @Override
  public CompletableFuture<Void> hangUp(int code, String reason) {
    mailbox.close(code, reason);
    return mailbox.over();
  }

  /**
   * Begins after the newest frame that the client has.
   *
   * @param after its number; -1 for none
   * @param mark its mark
   */
  void begin(long after, String mark) {
    try {
      followed = hall.follow(match, this, hall.marks().seen(match, after, mark));
    } catch (Refusal e) {
      mailbox.close(Sockets.POLICY, brief(String.valueOf(e.getMessage())));
      return;
    } catch (JournalDown e) {
      mailbox.close(Sockets.TRY_AGAIN, brief(String.valueOf(e.getMessage())));
      return;
    }
    if (followed == null) {
      mailbox.close(Sockets.POLICY, "There is no such match.");
    } else if (hall.closed()) {
      mailbox.close(Hall.GOING, Hall.GOODBYE); // it came between the goodbye and the closed door
    }
  }

  /** The reason of a close has room for few bytes. */
  private static String brief(String sentence) {
    return sentence.length() <= LONGEST_REASON
        ? sentence
        : sentence.substring(0, LONGEST_REASON - 3) + "...";
  }

  void end() {
    try {
      if (followed != null && !hall.closed()) {
        followed.leave(this);
      }
    } catch (Refusal e) {
      followed = null; // of a match that is damaged nobody takes leave
    } catch (JournalDown e) {
      hall.later(AGAIN, this::end); // else nobody would hear that he has gone
    }
  }

  /** Answers one message of the client. */
  void said(String text) {
    String id = "";
    try {
      Facts facts = Doc.of("message.json", text).facts();
      id = facts.text("id", "");
      obey(facts, id);
    } catch (BadFile e) {
      mailbox.put(List.of(Api.nack(id, "", "The message is not usable: " + e.sentence() + ".")));
    } catch (BadInput e) {
      mailbox.put(List.of(Api.nack(id, "", Board.sentence(e))));
    } catch (Refusal e) {
      mailbox.put(List.of(Api.nack(id, "", String.valueOf(e.getMessage()))));
    } catch (IllegalStateException | JournalDown e) {
      mailbox.put(List.of(Api.nack(id, "", "The server could not store this; try again.")));
    } finally {
      mailbox.flush(); // with what everybody is shown, if that is not out yet
    }
  }

  private void obey(Facts facts, String id) {
    String what = facts.at("do").text();
    if (what.equals("why")) {
      why(facts, id);
      return;
    }
    if (what.equals("foresee")) {
      foresee(facts, id);
      return;
    }
    if (what.equals("world")) {
      world(facts, id);
      return;
    }
    if (what.equals("show")) {
      show(facts, id);
      return;
    }
    Happening wish = Wish.read(facts, who, this::wording);
    String enough = wish instanceof Happening.Said ? silenced() : null;
    if (enough != null) {
      mailbox.put(List.of(Api.nack(id, "", enough)));
      return;
    }
    Ruling ruling = asked(wish, id, n -> mailbox.put(List.of(Api.ack(id, n))));
    if (ruling instanceof Ruling.Refused refused) {
      mailbox.put(List.of(Api.nack(id, refused.rule(), refused.sentence())));
    }
  }

  /** Mostly the match that is followed need not be looked for. */
  private Ruling asked(Happening wish, String id, Consumer<Long> ack) {
    LiveMatch here = followed;
    Ruling ruling = here == null ? null : here.ask(wish, who, id, ack);
    return ruling == null ? hall.ask(match, wish, who, id, ack) : ruling;
  }

  private @Nullable String silenced() {
    return hall.house().muted(who, match)
        ? "The host has muted you here."
        : measure.refused(seated());
  }

  private boolean seated() {
    return Boolean.TRUE.equals(
        hall.look(match, sitting -> !sitting.seatsOf(who.guest()).isEmpty()));
  }

  /** Its guest wants to see the whole table again. */
  private void show(Facts facts, String id) {
    facts.only("do", "id");
    Long n = hall.look(match, sitting -> sitting.next() - 1);
    mailbox.put(List.of(Api.ack(id, n == null ? 0 : n)));
    if (followed != null) {
      followed.showAgain(this);
    }
  }

  private void why(Facts facts, String id) {
    int seat = Wish.seat(facts, "move", "thing");
    Function<Board<?, ?, ?>, Verdict> question = Wish.question(facts, seat);
    Json.Written<?> answer =
        hall.look(
            match,
            sitting -> {
              Ruling.Refused refused = Decision.why(sitting, seat, question, who);
              return refused == null
                  ? Api.ack(id, sitting.next() - 1)
                  : Api.nack(id, refused.rule(), refused.sentence());
            });
    if (answer != null) {
      mailbox.put(List.of(answer));
    }
  }

  /** What lines of moves would come to; nothing is made, and nobody else is told. */
  private void foresee(Facts facts, String id) {
    int seat = Wish.seat(facts, "lines", "further");
    boolean further = facts.flag("further", false);
    List<List<Facts>> asked = Wish.lines(facts);
    reckon(
        seat,
        id,
        (sitting, board) -> {
          long n = sitting.next() - 1;
          Supplier<List<@Nullable Object>> foresight = board.foresight(seat, asked, further);
          return () -> Api.foreseen(id, n, foresight.get());
        });
  }

  /** A state for the rules in a page, which then need not ask us. */
  private void world(Facts facts, String id) {
    int seat = Wish.seat(facts);
    reckon(
        seat,
        id,
        (sitting, board) -> {
          long n = sitting.next() - 1;
          Happening.Opened opened = sitting.opened();
          Supplier<Map<String, Object>> state = board.imagined(seat);
          return () ->
              Json.writtenLean(
                  new Wire.World(
                      id, true, n, opened.game(), opened.rules(), opened.options(), state.get()));
        });
  }

  /** Answers somebody at his own seat with what is reckoned outside of any lock. */
  private void reckon(
      int seat,
      String id,
      BiFunction<Sitting, Board<?, ?, ?>, Supplier<Json.Written<?>>> question) {
    Supplier<Json.Written<?>> answer =
        hall.look(
            match,
            sitting -> {
              Ruling.Refused refused = Decision.why(sitting, seat, board -> Verdict.LEGAL, who);
              Board<?, ?, ?> board = sitting.board();
              if (refused != null || board == null) {
                return () ->
                    refused == null
                        ? Api.nack(id, "", "The match has not started yet.")
                        : Api.nack(id, refused.rule(), refused.sentence());
              }
              return question.apply(sitting, board);
            });
    if (answer != null) {
      mailbox.put(List.of(hall.reckoned(who, address, answer)));
    }
  }

  /** A move is kept as it is written, however it was sent. */
  private String wording(Facts move) {
    if (!(move.raw() instanceof Map)) {
      return move.text();
    }
    String wording =
        hall.look(
            match,
            sitting -> {
              Board<?, ?, ?> board = sitting.board();
              if (board == null) {
                throw move.bad("the match has not started yet");
              }
              return board.wording(move);
            });
    if (wording == null) {
      throw move.bad("the match is not there any more");
    }
    return wording;
  }
}
