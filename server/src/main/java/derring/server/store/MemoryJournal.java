package derring.server.store;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps nothing: for measuring what the store costs, and for trying things out. */
final class MemoryJournal implements Journal {
  private static final int SECRET_BYTES = 32;

  private final Map<String, List<Fact>> facts = new ConcurrentHashMap<>();
  private final Map<String, Summary> summaries = new ConcurrentHashMap<>();
  private final Map<String, byte[]> secrets = new ConcurrentHashMap<>();
  private final Map<String, String> damaged = new ConcurrentHashMap<>();
  private final Watchers watchers = new Watchers();

  @Override
  public CompletableFuture<Boolean> append(Next fact, @Nullable Summary summary) {
    List<Fact> all = facts.computeIfAbsent(fact.match(), m -> new ArrayList<>());
    synchronized (all) {
      if (!follows(fact, all.isEmpty() ? null : all.getLast())) {
        return CompletableFuture.completedFuture(false);
      }
      all.add(new Fact(fact.number(), fact.body(), fact.talk(), fact.chain()));
    }
    if (summary != null) {
      summaries.put(fact.match(), summary);
    }
    watchers.tell(new Notice(fact.match(), fact.number()));
    return CompletableFuture.completedFuture(true);
  }

  private static boolean follows(Next fact, @Nullable Fact last) {
    if (last == null) {
      return fact.last() == -1 && fact.number() >= 0;
    }
    return last.number() == fact.last()
        && fact.number() > last.number()
        && (last.talk() || fact.before().equals(last.chain()));
  }

  @Override
  public @Nullable Fact last(String match) {
    List<Fact> all = facts.getOrDefault(match, List.of());
    synchronized (all) {
      return all.isEmpty() ? null : all.getLast();
    }
  }

  @Override
  public List<Fact> read(String match, long from, int most) {
    List<Fact> all = facts.getOrDefault(match, List.of());
    synchronized (all) {
      return all.stream().filter(fact -> fact.number() >= from).limit(most).toList();
    }
  }

  @Override
  public Gist gist(String match, int talk) {
    List<Fact> all = read(match, 0);
    List<Fact> said = all.stream().filter(Fact::talk).toList();
    if (said.size() <= talk) {
      return new Gist(all, 0);
    }
    long oldest = said.get(said.size() - talk - 1).number();
    List<Fact> kept = all.stream().filter(f -> f.number() > oldest || !f.talk()).toList();
    return new Gist(kept, all.size() - kept.size());
  }

  @Override
  public List<String> listed(String state, long before, int most) {
    return newest(
        whole().filter(s -> s.at() < before && s.listed() && s.state().equals(state)), most);
  }

  @Override
  public List<String> of(String guest, long before, int most) {
    return newest(whole().filter(s -> s.at() < before && s.guests().contains(guest)), most);
  }

  private Stream<Summary> whole() {
    return summaries.entrySet().stream()
        .filter(entry -> !damaged.containsKey(entry.getKey()))
        .map(Map.Entry::getValue);
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
  public List<Size> sizes() {
    Map<String, Size> sizes = new TreeMap<>();
    facts.forEach((match, all) -> {
      Summary summary = summaries.get(match);
      synchronized (all) {
        long bytes =
            all.stream().mapToLong(f -> f.body().getBytes(StandardCharsets.UTF_8).length).sum();
        sizes.merge(
            summary == null ? "" : summary.state(),
            new Size(summary == null ? "" : summary.state(), 1, all.size(), bytes),
            MemoryJournal::sum);
      }
    });
    return List.copyOf(sizes.values());
  }

  private static Size sum(Size a, Size b) {
    return new Size(
        a.state(), a.matches() + b.matches(), a.facts() + b.facts(), a.bytes() + b.bytes());
  }

  @Override
  public Map<String, Long> states() {
    return summaries.values().stream()
        .collect(Collectors.groupingBy(Summary::state, TreeMap::new, Collectors.counting()));
  }

  @Override
  public long bytes() {
    return sizes().stream().mapToLong(Size::bytes).sum();
  }

  @Override
  public int remove(long before, int most) {
    List<String> old =
        summaries.entrySet().stream()
            .filter(entry -> entry.getValue().state().equals("finished"))
            .filter(entry -> entry.getValue().at() < before)
            .map(Map.Entry::getKey)
            .limit(most)
            .toList();
    for (String match : old) {
      facts.remove(match);
      facts.remove(Journal.beside(match));
      summaries.remove(match);
      damaged.remove(match);
    }
    return old.size();
  }

  @Override
  public void cut(String list, long before) {
    List<Fact> all = facts.getOrDefault(list, List.of());
    synchronized (all) {
      while (all.size() > 1 && all.getFirst().number() < before) {
        all.removeFirst();
      }
    }
  }

  @Override
  public void note(String match, @Nullable String damage) {
    if (damage == null) {
      damaged.remove(match);
    } else {
      damaged.put(match, damage);
    }
  }

  @Override
  public @Nullable String damage(String match) {
    return damaged.get(match);
  }

  @Override
  public List<String> unfinished() {
    return summaries.entrySet().stream()
        .filter(entry -> !entry.getValue().state().equals("finished"))
        .filter(entry -> !damaged.containsKey(entry.getKey()))
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
