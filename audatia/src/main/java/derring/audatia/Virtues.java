package derring.audatia;

/** How much of each Virtue a fighter has, and who has most (AUD-VIR.2, AUD-VIR.3). */
final class Virtues {
  /** AUD-SET.7. */
  static final int SALUTE = 4;

  private Virtues() {}

  /** With the bonuses of the Strike on top of the Stack (AUD-VIR.3, AUD-R40). */
  static int value(Bout bout, int seat, Virtue virtue) {
    int salute = virtue == Virtue.AUDATIA && bout.fighters[seat].saluteOnTop ? SALUTE : 0;
    return plain(bout, seat, virtue) + salute;
  }

  /** Without the Salute's +4, which counts in no test of a Skill (AUD-R41). */
  private static int plain(Bout bout, int seat, Virtue virtue) {
    Fighter fighter = bout.fighters[seat];
    int bonus = fighter.from < 0 ? 0 : bout.table.poste[fighter.from].bonus(virtue);
    return (fighter.has(virtue) ? 1 : 0) + bonus;
  }

  /** AUD-R1: who is only level with the other has not the most. */
  static boolean leads(Bout bout, int seat, Virtue virtue) {
    return value(bout, seat, virtue) > value(bout, 1 - seat, virtue);
  }

  /** Whether a Skill may be played that asks for most of a Virtue (AUD-VIR.4). */
  static boolean leadsForSkill(Bout bout, int seat, Virtue virtue) {
    return plain(bout, seat, virtue) > plain(bout, 1 - seat, virtue);
  }

  /**
   * Whether {@code seat} has most of a Virtue with the Strike it is about to play: its Posta's
   * bonus counts as if it lay there already, and covers what lies beneath (AUD-R2, AUD-R40).
   */
  static boolean leadsPlaying(Bout bout, int seat, Virtue virtue) {
    Fighter fighter = bout.fighters[seat];
    int bonus = fighter.posta < 0 ? 0 : bout.table.poste[fighter.posta].bonus(virtue);
    return (fighter.has(virtue) ? 1 : 0) + bonus > value(bout, 1 - seat, virtue);
  }

  /** Who has most, or nobody. */
  static int leader(Bout bout, Virtue virtue) {
    return leads(bout, 0, virtue) ? 0 : leads(bout, 1, virtue) ? 1 : Bout.NOBODY;
  }
}
