package derring.bots.swordplay;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Fighter;
import derring.swordplay.Form;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.Arrays;

/** What the cards in the hand of a seat are worth, played or kept, in points of damage. */
final class Hand {

  /** A new card is worth this much ... */
  private static final double DRAW = 0.75;

  /** ... and more, the harder the blows that it will deal or stop. */
  private static final double DRAW_STRENGTH = 0.05;

  /** A weapon in the hand still takes a turn to ready. */
  private static final double ITEM = 0.8;

  /** The best attack will be made in this turn, if nothing is readied instead. */
  private static final double FIRST_ATTACK = 0.6;

  /** The second best will be made in the next turn, if at all. */
  private static final double SECOND_ATTACK = 0.33;

  /** The others only fill the hand. */
  private static final double MORE_ATTACKS = 0.2;

  /** A defence is held against several attacks before it is used or thrown away. */
  private static final double DEFENCE = 1.2;

  /** The part of its worth that a card keeps if another would do. */
  private static final double SHARED = 0.4;

  /** The chance that a riposte that is held comes to strike, and hits. */
  private static final double RIPOSTE = 0.15;

  /** The chance for each foe that he uses a turn in which one may play no defence. */
  private static final double RECKLESS = 0.25;

  private final Swordplay game;
  private final Prospects prospects;
  private final Foresight foresight;
  private final Gear gear;

  /** What each defence card averts of an average attack, by card. */
  private final double[] averts = new double[Byte.MAX_VALUE];

  /** What each attack card is worth at best, by card; not a number until it is asked for. */
  private final double[] attacks = new double[Byte.MAX_VALUE];

  private final Pile coming = new Pile(Byte.MAX_VALUE);
  private final MoveBuffer<Move> answers = new MoveBuffer<>();
  private View view;
  private Fighter self;

  Hand(Swordplay game, Prospects prospects, Foresight foresight, Gear gear) {
    this.game = game;
    this.prospects = prospects;
    this.foresight = foresight;
    this.gear = gear;
    Bout blank = game.blank();
    view = game.view(blank, 0);
    self = blank.fighter(0);
  }

  /** Takes in a view; all else refers to it. */
  void look(View seen) {
    view = seen;
    self = seen.known().fighter(seen.seat());
    Arrays.fill(attacks, Double.NaN);
  }

  // ---- playing

  /** What the best attack is worth that could be made now, with a card or a pistol. */
  double bestAttack() {
    double best = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      if (game.card(self.hand().get(i)) instanceof Card.Attack) {
        best = Math.max(best, attack(self.hand().get(i)));
      }
    }
    for (int i = 0; i < self.items(); i++) {
      if (game.card(self.item(i)) instanceof Card.Weapon weapon && weapon.shot() > 0) {
        best = Math.max(best, atBest(self.item(i), Form.SHOT, -1));
      }
    }
    return best;
  }

  /** What an attack is worth; {@code target} is -1 if it strikes everybody. */
  double attack(int card, int at, int target) {
    if (target < 0) {
      return sweep(card, at);
    }
    double worth = foresight.attack(Form.CARD, card, at, target);
    return game.card(card) instanceof Card.Attack attack && attack.does(Effect.RECKLESS)
        ? worth - prospects.threat() * prospects.foes() * RECKLESS
        : worth;
  }

  /** What firing a ready pistol is worth, which is then gone. */
  double shot(int card, int target) {
    return foresight.attack(Form.SHOT, card, -1, target) - gear.ready(card, 0);
  }

  /** What an attack card is worth at its best location and target, 0 if it cannot be played. */
  private double attack(int card) {
    if (Double.isNaN(attacks[card])) {
      attacks[card] = 0;
      int locations = ((Card.Attack) game.card(card)).locations();
      do {
        int at = locations == 0 ? -1 : Integer.numberOfTrailingZeros(locations);
        attacks[card] = Math.max(attacks[card], atBest(card, Form.CARD, at));
        locations &= locations - 1;
      } while (locations != 0);
    }
    return attacks[card];
  }

  private double atBest(int card, Form form, int at) {
    if (game.card(card) instanceof Card.Attack attack && attack.does(Effect.SWEEPS)) {
      return sweep(card, at);
    }
    double best = 0;
    for (int target = 0; target < view.known().bodies(); target++) {
      if (prospects.isFoe(target) && allows(card, target)) {
        double worth = form == Form.SHOT ? shot(card, target) : attack(card, at, target);
        best = Math.max(best, worth);
      }
    }
    return best;
  }

  /** Whether what an attack card needs is ready. */
  private boolean allows(int card, int target) {
    return !(game.card(card) instanceof Card.Attack attack)
        || switch (attack.needs()) {
          case NOTHING -> true;
          case WEAPONS -> prospects.armed(view.seat()) && prospects.armed(target);
          case SHIELD -> prospects.shielded(view.seat());
        };
  }

  private double sweep(int card, int at) {
    double sum = 0;
    for (int target = 0; target < view.known().bodies(); target++) {
      if (target != view.seat() && view.known().fighter(target).alive()) {
        double blow = foresight.attack(Form.CARD, card, at, target);
        sum += prospects.isFoe(target) ? blow : -blow;
      }
    }
    return sum;
  }

  // ---- keeping

  /** What a card drawn in the place of another is worth. */
  double draw() {
    return DRAW + DRAW_STRENGTH * (prospects.strength(view.seat()) + prospects.threat());
  }

  /** What holding a card is worth; {@link #study} must have been called before. */
  double keep(int card) {
    return switch (game.card(card)) {
      case Card.Attack attack -> keepAttack(card);
      case Card.Defence defence -> keepDefence(card);
      default -> Math.max(0, gear.readying(card)) * ITEM;
    };
  }

  /** One attack a turn can be made, so the second best and the others are worth less. */
  private double keepAttack(int card) {
    int better = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      int other = self.hand().get(i);
      if (game.card(other) instanceof Card.Attack && attack(other) > attack(card)) {
        better++;
      }
    }
    better += copies(card) - 1;
    return attack(card) * (better == 0 ? FIRST_ATTACK : better == 1 ? SECOND_ATTACK : MORE_ATTACKS);
  }

  /** What holding a defence card is worth; {@link #study} must have been called before. */
  double keepDefence(int card) {
    double strikes = foresight.strikesBack(card) ? prospects.strength(view.seat()) * RIPOSTE : 0;
    double worth = (averts[card] + strikes) * DEFENCE;
    return copies(card) > 1 ? worth * SHARED : worth;
  }

  private int copies(int card) {
    int copies = 0;
    for (int i = 0; i < self.hand().size(); i++) {
      copies += self.hand().get(i) == card ? 1 : 0;
    }
    return copies;
  }

  /** Works out what the defence cards avert of all the attacks that the worst foe may yet make. */
  void study() {
    Arrays.fill(averts, 0);
    int foe = prospects.worstFoe();
    int side = view.side(foe);
    view.unseen(side, coming);
    Pile gone = view.known().discards(side);
    for (int i = 0; i < gone.size(); i++) {
      coming.slip(gone.get(i));
    }
    double total = 0;
    for (int i = 0; i < coming.size(); ) {
      int card = coming.get(i);
      int first = i;
      while (i < coming.size() && coming.get(i) == card) {
        i++;
      }
      if (game.card(card) instanceof Card.Attack attack) {
        total += i - first;
        avert(foe, card, attack.locations(), i - first);
      }
    }
    for (int i = 0; i < self.hand().size(); i++) {
      if (self.hand().isFirst(i)) {
        averts[self.hand().get(i)] /= Math.max(1, total);
      }
    }
  }

  private void avert(int foe, int card, int locations, int count) {
    Form form = prospects.isBeast(foe) ? Form.STRIKE : Form.CARD;
    if (locations == 0 && form == Form.STRIKE) {
      return;
    }
    int at = locations == 0 ? -1 : Integer.numberOfTrailingZeros(locations);
    int damage = Math.max(1, foresight.threat(form, card, at, foe, answers));
    boolean alone = answers.size() == 2;
    for (int i = 0; i < answers.size(); i++) {
      if (answers.get(i) instanceof Move.Defend(int defence)) {
        averts[defence] += count * damage * (alone ? 1 : SHARED);
      }
    }
  }
}
