package derring.oneforall;

import static derring.oneforall.Told.tell;

import derring.kernel.Chance;
import derring.kernel.Log;
import java.util.ArrayList;
import java.util.List;

/**
 * A duel: one round of dice, and hits for whoever loses it (A1FA-4, A1FA-4A). It leaves the
 * swashbuckling dice as they are, so that the attacker goes on with them, follows its victim or
 * duels again (A1FA-4B, A1FA-R26).
 */
final class Duel {
  private Duel() {}

  static void fight(Melee m, int f, int foe, Chance chance, Log log) {
    Turn.activate(m, f);
    m.idle = 0;
    m.reached = false;
    int attack = attackDice(m, f, foe);
    int defence = defenceDice(m, f, foe);
    if (log.on()) {
      tell(
          log,
          new Told.Crossed(
              m.field.figureName(f),
              m.field.figureName(foe),
              sources(m, f, foe, true),
              sources(m, f, foe, false)),
          "A1FA-4",
          "A1FA-4A");
    }
    int friends = supporters(m, f, foe);
    int foes = supporters(m, foe, f);
    m.impetus = false; // A1FA-R18: only for the duel that comes next
    m.elevation = false;
    m.lastVerb = Melee.NONE;
    int mine = Dice.roll(m, f, attack, "duel", isBlade(m, f), chance, log);
    int his = Dice.roll(m, foe, defence, "duel", isBlade(m, foe), chance, log);
    int hits = Dice.hits(Dice.total(mine), Dice.total(his));
    boolean won = hits > 0;
    if (!won) {
      hits = Dice.total(his) - Dice.total(mine);
    }
    int winner = won ? f : foe;
    int loser = won ? foe : f;
    if (log.on()) {
      tell(
          log,
          new Told.Decided(m.field.figureName(winner), m.field.figureName(loser), hits),
          "A1FA-4",
          Dice.total(mine) == Dice.total(his) ? "A1FA-R3" : "A1FA-3C");
    }
    boolean duelTable = m.armed(winner) && m.field.roster[winner].duels(); // A1FA-R35
    int others = won ? foes : friends;
    if (others == 0) {
      strike(m, winner, loser, hits, duelTable, chance, log);
      Turn.settle(m, Dice.ones(mine), log);
      return;
    }
    m.phase = Phase.ALLOT;
    m.window.open(1 << m.field.owner(m, winner));
    m.allotSide = m.side[winner];
    m.allotTargets = others | 1 << loser;
    m.allotLeft = hits;
    m.allotDuel = duelTable;
    m.duelFoe = foe;
    m.duelOnes = Dice.ones(mine);
  }

  /** The winner gives one hit after the other (A1FA-5C); then all are applied. */
  static void allot(Melee m, int target, Chance chance, Log log) {
    m.allotted[target]++;
    m.allotLeft--;
    if (log.on()) {
      tell(log, new Told.Allotted(m.field.figureName(target)), "A1FA-5C");
    }
    if (m.allotLeft > 0) {
      return;
    }
    m.phase = Phase.ACT;
    m.window.close();
    int f = m.active;
    int foe = m.duelFoe;
    int winner = m.side[f] == m.allotSide ? f : foe;
    int loser = winner == f ? foe : f;
    int ones = m.duelOnes;
    boolean duel = m.allotDuel;
    int first = m.allotted[loser];
    m.allotted[loser] = 0;
    m.allotSide = Melee.NONE;
    m.allotTargets = 0;
    m.allotDuel = false;
    m.duelFoe = Melee.NONE;
    m.duelOnes = 0;
    strike(m, winner, loser, first, duel, chance, log);
    for (int g = 0; g < m.field.figures; g++) {
      int hits = m.allotted[g];
      m.allotted[g] = 0;
      strike(m, winner, g, hits, duel, chance, log);
    }
    Turn.settle(m, ones, log);
  }

  /** The hits come first, then what a 1 costs (A1FA-R6). */
  private static void strike(
      Melee m, int from, int to, int hits, boolean duel, Chance chance, Log log) {
    if (m.fights(to)) {
      Hits.apply(
          m, to, hits, duel, (long) m.x[to] - m.x[from], (long) m.y[to] - m.y[from], chance, log);
    }
  }

  /** The seat's figure that allots now: the winner of the duel. */
  static int allotter(Melee m) {
    return m.side[m.active] == m.allotSide ? m.active : m.duelFoe;
  }

  static boolean isBlade(Melee m, int f) {
    return m.field.roster[f].blade() && m.armed(f);
  }

  static int attackDice(Melee m, int f, int foe) {
    return Math.max(
        1,
        m.dice
            + m.field.roster[f].rating()
            + (m.elevation || Touch.elevated(m, f, foe) ? 1 : 0)
            + Integer.bitCount(supporters(m, f, foe))
            + (m.armed(foe) ? 0 : 1)
            + (m.impetus && m.field.options.impetus() ? 1 : 0)
            - (m.is(f, Melee.STUNNED) ? 1 : 0));
  }

  static int defenceDice(Melee m, int f, int foe) {
    return Math.max(
        1,
        m.field.roster[foe].rating()
            + (Touch.elevated(m, foe, f) ? 1 : 0)
            + Integer.bitCount(supporters(m, foe, f))
            + (m.armed(f) ? 0 : 1)
            - (m.is(foe, Melee.STUNNED) ? 1 : 0));
  }

  /**
   * The other friends of a figure that are in contact with its opponent and on their guard, as a
   * bit set (A1FA-4A, A1FA-R22, A1FA-R23). A Hired Blade who is outnumbered ignores the weakest
   * (A1FA-R77).
   */
  static int supporters(Melee m, int f, int opponent) {
    int found = 0;
    int weakest = Melee.NONE;
    for (int g = 0; g < m.field.figures; g++) {
      if (g != f
          && m.side[g] == m.side[f]
          && m.stands(g)
          && !m.is(g, Melee.STUNNED)
          && Touch.contact(m, g, opponent)) {
        found |= 1 << g;
        if (weakest < 0 || m.field.roster[g].rating() <= m.field.roster[weakest].rating()) {
          weakest = g;
        }
      }
    }
    return weakest >= 0 && isBlade(m, opponent) ? found & ~(1 << weakest) : found;
  }

  /** Where each die comes from, in words. */
  private static List<String> sources(Melee m, int f, int foe, boolean attack) {
    int own = attack ? f : foe;
    int other = attack ? foe : f;
    List<String> words = new ArrayList<>();
    if (attack && m.dice > 0) {
      words.add("swashbuckling " + m.dice);
    }
    words.add("Rating " + m.field.roster[own].rating());
    if ((attack && m.elevation) || Touch.elevated(m, own, other)) {
      words.add("elevation 1");
    }
    int friends = Integer.bitCount(supporters(m, own, other));
    if (friends > 0) {
      words.add("friends " + friends);
    }
    if (!m.armed(other)) {
      words.add("opponent weaponless 1");
    }
    if (attack && m.impetus && m.field.options.impetus()) {
      words.add("impetus 1");
    }
    if (m.is(own, Melee.STUNNED)) {
      words.add("stunned -1");
    }
    return words;
  }
}
