package derring.contract;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Pearson's test of counts against what they should be. */
final class ChiSquared {
  private ChiSquared() {}

  /**
   * Whether counts fit probabilities. What is not in {@code probabilities} cannot happen.
   *
   * @param z the quantile of the normal distribution to test at: 3.09 for 99.9 %
   * @throws AssertionError if they do not fit
   */
  static <K> void fits(
      Map<K, Integer> counts, Map<K, Double> probabilities, double z, String what) {
    for (K key : counts.keySet()) {
      if (!probabilities.containsKey(key)) {
        throw new AssertionError(what + ": cannot be, but came up: " + key);
      }
    }
    int total = counts.values().stream().mapToInt(Integer::intValue).sum();
    double sum = 0;
    for (Map.Entry<K, Double> entry : probabilities.entrySet()) {
      double expected = total * entry.getValue();
      double difference = counts.getOrDefault(entry.getKey(), 0) - expected;
      sum += difference * difference / expected;
    }
    hold(sum, probabilities.size() - 1, z, what);
  }

  /**
   * Whether two samples of the same size come from one distribution.
   *
   * @throws AssertionError if they do not
   */
  static <K> void sameSource(Map<K, Integer> one, Map<K, Integer> other, double z, String what) {
    Set<K> keys = new HashSet<>(one.keySet());
    keys.addAll(other.keySet());
    double sum = 0;
    for (K key : keys) {
      double a = one.getOrDefault(key, 0);
      double b = other.getOrDefault(key, 0);
      sum += (a - b) * (a - b) / (a + b);
    }
    hold(sum, keys.size() - 1, z, what);
  }

  private static void hold(double sum, int freedom, double z, String what) {
    if (freedom > 0 && sum > quantile(freedom, z)) {
      throw new AssertionError(
          what + ": chi-squared is " + sum + ", more than " + quantile(freedom, z));
    }
  }

  /** Wilson and Hilferty 1931; within 1 % from three degrees of freedom on. */
  private static double quantile(int freedom, double z) {
    double spread = 2.0 / (9 * freedom);
    double root = 1 - spread + z * Math.sqrt(spread);
    return freedom * root * root * root;
  }
}
