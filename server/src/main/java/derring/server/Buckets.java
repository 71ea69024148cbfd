package derring.server;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Token buckets: each key may do so many things a second, and some more at once. */
final class Buckets {
  private static final int MOST_KEYS = 100_000;

  private final double rate;
  private final double burst;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  private record Bucket(double tokens, long at) {}

  /** A rate of 0 lets everything through. */
  Buckets(double rate, double burst) {
    this.rate = rate;
    this.burst = burst;
  }

  boolean take(String key, long nanos) {
    if (rate == 0) {
      return true;
    }
    if (buckets.size() > MOST_KEYS) {
      buckets.values().removeIf(bucket -> filled(bucket, nanos) >= burst);
    }
    boolean[] taken = new boolean[1];
    buckets.compute(
        key,
        (k, bucket) -> {
          double tokens = bucket == null ? burst : filled(bucket, nanos);
          taken[0] = tokens >= 1;
          return new Bucket(taken[0] ? tokens - 1 : tokens, nanos);
        });
    return taken[0];
  }

  private double filled(Bucket bucket, long nanos) {
    return Math.min(burst, bucket.tokens + (nanos - bucket.at) * rate / 1e9);
  }
}
