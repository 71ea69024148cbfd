package derring.cli;

import derring.bots.search.Crew;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** All processors of this machine, as far as they have nothing else to do. */
final class Cores implements Crew {

  @Override
  public int size() {
    return Runtime.getRuntime().availableProcessors();
  }

  @Override
  public void all(IntConsumer part) {
    IntStream.range(0, size()).parallel().forEach(part);
  }
}
