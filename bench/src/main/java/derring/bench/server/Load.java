package derring.bench.server;

import java.time.Duration;

/**
 * What a server has to carry.
 *
 * @param refused the share of moves that may be refused: in real time somebody is now and then a
 *     moment too late
 * @param rivals the bot that everybody plays against; empty where two people play
 */
record Load(
    int matches, String words, String game, Guest.Maker guests, double refused, String rivals) {

  Load(int matches, String words, String game, Guest.Maker guests, double refused) {
    this(matches, words, game, guests, refused, "");
  }

  /** Everybody moves as fast as the server answers. */
  static Load asFastAsItGoes(int matches) {
    return new Load(
        matches, matches + " matches, as fast as it goes", "swordplay", Player.thinking(0), 0);
  }

  /** A move a second at each match. */
  static Load steady(int matches) {
    return thinking(matches, Duration.ofSeconds(1), "1 move/s each");
  }

  /** Matches that are open at many a screen, at which somebody moves now and then. */
  static Load seldom(int matches) {
    return thinking(matches, Duration.ofSeconds(10), "a move in 10 s each");
  }

  /** One person at each match, against the strongest bot, a move in two seconds. */
  static Load solo(int matches, String bot) {
    return new Load(
        matches,
        matches + " solo matches against " + bot,
        "swordplay",
        Player.thinking(Duration.ofSeconds(2).toNanos()),
        0,
        bot);
  }

  /** Nobody moves for as long as we look. */
  static Load idle(int matches) {
    return thinking(matches, Duration.ofHours(1), "idle");
  }

  private static Load thinking(int matches, Duration time, String words) {
    return new Load(
        matches, matches + " matches, " + words, "swordplay", Player.thinking(time.toNanos()), 0);
  }

  /** Battles in real time, both sides at the tempo of the best bot. */
  static Load battles(int battles) {
    return new Load(
        battles,
        battles + " battles of Fire at Will, two moves in 0.9 s a side",
        "fire-at-will",
        Gunner::new,
        0.01);
  }
}
