package derring.bots.haveatyou;

import derring.bots.search.Head;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Stage;
import derring.haveatyou.Type;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/** What there is to learn of a duel in Have at You!; {@link DuelDeed} reads the moves. */
final class DuelInsight implements Insight<Battle, Move> {
  static final Type[] TYPES = Type.values();

  /** Points of fatigue up to which a fighter's strength is told apart, by threes. */
  private static final int STEPS = 30;

  private static final int STEP = 3;
  private static final int WOUND = 10;
  private static final int RANKS = 7;
  private static final int IDLE_TURNS = 10;

  /** As the puzzles were found, and as the coach's figures were measured. */
  private static final int COACH_HORIZON = 2;

  /** Lines in which both do what is sensible may be longer before they are noise (0106). */
  private static final int MASTER_HORIZON = 4;

  /** With few lines another move seems better by luck, and the habit is no bad one. */
  private static final double MASTER_CAUTION = 1;

  private final HaveAtYou game;
  private final @Nullable Greedy habit;
  private final boolean stalemate;
  private final DuelDeed deed;
  private final Head standings;
  private final Head choices;
  private final Head holdings;
  private final int[] stamina;
  private final int[] weapon;
  private final int[][] held = new int[TYPES.length][];
  private final int[] holds = new int[TYPES.length];
  private final int[] hand;
  private final int[] reach;
  private final int[] edge;
  private final int[] idle;
  private final int turn;

  /**
   * @param habit how both play in lines; null for by what was learnt
   */
  DuelInsight(HaveAtYou game, Lesson lesson, @Nullable Greedy habit) {
    this.game = game;
    this.habit = habit;
    stalemate = Boolean.TRUE.equals(game.options().get("stalemate"));
    standings = lesson.standings();
    choices = lesson.choices();
    holdings = lesson.holdings();
    deed = new DuelDeed(game, choices);
    stamina = standings.features("stamina", STEPS);
    weapon = items(game, standings, "weapon ");
    for (Type type : TYPES) {
      held[type.ordinal()] = standings.features("held " + type.word(), 4);
      holds[type.ordinal()] = holdings.feature("holds " + type.word());
    }
    hand = standings.features("hand", 7);
    reach = standings.features("out of reach", RANKS);
    edge = standings.features("edge", 2);
    idle = standings.features("idle", 10);
    turn = standings.feature("turn");
  }

  /** A feature for each item there can be, bare hands first. */
  static int[] items(HaveAtYou game, Head head, String name) {
    int[] features = new int[2 * game.armaments() + 1];
    features[0] = head.feature(name + "none");
    for (int item = 0; item < features.length - 1; item++) {
      features[item + 1] = head.feature(name + game.itemName(item));
    }
    return features;
  }

  @Override
  public Head standings() {
    return standings;
  }

  @Override
  public Head choices() {
    return choices;
  }

  @Override
  public Head holdings() {
    return holdings;
  }

  @Override
  public void standing(Battle battle, int seat) {
    fighter(battle, seat, 1);
    fighter(battle, 1 - seat, -1);
    Stage stage = battle.stage(0);
    standings.add(turn, stage.active() == seat ? 1 : -1);
    int lead = left(battle.fighter(seat)) - left(battle.fighter(1 - seat));
    standings.add(idle[Math.min(9, stage.idle())], Math.clamp(lead, -WOUND, WOUND));
  }

  /** What a fighter can still take, in points of fatigue. */
  static int left(Fighter fighter) {
    return Math.max(0, WOUND * fighter.physical() + 1 - fighter.fatigue());
  }

  private void fighter(Battle battle, int seat, float sign) {
    Fighter self = battle.fighter(seat);
    standings.climb(stamina, (left(self) + STEP - 1) / STEP, sign);
    standings.add(weapon[self.weapon() + 1], sign);
    Pile cards = self.hand();
    for (int type = 0; type < TYPES.length; type++) {
      int count = 0;
      for (int i = 0; i < cards.size(); i++) {
        count += game.card(cards.get(i)).type().ordinal() == type ? 1 : 0;
      }
      standings.climb(held[type], count, sign);
    }
    standings.add(hand[Math.min(6, cards.size())], sign);
    int far = Math.abs(self.rank() - battle.fighter(1 - seat).rank());
    standings.add(reach[Math.clamp(far - range(game, self.weapon()), 0, RANKS - 1)], sign);
    if (self.rank() == 1 || self.rank() == RANKS) {
      standings.add(edge[1], sign);
    }
  }

  /** How far a weapon reaches as it is. */
  static int range(HaveAtYou game, int item) {
    if (item < 0) {
      return game.fisticuffs().range();
    }
    int range = 0;
    Armament armament = game.armament(item);
    for (int i = 0; i < armament.modes().size(); i++) {
      Armament.Mode mode = armament.modes().get(i);
      range = game.usable(item, mode) ? Math.max(range, mode.range()) : range;
    }
    return range;
  }

  @Override
  public void look(Battle battle, int seat) {
    deed.look(battle, seat);
  }

  @Override
  public void choice(Move move) {
    deed.choice(move);
  }

  @Override
  public void hidden(Battle battle, int seat) {
    Pile cards = battle.fighter(1 - seat).hand();
    for (int i = 0; i < cards.size(); i++) {
      holdings.add(holds[game.card(cards.get(i)).type().ordinal()]);
    }
  }

  @Override
  public int moment(Battle battle, int seat) {
    Stage stage = battle.stage(0);
    int top = stage.stack().isEmpty() ? 0 : stage.stack().deed(stage.stack().top()).ordinal() + 1;
    return ((stage.phase().ordinal() * 32 + top) * 8 + Math.min(7, stage.points())) * 2
        + (stage.active() == seat ? 1 : 0);
  }

  @Override
  public int turn(Battle battle) {
    return battle.stage(0).turns();
  }

  @Override
  public @Nullable Move habit(Battle battle, int seat, MoveBuffer<Move> moves) {
    return habit == null ? null : habit.glance(battle, seat, moves);
  }

  @Override
  public int horizon() {
    return habit == null ? COACH_HORIZON : MASTER_HORIZON;
  }

  @Override
  public double caution() {
    return habit == null ? Insight.super.caution() : MASTER_CAUTION;
  }

  /** Ten turns without an attack are a draw (HAY-3j); half as many are a quarter of one. */
  @Override
  public double stale(Battle battle) {
    double idle = stalemate ? battle.stage(0).idle() / (double) IDLE_TURNS : 0;
    return idle * idle;
  }
}
