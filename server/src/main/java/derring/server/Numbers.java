package derring.server;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/** What the server counts, for {@code /metrics}. */
final class Numbers {
  private final PrometheusMeterRegistry registry =
      new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
  private final AtomicInteger sockets = new AtomicInteger();
  private final Counter turnedAway = registry.counter("derring.turned.away");
  private final Map<Integer, Counter> answers = new ConcurrentHashMap<>();
  private final Counter failures = registry.counter("derring.failures");
  private final Timer messages =
      Timer.builder("derring.message").publishPercentiles(0.5, 0.99).register(registry);

  Numbers() {
    new JvmMemoryMetrics().bindTo(registry);
    new ProcessorMetrics().bindTo(registry);
    new FileDescriptorMetrics().bindTo(registry);
    new UptimeMetrics().bindTo(registry);
    FunctionCounter.builder(
            "jvm.gc.time", ManagementFactory.getGarbageCollectorMXBeans(), Numbers::seconds)
        .baseUnit("seconds")
        .register(registry);
    Gauge.builder("derring.sockets", sockets, AtomicInteger::get).register(registry);
  }

  private static double seconds(List<GarbageCollectorMXBean> collectors) {
    return collectors.stream().mapToLong(GarbageCollectorMXBean::getCollectionTime).sum() / 1000.0;
  }

  void watch(Hall hall) {
    Gauge.builder("derring.matches.live", hall, Hall::size).register(registry);
    Holdings holdings = new Holdings(hall.journal());
    for (Standing state : Standing.values()) {
      String word = Spelling.of(state);
      Gauge.builder("derring.store.matches", holdings, all -> all.matches(word))
          .tag("state", word)
          .register(registry);
    }
    Gauge.builder("derring.store.bytes", holdings, Holdings::bytes).register(registry);
  }

  void answered(int status) {
    answers.computeIfAbsent(status, this::counting).increment();
  }

  private Counter counting(int status) {
    return Counter.builder("derring.answers")
        .tag("status", String.valueOf(status))
        .register(registry);
  }

  /** Somebody had too many connections already. */
  void turnedAway() {
    turnedAway.increment();
  }

  /** An error of the machine, or of ours. */
  void failed() {
    failures.increment();
  }

  AtomicInteger sockets() {
    return sockets;
  }

  /** One message of a client, from its arrival to its acknowledgement. */
  void message(Runnable work) {
    messages.record(work);
  }

  String text() {
    return registry.scrape();
  }
}
