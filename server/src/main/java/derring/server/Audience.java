package derring.server;

import derring.formats.Json;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Those who follow a match, and what each of them is shown of it. Only for whoever has the lock of
 * the match; what was told is sent after that, by {@link #told}.
 */
final class Audience {
  private static final long NOTHING = -1;

  private final String match;
  private final Hall hall;
  private final Set<Ear> ears = new LinkedHashSet<>(2);
  private List<Ear> told = new ArrayList<>(2);
  private String mark = "";
  private long markedAt = NOTHING;

  Audience(String match, Hall hall) {
    this.match = match;
    this.hall = hall;
  }

  boolean isEmpty() {
    return ears.isEmpty();
  }

  Stream<Ear> stream() {
    return ears.stream();
  }

  /** Whether a guest is here, with one socket or several. */
  boolean has(String guest) {
    return ears.stream().anyMatch(ear -> ear.who().guest().equals(guest));
  }

  /** Shows somebody everything after a fact, or what there is if he missed nothing. */
  void welcome(Ear ear, Sitting now, long after) {
    List<Integer> you = now.seatsOf(ear.who().guest());
    List<Frame> missed = frames(now.scribe(), now.annals().from(after + 1), you);
    ear.knows(null);
    tell(ear, missed.isEmpty() ? newest(now, you) : missed, new ArrayList<>(1));
    ears.add(ear);
  }

  void leave(Ear ear) {
    ears.remove(ear);
  }

  /** Shows somebody the whole table again. */
  void showAgain(Ear ear, Sitting now) {
    ear.knows(null);
    tell(ear, newest(now, now.seatsOf(ear.who().guest())), new ArrayList<>(1));
  }

  /** Nobody is taken to know the table any more, so that the next one is shown whole. */
  void forgetWhatTheyKnow() {
    ears.forEach(ear -> ear.knows(null));
  }

  /** The numbers may be those of other facts now. */
  void forgetMarks() {
    markedAt = NOTHING;
  }

  /** What readers with the same seats are shown, and how it was written for each of them. */
  private record Shown(List<Integer> seats, List<Frame> frames, List<Written> written) {}

  /** The same frames for those who know the same table, or none. */
  private record Written(Object known, List<Json.Written<?>> texts) {}

  /** Shows pages to everybody, of several only the last with the table, for it is the only one. */
  void show(Sitting now, List<Page> pages) {
    if (ears.isEmpty()) {
      return;
    }
    Scribe scribe = now.scribe();
    List<Shown> shown = new ArrayList<>(2);
    for (Ear ear : List.copyOf(ears)) {
      Shown theirs = shown(shown, scribe, pages, now.seatsOf(ear.who().guest()));
      tell(ear, theirs.frames, theirs.written);
    }
  }

  /** There are few different ones, however many look on. */
  private Shown shown(List<Shown> all, Scribe scribe, List<Page> pages, List<Integer> seats) {
    for (Shown one : all) {
      if (one.seats.equals(seats)) {
        return one;
      }
    }
    Shown fresh = new Shown(seats, frames(scribe, pages, seats), new ArrayList<>(1));
    all.add(fresh);
    return fresh;
  }

  /** Shows frames to a reader, of the table only what it does not know if it wants it so. */
  private void tell(Ear ear, List<Frame> frames, List<Written> written) {
    if (frames.isEmpty()) {
      return;
    }
    ear.hear(texts(ear.knows(), frames, written));
    ear.knows(frames.getLast().table());
    told.add(ear);
  }

  @SuppressWarnings("ReferenceEquality") // to compare tables would cost more than to write one
  private static List<Json.Written<?>> texts(
      Frame.@Nullable Table known, List<Frame> frames, List<Written> written) {
    Object key = known == null ? frames : known;
    for (Written one : written) {
      if (one.known == key) {
        return one.texts;
      }
    }
    List<Json.Written<?>> texts = new ArrayList<>(frames.size());
    for (Frame frame : frames) {
      texts.add(frame.since(known).written());
    }
    written.add(new Written(key, texts));
    return texts;
  }

  /** Only the newest frame that means something to the reader carries the table. */
  private List<Frame> frames(Scribe scribe, List<Page> pages, List<Integer> you) {
    List<Frame> frames = new ArrayList<>(pages.size());
    for (Page page : pages.reversed()) {
      Frame frame = scribe.frame(page, you, frames.isEmpty(), hall.now());
      if (frame != null) {
        frames.add(frames.isEmpty() ? frame.marked(mark(page)) : frame);
      }
    }
    return frames.reversed();
  }

  /** The newest frame again, for its table: somebody came back who missed nothing. */
  private List<Frame> newest(Sitting now, List<Integer> you) {
    Scribe scribe = now.scribe();
    for (Page page : now.annals().from(0).reversed()) {
      Frame frame = scribe.frame(page, you, true, hall.now());
      if (frame != null) {
        Frame again = new Frame(frame.n(), frame.kind(), List.of(), frame.table());
        return List.of(again.marked(mark(page)));
      }
    }
    return List.of();
  }

  private String mark(Page page) {
    if (page.n() != markedAt) {
      mark = hall.marks().of(match, page.n(), page.print());
      markedAt = page.n();
    }
    return mark;
  }

  /** Those who were told something since this was asked last; it must be delivered to them. */
  List<Ear> told() {
    if (told.isEmpty()) {
      return List.of();
    }
    List<Ear> all = told;
    told = new ArrayList<>(2);
    return all;
  }
}
