package derring.server.store;

import derring.server.store.Journal.Fact;
import derring.server.store.Journal.Next;
import derring.server.store.Journal.Summary;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Appends to one match, each fact after the one before, without waiting for any answer. */
public final class Pen {
  private final Journal journal;
  private final String match;
  private long last = -1;
  private Chain chain = Chain.NONE;

  public Pen(Journal journal, String match) {
    this.journal = journal;
    this.match = match;
  }

  /** Goes on where the journal stands. */
  public static Pen after(Journal journal, String match) {
    Pen pen = new Pen(journal, match);
    for (Fact fact : journal.read(match, 0)) {
      pen.last = fact.number();
      pen.chain = fact.after(pen.chain);
    }
    return pen;
  }

  public CompletableFuture<Boolean> write(String body, Summary summary) {
    return write(Next.of(match, last, chain, body, false), summary);
  }

  public CompletableFuture<Boolean> say(String body) {
    return write(Next.of(match, last, chain, body, true), null);
  }

  private CompletableFuture<Boolean> write(Next next, Summary summary) {
    last = next.number();
    chain = next.talk() ? chain : next.chain();
    return journal.append(next, summary);
  }

  /** Appends under a number, right or wrong, as if the one before it were the last. */
  static CompletableFuture<Boolean> append(
      Journal journal, String match, long number, String body, Summary summary) {
    List<Fact> before = number < 1 ? List.of() : journal.read(match, number - 1);
    Chain chain = before.isEmpty() ? Chain.NONE : before.getFirst().chain();
    return journal.append(
        Next.of(match, number - 1, chain == null ? Chain.NONE : chain, body, false), summary);
  }
}
