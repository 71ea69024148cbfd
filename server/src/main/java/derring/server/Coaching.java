package derring.server;

import derring.bots.coach.Analysis;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Digest;
import derring.server.store.Chain;
import derring.server.store.Journal;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * The coach of this host. Whoever wants a match gone through asks again and again, and each time it
 * goes on for a moment: so it is bounded and charged like all long work, stops when nobody asks any
 * more, and goes on where it was. What was found of a match is kept beside its facts.
 */
final class Coaching {
  /** It goes on for so long when it is asked. */
  private static final long MOMENT = 700_000_000;

  /** So many are under way. */
  private static final int MOST = 16;

  /** Who looks at a match that is gone through asks again after each moment. */
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final Shelf shelf;
  private final Hall hall;
  private final Desk<Job> desk = new Desk<>(MOST, PATIENCE, System::nanoTime);

  Coaching(Shelf shelf, Hall hall) {
    this.shelf = shelf;
    this.hall = hall;
  }

  /** One match that is gone through. */
  private static final class Job {
    private final Study study;
    private final ReentrantLock hand = new ReentrantLock();

    Job(Study study) {
      this.study = study;
    }

    /** Goes on for a moment, unless somebody else has it go on just now. */
    Wire.Coached advance() {
      if (!hand.tryLock()) {
        return study.now();
      }
      try {
        long until = System.nanoTime() + MOMENT;
        return study.advance(() -> System.nanoTime() - until > 0);
      } finally {
        hand.unlock();
      }
    }
  }

  /**
   * Goes on with a match.
   *
   * @throws Refusal if it is not over: nothing is ever said of one that runs
   */
  Wire.Coached match(String id) {
    Json.Written<Analysis> before = kept(id);
    if (before != null) {
      return new Wire.Coached(1, 1, before);
    }
    Wire.Coached coached = desk.take(id, () -> new Job(ended(id))).advance();
    Json.Written<Analysis> found = coached.analysis();
    if (found != null) {
      keep(id, found.text());
      desk.clear(id);
    }
    return coached;
  }

  /** Goes on with a record that somebody brought. */
  Wire.Coached record(byte[] text) {
    String id = "record " + Digest.of(List.of(new String(text, StandardCharsets.UTF_8)));
    return desk.take(id, () -> new Job(Study.of(text, shelf))).advance();
  }

  /** The record is taken while the match is held, and played again after that. */
  private Study ended(String id) {
    Study.Ended ended = hall.look(id, Study::ended);
    if (ended == null) {
      throw new Refusal(404, "", "There is no such match.");
    }
    return ended.study(shelf);
  }

  private Json.@Nullable Written<Analysis> kept(String id) {
    if (!Journal.isMatch(id)) {
      return null;
    }
    List<Journal.Fact> facts = hall.journal().read(Journal.beside(id), 0, 1);
    return facts.isEmpty() ? null : Json.rewritten(facts.getFirst().body());
  }

  /** Another node may have kept the same before; then that one stays. */
  private void keep(String id, String analysis) {
    var _ =
        hall.journal()
            .store(Journal.Next.of(Journal.beside(id), -1, Chain.NONE, analysis, false), null);
  }
}
