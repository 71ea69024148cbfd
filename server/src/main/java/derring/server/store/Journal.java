package derring.server.store;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The facts of all matches, each match numbered from 0, without gaps unless facts were lost. What
 * {@link #append} has answered true to is on the disk and stays there, whatever dies. The number is
 * the fence: of two writers that append the same number one wins, and the other is told so. Each
 * fact is stored with its {@link Chain}, so that whoever reads a match knows whether it is whole.
 */
public interface Journal extends AutoCloseable {
  /** The list of commitments is kept like a match, under this id, which no match has. */
  String COMMITMENTS = "commitments";

  /** What the id of a match looks like. */
  Pattern MATCH = Pattern.compile("[0-9a-f]{32}");

  /** Whether something is a match, by its id; else it is a list that is kept like one. */
  static boolean isMatch(String id) {
    return MATCH.matcher(id).matches();
  }

  /** Where something is kept that was found out of a match: it lasts as long as the match. */
  static String beside(String match) {
    return "beside-" + match;
  }

  /**
   * One fact of a match.
   *
   * @param talk whether it hangs beside the chain
   * @param chain as it was stored; null for one from before there were chains
   */
  record Fact(long number, String body, boolean talk, @Nullable Chain chain) {
    /** Whether it is what was stored after the facts with this chain. */
    public boolean follows(Chain before) {
      return chain == null || chain.equals(talk ? before.aside(number, body) : before.with(body));
    }

    /** The chain with it. */
    public Chain after(Chain before) {
      return chain == null ? Chain.NONE : talk ? before : chain;
    }
  }

  /**
   * A fact that is to follow another.
   *
   * @param last the number of the last fact of the match; -1 if there is none
   * @param before the chain up to there
   * @param number its own, which is the next one unless facts are known to be lost
   * @param talk whether it hangs beside the chain
   * @param chain what is stored with it
   */
  record Next(
      String match, long last, Chain before, long number, String body, boolean talk, Chain chain) {
    public Next(String match, long last, Chain before, long number, String body, boolean talk) {
      this(
          match,
          last,
          before,
          number,
          body,
          talk,
          talk ? before.aside(number, body) : before.with(body));
    }

    /** The next fact after {@code last}. */
    public static Next of(String match, long last, Chain before, String body, boolean talk) {
      return new Next(match, last, before, last + 1, body, talk);
    }
  }

  /**
   * The facts of a match without its old talk.
   *
   * @param skipped how many facts were left out
   */
  record Gist(List<Fact> facts, long skipped) {}

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
   * the next one: what another node put under its number may change what comes after it. The answer
   * comes on the writer's thread; whatever hangs on it must be short.
   *
   * @return completed when it is durable: true if it was stored, false if the last fact of the
   *     match is another than it should follow; then read what is there. Fails with {@link
   *     JournalDown} if the store is away for long or the journal is closed; then the fact may be
   *     there or not
   */
  CompletableFuture<Boolean> append(Next fact, @Nullable Summary summary);

  /**
   * The same for whoever waits for the answer.
   *
   * @throws JournalDown where {@link #append} fails with it
   */
  default boolean store(Next fact, @Nullable Summary summary) {
    return awaited(append(fact, summary));
  }

  /** Waits for an answer; where it fails because the journal is down, that is what is thrown. */
  static <T> T awaited(CompletableFuture<T> answer) {
    try {
      return answer.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof JournalDown down ? down : e;
    }
  }

  /**
   * The facts of a match from {@code from} on; none if it does not exist.
   *
   * @throws Damaged if the store cannot read them
   */
  default List<Fact> read(String match, long from) {
    return read(match, from, Integer.MAX_VALUE);
  }

  /** The first of these facts, so many. */
  List<Fact> read(String match, long from, int most);

  /** The newest fact of a match; null if it does not exist. */
  @Nullable Fact last(String match);

  /**
   * All facts of a match that are no talk, and the newest of the talk.
   *
   * @throws Damaged if the store cannot read them
   */
  Gist gist(String match, int talk);

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

  /** The ids of all matches there are, also of those that are not whole. */
  List<String> matches();

  /**
   * What the matches in one state take.
   *
   * @param state as in {@link Summary}; empty for lists that are kept like a match
   * @param bytes of their facts alone
   */
  record Size(String state, long matches, long facts, long bytes) {}

  /** What there is, by state; looks at all of it. */
  List<Size> sizes();

  /** How many matches there are in each state. */
  Map<String, Long> states();

  /** The bytes that the store takes, with all that belongs to it. */
  long bytes();

  /**
   * Removes finished matches for good.
   *
   * @param before those at which nothing happened since, in milliseconds since 1970
   * @param most how many at once
   * @return how many were removed
   */
  int remove(long before, int most);

  /**
   * Removes the beginning of a list that is kept like a match.
   *
   * @param before facts with smaller numbers go; the newest always stays
   */
  void cut(String list, long before);

  /** Notes that a match is not whole, so that no list has it; null notes that it is. */
  void note(String match, @Nullable String damage);

  /** What was noted of a match that is not whole; null if it is. */
  @Nullable String damage(String match);

  /** The ids of all matches that are open or running, and whole as far as is known. */
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
