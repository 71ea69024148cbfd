package derring.server.store;

import derring.server.store.Journal.Summary;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * An append that waits for its answer.
 *
 * @param token no other append has it, here or on another node
 * @param since when it began to wait, by {@link System#nanoTime}
 */
record Pending(
    String match,
    long number,
    String body,
    @Nullable Summary summary,
    long token,
    long since,
    CompletableFuture<Boolean> answer) {}
