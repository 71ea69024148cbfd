package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Digest;
import derring.kernel.Facts;
import derring.server.store.Chain;
import derring.server.store.Journal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The public list of all commitments, page by page, each page with the hash of the one before it:
 * who has seen a page knows whether anything was taken out of the list, or put into it, since. It
 * is kept in the journal like a match, so several nodes write one list. Whoever opens a match waits
 * until its commitment is on the list; those who wait at the same time share a page.
 */
final class Commitments {
  static final String LIST = Journal.COMMITMENTS;

  /** Stands before the first page. */
  static final String BEGINNING = "0".repeat(64);

  private static final int LONGEST_PAGE = 200;
  private static final int ATTEMPTS = 100;

  private final Journal journal;
  private final LongSupplier clock;
  private final ConcurrentLinkedQueue<Waiting> waiting = new ConcurrentLinkedQueue<>();
  private final ReentrantLock pen = new ReentrantLock();
  private @Nullable Page last;
  private Chain chain = Chain.NONE;

  Commitments(Journal journal, LongSupplier clock) {
    this.journal = journal;
    this.clock = clock;
  }

  private record Waiting(String commitment, CompletableFuture<Long> page) {}

  /**
   * A page of the list.
   *
   * @param n its number, from 0
   * @param at milliseconds since 1970
   * @param before the hash of the page before it
   * @param hash of the list of {@code before}, {@code at} and the list of commitments, as
   *     docs/chance.md has it
   */
  record Page(long n, long at, String before, List<String> commitments, String hash) {
    static Page of(long n, long at, String before, List<String> commitments) {
      return new Page(
          n, at, before, commitments, Digest.of(List.of(before, at, List.copyOf(commitments))));
    }

    static Page read(Journal.Fact fact) {
      Facts facts = Doc.of("page.json", fact.body()).facts();
      return new Page(
          fact.number(),
          ((Number) Objects.requireNonNull(facts.at("at").raw())).longValue(),
          facts.at("before").text(),
          facts.items("commitments").stream().map(Facts::text).toList(),
          facts.at("hash").text());
    }

    String body() {
      return Json.compact(new Kept("committed", at, before, commitments, hash));
    }

    /** Whether it is what it was, and follows that one. */
    boolean follows(String hashBefore) {
      return before.equals(hashBefore) && of(n, at, before, commitments).hash.equals(hash);
    }
  }

  private record Kept(String fact, long at, String before, List<String> commitments, String hash) {}

  /** Puts a commitment on the list; the number of its page, which is durable then. */
  long add(String commitment) {
    Waiting mine = new Waiting(commitment, new CompletableFuture<>());
    waiting.add(mine);
    pen.lock();
    try {
      while (!mine.page().isDone()) { // else whoever had the pen wrote it, too
        write();
      }
    } finally {
      pen.unlock();
    }
    return Journal.awaited(mine.page());
  }

  private void write() {
    List<Waiting> batch = new ArrayList<>();
    for (Waiting next = waiting.poll(); next != null; next = waiting.poll()) {
      batch.add(next);
      if (batch.size() == LONGEST_PAGE) {
        break;
      }
    }
    try {
      Page page = append(batch.stream().map(Waiting::commitment).toList());
      batch.forEach(one -> one.page().complete(page.n()));
    } catch (RuntimeException e) {
      batch.forEach(one -> one.page().completeExceptionally(e));
    }
  }

  private Page append(List<String> commitments) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Page before = last == null ? newest() : last;
      Page page =
          Page.of(
              before == null ? 0 : before.n() + 1,
              clock.getAsLong(),
              before == null ? BEGINNING : before.hash(),
              commitments);
      Journal.Next next = Journal.Next.of(LIST, page.n() - 1, chain, page.body(), false);
      if (journal.store(next, null)) {
        last = page;
        chain = next.chain();
        return page;
      }
      last = null; // another node was faster
    }
    throw new IllegalStateException("the list of commitments does not take a page");
  }

  private @Nullable Page newest() {
    Journal.Fact fact = journal.last(LIST);
    chain = fact == null ? Chain.NONE : fact.after(Chain.NONE);
    return fact == null ? null : Page.read(fact);
  }

  /** So many pages of the list from a number on. */
  List<Page> pages(long from, int most) {
    return journal.read(LIST, from, most).stream().map(Page::read).toList();
  }

  /**
   * The first page that is not what it was, or does not follow the one before it.
   *
   * @return null if the list is whole
   */
  @Nullable Page broken() {
    String before = BEGINNING;
    for (List<Page> some = pages(0, LONGEST_PAGE);
        !some.isEmpty();
        some = pages(some.getLast().n() + 1, LONGEST_PAGE)) {
      for (Page page : some) {
        if (!page.follows(before)) {
          return page;
        }
        before = page.hash();
      }
    }
    return null;
  }
}
