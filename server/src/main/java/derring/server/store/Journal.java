package derring.server.store;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The facts of all matches, each match numbered from 0 without gaps. What {@link #append} has
 * answered true to is on the disk and stays there, whatever dies. The number is the fence: of two
 * writers that append the same number one wins, and the other is told so.
 */
public interface Journal extends AutoCloseable {

  /** One fact of a match. */
  record Fact(long number, String body) {}

  /**
   * What lists of matches show and search by; replaced as a whole with each fact that changes it.
   *
   * @param state open, running or finished
   * @param listed whether it is shown to everybody
   * @param guests the ids of the guests who sit at it
   * @param at milliseconds since 1970, by which the newest come first
   * @param body what the list shows, as JSON
   */
  record Summary(String state, boolean listed, List<String> guests, long at, String body) {}

  /** Something was appended, here or by another node. */
  record Notice(String match, long number) {}

  /**
   * Stores a fact, and the summary if there is one, together. Wait for the answer before you append
   * the next number: what another node put under this one may change what comes after it. The
   * answer comes on the writer's thread; whatever hangs on it must be short.
   *
   * @return completed when it is durable: true if it was stored, false if the number is not the
   *     next of its match, because it is taken or the one before it is missing; then read what is
   *     there. Fails with {@link JournalDown} if the store is away for long or the journal is
   *     closed; then the fact may be there or not
   */
  CompletableFuture<Boolean> append(
      String match, long number, String body, @Nullable Summary summary);

  /** The facts of a match from {@code from} on; none if it does not exist. */
  default List<Fact> read(String match, long from) {
    return read(match, from, Integer.MAX_VALUE);
  }

  /** The first of these facts, so many. */
  List<Fact> read(String match, long from, int most);

  /** The newest fact of a match; null if it does not exist. */
  @Nullable Fact last(String match);

  /**
   * The bodies of the newest summaries in a state, those that are listed.
   *
   * @param before only those that are older, in milliseconds since 1970
   */
  List<String> listed(String state, long before, int most);

  /**
   * The bodies of the newest summaries of matches at which a guest sits.
   *
   * @param before only those that are older, in milliseconds since 1970
   */
  List<String> of(String guest, long before, int most);

  /** A secret of this installation, made the first time it is asked for. */
  byte[] secret(String name);

  /**
   * Tells {@code listener} of every append by any node, at least once, soon after. Of a match in
   * order, except after a break, when some are told again.
   */
  void watch(Consumer<Notice> listener);

  /**
   * Sees whether the store takes facts now.
   *
   * @throws JournalDown if it does not, or soon will not
   */
  void probe();

  /** The ids of all matches there are. */
  List<String> matches();

  /** The ids of all matches that are open or running. */
  List<String> unfinished();

  /**
   * Timers that last as long as the journal does, on as many nodes as it has.
   *
   * @param due called with a match when its time has come, on a thread of its own
   */
  Timers timers(Consumer<String> due);

  @Override
  void close();
}
