package derring.bots.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of one head while they are learnt, for all tables together: each table numbers its
 * features by itself. Steps are taken downhill, ever smaller for what is met often (AdaGrad: Duchi,
 * Hazan and Singer 2011).
 */
final class Pupil {
  private static final double STEP = 0.08;

  private final Map<String, Integer> slots = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final Map<Head, int[]> slotsOf = new HashMap<>();
  private double[] weights = new double[256];
  private double[] steepness = new double[256];
  private double[] sums = new double[0];
  private int summed;

  /** Sees to it that a head says what has been learnt so far. */
  void prepare(Head head) {
    int[] mine = slotsOf.get(head);
    if (mine == null || mine.length < head.known()) {
      int[] grown = new int[head.known()];
      head.names().forEach((name, number) -> grown[number] = slot(name, head.weight(number)));
      slotsOf.put(head, grown);
      mine = grown;
    }
    for (int i = 0; i < mine.length; i++) {
      head.teach(i, (float) weights[mine[i]]);
    }
  }

  /** From now on the weights are averaged: each match pulls them about, and the middle is best. */
  void average() {
    sums = new double[weights.length];
    summed = 0;
  }

  /** One more match has been learnt from. */
  void rest() {
    if (sums.length > 0) {
      sums = Arrays.copyOf(sums, weights.length);
      for (int slot = 0; slot < names.size(); slot++) {
        sums[slot] += weights[slot];
      }
      summed++;
    }
  }

  /** The weights become what they were on the average. */
  void settle() {
    for (int slot = 0; slot < names.size() && summed > 0; slot++) {
      weights[slot] = sums[slot] / summed;
    }
    sums = new double[0];
    summed = 0;
  }

  private int slot(String name, float weight) {
    Integer known = slots.get(name);
    if (known != null) {
      return known;
    }
    int slot = slots.size();
    slots.put(name, slot);
    names.add(name);
    if (slot == weights.length) {
      weights = Arrays.copyOf(weights, 2 * slot);
      steepness = Arrays.copyOf(steepness, 2 * slot);
    }
    weights[slot] = weight;
    return slot;
  }

  /** A case should have had a sum that is greater (or less, if negative) by something. */
  void correct(Head head, int[] features, float[] amounts, int from, int to, double by) {
    int[] mine = slotsOf.get(head);
    if (mine == null) {
      throw new IllegalStateException("the head was not prepared");
    }
    for (int i = from; i < to; i++) {
      double slope = by * amounts[i];
      int slot = mine[features[i]];
      steepness[slot] += slope * slope;
      if (steepness[slot] > 0) {
        weights[slot] += STEP * slope / Math.sqrt(steepness[slot] + 1e-3);
        head.teach(features[i], (float) weights[slot]);
      }
    }
  }

  Map<String, Double> learnt() {
    Map<String, Double> learnt = new LinkedHashMap<>();
    for (int slot = 0; slot < names.size(); slot++) {
      learnt.put(names.get(slot), weights[slot]);
    }
    return learnt;
  }
}
