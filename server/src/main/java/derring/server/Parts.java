package derring.server;

import derring.kernel.Digest;
import derring.kernel.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The seats' parts of the seed. Each seat first pledges its part; when all pledges are collected
 * they are redeemed. So nobody, not even in league with the host, chooses a part after having seen
 * another's.
 */
final class Parts {
  private static final String DIGITS = "[0-9a-f]{64}";

  private final List<String> pledges;
  private final List<String> given;
  private boolean collected;

  Parts(int seats) {
    pledges = new ArrayList<>(Collections.nCopies(seats, ""));
    given = new ArrayList<>(Collections.nCopies(seats, ""));
  }

  void pledge(int seat, String digest) {
    pledges.set(seat, digest);
  }

  void give(int seat, String value) {
    given.set(seat, value);
  }

  void collect() {
    collected = true;
  }

  boolean collected() {
    return collected;
  }

  boolean pledged(int seat) {
    return !pledges.get(seat).isEmpty();
  }

  boolean anyPledged() {
    return pledges.stream().anyMatch(pledge -> !pledge.isEmpty());
  }

  boolean given(int seat) {
    return !given.get(seat).isEmpty();
  }

  /** Whether all that was pledged is there. */
  boolean redeemed() {
    for (int seat = 0; seat < pledges.size(); seat++) {
      if (pledged(seat) && !given(seat)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a value is the one that a seat has pledged. */
  boolean keeps(int seat, String value) {
    return wellFormed(value) && Digest.ofHex(value).equals(pledges.get(seat));
  }

  static boolean wellFormed(String hex) {
    return hex.matches(DIGITS);
  }

  /** What each seat has pledged, empty where it has not; none before all are collected. */
  List<String> pledges() {
    return collected ? List.copyOf(pledges) : List.of();
  }

  /** The value of each seat, with the public constant for those that gave none. */
  List<String> values() {
    return given.stream().map(value -> value.isEmpty() ? Seed.SILENT : value).toList();
  }
}
