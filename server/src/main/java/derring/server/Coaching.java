package derring.server;

import derring.bots.coach.Analysis;
import derring.bots.coach.Coach;
import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.Digest;
import derring.kernel.Match;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.server.store.Chain;
import derring.server.store.Journal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** So many are under way or just done; the longest unasked goes first. */
  private static final int MOST = 16;

  /** All analyses of one match are the same. */
  private static final long SEED = 1;

  private final Shelf shelf;
  private final Hall hall;
  private final Map<String, Job> jobs =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Job> eldest) {
          return size() > MOST;
        }
      };

  Coaching(Shelf shelf, Hall hall) {
    this.shelf = shelf;
    this.hall = hall;
  }

  /** One match that is gone through. */
  private static final class Job {
    private final Coach<?, ?, ?> coach;
    private final ReentrantLock hand = new ReentrantLock();

    Job(Coach<?, ?, ?> coach) {
      this.coach = coach;
    }

    /** Goes on for a moment, unless somebody else has it go on just now. */
    Wire.Coached advance() {
      if (!hand.tryLock()) {
        return new Wire.Coached(coach.done(), coach.all(), null);
      }
      try {
        long until = System.nanoTime() + MOMENT;
        boolean done = coach.advance(() -> System.nanoTime() - until > 0);
        return new Wire.Coached(
            coach.done(), coach.all(), done ? Json.writtenLean(coach.analysis()) : null);
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
    Job job = under(id);
    if (job == null) {
      job = begun(id, ended(id));
    }
    Wire.Coached coached = job.advance();
    Json.Written<Analysis> found = coached.analysis();
    if (found != null) {
      keep(id, found.text());
      synchronized (jobs) {
        jobs.remove(id);
      }
    }
    return coached;
  }

  /** Goes on with a record that somebody brought. */
  Wire.Coached record(byte[] text) {
    String id = "record " + Digest.of(List.of(new String(text, StandardCharsets.UTF_8)));
    Job job = under(id);
    if (job == null) {
      Kept kept;
      Match<?, ?, ?> played;
      try {
        kept = Records.read(Doc.of("record.json", text), shelf);
        played = kept.verify();
      } catch (BadFile e) {
        throw new Refusal(400, "", "The record cannot be used: " + e.sentence());
      }
      Outcome outcome = kept.outcome();
      if (outcome == null) {
        throw running();
      }
      List<String> names = kept.record().seats();
      job = begun(id, new Ended(played, outcome, names));
    }
    return job.advance();
  }

  /** A match that is over, as the coach wants it. */
  private record Ended(Match<?, ?, ?> match, Outcome outcome, List<String> names) {}

  /** The record is taken while the match is held, and played again after that. */
  private Ended ended(String id) {
    record Told(String record, Outcome outcome, List<String> names) {}
    Told told =
        hall.look(
            id,
            sitting -> {
              Outcome outcome = sitting.outcome();
              if (outcome == null) {
                throw running();
              }
              String record = sitting.record();
              if (record == null) {
                throw new Refusal(409, "", "Nothing was played here that could be gone through.");
              }
              List<String> names = new ArrayList<>();
              for (int seat = 0; seat < sitting.chairs().size(); seat++) {
                names.add(sitting.name(seat));
              }
              return new Told(record, outcome, names);
            });
    if (told == null) {
      throw new Refusal(404, "", "There is no such match.");
    }
    Doc doc = Doc.of("record.json", told.record());
    return new Ended(Records.read(doc, shelf).replay(), told.outcome(), told.names());
  }

  private static Refusal running() {
    return new Refusal(409, "", "The coach says nothing about a match until it is over.");
  }

  private @Nullable Job under(String id) {
    synchronized (jobs) {
      return jobs.get(id);
    }
  }

  private Job begun(String id, Ended ended) {
    Job job = new Job(coach(ended.match(), ended));
    synchronized (jobs) {
      Job other = jobs.putIfAbsent(id, job);
      return other == null ? job : other;
    }
  }

  private static <S extends State<S>, M, V> Coach<S, M, V> coach(
      Match<S, M, V> match, Ended ended) {
    Names names =
        seat -> {
          if (seat >= 0 && seat < ended.names().size()) {
            return ended.names().get(seat);
          }
          String body = match.game().called(seat);
          return body == null ? "Nobody" : body;
        };
    int all = (1 << match.game().seats()) - 1;
    return Coach.of(match, ended.outcome(), names, all, 0, SEED);
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
            .append(Journal.Next.of(Journal.beside(id), -1, Chain.NONE, analysis, false), null)
            .join();
  }
}
