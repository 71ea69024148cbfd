package derring.server.store;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps nothing: for measuring what the store costs, and for trying things out. */
final class MemoryJournal implements Journal {
  private static final int SECRET_BYTES = 32;

  private final Map<String, List<String>> facts = new ConcurrentHashMap<>();
  private final Map<String, Summary> summaries = new ConcurrentHashMap<>();
  private final Map<String, byte[]> secrets = new ConcurrentHashMap<>();
  private final Watchers watchers = new Watchers();

  @Override
  public CompletableFuture<Boolean> append(
      String match, long number, String body, @Nullable Summary summary) {
    List<String> bodies = facts.computeIfAbsent(match, m -> new ArrayList<>());
    synchronized (bodies) {
      if (number != bodies.size()) {
        return CompletableFuture.completedFuture(false);
      }
      bodies.add(body);
    }
    if (summary != null) {
      summaries.put(match, summary);
    }
    watchers.tell(List.of(new Notice(match, number)));
    return CompletableFuture.completedFuture(true);
  }

  @Override
  public @Nullable Fact last(String match) {
    List<String> bodies = facts.getOrDefault(match, List.of());
    synchronized (bodies) {
      return bodies.isEmpty() ? null : new Fact(bodies.size() - 1L, bodies.getLast());
    }
  }

  @Override
  public List<Fact> read(String match, long from, int most) {
    List<String> bodies = facts.getOrDefault(match, List.of());
    List<Fact> found = new ArrayList<>();
    synchronized (bodies) {
      for (long number = from; number < bodies.size() && found.size() < most; number++) {
        found.add(new Fact(number, bodies.get((int) number)));
      }
    }
    return found;
  }

  @Override
  public List<String> listed(String state, long before, int most) {
    return newest(
        summaries.values().stream()
            .filter(s -> s.at() < before && s.listed() && s.state().equals(state)),
        most);
  }

  @Override
  public List<String> of(String guest, long before, int most) {
    return newest(
        summaries.values().stream().filter(s -> s.at() < before && s.guests().contains(guest)),
        most);
  }

  private static List<String> newest(Stream<Summary> found, int most) {
    return found
        .sorted(Comparator.comparingLong(Summary::at).reversed())
        .limit(most)
        .map(Summary::body)
        .toList();
  }

  @Override
  public byte[] secret(String name) {
    return secrets.computeIfAbsent(
        name,
        n -> {
          byte[] value = new byte[SECRET_BYTES];
          new SecureRandom().nextBytes(value);
          return value;
        });
  }

  @Override
  public void watch(Consumer<Notice> listener) {
    watchers.add(listener);
  }

  @Override
  public void probe() {}

  @Override
  public List<String> matches() {
    return List.copyOf(facts.keySet());
  }

  @Override
  public List<String> unfinished() {
    return summaries.entrySet().stream()
        .filter(entry -> !entry.getValue().state().equals("finished"))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public Timers timers(Consumer<String> due) {
    return new OwnTimers(due);
  }

  @Override
  public void close() {
    watchers.close();
  }
}
