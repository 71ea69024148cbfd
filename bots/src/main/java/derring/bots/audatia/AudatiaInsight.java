package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.Bout;
import derring.audatia.Card;
import derring.audatia.Fighter;
import derring.audatia.Move;
import derring.audatia.Phase;
import derring.audatia.Virtue;
import derring.bots.search.Head;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.kernel.Pile;

/**
 * What there is to learn of Audatia. Each set of rules is learnt apart, as the names of the
 * features say.
 */
final class AudatiaInsight implements Insight<Bout, Move> {
  /** More measures than a bout of Salle Play ever has. */
  private static final int MEASURES = 1000;

  private static final int MOST = 12;
  private static final Virtue[] VIRTUES = Virtue.values();
  private static final int PHASES = Phase.values().length;

  /** The kinds of moves, by what they do with a card. */
  private static final int PASS = 0;

  private static final int YIELD = 1;
  private static final int DONE = 2;
  private static final int TRADE = 3;
  private static final int REVEAL = 4;
  private static final int DISCARD = 5;
  private static final int TAKE = 6;
  private static final int SALUTE = 7;
  private static final int GIVE = 8;
  private static final int GUARD = 9;
  private static final int PLACE = 10;
  private static final int ATTACK = 11;
  private static final int ANSWER = 12;
  private static final int REMEDY = 13;
  private static final int COUNTER = 14;
  private static final int PLAY = 15;
  private static final int CYCLE = 16;
  private static final int ORIENT = 17;
  private static final int VERBS = 18;

  private final Audatia game;
  private final Head standings;
  private final Head choices;
  private final Head holdings;
  private final int[] held;
  private final int[] cards;
  private final int[] blows;
  private final int[] guard;
  private final int[] virtue;
  private final int[] score;
  private final int challenger;
  private final int[] holds;
  private final int[][] verbIn = new int[VERBS][];
  private final int[][] verbWith = new int[VERBS][];
  private final int[][] replyOn;
  private final int[][] attackAt;
  private final int[] takes;
  private final int[] guards;
  private final int[] guardStrikes;
  private final int[] copies;
  private final int[] tradeWith;
  private final int[] orient;

  private Bout bout;
  private Fighter self;
  private Fighter foe;
  private int phase;

  AudatiaInsight(Audatia game, Lesson lesson) {
    this.game = game;
    standings = lesson.standings();
    choices = lesson.choices();
    holdings = lesson.holdings();
    String shape = game.options().get("rules") + " ";
    int kinds = game.kinds();
    int poste = game.poste();
    held = named(standings, shape + "held ", kinds);
    cards = standings.features(shape + "cards", MOST);
    blows = standings.features(shape + "blows", MOST);
    guard = standings.features(shape + "guard", poste + 1);
    virtue = standings.features(shape + "virtue", VIRTUES.length);
    score = standings.features(shape + "score", MOST);
    challenger = standings.feature(shape + "challenger");
    holds = named(holdings, shape + "holds ", kinds);
    for (int verb = 0; verb < VERBS; verb++) {
      verbIn[verb] = choices.features(shape + "verb " + verb + " in", PHASES);
      verbWith[verb] = named(choices, shape + "verb " + verb + " with ", kinds);
    }
    replyOn = new int[kinds][];
    attackAt = new int[kinds][];
    for (int card = 0; card < kinds; card++) {
      String name = game.cardName(card);
      replyOn[card] = named(choices, shape + "reply " + name + " on ", kinds);
      attackAt[card] = choices.features(shape + "attack " + name + " at", poste + 1);
    }
    takes = choices.features(shape + "take", VIRTUES.length);
    guards = choices.features(shape + "take guard", poste);
    guardStrikes = choices.features(shape + "guard with strikes", MOST);
    copies = choices.features(shape + "copies", 4);
    tradeWith = choices.features(shape + "trade with blows", MOST);
    orient = choices.features(shape + "orient", 2);
    bout = game.blank();
    self = bout.fighter(0);
    foe = bout.fighter(1);
  }

  private int[] named(Head head, String name, int kinds) {
    int[] features = new int[kinds];
    for (int card = 0; card < kinds; card++) {
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
  public void standing(Bout seen, int seat) {
    fighter(seen.fighter(seat), 1);
    fighter(seen.fighter(1 - seat), -1);
    int lead = seen.fighter(seat).points() - seen.fighter(1 - seat).points();
    standings.climb(score, Math.abs(lead), lead < 0 ? -1 : 1);
    standings.add(challenger, seen.challenger() == seat ? 1 : -1);
  }

  private void fighter(Fighter fighter, float sign) {
    Pile hand = fighter.hand();
    Pile row = fighter.row();
    for (int i = 0; i < hand.size(); i++) {
      standings.add(held[hand.get(i)], sign);
    }
    for (int i = 0; i < row.size(); i++) {
      standings.add(held[row.get(i)], sign);
    }
    standings.climb(cards, hand.size() + row.size(), sign);
    standings.climb(blows, blows(hand) + blows(row), sign);
    standings.add(guard[fighter.posta() + 1], sign);
    for (Virtue each : VIRTUES) {
      if (fighter.has(each)) {
        standings.add(virtue[each.ordinal()], sign);
      }
    }
  }

  private int blows(Pile pile) {
    int count = 0;
    for (int i = 0; i < pile.size(); i++) {
      count += game.card(pile.get(i)) instanceof Card.Blow ? 1 : 0;
    }
    return count;
  }

  @Override
  public void look(Bout seen, int seat) {
    bout = seen;
    self = seen.fighter(seat);
    foe = seen.fighter(1 - seat);
    phase = seen.phase().ordinal();
  }

  @Override
  public void choice(Move move) {
    switch (move) {
      case Move.Pass() -> plain(PASS);
      case Move.Yield() -> plain(YIELD);
      case Move.Done() -> plain(DONE);
      case Move.Trade() -> {
        plain(TRADE);
        choices.add(tradeWith, blows(self.hand()));
      }
      case Move.Reveal() -> plain(REVEAL);
      case Move.Discard(int card) -> card(DISCARD, card);
      case Move.Take(int each) -> {
        plain(TAKE);
        choices.add(takes, each);
      }
      case Move.Salute(int card) -> card(SALUTE, card);
      case Move.Give(int card) -> card(GIVE, card);
      case Move.Guard(int posta) -> {
        plain(GUARD);
        choices.add(guards[posta]);
        choices.add(guardStrikes, strikes(posta));
      }
      case Move.Place(int card) -> card(PLACE, card);
      case Move.Attack(int card) -> attack(card);
      case Move.Beat(int card) -> attack(card);
      case Move.Feint(int card) -> attack(card);
      case Move.Parry(int card) -> reply(ANSWER, card);
      case Move.Counterattack(int card) -> reply(ANSWER, card);
      case Move.Exchange(int card) -> reply(ANSWER, card);
      case Move.Defend(int card) -> reply(ANSWER, card);
      case Move.Break(int card) -> reply(ANSWER, card);
      case Move.Remedy(int card) -> reply(REMEDY, card);
      case Move.Counter(int card) -> reply(COUNTER, card);
      case Move.Play(int card) -> card(PLAY, card);
      case Move.Cycle(int card) -> card(CYCLE, card);
      case Move.Orient(boolean inside) -> {
        plain(ORIENT);
        choices.add(orient[inside ? 1 : 0]);
      }
    }
  }

  private void plain(int verb) {
    choices.add(verbIn[verb][phase]);
  }

  private void card(int verb, int card) {
    plain(verb);
    choices.add(verbWith[verb][card]);
    int count = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      count += self.hand().get(i) == card ? 1 : 0;
    }
    choices.add(copies, count);
  }

  private void attack(int card) {
    card(ATTACK, card);
    choices.add(attackAt[card][foe.posta() + 1]);
  }

  private void reply(int verb, int card) {
    card(verb, card);
    if (foe.top() >= 0) {
      choices.add(replyOn[card][foe.top()]);
    }
  }

  /** How many Strikes in the hand can be made from a Posta. */
  private int strikes(int posta) {
    int made = game.posta(posta).strikes();
    int count = 0;
    Pile hand = self.hand();
    for (int i = 0; i < hand.size(); i++) {
      if (game.card(hand.get(i)) instanceof Card.Blow blow
          && (made >> blow.strike().ordinal() & 1) == 1) {
        count++;
      }
    }
    return count;
  }

  @Override
  public void hidden(Bout seen, int seat) {
    Fighter other = seen.fighter(1 - seat);
    for (int i = 0; i < other.hand().size(); i++) {
      holdings.add(holds[other.hand().get(i)]);
    }
    for (int i = 0; i < other.row().size(); i++) {
      holdings.add(holds[other.row().get(i)]);
    }
  }

  /** What is waited for, and what lies on top of the other's Stack. */
  @Override
  public int moment(Bout seen, int seat) {
    return (seen.phase().ordinal() * 128 + seen.fighter(1 - seat).top() + 1) * 32
        + seen.fighter(1 - seat).posta()
        + 1;
  }

  @Override
  public int turn(Bout seen) {
    return seen.round() * MEASURES + seen.measures();
  }

  @Override
  public int horizon() {
    return 2;
  }
}
