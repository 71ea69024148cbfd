package derring.bots.lab;

import java.util.List;
import java.util.function.Consumer;

/** Who plays the matches: the threads of this machine, or other machines. */
public interface Crew extends AutoCloseable {

  /**
   * A match to be played.
   *
   * @param index which one of its variant
   */
  record Task(int variant, int index) implements java.io.Serializable {}

  /**
   * Plays matches, in any order; each is handed over once, as soon as it is there, by one thread at
   * a time. Returns when all are played.
   */
  void play(List<Task> tasks, Consumer<Played> done) throws InterruptedException;

  /** How many matches are best asked for at once. */
  int lot();

  @Override
  void close();

  /** Finds crews on other machines; found by {@link java.util.ServiceLoader}. */
  interface Agency {

    /**
     * A crew.
     *
     * @param master where it is, as in {@code local[2]} or {@code spark://HOST:7077}
     * @param tables by variant: what its game is opened from over there, a text that the formats
     *     know ({@code Portable})
     */
    Crew hire(String master, Plan plan, List<String> tables);
  }
}
