package derring.bots.fireatwill;

import derring.bots.Tempo;

/**
 * How good a player is.
 *
 * @param slips how often, of a hundred cards laid or flags decided on, it goes wrong
 * @param minds whether it keeps a pile to one number of stars
 * @param straightens whether it squares up a pile that hides a loaded cannon
 * @param stash how many cards it keeps on the Gunner's Mate at most
 */
record Skill(Tempo tempo, int slips, boolean minds, boolean straightens, int stash) {
  static final Skill BEGINNER = new Skill(new Tempo(2.5, 0.5), 8, false, false, 2);
  static final Skill GUNNER = new Skill(new Tempo(1.6, 0.4), 3, true, false, 6);
  static final Skill MASTER = new Skill(new Tempo(0.9, 0.3), 0, true, true, 14);
}
