package derring.server;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.SeededChance;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A match that a page hosts: what {@link LiveMatch} and {@link Follower} are on a server, for one
 * guest and one thread. What may happen, what follows and what is shown is decided by the same
 * classes.
 */
final class HereTable {
  private final String id;
  private final Parlour parlour;
  private final Outside outside;
  private final Sitting sitting;
  private final List<String> facts = new ArrayList<>();

  /** The table that each follower was shown last; null for none. */
  private final Map<Integer, Frame.@Nullable Table> followers = new LinkedHashMap<>();

  private int edition = -1;

  /** A match that begins now. */
  HereTable(String id, Parlour parlour, Outside outside, Shelf shelf, Noted first) {
    this.id = id;
    this.parlour = parlour;
    this.outside = outside;
    this.sitting = Sitting.begin(shelf, first);
    kept(first, 0);
  }

  /** A match that goes on after these facts, which the page has kept. */
  HereTable(String id, Parlour parlour, Outside outside, Shelf shelf, List<String> known) {
    this.id = id;
    this.parlour = parlour;
    this.outside = outside;
    this.sitting = Sitting.begin(shelf, Noted.read(known.getFirst()));
    facts.addAll(known);
    known.subList(1, known.size()).forEach(fact -> sitting.apply(Noted.read(fact)));
    edition = sitting.edition();
  }

  Sitting sitting() {
    return sitting;
  }

  List<String> facts() {
    return List.copyOf(facts);
  }

  private void kept(Noted fact, long n) {
    String body = fact.body();
    facts.add(body);
    outside.keep(id, n, body);
    if (edition != sitting.edition()) {
      edition = sitting.edition();
      list();
    }
  }

  private void list() {
    outside.list(
        id,
        Json.lean(Summaries.told(id, sitting, parlour.shelf(), sitting.seatsOf(Parlour.GUEST))));
  }

  /** Judges a wish and, if it is granted, makes it a fact; then it is acknowledged and shown. */
  Ruling ask(Happening wish, Who who, String wishId, long now, Function<Long, String> ack, int by) {
    Ruling ruling = sitting.decide(wish, who, wishId, now);
    if (ruling instanceof Ruling.Known(long n) && by >= 0) {
      outside.tell(by, ack.apply(n));
    }
    if (ruling instanceof Ruling.Granted(Noted fact)) {
      Page page = sitting.apply(fact);
      kept(fact, page.n());
      if (by >= 0) {
        outside.tell(by, ack.apply(page.n()));
      }
      followers.keySet().forEach(socket -> show(socket, List.of(page), now));
      plan();
    }
    return ruling;
  }

  private void host(Happening wish, long now) {
    Ruling _ = ask(wish, Who.SERVER, "", now, n -> "", -1);
  }

  // ---- readers

  /** Shows a follower everything after a frame, or the newest again if that was all. */
  void follow(int socket, long after, long now) {
    followers.put(socket, null);
    if (after >= sitting.annals().last() || !show(socket, sitting.annals().from(after + 1), now)) {
      showAgain(socket, now);
    }
    plan();
  }

  void leave(int socket) {
    followers.remove(socket);
  }

  /** Of several pages only the last that tells something comes with the table. */
  private boolean show(int socket, List<Page> pages, long now) {
    List<Integer> you = sitting.seatsOf(Parlour.GUEST);
    Scribe scribe = sitting.scribe();
    List<Frame> frames = new ArrayList<>();
    for (Page page : pages.reversed()) {
      Frame frame = scribe.frame(page, you, frames.isEmpty(), now);
      if (frame != null) {
        frames.add(frame);
      }
    }
    frames.reversed().forEach(frame -> tell(socket, frame));
    return !frames.isEmpty();
  }

  private void tell(int socket, Frame frame) {
    outside.tell(socket, frame.since(followers.get(socket)).text());
    if (frame.table() != null) {
      followers.put(socket, frame.table());
    }
  }

  private void showAgain(int socket, long now) {
    followers.put(socket, null);
    Scribe scribe = sitting.scribe();
    for (Page page : sitting.annals().from(0).reversed()) {
      Frame frame = scribe.frame(page, sitting.seatsOf(Parlour.GUEST), true, now);
      if (frame != null) {
        tell(socket, new Frame(frame.n(), frame.kind(), List.of(), frame.table()));
        return;
      }
    }
  }

  /** Answers one message of a follower. */
  void said(int socket, String text, Who who, long now) {
    String wish = "";
    try {
      Facts said = Doc.of("message.json", text).facts();
      wish = said.text("id", "");
      obey(socket, said, wish, who, now);
    } catch (BadFile e) {
      outside.tell(
          socket, Api.nack(wish, "", "The message is not usable: " + e.sentence() + ".").text());
    } catch (BadInput e) {
      outside.tell(socket, Api.nack(wish, "", Board.sentence(e)).text());
    }
  }

  private void obey(int socket, Facts said, String wishId, Who who, long now) {
    switch (said.at("do").text()) {
      case "why" -> {
        int seat = Wish.seat(said, "move", "thing");
        Ruling.Refused no = Decision.why(sitting, seat, Wish.question(said, seat), who);
        outside.tell(socket, no == null ? ack(wishId) : nack(wishId, no));
      }
      case "foresee" -> {
        int seat = Wish.seat(said, "lines", "further");
        List<List<Facts>> lines = Wish.lines(said);
        Ruling.Refused no = Decision.why(sitting, seat, board -> Verdict.LEGAL, who);
        Board<?, ?, ?> board = sitting.board();
        outside.tell(
            socket,
            no != null || board == null
                ? nack(wishId, no == null ? Ruling.tooLate("Not yet.") : no)
                : Api.foreseen(
                        wishId,
                        sitting.annals().last(),
                        board.foresight(seat, lines, said.flag("further", false)).get())
                    .text());
      }
      case "show" -> {
        outside.tell(socket, ack(wishId));
        showAgain(socket, now);
      }
      default -> {
        Happening wish = Wish.read(said, who, this::wording);
        Ruling ruling = ask(wish, who, wishId, now, n -> Api.ack(wishId, n).text(), socket);
        if (ruling instanceof Ruling.Refused refused) {
          outside.tell(socket, nack(wishId, refused));
        }
      }
    }
  }

  private String ack(String wishId) {
    return Api.ack(wishId, sitting.annals().last()).text();
  }

  private static String nack(String wishId, Ruling.Refused refused) {
    return Api.nack(wishId, refused.rule(), refused.sentence()).text();
  }

  private String wording(Facts move) {
    Board<?, ?, ?> board = sitting.board();
    if (!(move.raw() instanceof Map)) {
      return move.text();
    }
    if (board == null) {
      throw move.bad("the match has not started yet");
    }
    return board.wording(move);
  }

  // ---- what comes by itself

  /** Begins to run by itself; clocks go on from now if nobody was here. */
  void wake(long now) {
    if (sitting.running() && sitting.timed()) {
      host(new Happening.Resumed(), now);
    }
    plan();
  }

  /** A match that nobody looks at waits: there is nobody else who could mind. */
  private void plan() {
    long first = Long.MAX_VALUE;
    for (Chore chore : Chore.of(sitting, parlour.pace())) {
      if (chore.what() != Chore.What.CLOSE) {
        first = Math.min(first, chore.at());
      }
    }
    if (first != Long.MAX_VALUE && !followers.isEmpty()) {
      outside.wake(id, first);
    }
  }

  /** Does what is due. */
  void tend(long now) {
    if (followers.isEmpty()) {
      return;
    }
    for (Chore chore : Chore.of(sitting, parlour.pace())) {
      if (chore.at() <= now) {
        done(chore, now);
      }
    }
    plan();
  }

  private void done(Chore chore, long now) {
    Board<?, ?, ?> board = sitting.board();
    int seat = chore.seat();
    switch (chore.what()) {
      case COLLECT -> host(new Happening.Collected(), now);
      case START -> host(new Happening.Started(), now);
      case REMATCH -> rematch(now);
      case FLAG ->
          Scribe.seats(sitting.toAct()).stream()
              .filter(flagged -> sitting.clocks().fallen(flagged, now))
              .findFirst()
              .ifPresent(flagged -> host(new Happening.Flagged(flagged), now));
      case THINK -> {
        if (board != null && !sitting.chairs().get(seat).person() && acts(seat)) {
          SeededChance whims = new SeededChance(Long.parseUnsignedLong(outside.random(8), 16));
          String bot = sitting.chairs().get(seat).bot();
          host(new Happening.Moved(seat, board.thinker(bot, seat).move(whims, 1)), now);
        }
      }
      case PASS -> {
        String silence = board == null ? null : board.silence(seat);
        String move = silence == null ? sitting.forced(seat) : silence;
        if (move != null && acts(seat)) {
          host(new Happening.Moved(seat, move), now);
        }
      }
      case LATE -> {
        Board.Late late = board == null ? null : board.late(seat);
        if (late != null) {
          host(new Happening.Moved(seat, late.move()), now);
        }
      }
      case OFFER_BOT, CLOSE -> {} // nobody waits for anybody here
    }
  }

  private boolean acts(int seat) {
    return (sitting.toAct() >> seat & 1) == 1;
  }

  private void rematch(long now) {
    if (sitting.rematchDue()) {
      String again = parlour.open(sitting.again(outside.random(Parlour.SECRET_BYTES)), now);
      host(new Happening.Rematched(again), now);
    }
  }
}
