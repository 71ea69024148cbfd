package derring.bench;

import java.io.IOException;

/** Runs the benchmarks; the arguments are JMH's own ({@code -h} lists them). */
public final class Bench {
  private Bench() {}

  /** Hands over to JMH. */
  public static void main(String[] args) throws IOException {
    org.openjdk.jmh.Main.main(args);
  }
}
