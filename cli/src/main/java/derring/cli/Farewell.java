package derring.cli;

import derring.kernel.Outcome;
import derring.kernel.State;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The words at the beginning and at the end of a match. */
final class Farewell<S extends State<S>, M, V> {
  /** So many digits of a commitment are shown. */
  static final int DIGITS = 12;

  private final Sitting<S, M, V> sitting;
  private final @Nullable Path record;

  /**
   * @param record where the match is kept, or null
   */
  Farewell(Sitting<S, M, V> sitting, @Nullable Path record) {
    this.sitting = sitting;
    this.record = record;
  }

  /** What is made known of the seed before the match. */
  String sealed() {
    return "seed sealed " + sitting.commitment().substring(0, DIGITS);
  }

  /** Who won, in a sentence. */
  String result(Outcome outcome) {
    List<Integer> humans = sitting.humans();
    return outcome.drawn() || humans.size() != 1
        ? placed(outcome)
        : outcome.won(humans.getFirst()) ? "You have won." : "You have lost.";
  }

  /** Who won, by name. */
  String placed(Outcome outcome) {
    if (outcome.drawn()) {
      return "The match is drawn.";
    }
    List<String> winners = new ArrayList<>();
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      if (outcome.won(seat)) {
        winners.add(sitting.name(seat));
      }
    }
    return winners.isEmpty()
        ? "Nobody has won."
        : String.join(" and ", winners) + (winners.size() == 1 ? " has won." : " have won.");
  }

  /** Everybody in the order of places; those who share one together. */
  private String standings(Outcome outcome) {
    SortedMap<Integer, List<String>> places = new TreeMap<>();
    for (int seat = 0; seat < sitting.game().seats(); seat++) {
      places
          .computeIfAbsent(outcome.places().get(seat), place -> new ArrayList<>())
          .add(sitting.name(seat));
    }
    return places.entrySet().stream()
        .map(place -> place.getKey() + " " + String.join(" and ", place.getValue()))
        .collect(Collectors.joining(", ", "Places: ", "."));
  }

  List<String> over(Outcome outcome) {
    List<String> lines = new ArrayList<>();
    lines.add(result(outcome));
    lines.add(outcome.reason() + " (" + outcome.rule() + ")");
    if (Collections.max(outcome.places()) > 2) {
      lines.add(standings(outcome));
    }
    lines.add("The seed was " + sitting.seed().secret() + ".");
    lines.add(
        "Sealed with the game, its options and its cards it gives "
            + sitting.commitment().substring(0, DIGITS)
            + ", as was shown before the deal.");
    lines.add(
        record == null
            ? "With --record FILE a match is kept, and 'derring verify FILE' proves its chance."
            : "The match is kept in "
                + record
                + "; prove its chance with: derring verify "
                + record);
    return lines;
  }

  /** What is said when somebody leaves early. */
  String left() {
    return record == null
        ? "The match is left unfinished."
        : "The match is left unfinished; so far it is kept in " + record + ".";
  }
}
