package derring.swordplay;

/** What would come of the attack under way if it were not countered, for those who think ahead. */
final class Forecast {
  private Forecast() {}

  /** What the target would lose of its life. */
  static int wound(Bout bout) {
    int damage = softened(bout);
    return damage - Damage.absorbs(bout, damage);
  }

  /** What the target's armour would take. */
  static int absorbed(Bout bout) {
    return Damage.absorbs(bout, softened(bout));
  }

  private static int softened(Bout bout) {
    int worth = Damage.worth(bout);
    int byAbility = Damage.byAbility(bout, worth);
    return worth - byAbility - Damage.byStance(bout, worth - byAbility);
  }
}
