package derring.server.store;

import java.nio.ByteBuffer;
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

/**
 * Keeps nothing: for measuring what the store costs, and for trying things out. There are millions
 * of facts, and whoever clears the memory has to look at every piece of it, so each is one.
 */
final class MemoryJournal implements Journal {
  private static final int SECRET_BYTES = 32;

  /** Behind the chain, the number, and whether it is talk. */
  private static final int BODY = Chain.BYTES + Long.BYTES + 1;

  /** Of each match its facts, as {@link #packed} has them. */
  private final Map<String, List<byte[]>> facts = new ConcurrentHashMap<>();

  private final Map<String, Summary> summaries = new ConcurrentHashMap<>();
  private final Map<String, byte[]> secrets = new ConcurrentHashMap<>();
  private final Map<String, String> damaged = new ConcurrentHashMap<>();
  private final Watchers watchers = new Watchers();

  @Override
  public CompletableFuture<Boolean> append(Next fact, @Nullable Summary summary) {
    List<byte[]> all = facts.computeIfAbsent(fact.match(), m -> new ArrayList<>());
    synchronized (all) {
      if (!follows(fact, all.isEmpty() ? null : all.getLast())) {
        return CompletableFuture.completedFuture(false);
      }
      all.add(packed(fact));
    }
    if (summary != null) {
      summaries.put(fact.match(), summary);
    }
    watchers.tell(new Notice(fact.match(), fact.number()));
    return CompletableFuture.completedFuture(true);
  }

  private static byte[] packed(Next fact) {
    byte[] body = fact.body().getBytes(StandardCharsets.UTF_8);
    return ByteBuffer.allocate(BODY + body.length)
        .put(fact.chain().bytes())
        .putLong(fact.number())
        .put((byte) (fact.talk() ? 1 : 0))
        .put(body)
        .array();
  }

  private static Fact unpacked(byte[] fact) {
    String body = new String(fact, BODY, fact.length - BODY, StandardCharsets.UTF_8);
    return new Fact(number(fact), body, talk(fact), Chain.of(fact));
  }

  private static long number(byte[] fact) {
    return ByteBuffer.wrap(fact).getLong(Chain.BYTES);
  }

  private static boolean talk(byte[] fact) {
    return fact[BODY - 1] == 1;
  }

  private static boolean follows(Next fact, byte @Nullable [] last) {
    if (last == null) {
      return fact.last() == -1 && fact.number() >= 0;
    }
    return number(last) == fact.last()
        && fact.number() > fact.last()
        && (talk(last) || fact.before().equals(Chain.of(last)));
  }

  @Override
  public @Nullable Fact last(String match) {
    List<byte[]> all = facts.getOrDefault(match, List.of());
    synchronized (all) {
      return all.isEmpty() ? null : unpacked(all.getLast());
    }
  }

  @Override
  public List<Fact> read(String match, long from, int most) {
    List<byte[]> all = facts.getOrDefault(match, List.of());
    synchronized (all) {
      return all.stream()
          .filter(fact -> number(fact) >= from)
          .limit(most)
          .map(MemoryJournal::unpacked)
          .toList();
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
        long bytes = all.stream().mapToLong(fact -> fact.length - BODY).sum();
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
    List<byte[]> all = facts.getOrDefault(list, List.of());
    synchronized (all) {
      while (all.size() > 1 && number(all.getFirst()) < before) {
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
