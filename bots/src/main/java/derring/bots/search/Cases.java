package derring.bots.search;

import java.util.Arrays;

/** Cases that are kept until it is known what came of them. */
final class Cases {
  int[] features = new int[1024];
  float[] amounts = new float[1024];
  int[] ends = new int[64];
  int[] tags = new int[64];
  double[] sums = new double[64];
  int size;

  void clear() {
    size = 0;
  }

  int start(int index) {
    return index == 0 ? 0 : ends[index - 1];
  }

  /** Keeps the case that a head holds now. */
  void keep(Head head, int tag) {
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, 2 * size);
      tags = Arrays.copyOf(tags, 2 * size);
      sums = Arrays.copyOf(sums, 2 * size);
    }
    int at = start(size);
    while (at + head.size() > features.length) {
      features = Arrays.copyOf(features, 2 * features.length);
      amounts = Arrays.copyOf(amounts, 2 * amounts.length);
    }
    for (int i = 0; i < head.size(); i++) {
      features[at + i] = head.featureAt(i);
      amounts[at + i] = head.amountAt(i);
    }
    ends[size] = at + head.size();
    tags[size] = tag;
    sums[size++] = head.sum();
  }
}
