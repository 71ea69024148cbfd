package derring.bots.fireatwill;

import derring.bots.Tempo;

/**
 * How good a player is.
 *
 * @param slips how often, of a hundred cards laid or flags decided on, it goes wrong
 * @param stars how often, of a hundred times, it remembers to keep a pile to one number of stars
 * @param straightens whether it squares up a pile that hides a loaded cannon
 * @param stash how many cards it keeps on the Gunner's Mate at most
 */
record Skill(Tempo tempo, int slips, int stars, boolean straightens, int stash) {
  static final Skill BEGINNER = new Skill(new Tempo(2.2, 0.5), 6, 70, false, 4);
  static final Skill GUNNER = new Skill(new Tempo(1.8, 0.4), 2, 100, false, 6);
  static final Skill MASTER = new Skill(new Tempo(1.4, 0.3), 0, 100, true, 14);
}
