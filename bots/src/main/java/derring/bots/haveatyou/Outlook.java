package derring.bots.haveatyou;

import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;
import derring.haveatyou.View;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How a battle stands for one seat, and what blows are worth in it. All worths are in points of
 * fatigue; a wound counts ten.
 */
final class Outlook {
  static final int NONE = -1;

  static final int RANKS = 7;

  private static final int UNKNOWN = -1;

  /** What felling a fighter of full strength is worth beyond what he had left. */
  private static final double FELLED = 40;

  /** A Swash! in a hand is kept for something else so often. */
  private static final double SWASH_KEPT = 0.5;

  /** What it is worth that a card is spent to avert a blow. */
  private static final double CARD_FORCED = 2.5;

  /** A blow at one foe of several helps the others as well. */
  private static final double AMONG_MANY = 0.8;

  /** The steps of a lunge cost so much (HAY-1.3.3.1). */
  private static final int LUNGE = 2;

  /** The part of all attacks that are not averted. */
  static final double LANDS = 0.5;

  private static final int FULL_STRENGTH = 8;

  /** What a fighter loses in a turn, to his enemy and to his own exertion. */
  private static final double PER_TURN = 7;

  /** What it is worth, by the square of the turns without one, to attack or to come nearer. */
  private static final double URGE = 0.3;

  /** Further ahead nothing can be counted on. */
  private static final double LONGEST = 8;

  private final HaveAtYou game;
  private final Odds odds;
  private final Armament.Mode[][] modes;

  /** What an item gains by an ordinary attack, by item; NaN until it is asked for. */
  private final double[] edges;

  /** The chances that nobody averts a blow at a seat, then a throw; NaN until one is asked for. */
  private final double[] lands;

  /** What the best attack at the foe is worth, by range; NaN until it is asked for. */
  private final double[][] attacks = new double[2][2 * RANKS];

  private @Nullable View view;
  private Battle battle;
  private Stage stage;
  private int me;
  private int foe;
  private double turns;
  private int reach;

  Outlook(HaveAtYou game, Odds odds) {
    this.game = game;
    this.odds = odds;
    modes = new Armament.Mode[2 * game.armaments() + 1][];
    modes[0] = new Armament.Mode[] {game.fisticuffs()};
    for (int item = 0; item < modes.length - 1; item++) {
      modes[item + 1] = game.armament(item).modes().toArray(Armament.Mode[]::new);
    }
    edges = new double[modes.length];
    lands = new double[2 * game.seats()];
    battle = game.blank();
    stage = battle.stage(0);
  }

  /** Takes in a view; all else refers to it. */
  void look(View seen) {
    view = seen;
    take(seen.known(), seen.seat());
    odds.look(seen, stage.index());
    begin();
  }

  /** Takes in what a seat sees of a battle in which nothing is hidden, and reads no more of it. */
  void glance(Battle imagined, int seat) {
    view = null;
    take(imagined, seat);
    odds.glance(imagined, stage, seat);
    begin();
  }

  private void take(Battle seen, int seat) {
    battle = seen;
    me = seat;
    stage = battle.stageOf(me);
    foe = nearest();
  }

  /** Forgets what was worked out before. */
  private void begin() {
    Arrays.fill(edges, Double.NaN);
    Arrays.fill(lands, Double.NaN);
    for (double[] each : attacks) {
      Arrays.fill(each, Double.NaN);
    }
    turns = foe == NONE ? turns(me) : Math.min(turns(me), turns(foe));
    reach = UNKNOWN;
  }

  Battle battle() {
    return battle;
  }

  Stage stage() {
    return stage;
  }

  int me() {
    return me;
  }

  Fighter self() {
    return battle.fighter(me);
  }

  /** The enemy to be reckoned with first, or {@link #NONE} if nobody is left. */
  int foe() {
    return foe;
  }

  boolean isFoe(int seat) {
    return !battle.fighter(seat).out() && game.team(seat) != game.team(me);
  }

  /** Who can be reached goes before who cannot, and the near before the far. */
  private int nearest() {
    int best = NONE;
    int least = Integer.MAX_VALUE;
    for (int seat = 0; seat < battle.seats(); seat++) {
      if (isFoe(seat)) {
        int range = game.range(battle, me, seat);
        int far = range >= 0 ? range : Byte.MAX_VALUE + distance(me, seat);
        if (far < least) {
          least = far;
          best = seat;
        }
      }
    }
    return best;
  }

  /** The range at which a blow would be struck, over boards if it must be (HAY-4.5). */
  int distance(int seat, int target) {
    int range = game.range(battle, seat, target);
    return range >= 0
        ? range
        : Math.abs(battle.fighter(seat).rank() - battle.fighter(target).rank()) + 1;
  }

  /** The same if {@code seat} stood on a rank. */
  int distance(int rank, int seat, int target) {
    int fighter = battle.fighter(seat).rank();
    int other = battle.fighter(target).rank();
    return distance(seat, target) - Math.abs(fighter - other) + Math.abs(rank - other);
  }

  /** The set this seat sits at. */
  int home() {
    return game.home(me);
  }

  int handSize(int seat) {
    return view == null ? battle.fighter(seat).hand().size() : view.handSize(seat);
  }

  /** The points a fighter can still take before he falls, if they come one by one. */
  double stamina(int seat) {
    Fighter fighter = battle.fighter(seat);
    return Odds.WOUND * fighter.physical() + 1 - fighter.fatigue();
  }

  /** What it is worth to fell a fighter. */
  double felling(int seat) {
    return Math.max(0, stamina(seat)) + FELLED * battle.fighter(seat).start() / FULL_STRENGTH;
  }

  /** What fatigue costs this seat: all, if it is too much. */
  double exertion(int points) {
    Fighter self = self();
    boolean falls = self.physical() <= 1 && self.fatigue() + points > Odds.WOUND;
    return falls ? felling(me) : points;
  }

  Armament.Mode[] modes(int item) {
    return modes[item + 1];
  }

  /** What a blow that is not averted does. */
  double hit(Armament.Mode mode, int cards, int victim) {
    if (cards <= 0) {
      return 0;
    }
    double found = mode.dieAtMost() < 6 ? 1 - odds.above(mode.dieAtMost()) : 1;
    double points = Math.min(cards * odds.mean(mode.kind()), stamina(victim));
    double fells = odds.fells(battle.fighter(victim), mode.kind(), cards);
    return found * (points * (1 - fells) + felling(victim) * fells);
  }

  /** The same for a throw, its die not yet drawn (HAY-4.3). */
  double thrown(int item, int range, int victim) {
    Armament armament = game.armament(item);
    int cards = armament.thrown().damage() - armament.throwPenalty();
    return (range == 0 ? 1 : odds.above(range)) * hit(armament.thrown(), cards, victim);
  }

  /** The chance that nobody averts a blow at {@code target}. */
  double lands(int target, boolean thrown) {
    int at = 2 * target + (thrown ? 1 : 0);
    if (Double.isNaN(lands[at])) {
      lands[at] = landing(target, thrown);
    }
    return lands[at];
  }

  private double landing(int target, boolean thrown) {
    double answers = odds.count(Type.DODGE) + SWASH_KEPT * odds.count(Type.SWASH);
    if (!thrown && battle.fighter(target).weapon() != NONE) {
      answers += odds.count(Type.PARRY);
    }
    return 1 - odds.held(answers, handSize(target));
  }

  /** What it is worth to this seat to attack, all answers considered. */
  double attack(Armament.Mode mode, int less, int target, int range, boolean lunge) {
    double cost = mode.fatigue();
    int at = lunge ? range - 1 : range;
    if (at == 0) {
      cost = mode.fatigueAtZero();
    }
    double lands = lands(target, false);
    double gain = lands * hit(mode, mode.damage() - less, target) + (1 - lands) * CARD_FORCED;
    return gain * share() - exertion((int) cost + (lunge ? LUNGE : 0));
  }

  private double share() {
    return battle.seats() > 2 ? AMONG_MANY : 1;
  }

  /** What it is worth to this seat to throw what it holds. */
  double throwing(int target, int range) {
    int item = self().weapon();
    double lands = lands(target, true);
    Armament.Mode mode = game.armament(item).thrown();
    int cost = range == 0 ? mode.fatigueAtZero() : mode.fatigue();
    double gain = lands * thrown(item, range, target) + (1 - lands) * CARD_FORCED;
    return gain * share() - exertion(cost);
  }

  /** What this seat's best attack is worth as things stand; 0 if there is none. */
  double bestAttack(int less) {
    return foe == NONE ? 0 : bestAttack(less, distance(me, foe));
  }

  /** What it would be worth from a given range. */
  double bestAttack(int less, int range) {
    double[] known = attacks[less];
    if (Double.isNaN(known[range])) {
      known[range] = bestAttack(less, foe, range);
    }
    return known[range];
  }

  /** What the best attack at somebody is worth from a range. */
  double bestAttackAt(int target, int range) {
    return bestAttack(0, target, range);
  }

  private double bestAttack(int less, int target, int range) {
    int item = self().weapon();
    double best = 0;
    for (Armament.Mode mode : modes(item)) {
      if (item == NONE || game.usable(item, mode)) {
        if (range <= mode.range()) {
          best = Math.max(best, attack(mode, less, target, range, false));
        }
        if (range > 0 && range - 1 <= mode.range()) {
          best = Math.max(best, attack(mode, less, target, range, true));
        }
      }
    }
    return best;
  }

  /** What a fighter with this in the hand gains by an ordinary attack, from wherever it reaches. */
  double edge(int item) {
    if (Double.isNaN(edges[item + 1])) {
      edges[item + 1] = edging(item);
    }
    return edges[item + 1];
  }

  private double edging(int item) {
    double best = 0;
    for (Armament.Mode mode : modes(item)) {
      if (!mode.loaded()) {
        best = Math.max(best, edge(mode));
      }
    }
    return best;
  }

  private double edge(Armament.Mode mode) {
    double found = mode.dieAtMost() < 6 ? 1 - odds.above(mode.dieAtMost()) : 1;
    double points = mode.damage() * odds.mean(mode.kind()) * found;
    return LANDS * points - mode.fatigue();
  }

  /** How many are missing now. */
  int missing() {
    return foe == NONE ? 0 : missing(distance(me, foe));
  }

  /** How many ranks are missing until the best attack of this seat reaches. */
  int missing(int range) {
    if (reach == UNKNOWN) {
      reach = reach();
    }
    return Math.max(0, range - reach);
  }

  /** How far the best attack of this seat reaches. */
  private int reach() {
    int item = self().weapon();
    double best = Double.NEGATIVE_INFINITY;
    int reach = Integer.MAX_VALUE;
    for (Armament.Mode mode : modes(item)) {
      if ((item == NONE || game.usable(item, mode)) && edge(mode) > best) {
        best = edge(mode);
        reach = mode.range();
      }
    }
    return reach;
  }

  /** What a damage card of a mode does on average. */
  double mean(Armament.Mode mode) {
    return odds.mean(mode.kind());
  }

  /** The points that the best blow of a fighter does if it is not averted. */
  double force(int item) {
    double best = 0;
    for (Armament.Mode mode : modes(item)) {
      if (item == NONE || game.usable(item, mode)) {
        best = Math.max(best, mode.damage() * odds.mean(mode.kind()));
      }
    }
    return best;
  }

  /**
   * The longer nobody strikes, the nearer is a draw (HAY-3j), and the likelier it must be risked.
   */
  double urge() {
    return URGE * stage.idle() * stage.idle();
  }

  /** Turns until the battle is over for somebody here. */
  double turns() {
    return turns;
  }

  /** Turns until a fighter falls. */
  double turns(int seat) {
    return Math.clamp(stamina(seat) / PER_TURN, 1, LONGEST);
  }
}
