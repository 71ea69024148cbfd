package derring.server;

import derring.bots.coach.Coach;
import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.Match;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A match that is over and that the coach goes through. The same match gives the same, whoever has
 * it studied, on a server or in a page: one seed, and as many lines as the game wants. Not safe for
 * several threads at once.
 */
final class Study {
  private static final long SEED = 1;

  private final Coach<?, ?, ?> coach;

  private Study(Coach<?, ?, ?> coach) {
    this.coach = coach;
  }

  /**
   * What a match leaves for a study of it; taken while the match is held, which is shorter than to
   * play it again.
   *
   * @throws Refusal if it is not over: nothing is ever said of one that runs
   */
  static Ended ended(Sitting sitting) {
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
    return new Ended(record, outcome, names);
  }

  /** A match that is over. */
  record Ended(String record, Outcome outcome, List<String> names) {
    Study study(Shelf shelf) {
      Match<?, ?, ?> played = Records.read(Doc.of("record.json", record), shelf).replay();
      return new Study(coach(played, outcome, names));
    }
  }

  /**
   * Of a record that somebody brought.
   *
   * @throws Refusal if it is none, or of a match that is not over
   */
  static Study of(byte[] record, Shelf shelf) {
    Kept kept;
    Match<?, ?, ?> played;
    try {
      kept = Records.read(Doc.of("record.json", record), shelf);
      played = kept.verify();
    } catch (BadFile e) {
      throw new Refusal(400, "", "The record cannot be used: " + e.sentence());
    }
    Outcome outcome = kept.ending();
    if (outcome == null) {
      throw running();
    }
    return new Study(coach(played, outcome, kept.record().seats()));
  }

  private static Refusal running() {
    return new Refusal(409, "", "The coach says nothing about a match until it is over.");
  }

  private static <S extends State<S>, M, V> Coach<S, M, V> coach(
      Match<S, M, V> match, Outcome outcome, List<String> called) {
    Names names =
        seat -> {
          if (seat >= 0 && seat < called.size()) {
            return called.get(seat);
          }
          String body = match.game().called(seat);
          return body == null ? "Nobody" : body;
        };
    int all = (1 << match.game().seats()) - 1;
    return Coach.of(match, outcome, names, all, 0, SEED);
  }

  /** How far it is, without going on. */
  Wire.Coached now() {
    return new Wire.Coached(coach.done(), coach.all(), null);
  }

  /** Goes on until it is enough, by one move at least; with what was found as soon as it is all. */
  Wire.Coached advance(BooleanSupplier enough) {
    boolean done = coach.advance(enough);
    return new Wire.Coached(
        coach.done(), coach.all(), done ? Json.writtenLean(coach.analysis()) : null);
  }
}
