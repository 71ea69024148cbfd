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
    sweep(nanos);
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

  /** Whether anything is left; nothing is taken. */
  boolean solvent(String key, long nanos) {
    Bucket bucket = buckets.get(key);
    return rate == 0 || bucket == null || filled(bucket, nanos) > 0;
  }

  /** Takes so much, also more than there is: what is owed must come in first. */
  void charge(String key, double cost, long nanos) {
    if (rate == 0) {
      return;
    }
    sweep(nanos);
    buckets.compute(
        key,
        (k, bucket) -> new Bucket((bucket == null ? burst : filled(bucket, nanos)) - cost, nanos));
  }

  private void sweep(long nanos) {
    if (buckets.size() > MOST_KEYS) {
      buckets.values().removeIf(bucket -> filled(bucket, nanos) >= burst);
    }
  }

  private double filled(Bucket bucket, long nanos) {
    return Math.min(burst, bucket.tokens + (nanos - bucket.at) * rate / 1e9);
  }
}
