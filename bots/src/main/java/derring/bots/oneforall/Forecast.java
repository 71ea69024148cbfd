package derring.bots.oneforall;

import derring.kernel.Log;
import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.Odds;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import org.jspecify.annotations.Nullable;

/**
 * What a move is worth: how likely each number of hits is ({@link Odds}, exactly), times what the
 * rules make of so many (the move is played on a copy with {@link LoadedDice}), less the risk of a
 * 1, and more for what the dice gathered promise next. Zero is to have the initiative as before.
 */
final class Forecast {
  /** A move that leads nowhere. */
  static final double NEVER = -100;

  private static final int MOST_DICE = 40;
  private static final int MOST_HITS = 5;

  /** What is only hoped for counts less than what is at hand. */
  private static final double HOPE = 0.9;

  /** Coming so much nearer to an enemy is worth something. */
  static final long CLOSER = 1500;

  private static final double APPROACH = 0.15;

  private final OneForAll game;
  private final Standing standing;
  private final LoadedDice dice = new LoadedDice();
  private final Melee after;
  private final Melee ahead;
  private final @Nullable Odds[] known = new Odds[4 * MOST_DICE * MOST_DICE];
  private final boolean extendedSwashbuckling;
  private final boolean extendedTurns;

  /** What it is worth to have the initiative. */
  private final double initiative;

  private Melee now;
  private int seat;
  private int side;
  private double standsAt;

  Forecast(OneForAll game, Standing standing, double initiative) {
    this.game = game;
    this.initiative = initiative;
    this.standing = standing;
    after = game.blank();
    ahead = game.blank();
    now = after;
    extendedSwashbuckling = Boolean.TRUE.equals(game.options().get("extended-swashbuckling"));
    extendedTurns = Boolean.TRUE.equals(game.options().get("extended-turns"));
  }

  /** Takes in a match; all else refers to it. */
  void look(Melee melee, int reader) {
    now = melee;
    seat = reader;
    side = game.sideOf(reader);
    standsAt = standing.of(melee, side);
  }

  private Odds odds(int attack, int defend, boolean blade, boolean hisBlade) {
    int n = Math.min(attack, MOST_DICE - 1);
    int d = Math.min(defend, MOST_DICE - 1);
    int index = ((n * MOST_DICE + d) * 2 + (blade ? 1 : 0)) * 2 + (hisBlade ? 1 : 0);
    Odds odds = known[index];
    if (odds == null) {
      odds = Odds.of(n, d, blade, hisBlade);
      known[index] = odds;
    }
    return odds;
  }

  /** How much of the initiative a roll of so many dice by a figure puts at stake. */
  double risk(Melee m, int f, int n) {
    double none = 1 - Odds.one(n);
    if (!extendedSwashbuckling && !extendedTurns) {
      return 1 - none;
    }
    double single = n * none / 5;
    double more = 1 - none - single;
    boolean last =
        (extendedSwashbuckling && m.active() == f && Counsel.ones(m) > 0)
            || (extendedTurns && !extendedSwashbuckling && Counsel.lapses(m) > 0);
    return last ? 1 - none : more + 0.3 * single;
  }

  private void play(Move move) {
    after.copyFrom(now);
    game.play(after, seat, move, dice, Log.NONE);
  }

  /** An action: what it does, what it risks, and what comes next. */
  double action(Move move, int f, boolean recovering) {
    int n = Counsel.actionDice(now, f, recovering);
    dice.load(n, 2, MOST_DICE, 6, true);
    play(move);
    int d = dice.thrown() - n;
    if (d < 0) { // a friendly die comes first
      return NEVER;
    }
    double risk = risk(now, f, n);
    double kept = 1 - risk;
    double missed = gained() + kept * HOPE * next(f);
    if (nearest(after, f) + CLOSER < nearest(now, f) && after.active() == f) {
      missed += APPROACH;
    }
    if (d == 0) {
      // What brings nothing is worse than to yield.
      return missed <= 0 ? NEVER : missed - risk * initiative;
    }
    Odds odds = odds(n, d, false, false);
    double worth = odds.hits(0) * missed - risk * initiative;
    double rest = 1 - odds.hits(0);
    for (int hits = 1; hits <= MOST_HITS; hits++) {
      double chance = hits < MOST_HITS ? odds.hits(hits) : rest;
      rest -= chance;
      hit(n, d, hits);
      play(move);
      worth += chance * (gained() + kept * HOPE * next(f));
    }
    return worth;
  }

  /** A duel: hurt given less hurt taken, less the risk of a 1. */
  double duel(Move.Duel move) {
    int f = move.figure();
    int foe = move.enemy();
    int n = Counsel.attackDice(now, f, foe);
    int d = Counsel.defenceDice(now, f, foe);
    Odds odds = odds(n, d, Counsel.isBlade(now, f), Counsel.isBlade(now, foe));
    double risk = risk(now, f, n);
    double kept = 1 - risk;
    double worth = -risk * initiative;
    double rest = 1 - odds.hits(0);
    for (int hits = 1; hits <= MOST_HITS; hits++) {
      double chance = hits < MOST_HITS ? odds.hits(hits) : rest;
      rest -= chance;
      hit(n, d, hits);
      play(move);
      allot(foe);
      worth += chance * (gained() + kept * HOPE * next(f));
    }
    rest = odds.hits(0);
    for (int taken = 1; taken < MOST_HITS && rest > 0.001; taken++) {
      double chance = taken < MOST_HITS - 1 ? odds.taken(taken) : rest;
      rest -= chance;
      dice.load(n, 2, d, 2 + taken, false);
      play(move);
      allot(f);
      worth += chance * gained();
    }
    return worth;
  }

  /** Loads the dice so that whoever acts wins by so many hits. */
  private void hit(int n, int d, int hits) {
    switch (hits) {
      case 1 -> dice.load(n, 3, d, 2, true);
      case 2 -> dice.load(n, 4, d, 2, true);
      case 3 -> dice.load(n, 5, d, 2, true);
      case 4 -> dice.load(n, 6, d, 2, true);
      default -> dice.load(n, 6, d, 1, true);
    }
  }

  /** All hits of a duel for one. */
  private void allot(int loser) {
    Move hit = new Move.Hit(loser);
    while (after.phase() == Phase.ALLOT) {
      game.play(after, seat, hit, dice, Log.NONE);
    }
  }

  private double gained() {
    return standing.of(after, side) - standsAt;
  }

  /** How far the nearest enemy is; 0 if there is none. */
  long nearest(Melee m, int f) {
    long least = Long.MAX_VALUE;
    for (int g = 0; g < game.figures(); g++) {
      if (game.side(m, g) == 1 - side && game.stands(m, g)) {
        least = Math.min(least, game.distance(m, f, g));
      }
    }
    return least == Long.MAX_VALUE ? 0 : least;
  }

  /** The best duel that a figure could go on to, with the dice it has gathered. */
  private double next(int f) {
    return after.active() == f && after.phase() == Phase.ACT ? bestDuel(after, f) : 0;
  }

  /** The best duel of a figure with whom it touches, or with whom it can run to. */
  double bestDuel(Melee m, int f) {
    if (!game.duels(m, f)) {
      return 0;
    }
    boolean runs = Counsel.mayRun(m, f);
    double best = 0;
    for (int g = 0; g < game.figures(); g++) {
      if (game.side(m, g) != 1 - side || !game.stands(m, g)) {
        continue;
      }
      if (game.contact(m, f, g)) {
        best = Math.max(best, roughly(m, f, g, 0));
      } else if (runs && game.reaches(m, Counsel.towards(m, f, g, 0)) == g) {
        best = Math.max(best, roughly(m, f, g, 0) - 0.01);
      }
    }
    return best;
  }

  /** A duel with so many more dice, without asking where anybody would be pushed. */
  double roughly(Melee m, int f, int g, int more) {
    int n = Counsel.attackDice(m, f, g) + more;
    Odds odds = odds(n, Counsel.defenceDice(m, f, g), Counsel.isBlade(m, f), Counsel.isBlade(m, g));
    double worth = -risk(m, f, n) * initiative;
    for (int hits = 1; hits <= odds.most(); hits++) {
      worth += odds.hits(hits) * standing.toll(m, g, hits);
    }
    for (int hits = 1; hits <= odds.mostTaken(); hits++) {
      worth -= odds.taken(hits) * standing.toll(m, f, hits);
    }
    return worth;
  }

  /** What a straight move leads to; the match is looked at from there. */
  Melee afterRun(Move.Go go) {
    dice.load(0, 0, 0, 0, false);
    ahead.copyFrom(now);
    game.play(ahead, seat, go, dice, Log.NONE);
    return ahead;
  }
}
