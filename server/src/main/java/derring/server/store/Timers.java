package derring.server.store;

/**
 * Remembers when something is to be done at a match. At that time whoever was named when the timers
 * were made is called with the match, on one node, at least once. Setting the same time twice is
 * the same as once; a time that has become needless is not taken back, so whoever is called looks
 * first whether there is anything to do. Whoever fails is called again a second later, then after
 * twice that time, and so on.
 */
public interface Timers extends AutoCloseable {

  /**
   * Sets a timer.
   *
   * @param due milliseconds since 1970; what is past is called soon
   */
  void at(String match, long due);

  /** Nobody is called before this, so that whoever is called is built. */
  void start();

  @Override
  void close();
}
