package derring.server.store;

import derring.server.store.Journal.Next;
import derring.server.store.Journal.Summary;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An append that waits for its answer.
 *
 * @param chain what is stored with it
 * @param token no other append has it, here or on another node
 * @param since when it began to wait, by {@link System#nanoTime}
 */
record Pending(
    Next fact,
    Chain chain,
    @Nullable Summary summary,
    long token,
    long since,
    CompletableFuture<Boolean> answer) {

  String match() {
    return fact.match();
  }

  long number() {
    return fact.number();
  }

  String body() {
    return fact.body();
  }

  boolean talk() {
    return fact.talk();
  }

  /** The chain that the last fact of the match must have; null if there is none, or it has none. */
  byte @Nullable [] before() {
    return fact.before().equals(Chain.NONE) ? null : fact.before().bytes();
  }
}
