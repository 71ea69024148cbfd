package derring.server;

import derring.bots.Bots;
import derring.formats.Box;
import derring.formats.Shelf;
import derring.kernel.CutShort;
import derring.kernel.Digest;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import derring.kernel.Seed;
import derring.kernel.Tale;
import derring.kernel.Terms;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A match with the people at it: the fold of its facts. {@link #decide} says whether something may
 * happen, {@link #apply} lets it happen. No clock, no chance of its own, no I/O; not safe for
 * several threads at once.
 */
final class Sitting {
  private final Happening.Opened opened;
  private final Box box;
  private final Terms terms;
  private final String commitment;
  private final List<Chair> chairs;
  private final long pauses;
  private final Parts parts;
  private final Clocks clocks;
  private final Map<Asked, Earlier> known = new HashMap<>();
  private final TreeMap<Integer, Long> gone = new TreeMap<>();
  private final Asking asking;
  private final Offers offers;
  private final Annals annals = new Annals();
  private final Nameplates plates;
  private @Nullable Board<?, ?, ?> board;
  private @Nullable CutShort cut;
  private @Nullable Outcome ending;
  private @Nullable String rematch;
  private String host = "";
  private long openedAt;
  private Scribe.@Nullable Fixed fixed;
  private long seatedAt;
  private long movedAt;
  private long callAt;
  private int edition;
  private boolean over;
  private long lastAt;
  private int lastMover;

  private Sitting(Shelf shelf, Happening.Opened opened, UnaryOperator<String> called) {
    this.opened = opened;
    this.box = box(shelf, opened);
    this.terms = terms(opened, box);
    this.commitment = terms.commitment(opened.secret());
    this.chairs = new ArrayList<>(opened.chairs());
    String key = Digest.of(List.of("pauses", opened.secret()));
    this.pauses = Long.parseUnsignedLong(key.substring(0, 16), 16);
    this.parts = new Parts(chairs.size());
    this.clocks = new Clocks(opened.clock(), chairs.size());
    this.asking = new Asking(opened);
    this.offers = new Offers(chairs);
    this.plates = new Nameplates(chairs, called);
  }

  private static Box box(Shelf shelf, Happening.Opened opened) {
    Title title = shelf.title(opened.game(), opened.rules());
    return shelf.open(title, Facts.of(opened.options()));
  }

  private static Terms terms(Happening.Opened opened, Box box) {
    return new Terms(opened.game(), opened.rules(), box.cards(), opened.options());
  }

  /** What a match is bound to that is opened so. */
  static String commitment(Shelf shelf, Happening.Opened opened) {
    return terms(opened, box(shelf, opened)).commitment(opened.secret());
  }

  /** The match that begins with this fact. */
  static Sitting begin(Shelf shelf, Noted first) {
    return begin(shelf, first, UnaryOperator.identity());
  }

  /**
   * The match that begins with this fact.
   *
   * @param called how a name is shown
   */
  static Sitting begin(Shelf shelf, Noted first, UnaryOperator<String> called) {
    if (!(first.what() instanceof Happening.Opened opened)) {
      throw new IllegalStateException("a match must begin with its opening");
    }
    Sitting sitting = new Sitting(shelf, opened, called);
    sitting.apply(first);
    return sitting;
  }

  // ---- what is known

  Happening.Opened opened() {
    return opened;
  }

  Title title() {
    return box.title();
  }

  List<Chair> chairs() {
    return Collections.unmodifiableList(chairs);
  }

  /** What its facts told, by their numbers. */
  Annals annals() {
    return annals;
  }

  /** The number of the next fact. */
  long next() {
    return annals.next();
  }

  long lastAt() {
    return lastAt;
  }

  Clocks clocks() {
    return clocks;
  }

  @Nullable Board<?, ?, ?> board() {
    return board;
  }

  @Nullable String rematch() {
    return rematch;
  }

  /** The guest who opened it; empty if the server did. */
  String host() {
    return host;
  }

  long openedAt() {
    return openedAt;
  }

  Happening.@Nullable Offered offer() {
    return offers.open();
  }

  Standing state() {
    return outcome() != null ? Standing.FINISHED : board == null ? Standing.OPEN : Standing.RUNNING;
  }

  boolean running() {
    return state() == Standing.RUNNING;
  }

  @Nullable Outcome outcome() {
    return ending != null ? ending : board == null ? null : board.outcome();
  }

  /** Whether nothing but the start is missing. */
  boolean full() {
    return chairs.stream().noneMatch(Chair::open);
  }

  /** The seats' parts of the seed. */
  Parts parts() {
    return parts;
  }

  /** Whether nobody's pledge, or part, of the seed is missing. */
  boolean settled() {
    if (!opened.seed().isEmpty()) {
      return true; // it is that of another match
    }
    for (int seat = 0; seat < chairs.size() && !parts.collected(); seat++) {
      if (chairs.get(seat).person() && !parts.pledged(seat) && !parts.given(seat)) {
        return false;
      }
    }
    return parts.redeemed() || !parts.collected();
  }

  int toAct() {
    return board == null || outcome() != null ? 0 : board.toAct();
  }

  boolean gone(int seat) {
    return gone.containsKey(seat);
  }

  /** Since when a seat is left. */
  long goneSince(int seat) {
    return gone.getOrDefault(seat, lastAt);
  }

  /** Whether the others may be asked to let a bot play for a seat that was left. */
  boolean wantsBot(int seat) {
    return gone(seat) && offers.mayLend(seat);
  }

  /** What each seat is waited for with, and since when. */
  Asking asking() {
    return asking;
  }

  /**
   * When the server is silent for somebody who was asked for an answer and has given none; {@link
   * Long#MAX_VALUE} for never.
   */
  long closesAt(int seat) {
    return running() && chairs.get(seat).person()
        ? asking.closesAt(seat, company(seat))
        : Long.MAX_VALUE;
  }

  /** Whether anybody's time runs out now. */
  boolean timed() {
    return opened.clock().runs()
        || Scribe.seats(toAct()).stream().anyMatch(seat -> closesAt(seat) != Long.MAX_VALUE);
  }

  /**
   * The one thing that somebody can do and that the server does for him, since he does not want to
   * be asked; null if there is nothing. Where other people play that is never an answer: there it
   * would tell that he has none.
   */
  @Nullable String forced(int seat) {
    return board == null
            || !chairs.get(seat).person()
            || asking.thinks(seat)
            || (asking.open(seat) && company(seat))
        ? null
        : board.forced(seat);
  }

  /** When anybody moved last, or the match started. */
  long movedAt() {
    return movedAt;
  }

  /**
   * When all may begin to move, after the countdown of a game in real time; all time counts from
   * then.
   */
  long callAt() {
    return callAt;
  }

  /** When the chairs, or what their guests gave for the seed, changed last. */
  long seatedAt() {
    return seatedAt;
  }

  /** Grows whenever lists of matches have something new to say of this one. */
  int edition() {
    return edition;
  }

  List<Integer> seatsOf(String guest) {
    int seats = 0;
    for (int seat = 0; seat < chairs.size(); seat++) {
      seats |= chairs.get(seat).belongsTo(guest) ? 1 << seat : 0;
    }
    return Scribe.seats(seats);
  }

  /** The seats whose people must agree to what {@code seat} offers. */
  List<Integer> others(int seat) {
    return offers.others(seat);
  }

  /** Whether other people than the one at {@code seat} play. */
  boolean company(int seat) {
    return !others(seat).isEmpty();
  }

  // ---- what may happen

  /**
   * Whether {@code wish} may happen now.
   *
   * @param id the client's own name for it; empty for none
   */
  Ruling decide(Happening wish, Who who, String id, long now) {
    return new Decision(this, wish, who, id, now).ruling();
  }

  /** A guest's wish, by the name he gave it. */
  private record Asked(String by, String id) {}

  /** What a wish became, and under which number. */
  record Earlier(long n, Happening what) {}

  /** What the same guest's wish with the same id became; null if there was none. */
  @Nullable Earlier known(Noted asked) {
    return asked.id().isEmpty() ? null : known.get(new Asked(asked.by(), asked.id()));
  }

  // ---- what happens

  /** Lets a fact happen that was decided, here or elsewhere, for the next number. */
  Page apply(Noted fact) {
    long n = annals.number(fact.what());
    lastAt = Math.max(lastAt, fact.at());
    if (!fact.id().isEmpty()) {
      known.put(new Asked(fact.by(), fact.id()), new Earlier(n, fact.what()));
    }
    Page page =
        switch (fact.what()) {
          case Happening.Opened o -> {
            host = fact.by();
            openedAt = fact.at();
            seatedAt = fact.at();
            yield note(n, Frame.Kind.OPENED, -1, "The match is open.");
          }
          case Happening.Sat sat -> sat(n, sat, fact.at());
          case Happening.Pledged pledge -> {
            parts.pledge(pledge.seat(), pledge.digest());
            seatedAt = fact.at();
            yield silent(n, Frame.Kind.PLEDGED);
          }
          case Happening.Collected c -> {
            parts.collect();
            seatedAt = fact.at();
            yield silent(n, Frame.Kind.COLLECTED);
          }
          case Happening.Contributed part -> {
            parts.give(part.seat(), part.value());
            seatedAt = fact.at();
            yield silent(n, Frame.Kind.CONTRIBUTED);
          }
          case Happening.Started s -> new Page(n, Frame.Kind.STARTED, start(fact.at()), false);
          case Happening.Moved moved -> moved(n, moved, fact);
          case Happening.Undone undone -> undone(n, undone.seat(), fact.at());
          case Happening.Offered wish -> offered(n, wish, fact.at());
          case Happening.Answered answer -> answered(n, answer, fact.at());
          case Happening.Said said ->
              new Page(
                  n,
                  Frame.Kind.SAID,
                  List.of(
                      Entry.open(
                          new Page.Note(
                              Frame.Kind.SAID.word(),
                              said.seat(),
                              plates.shown(said.name()),
                              said.text()))),
                  said.seat() < 0);
          case Happening.Left left -> {
            gone.put(left.seat(), fact.at());
            yield note(n, Frame.Kind.LEFT, left.seat(), name(left.seat()) + " has gone.");
          }
          case Happening.Back back -> {
            gone.remove(back.seat());
            offers.back(back.seat());
            yield note(n, Frame.Kind.BACK, back.seat(), name(back.seat()) + " is back.");
          }
          case Happening.Resigned resigned ->
              conceded(n, Frame.Kind.RESIGNED, CutShort.resigned(resigned.seat()), fact.at());
          case Happening.Flagged flagged ->
              conceded(n, Frame.Kind.TIMED_OUT, CutShort.timedOut(flagged.seat()), fact.at());
          case Happening.Rematched again -> {
            rematch = again.match();
            edition++;
            offers.close();
            String text = board == null ? "Another battle is laid out." : "The rematch is open.";
            yield note(n, Frame.Kind.ANSWERED, -1, text);
          }
          case Happening.Thinking thinking -> {
            asking.think(thinking.seat());
            yield note(n, Frame.Kind.THINKING, thinking.seat(), name(thinking.seat()) + " thinks.");
          }
          case Happening.Manner manner -> {
            asking.always(manner.seat(), manner.always());
            yield new Page(
                n,
                Frame.Kind.MANNER,
                List.of(Entry.open(new Page.Note(Frame.Kind.MANNER.word(), manner.seat(), "", ""))),
                false);
          }
          case Happening.Closed closed -> {
            end(CutShort.closed(closed.why()), fact.at());
            yield note(n, Frame.Kind.CLOSED, -1, closed.why());
          }
          case Happening.Lost lost -> {
            asking.resumed(fact.at());
            clocks.forgive(fact.at());
            yield note(n, Frame.Kind.LOST, -1, lost(lost));
          }
          case Happening.Resumed r -> {
            clocks.forgive(fact.at());
            asking.resumed(fact.at());
            yield silent(n, Frame.Kind.RESUMED);
          }
        };
    annals.add(page);
    if (!(fact.what() instanceof Happening.Moved)) {
      fixed = null;
    }
    if (!over && outcome() != null) {
      over = true;
      fixed = null;
      edition++;
    }
    return page;
  }

  private static Page note(long n, Frame.Kind kind, int seat, String text) {
    return new Page(
        n, kind, List.of(Entry.open(new Page.Note(kind.word(), seat, "", text))), false);
  }

  private static String lost(Happening.Lost lost) {
    long many = lost.to() - lost.from() + 1;
    return "The server has lost the last "
        + (many == 1 ? "thing that" : many + " things that")
        + " happened here; the match goes on from before.";
  }

  private static Page silent(long n, Frame.Kind kind) {
    return new Page(n, kind, List.of(), false);
  }

  private Page sat(long n, Happening.Sat sat, long at) {
    chairs.set(sat.seat(), sat.chair());
    parts.pledge(sat.seat(), sat.pledge());
    parts.give(sat.seat(), sat.contribution());
    seatedAt = at;
    edition++;
    return note(n, Frame.Kind.SAT, sat.seat(), name(sat.seat()) + " sits down.");
  }

  private List<Entry> start(long at) {
    List<String> given = opened.seed().isEmpty() ? parts.values() : opened.seed();
    List<String> names = opened.names().isEmpty() ? plates.given() : opened.names();
    Board<?, ?, ?> dealt = Board.deal(box, terms, names, new Seed(opened.secret(), given));
    List<Entry> entries = new ArrayList<>(dealt.opening());
    for (Happening.Past past : opened.past()) {
      entries.addAll(dealt.play(past.seat(), past.move(), at));
    }
    board = dealt;
    edition++;
    callAt = at;
    if (dealt.realTime() && opened.countdown() > 0) {
      callAt = at + opened.countdown();
      entries.addFirst(Entry.open(new Page.Held(callAt)));
    }
    turned(at, -1);
    return entries;
  }

  private Page moved(long n, Happening.Moved moved, Noted fact) {
    long at = fact.at();
    boolean limited = opened.window() == 0 || asking.thinks(moved.seat());
    boolean lapsed = fact.by().isEmpty() && limited && at >= closesAt(moved.seat());
    List<Entry> entries = playing().play(moved.seat(), moved.move(), at);
    if (lapsed) {
      entries = new ArrayList<>(entries);
      String text = name(moved.seat()) + " did not answer in time.";
      entries.addFirst(Entry.open(new Page.Note("lapsed", moved.seat(), "", text)));
    }
    lastMover = moved.seat();
    offers.moved();
    turned(at, moved.seat());
    return new Page(n, Frame.Kind.MOVED, entries, false);
  }

  private Page undone(long n, int seat, long at) {
    playing().undo(seat);
    turned(at, seat);
    return note(n, Frame.Kind.UNDONE, seat, name(seat) + " takes the last move back.");
  }

  private Page offered(long n, Happening.Offered wish, long at) {
    offers.make(wish);
    String text =
        switch (wish.what()) {
          case UNDO -> name(wish.seat()) + " would like to take the last move back.";
          case DRAW -> name(wish.seat()) + " offers a draw.";
          case REMATCH -> name(wish.seat()) + " would like a rematch.";
          case BOT -> "A bot may play on for " + name(wish.seat()) + ".";
        };
    if (!company(wish.seat()) && wish.what() == Proposal.DRAW) {
      drawn(at);
    }
    return note(n, Frame.Kind.OFFERED, wish.seat(), text);
  }

  private Page answered(long n, Happening.Answered answer, long at) {
    Happening.Offered open = offers.open();
    if (open == null) {
      return silent(n, Frame.Kind.ANSWERED);
    }
    String text = name(answer.seat()) + (answer.yes() ? " agrees." : " declines.");
    if (!answer.yes()) {
      offers.decline();
    } else {
      offers.agree(answer.seat());
      if (offers.settled()) {
        switch (open.what()) {
          case UNDO -> {
            offers.close();
            undone(n, open.seat(), at);
            text += " The last move is taken back.";
          }
          case DRAW -> drawn(at);
          case BOT -> {
            offers.close();
            lend(open.seat());
            turned(at, -1);
            text += " A bot plays on.";
          }
          case REMATCH -> {} // it is opened by the hall, which then tells its id
        }
      }
    }
    return note(n, Frame.Kind.ANSWERED, answer.seat(), text);
  }

  /** Whether a rematch is wanted by all and must now be opened. */
  boolean rematchDue() {
    Happening.Offered open = offers.open();
    return open != null && open.what() == Proposal.REMATCH && offers.settled() && rematch == null;
  }

  /** How its rematch is opened: with the seats turned by one. */
  Happening.Opened again(String secret) {
    List<Chair> turned = new ArrayList<>(chairs);
    turned.add(turned.removeFirst());
    Happening.Opened again =
        new Happening.Opened(
            opened.game(),
            opened.rules(),
            opened.options(),
            turned,
            opened.who(),
            opened.clock(),
            opened.passes(),
            secret,
            List.of(),
            List.of());
    return again.answeredWithin(opened.answers(), opened.window());
  }

  private void drawn(long at) {
    end(CutShort.drawn(), at);
  }

  private void end(CutShort so, long at) {
    offers.close();
    cut = so;
    ending = so.outcome(chairs.size(), this::name);
    turned(at, -1);
  }

  /** Two end the match so; among more, a bot plays on for the one who gives up. */
  private Page conceded(long n, Frame.Kind kind, CutShort so, long at) {
    String text = so.sentence(this::name);
    if (chairs.size() <= CutShort.MOST) {
      end(so, at);
    } else {
      offers.close();
      lend(so.seat());
      turned(at, -1);
    }
    return note(n, kind, so.seat(), text);
  }

  private void lend(int seat) {
    String bot = Bots.standard(box.title()).name();
    chairs.set(seat, new Chair(Chair.Kind.BOT, "", chairs.get(seat).name(), bot));
    gone.remove(seat);
    edition++;
  }

  private void turned(long when, int mover) {
    long at = Math.max(when, callAt);
    int now = toAct();
    if (board != null) {
      asking.turned(board, now, mover, annals.last(), at);
    }
    movedAt = at;
    clocks.turn(now, at, mover);
  }

  private Board<?, ?, ?> playing() {
    if (board == null) {
      throw new IllegalStateException("nothing can be played before the start");
    }
    return board;
  }

  // ---- what is shown

  /** A name that nobody else at the table has, as it may be shown. */
  String name(int seat) {
    if (seat < 0 || seat >= chairs.size()) {
      return board == null ? "Nobody" : board.nameBeyond(seat);
    }
    return plates.of(seat);
  }

  /** Whether a name that it has told would be shown otherwise now. */
  boolean renamed() {
    return plates.changed();
  }

  Scribe scribe() {
    return new Scribe(this);
  }

  Scribe.Fixed fixed() {
    if (fixed == null) {
      fixed = Scribe.fixed(this);
    }
    return fixed;
  }

  int lastMover() {
    return lastMover;
  }

  /**
   * The key of the pauses. It follows from the secret, so that every node has it, and does not lead
   * back to it.
   */
  long pauses() {
    return pauses;
  }

  /** What was made known of the secret and of the terms of the match before it. */
  String commitment() {
    return commitment;
  }

  /** What is worth telling of the match; null before its end, or if there is nothing. */
  @Nullable Tale tale() {
    Outcome end = outcome();
    return board == null || end == null ? null : board.tale(end);
  }

  /** The record of the match so far; null before its start. */
  @Nullable String record() {
    return board == null ? null : board.record(cut);
  }
}
