package derring.bots.search;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * One question that is answered by adding up: each feature of a case has a weight, and the sum says
 * how likely something is. A feature has a name, by which its weight is found in a {@link Lesson},
 * and a number, which is only good within one head. Not safe for several threads at once.
 */
public final class Head {
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, Double> learnt;
  private float[] weights = new float[64];
  private int[] features = new int[64];
  private float[] amounts = new float[64];
  private int size;
  private double sum;

  /**
   * @param learnt the weight of each feature by name; what is not there weighs nothing
   */
  public Head(Map<String, Double> learnt) {
    this.learnt = learnt;
  }

  /** The number of the feature with that name. */
  public int feature(String name) {
    Integer known = numbers.get(name);
    if (known != null) {
      return known;
    }
    int number = numbers.size();
    numbers.put(name, number);
    if (number == weights.length) {
      weights = Arrays.copyOf(weights, 2 * number);
    }
    weights[number] = learnt.getOrDefault(name, 0.0).floatValue();
    return number;
  }

  /** The numbers of so many features that have a name and a number in common. */
  public int[] features(String name, int count) {
    int[] features = new int[count];
    for (int i = 0; i < count; i++) {
      features[i] = feature(name + " " + i);
    }
    return features;
  }

  /** Forgets the case before. */
  public void clear() {
    size = 0;
    sum = 0;
  }

  /** The case has this feature. */
  public void add(int feature) {
    add(feature, 1);
  }

  /** The case has the feature of a row with that number, or the last if the row is shorter. */
  public void add(int[] row, int number) {
    add(row[Math.clamp(number, 0, row.length - 1)], 1);
  }

  /** The case has so much of all features of a row up to a number: the more, the more. */
  public void climb(int[] row, int number, float amount) {
    for (int i = Math.min(number, row.length - 1); i > 0; i--) {
      add(row[i], amount);
    }
  }

  /** The case has so much of this feature. */
  public void add(int feature, float amount) {
    if (size == features.length) {
      features = Arrays.copyOf(features, 2 * size);
      amounts = Arrays.copyOf(amounts, 2 * size);
    }
    features[size] = feature;
    amounts[size++] = amount;
    sum += weights[feature] * amount;
  }

  /** What all features of the case come to. */
  public double sum() {
    return sum;
  }

  int size() {
    return size;
  }

  int featureAt(int index) {
    return features[index];
  }

  float amountAt(int index) {
    return amounts[index];
  }

  int known() {
    return numbers.size();
  }

  float weight(int feature) {
    return weights[feature];
  }

  void teach(int feature, float weight) {
    weights[feature] = weight;
  }

  Map<String, Integer> names() {
    return numbers;
  }

  /** The chance that a sum of odds stands for. The same on every machine. */
  public static double chance(double sum) {
    return 1 / (1 + StrictMath.exp(-sum));
  }
}
