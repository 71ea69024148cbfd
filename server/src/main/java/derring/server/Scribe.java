package derring.server;

import derring.formats.Json;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.Landmark;
import derring.kernel.Names;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes what a reader may see of a sitting, and nothing else. What all readers see alike is
 * written once: keep a scribe for as long as the sitting stays as it is, no longer.
 */
final class Scribe {
  /** Most moves tell no more things than this. */
  private static final int TOLD = 5;

  /**
   * The sets of up to four seats: where two tables have the same list, that is seen at a glance.
   */
  private static final List<List<Integer>> FEW = new ArrayList<>();

  static {
    for (int set = 0; set < 1 << 4; set++) {
      FEW.add(listed(set));
    }
  }

  private final Sitting sitting;
  private final Names names;
  private final IdentityHashMap<Event, Json.Written<?>> told = new IdentityHashMap<>(TOLD);

  Scribe(Sitting sitting) {
    this.sitting = sitting;
    Board<?, ?, ?> board = sitting.board();
    names = board == null ? sitting::name : board.names(sitting::name);
  }

  /**
   * The frame of a page.
   *
   * @param you the reader's seats
   * @param now for the clocks
   * @return null if the page means nothing to this reader
   */
  @Nullable Frame frame(Page page, List<Integer> you, boolean newest, long now) {
    if (!tells(page, you)) {
      return null;
    }
    return new Frame(page.n(), page.kind(), events(page, you), newest ? table(you, now) : null);
  }

  /** The frame, with its table, of a page that tells this reader something. */
  Frame shown(Page page, List<Integer> you, long now) {
    return new Frame(page.n(), page.kind(), events(page, you), table(you, now));
  }

  /** Whether a page means anything to a reader with these seats. */
  boolean tells(Page page, List<Integer> you) {
    boolean held = page.aside() && !you.isEmpty() && sitting.running();
    return !held
        && switch (page.kind()) {
          case PLEDGED, CONTRIBUTED, RESUMED -> false;
          case SAID -> !page.entries().isEmpty(); // old talk
          case MANNER -> concerns(page, you);
          default -> true;
        };
  }

  /** How somebody wants to be asked is nobody else's business. */
  private static boolean concerns(Page page, List<Integer> you) {
    return page.entries().stream()
        .anyMatch(entry -> entry.open() instanceof Page.Note note && you.contains(note.seat()));
  }

  private List<Json.Written<?>> events(Page page, List<Integer> you) {
    int eye = you.size() == 1 ? you.getFirst() : Game.SPECTATOR;
    List<Json.Written<?>> events = new ArrayList<>(page.entries().size());
    for (Entry entry : page.entries()) {
      events.add(
          told.computeIfAbsent(entry.seenBy(eye), seen -> event(seen, entry.rules(), names)));
    }
    return events;
  }

  /** What stands behind every event. */
  private record Told(List<String> rules, String text) {}

  private record Marked(List<String> rules, String text, Landmark landmark) {}

  private record Beside(String kind, int seat) {}

  private record Spoken(String kind, int seat, String name) {}

  /** An event with its rules and its sentence. */
  static Json.Written<?> event(Event seen, List<String> rules, Names names) {
    Record own =
        seen instanceof Page.Note note
            ? note.name().isEmpty()
                ? new Beside(note.what(), note.seat())
                : new Spoken(note.what(), note.seat(), note.name())
            : (Record) seen;
    String text = seen.sentence(names);
    Landmark landmark = seen.landmark();
    return Json.written(
        own, landmark == null ? new Told(rules, text) : new Marked(rules, text, landmark));
  }

  /** The seat whose eyes a reader with these seats looks through now. */
  int eye(List<Integer> you) {
    if (you.size() <= 1) {
      return you.isEmpty() ? Game.SPECTATOR : you.getFirst();
    }
    int toAct = sitting.toAct();
    return you.stream()
        .filter(seat -> (toAct >> seat & 1) == 1)
        .findFirst()
        .orElse(you.contains(sitting.lastMover()) ? sitting.lastMover() : you.getFirst());
  }

  Frame.Table table(List<Integer> you, long now) {
    Board<?, ?, ?> board = sitting.board();
    int eye = eye(you);
    boolean running = sitting.running();
    Fixed fixed = sitting.fixed();
    Board.Look look = board == null ? null : board.look(eye, running);
    boolean asked = eye >= 0 && (sitting.toAct() >> eye & 1) == 1;
    Happening.Offered offer = sitting.offer();
    return new Frame.Table(
        sitting.opened().game(),
        sitting.opened().who(),
        sitting.state(),
        you,
        fixed.seats,
        fixed.options,
        board == null || eye < 0 ? null : eye,
        look == null ? null : look.view(),
        look == null ? null : Json.fingerprint(look.view()),
        seats(sitting.toAct()),
        look == null ? List.of() : look.moves(),
        board != null && board.openMoves(),
        asked ? sitting.asking().inFact(eye) : null,
        asked && sitting.forced(eye) != null,
        board != null && running && undoable(board, you),
        offer == null ? null : new Frame.Offer(offer.what(), offer.seat()),
        clock(now),
        sitting.state() == Standing.FINISHED ? null : answers(now),
        always(you),
        sitting.outcome(),
        fixed.seed,
        sitting.rematch());
  }

  private static boolean undoable(Board<?, ?, ?> board, List<Integer> you) {
    for (int seat : you) {
      if (board.undoable(seat)) {
        return true;
      }
    }
    return false;
  }

  private List<Integer> always(List<Integer> you) {
    int always = 0;
    for (int seat : you) {
      always |= sitting.asking().always(seat) ? 1 << seat : 0;
    }
    return seats(always);
  }

  /** What stays as it is while people just play, and is the same for all readers. */
  record Fixed(
      Json.Written<List<Frame.Seat>> seats,
      Json.Written<Map<String, Object>> options,
      Json.Written<Frame.Chances> seed) {}

  static Fixed fixed(Sitting sitting) {
    List<Frame.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      Chair chair = sitting.chairs().get(seat);
      seats.add(
          new Frame.Seat(
              chair.open() ? "" : sitting.name(seat),
              chair.kind(),
              !chair.open() && !sitting.gone(seat),
              chair.bot(),
              chair.face(sitting.title())));
    }
    Board<?, ?, ?> board = sitting.board();
    Frame.Chances seed =
        new Frame.Chances(
            sitting.commitment(),
            sitting.opened().listed(),
            sitting.state() == Standing.FINISHED ? sitting.opened().secret() : null,
            board == null && sitting.parts().collected() ? sitting.parts().pledges() : null,
            board == null ? List.of() : board.seed().seats());
    return new Fixed(
        Json.written(seats), Json.written(sitting.opened().options()), Json.writtenLean(seed));
  }

  private @Nullable Map<String, Long> clock(long now) {
    if (!sitting.opened().clock().runs()) {
      return null;
    }
    Map<String, Long> clock = new LinkedHashMap<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      clock.put(String.valueOf(seat), sitting.clocks().remaining(seat, now));
    }
    return clock;
  }

  private Frame.@Nullable Answers answers(long now) {
    Map<String, Long> left = Map.of();
    int thinking = 0;
    for (int set = sitting.toAct(); set != 0; set &= set - 1) {
      int seat = Integer.numberOfTrailingZeros(set);
      long closes = sitting.closesAt(seat);
      if (closes != Long.MAX_VALUE) {
        left = left.isEmpty() ? new LinkedHashMap<>() : left;
        left.put(String.valueOf(seat), Math.max(0, closes - now));
      }
      if (sitting.asking().open(seat) && sitting.asking().thinks(seat)) {
        thinking |= 1 << seat;
      }
    }
    return new Frame.Answers(
        sitting.opened().window(), sitting.opened().answers(), left, seats(thinking));
  }

  /** The seats of a set, which nobody may change. */
  static List<Integer> seats(int set) {
    return set >= 0 && set < FEW.size() ? FEW.get(set) : listed(set);
  }

  private static List<Integer> listed(int set) {
    List<Integer> seats = new ArrayList<>(Integer.bitCount(set));
    for (int rest = set; rest != 0; rest &= rest - 1) {
      seats.add(Integer.numberOfTrailingZeros(rest));
    }
    return List.copyOf(seats);
  }
}
