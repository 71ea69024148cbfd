package derring.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Imagined worlds that are gone to as often as they weigh. */
class WorldsTest {
  @Test
  void eachIsDrawnAsOftenAsItWeighs() {
    Worlds worlds = new Worlds();
    worlds.add(10, 1);
    worlds.add(11, 0);
    worlds.add(12, 3);
    assertThat(drawn(worlds, 10)).isCloseTo(0.25, within(0.001));
    assertThat(drawn(worlds, 11)).isZero();
    assertThat(drawn(worlds, 12)).isCloseTo(0.75, within(0.001));
  }

  @Test
  void oneThatComesLaterIsDrawnFromThenOn() {
    Worlds worlds = new Worlds();
    worlds.add(10, 2);
    assertThat(drawn(worlds, 10)).isOne();
    worlds.add(11, 2);
    assertThat(drawn(worlds, 11)).isCloseTo(0.5, within(0.001));
  }

  @Test
  void nothingIsLeftOfThemOnceTheyAreForgotten() {
    Worlds worlds = new Worlds();
    worlds.add(10, 1000);
    worlds.clear();
    worlds.add(11, 1);
    assertThat(drawn(worlds, 11)).isOne();
  }

  @Test
  void thousandsFit() {
    Worlds worlds = new Worlds();
    int kept = 0;
    while (!worlds.full()) {
      worlds.add(kept++, 1);
    }
    assertThat(kept).isGreaterThan(1000);
    assertThat(worlds.drawn(0.999_999)).isEqualTo(kept - 1);
  }

  /** The part of even numbers for which a world is drawn. */
  private static double drawn(Worlds worlds, long lot) {
    int all = 10_000;
    Map<Long, Integer> counts = new HashMap<>();
    for (int i = 0; i < all; i++) {
      counts.merge(worlds.drawn((i + 0.5) / all), 1, Integer::sum);
    }
    return (double) counts.getOrDefault(lot, 0) / all;
  }
}
