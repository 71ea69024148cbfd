package derring.bots.swordplay;

import derring.bots.search.Head;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.kernel.Event;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Fighter;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import java.util.List;

/**
 * What there is to learn of Swordplay. Duels, bouts of many and hunts of the Beast are learnt
 * apart, as the names of the features say. {@link Deed} reads the moves, {@link Holding} the hands.
 */
final class SwordplayInsight implements Insight<Bout, Move> {
  /** Life, strength and damage beyond this make no difference. */
  static final int MOST = 12;

  private static final int WORLDS = 256;

  private final Swordplay game;
  private final Manner manner;
  private final Arsenal arsenal;
  private final Deed deed;
  private final Memory memory;
  private final Holding holding;
  private final Head standings;
  private final Head choices;
  private final Head holdings;
  private final boolean beast;
  private final int[] life;
  private final int[] strength;
  private final int[] race;
  private final int[] foesLeft;

  // Of a hand: first of those who wait, then of the one whose turn begins, who will fill it again.
  private final int[][] attacks = new int[2][];
  private final int[][] defences = new int[2][];
  private final int[][] cards = new int[2][];
  private final int[][] held = new int[2][];
  private final int[] ready;
  private final int armour;
  private final int uses;
  private final int tripped;
  private final int reckless;
  private final int turn;
  private final int always;

  SwordplayInsight(Swordplay game, Lesson lesson, Manner manner) {
    this.game = game;
    this.manner = manner;
    Bout blank = game.blank();
    beast = blank.bodies() > game.seats();
    String shape = beast ? "beast " : game.seats() > 2 ? "many " : "duel ";
    arsenal = new Arsenal(game);
    standings = lesson.standings();
    choices = lesson.choices();
    holdings = lesson.holdings();
    deed = new Deed(game, arsenal, choices, shape);
    life = standings.features(shape + "life", 2 * MOST + 1);
    strength = standings.features(shape + "strength", MOST + 1);
    race = standings.features(shape + "race", MOST + 1);
    foesLeft = standings.features(shape + "foes", MOST + 1);
    for (int mover = 0; mover < 2; mover++) {
      String who = shape + (mover == 1 ? "mover " : "waiting ");
      attacks[mover] = standings.features(who + "attacks", 5);
      defences[mover] = standings.features(who + "defences", 6);
      cards[mover] = standings.features(who + "cards", 9);
      held[mover] = cards(standings, who + "held ");
    }
    ready = cards(standings, shape + "ready ");
    memory = new Memory(game);
    holding = new Holding(game, arsenal, memory, holdings, shape);
    armour = standings.feature(shape + "armour");
    uses = standings.feature(shape + "uses");
    tripped = standings.feature(shape + "tripped");
    reckless = standings.feature(shape + "reckless");
    turn = standings.feature(shape + "turn");
    always = standings.feature(shape + "always");
  }

  private int[] cards(Head head, String name) {
    int[] features = new int[arsenal.cards()];
    for (int card = 0; card < features.length; card++) {
      features[card] = head.feature(name + game.cardName(card));
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
  public void standing(Bout bout, int seat) {
    int foes = 0;
    float worst = 1;
    float tough = 1;
    for (int body = 0; body < bout.bodies(); body++) {
      if (isFoe(bout, seat, body)) {
        foes++;
        worst = Math.max(worst, arsenal.strength(bout, body));
        tough = Math.max(tough, bout.fighter(body).life() + arsenal.armourLeft(bout, body));
      }
    }
    if (foes == 0 || !bout.fighter(seat).alive()) {
      return;
    }
    fighter(bout, seat, 1);
    float mine = arsenal.strength(bout, seat);
    float own = bout.fighter(seat).life() + arsenal.armourLeft(bout, seat);
    standings.add(race[clamp(tough / mine)], 1);
    standings.add(race[clamp(own / worst)], -1);
    for (int body = 0; body < bout.bodies(); body++) {
      if (body != seat && bout.fighter(body).alive()) {
        fighter(bout, body, isFoe(bout, seat, body) ? -1f / foes : 0.5f);
      }
    }
    standings.add(foesLeft[Math.min(foes, MOST)]);
    standings.add(turn, bout.active() == seat ? 1 : bout.bodies() == 2 ? -1 : 0);
    standings.add(always);
  }

  /** Who has fallen has lost, but for those who fight the Beast: they win or lose together. */
  @Override
  public int hope(Bout bout, int seat) {
    if (bout.fighter(seat).alive()) {
      return seat;
    }
    for (int mate = 0; beast && mate < game.seats(); mate++) {
      if (bout.fighter(mate).alive()) {
        return mate;
      }
    }
    return LOST;
  }

  /** Who moves whom: all the others, or the Beast alone. */
  private boolean isFoe(Bout bout, int seat, int body) {
    return body != seat && bout.fighter(body).alive() && (!beast || body == game.seats());
  }

  private static int clamp(float turns) {
    return Math.clamp((int) Math.ceil(turns), 0, MOST);
  }

  private void fighter(Bout bout, int body, float sign) {
    Fighter fighter = bout.fighter(body);
    standings.climb(life, fighter.life(), sign);
    standings.climb(strength, arsenal.strength(bout, body), sign);
    standings.add(armour, sign * arsenal.armourLeft(bout, body));
    Pile hand = fighter.hand();
    int mover = bout.active() == body ? 1 : 0;
    int strikes = 0;
    int stops = 0;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      standings.add(held[mover][card], sign);
      strikes += arsenal.is(card, Arsenal.ATTACK) ? 1 : 0;
      stops += arsenal.is(card, Arsenal.DEFENCE) ? 1 : 0;
    }
    standings.climb(attacks[mover], strikes, sign);
    standings.climb(defences[mover], stops, sign);
    standings.climb(cards[mover], hand.size(), sign);
    for (int i = 0; i < fighter.items(); i++) {
      standings.add(ready[fighter.item(i)], sign);
      standings.add(uses, sign * fighter.used(i));
    }
    if (fighter.stance() >= 0) {
      standings.add(ready[fighter.stance()], sign);
    }
    if (fighter.tripped()) {
      standings.add(tripped, sign);
    }
    if (fighter.reckless()) {
      standings.add(reckless, sign);
    }
  }

  @Override
  public void look(Bout bout, int seat) {
    deed.look(bout, seat);
  }

  @Override
  public void choice(Move move) {
    deed.choice(move);
  }

  @Override
  public void hidden(Bout bout, int seat) {
    for (int body = 0; body < game.seats(); body++) {
      if (body != seat) {
        holding.hand(bout, body);
      }
    }
  }

  @Override
  public void recall(List<Event> told) {
    memory.recall(told);
  }

  /** Which phase it is, and what strikes where. */
  @Override
  public int moment(Bout bout, int seat) {
    return ((bout.phase().ordinal() * 128 + bout.via() + 1) * 8 + bout.at() + 1) * 2
        + (bout.active() == seat ? 1 : 0);
  }

  @Override
  public int turn(Bout bout) {
    return bout.turns();
  }

  @Override
  public int horizon() {
    return manner.horizon();
  }

  @Override
  public double sharpness() {
    return manner.sharpness();
  }

  @Override
  public double caution() {
    return manner.caution();
  }

  @Override
  public int worlds() {
    return WORLDS;
  }
}
