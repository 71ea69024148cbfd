package derring.bots.oneforall;

import derring.kernel.Log;
import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.Odds;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import derring.oneforall.Verb;

/**
 * The chance to win after a move, over all that the dice can show. Where one figure defends, every
 * number of hits is played once on a copy, with a 1 and without, and weighed by how likely it is
 * ({@link Rolls}); where several do, or none can say who, some rolls are made, for all moves with
 * the same dice.
 */
final class Prospect {
  private static final int SAMPLES = 32;

  /** How much of what the next word could do counts. */
  private static final double NEXT = 2.5;

  /** What is so unlikely is not played. */
  private static final double HARDLY = 0.002;

  private final OneForAll game;
  private final Judgement judgement;
  private final Words words;
  private final LoadedDice dice = new LoadedDice();
  private final LentDice lent = new LentDice();
  private final Melee after;
  private int seat;
  private int side;

  Prospect(OneForAll game, Judgement judgement, Words words) {
    this.game = game;
    this.judgement = judgement;
    this.words = words;
    after = game.blank();
  }

  /** All else is asked for this seat. */
  void look(int reader) {
    seat = reader;
    side = game.sideOf(reader);
  }

  /** The chance to win, with what the next word of whoever has the initiative could do. */
  private double chance() {
    return judgement.chance(after, side, NEXT * words.opportunity(after));
  }

  /** The chance to win if hits are given to a figure as long as there are any. */
  double allotted(Melee m, Move hit) {
    after.copyFrom(m);
    return settled(hit);
  }

  /** The chance to win after an action or a duel. */
  double of(Melee m, Move move) {
    int f = Master.figure(move);
    if (move instanceof Move.Duel(int attacker, int foe)) {
      int n = Counsel.attackDice(m, f, foe);
      int d = Counsel.defenceDice(m, f, foe);
      Rolls rolls = words.rolls(n, d, Counsel.isBlade(m, f), Counsel.isBlade(m, foe));
      return hits(m, move, n, d, foe, rolls) + taken(m, move, n, d, rolls);
    }
    boolean recovering =
        move instanceof Move.Act(int g, Verb verb, int thing) && verb == Verb.RECOVER && thing < 0;
    int n = Counsel.actionDice(m, f, recovering);
    int foe = target(move);
    int d = foe < 0 ? 0 : game.defence(m, foe);
    dice.show(n, 2, false, d, 6);
    play(m, move);
    if (dice.thrown() != n + d) {
      return sampled(m, move);
    }
    double missed = chance();
    dice.show(n, 2, true, d, 6);
    play(m, move);
    double lost = chance();
    if (d == 0) {
      double risk = Odds.one(n);
      return (1 - risk) * missed + risk * lost;
    }
    Rolls rolls = words.rolls(n, d, false, false);
    return rolls.hit(0, false) * missed
        + rolls.hit(0, true) * lost
        + hits(m, move, n, d, foe, rolls);
  }

  /** Whom an action is aimed at, if it is one figure and nobody else can be meant. */
  private int target(Move move) {
    if (move instanceof Move.Aim(int f, Verb verb, int thing, int targets)) {
      return Integer.bitCount(targets) == 1 ? Integer.numberOfTrailingZeros(targets) : -1;
    }
    if (move instanceof Move.Act(int f, Verb verb, int thing)
        && (verb == Verb.PUNCH || verb == Verb.SWAT)) {
      return thing - game.figureThing(0);
    }
    return -1;
  }

  /** What comes of all numbers of hits that are given, each weighed by its chance. */
  private double hits(Melee m, Move move, int n, int d, int foe, Rolls rolls) {
    double worth = 0;
    for (int one = 0; one < 2; one++) {
      for (int hits = 1; hits <= Rolls.MOST_HITS; hits++) {
        boolean alone = n == 1 && one == 1;
        int his = alone || hits == Rolls.MOST_HITS ? 1 : 2;
        dice.show(n, Math.min(6, hits + 2), one == 1, d, his);
        worth += weighed(m, move, foe, rolls.hit(hits, one == 1));
      }
    }
    return worth;
  }

  /** The same of those that the attacker in a duel takes himself. */
  private double taken(Melee m, Move move, int n, int d, Rolls rolls) {
    double worth = 0;
    for (int one = 0; one < 2; one++) {
      int own = n == 1 && one == 1 ? 1 : 2;
      for (int taken = 1; taken <= Rolls.MOST_TAKEN; taken++) {
        dice.show(n, own, one == 1, d, own + taken);
        worth += weighed(m, move, Master.figure(move), rolls.taken(taken, one == 1));
      }
    }
    return worth;
  }

  private double weighed(Melee m, Move move, int loser, double chance) {
    if (chance < HARDLY) {
      return chance * judgement.chance(m, side);
    }
    play(m, move);
    return chance * settled(new Move.Hit(loser));
  }

  private void play(Melee m, Move move) {
    after.copyFrom(m);
    game.play(after, seat, move, dice, Log.NONE);
  }

  /** All hits of a duel for one. */
  private double settled(Move hit) {
    while (after.phase() == Phase.ALLOT) {
      game.play(after, Integer.numberOfTrailingZeros(game.toAct(after)), hit, dice, Log.NONE);
    }
    return chance();
  }

  private double sampled(Melee m, Move move) {
    double sum = 0;
    int count = 0;
    for (int i = 0; i < SAMPLES; i++) {
      after.copyFrom(m);
      lent.lot(i);
      game.play(after, seat, move, lent, Log.NONE);
      // Whom the friendly die has hidden is tried again, and nothing is lost (A1FA-R51).
      if (!(move instanceof Move.Aim) || acted(m, move)) {
        sum += chance();
        count++;
      }
    }
    return count == 0 ? Master.NEVER : sum / count;
  }

  private boolean acted(Melee m, Move move) {
    int before = m.active() == Master.figure(move) ? m.dice() : 0;
    return after.phase() != Phase.ACT || after.initiative() != side || after.dice() > before;
  }
}
