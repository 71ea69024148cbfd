package derring.server;

import java.time.Duration;

/**
 * How long things take.
 *
 * @param leastPause a bot's thinking takes at least this long, and so does what the server does for
 *     somebody who has no choice where other people play
 * @param mostPause and at most this
 * @param grace how long the start waits for the guests' parts of the seed
 * @param gone a guest who is away for so long has left
 * @param lent after this long a bot is offered for the seat
 * @param idle a match that nobody looks at is put away after this long
 * @param glance as long as one needs to see what happened: then the server does what somebody has
 *     no choice about, where all others are bots
 * @param countdown from the start of a game in real time to the call on which all may act
 * @param unstarted a match that nobody comes to is closed after this long
 * @param abandoned and one at which nothing happens any more after this long
 * @param kept a finished match is removed after this long; never if it is zero
 */
public record Pace(
    Duration leastPause,
    Duration mostPause,
    Duration grace,
    Duration gone,
    Duration lent,
    Duration idle,
    Duration glance,
    Duration countdown,
    Duration unstarted,
    Duration abandoned,
    Duration kept) {
  private static final Duration DAY = Duration.ofDays(1);
  private static final Duration FORTNIGHT = Duration.ofDays(14);

  /** With the usual patience for those who do not come, or not again. */
  public Pace(
      Duration leastPause,
      Duration mostPause,
      Duration grace,
      Duration gone,
      Duration lent,
      Duration idle,
      Duration glance,
      Duration countdown) {
    this(
        leastPause,
        mostPause,
        grace,
        gone,
        lent,
        idle,
        glance,
        countdown,
        DAY,
        FORTNIGHT,
        Duration.ZERO);
  }

  /** The same with another patience for those who do not come, or not again. */
  public Pace keeping(Duration open, Duration running) {
    return new Pace(
        leastPause, mostPause, grace, gone, lent, idle, glance, countdown, open, running, kept);
  }

  /** The same, but finished matches are removed after so long; zero keeps them for ever. */
  public Pace removing(Duration finished) {
    return new Pace(
        leastPause,
        mostPause,
        grace,
        gone,
        lent,
        idle,
        glance,
        countdown,
        unstarted,
        abandoned,
        finished);
  }

  /** Without a countdown; a glance takes as long as the longest pause. */
  public Pace(
      Duration leastPause,
      Duration mostPause,
      Duration grace,
      Duration gone,
      Duration lent,
      Duration idle) {
    this(leastPause, mostPause, grace, gone, lent, idle, mostPause, Duration.ZERO);
  }

  /**
   * How long a bot takes to think, whatever it has to think about: it is given this much after its
   * pause, and answers at the end of it even if it was ready before.
   */
  Duration thought() {
    return leastPause.dividedBy(10);
  }

  /** How long a bot with a tempo of its own takes, compared with what it takes against people. */
  double haste() {
    return (double) mostPause.toMillis() / HUMAN.mostPause.toMillis();
  }

  /** For people. */
  public static final Pace HUMAN =
      new Pace(
          Duration.ofMillis(700),
          Duration.ofMillis(1900),
          Duration.ofMillis(1500),
          Duration.ofSeconds(20),
          Duration.ofSeconds(60),
          Duration.ofMinutes(2),
          Duration.ofMillis(900),
          Duration.ofSeconds(3));

  /** For tests in a browser: like people, but bots and passes hardly pause. */
  public static final Pace QUICK =
      new Pace(
          Duration.ofMillis(10),
          Duration.ofMillis(40),
          HUMAN.grace(),
          HUMAN.gone(),
          HUMAN.lent(),
          HUMAN.idle(),
          Duration.ofMillis(40),
          Duration.ofSeconds(2));

  /** For tests and measurements: nobody waits. */
  public static final Pace INSTANT =
      new Pace(
          Duration.ZERO,
          Duration.ZERO,
          Duration.ZERO,
          Duration.ofSeconds(20),
          Duration.ofSeconds(60),
          Duration.ofMinutes(2));
}
