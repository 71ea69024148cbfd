package derring.oneforall;

/**
 * What those who think ahead may ask about a match that they see. Nothing is changed by asking; a
 * copy of the match may be played on ({@link OneForAll#play}).
 */
public final class Counsel {
  private Counsel() {}

  /** The dice of a figure in a duel as things stand; swashbuckling dice only if it is its turn. */
  public static int attackDice(Melee m, int figure, int enemy) {
    return Math.max(1, Duel.attackDice(m, figure, enemy) - (m.active == figure ? 0 : m.dice));
  }

  /** The dice of its enemy in that duel. */
  public static int defenceDice(Melee m, int figure, int enemy) {
    return Duel.defenceDice(m, figure, enemy);
  }

  /** Whether a figure has the skills of the Hired Blade now (A1FA-S.blade). */
  public static boolean isBlade(Melee m, int figure) {
    return Duel.isBlade(m, figure);
  }

  /** The dice of the next action of a figure, as many as it has made and one more (A1FA-3D). */
  public static int actionDice(Melee m, int figure, boolean recovering) {
    int dice = (m.active == figure ? m.dice : 0) + 1;
    return Math.max(1, dice - (m.is(figure, Melee.STUNNED) && !recovering ? 1 : 0));
  }

  /** The action by which a figure takes its own lost weapon up again. */
  public static Move.Act recovery(Melee m, int figure) {
    return new Move.Act(figure, Verb.RECOVER, m.field.weaponThing(figure));
  }

  /** The seat that moves a figure now; -1 for a bystander. */
  public static int owner(Melee m, int figure) {
    return m.field.owner(m, figure);
  }

  /** The Rating of a figure. */
  public static int rating(Melee m, int figure) {
    return m.field.roster[figure].rating();
  }

  /** Whether a figure may move at all now, as far as its own state goes. */
  public static boolean mayRun(Melee m, int figure) {
    return m.stands(figure)
        && !m.is(figure, Melee.SPENT)
        && Referee.mayGo(m, figure) == null
        && !(m.is(figure, Melee.RESTED) && m.field.options.freeMoveCap());
  }

  /**
   * The straight move of a figure towards another.
   *
   * @param aside so far beside its middle, to the left if positive
   */
  public static Move.Go towards(Melee m, int figure, int other, int aside) {
    long dx = (long) m.x[other] - m.x[figure];
    long dy = (long) m.y[other] - m.y[figure];
    long way = Math.max(1, Geo.length(dx, dy));
    return new Move.Go(
        figure,
        Math.clamp(m.x[other] - dy * aside / way, 0, m.field.table.width),
        Math.clamp(m.y[other] + dx * aside / way, 0, m.field.table.height));
  }

  /** What would stop a straight move before or at its end; -1 if nothing does. */
  public static int meets(Melee m, Move.Go go) {
    return Straight.stopped(m, go.figure(), go.x(), go.y());
  }

  /**
   * Whether words of a figure may reach another, at once or if a friendly die says so (A1FA-R51).
   */
  public static boolean sees(Melee m, int figure, int other) {
    boolean saidNo = m.active == figure && (m.hidden >> other & 1) == 1;
    return !saidNo && Sight.sight(m, figure, other) != Sight.BLOCKED;
  }

  /** Whether a figure is against something already, should another drive it back (A1FA-5D). */
  public static boolean isCornered(Melee m, int figure, int by) {
    return Push.isStuck(m, figure, (long) m.x[figure] - m.x[by], (long) m.y[figure] - m.y[by]);
  }

  /** The 1s that the active figure has rolled in its turn (A1FA-7C). */
  public static int ones(Melee m) {
    return m.ones;
  }

  /** What has been rolled against the side in this initiative (A1FA-7D). */
  public static int lapses(Melee m) {
    return m.lapses;
  }

  /** How far a point is from the middle of the table, in thousandths of an inch. */
  public static long fromMiddle(Melee m, int x, int y) {
    return Geo.length(x - m.field.table.width / 2L, y - m.field.table.height / 2L);
  }

  /**
   * Whether an announced action claims no more than the catalogue grants (A1FA-R.custom): the size
   * of the thing it is done with, impetus only for one who ends elsewhere, and elevation only for
   * one who ends on something that gives it.
   */
  public static boolean modest(Melee m) {
    int f = m.active;
    return m.customSize <= Math.max(0, m.field.bonus(m.customThing))
        && (!m.customImpetus || m.customX != m.x[f] || m.customY != m.y[f])
        && (!m.customElevation || Announced.endsHigh(m));
  }
}
