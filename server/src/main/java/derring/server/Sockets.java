package derring.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Admits sockets to matches and counts them. */
final class Sockets {
  static final int POLICY = 1008;
  static final int TRY_AGAIN = 1013;
  static final String BLOCKED = "The host has blocked your address.";
  private static final double MESSAGES_AT_ONCE = 100;

  private final Hall hall;
  private final Gate gate;
  private final ServerOptions.Limits limits;
  private final Numbers numbers;
  private final Buckets messages;
  private final Talk talk;
  private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();

  Sockets(Hall hall, Gate gate, ServerOptions.Limits limits, Numbers numbers) {
    this.hall = hall;
    this.gate = gate;
    this.limits = limits;
    this.numbers = numbers;
    this.messages = new Buckets(limits.messages(), MESSAGES_AT_ONCE);
    this.talk = new Talk(limits.messages() > 0);
  }

  /** Why a socket is not let in; null if it is. */
  @Nullable String refused(Map<String, String> headers) {
    return Gate.foreign(
            headers.getOrDefault("origin", ""),
            headers.getOrDefault("host", ""),
            headers.getOrDefault("sec-fetch-site", ""))
        ? "Sockets must come from our own pages."
        : null;
  }

  Follower follower(
      String match, String cookies, String address, Mailbox mailbox, boolean changes) {
    Who who = gate.who(cookies);
    return new Follower(
        hall,
        match,
        who,
        address,
        mailbox,
        changes,
        seated -> talk.refused(address, match, seated));
  }

  /** Takes a place for an address; why it has none, or null if it has. */
  @Nullable String enter(String address) {
    int count = byAddress.merge(Addresses.counted(address), 1, Integer::sum);
    numbers.sockets().incrementAndGet();
    if (hall.house().blocked(address)) {
      return BLOCKED;
    }
    return count <= limits.sockets() ? null : "Too many connections from your address.";
  }

  void exit(String address) {
    numbers.sockets().decrementAndGet();
    byAddress.computeIfPresent(
        Addresses.counted(address), (a, count) -> count == 1 ? null : count - 1);
  }

  /** An error of the machine, or of ours. */
  void failed() {
    numbers.failed();
  }

  void said(Follower follower, Mailbox mailbox, String text) {
    if (!messages.take(follower.who().guest(), System.nanoTime())) {
      mailbox.close(POLICY, "Too many messages.");
      return;
    }
    numbers.message(() -> follower.said(text));
  }
}
