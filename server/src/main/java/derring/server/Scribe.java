package derring.server;

import derring.formats.Json;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes what one reader may see of a sitting, and nothing else. */
final class Scribe {
  private final Sitting sitting;

  Scribe(Sitting sitting) {
    this.sitting = sitting;
  }

  /**
   * The frame of a page.
   *
   * @param you the reader's seats
   * @param now for the clocks
   * @return null if the page means nothing to this reader
   */
  @Nullable Frame frame(Page page, List<Integer> you, boolean newest, long now) {
    boolean silent = page.kind().equals("contributed") || page.kind().equals("resumed");
    boolean held = page.aside() && !you.isEmpty() && sitting.running();
    if (silent || held) {
      return null;
    }
    return new Frame(page.n(), page.kind(), events(page, you), newest ? table(you, now) : null);
  }

  private List<Map<String, @Nullable Object>> events(Page page, List<Integer> you) {
    int eye = you.size() == 1 ? you.getFirst() : Game.SPECTATOR;
    List<Map<String, @Nullable Object>> events = new ArrayList<>();
    for (Entry entry : page.entries()) {
      events.add(event(entry, entry.seenBy(eye)));
    }
    return events;
  }

  private Map<String, @Nullable Object> event(Entry entry, Event seen) {
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    if (seen instanceof Page.Note note) {
      fields.put("kind", note.what());
      fields.put("seat", note.seat());
      if (!note.name().isEmpty()) {
        fields.put("name", note.name());
      }
    } else if (Json.plain(seen) instanceof Map<?, ?> own) {
      own.forEach((key, value) -> fields.put(String.valueOf(key), value));
    }
    fields.put("rules", entry.rules());
    fields.put("text", seen.sentence(sitting::name));
    return fields;
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
    boolean over = sitting.state().equals("finished");
    Map<String, Object> view = board == null ? null : board.view(eye);
    Happening.Offered offer = sitting.offer();
    return new Frame.Table(
        sitting.opened().game(),
        sitting.opened().who(),
        sitting.state(),
        you,
        seats(),
        sitting.opened().options(),
        board == null || eye < 0 ? null : eye,
        view,
        view == null ? null : Board.hash(view),
        seats(sitting.toAct()),
        board == null || !running ? List.of() : board.moves(eye),
        board != null && running && you.stream().anyMatch(board::undoable),
        offer == null ? null : new Frame.Offer(offer.what(), offer.seat()),
        clock(now),
        sitting.outcome(),
        new Frame.Chances(
            sitting.commitment(),
            over ? sitting.opened().secret() : null,
            board == null ? List.of() : board.seed().seats()),
        sitting.rematch());
  }

  private List<Frame.Seat> seats() {
    List<Frame.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < sitting.chairs().size(); seat++) {
      Chair chair = sitting.chairs().get(seat);
      seats.add(
          new Frame.Seat(
              chair.open() ? "" : sitting.name(seat),
              chair.kind(),
              !chair.open() && !sitting.gone(seat),
              chair.bot()));
    }
    return seats;
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

  static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < Integer.SIZE; seat++) {
      if ((set >>> seat & 1) == 1) {
        seats.add(seat);
      }
    }
    return seats;
  }
}
