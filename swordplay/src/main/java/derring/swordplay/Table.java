package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What stays the same for a whole bout: the cards, numbered; who sits where; which side draws from
 * which deck. A card is known by its number everywhere; equal cards share it.
 */
final class Table {
  /** The largest number of cards of one side that shares a single set (SWP-S75). */
  private static final int PER_SET = 4;

  /** In life, by which Pirates who meet Heroes are the stronger (SWP-H.6). */
  private static final int PRICE_OF_THRUSTS = 2;

  /** What {@link #hands} says of attacks and defences. */
  static final int NEVER_READY = -1;

  final Options options;

  /** Players' seats; the Beast, if it is there, has this number. */
  final int seats;

  /** Seats and, if it is there, the Beast. */
  final int bodies;

  /** By seat, the Beast last. */
  final Figure[] figures;

  /** The deck each body draws from: one for all of a set (SWP-S2), and no other (SWP-S43). */
  final int[] sideOf;

  /** How many cards the Beast reveals in its guard. */
  final int reveals;

  final Card[] cards;

  /** By card: the hands it takes when it is ready, or {@link #NEVER_READY}. */
  final int[] hands;

  /** For each side a full deck, bottom first, in the order of the card numbers. */
  final List<Pile> decks = new ArrayList<>();

  /** A bout before anything has happened: unhurt fighters, empty hands, decks in order. */
  final Bout fresh;

  /** By side: the values of its cards are our reconstruction. */
  final boolean[] reconstructed;

  private final List<String> sets;
  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();

  Table(Options options, Map<String, CardSet> cardSets) {
    this.options = options;
    this.seats = options.seats();
    this.bodies = seats + (options.monster() ? 1 : 0);
    this.figures = new Figure[bodies];
    this.sideOf = new int[bodies];
    this.sets =
        List.of(Options.PIRATES, Options.ARENA).stream().filter(options.sides()::contains).toList();
    this.reconstructed = new boolean[sets.size()];
    List<Card> all = new ArrayList<>();
    for (int side = 0; side < sets.size(); side++) {
      layOut(side, cardSets, all);
    }
    this.cards = all.toArray(Card[]::new);
    this.hands = all.stream().mapToInt(Table::handsFor).toArray();
    if (cards.length > Byte.MAX_VALUE) {
      throw new BadInput("at most " + Byte.MAX_VALUE + " different cards can be in play");
    }
    int revealed = 0;
    if (options.monster()) {
      CardReader.Printed arena = CardReader.read(set(cardSets, Options.ARENA));
      Figure monster = arena.monster();
      if (monster == null) {
        throw new BadInput(
            List.of("cards", Options.ARENA), "the option monster needs a set with a monster");
      }
      figures[seats] = monster;
      sideOf[seats] = Math.max(0, sets.indexOf(Options.ARENA)); // SWP-S66
      revealed = arena.reveals();
    }
    this.reveals = revealed;
    this.fresh = new Bout(this);
    for (int body = 0; body < bodies; body++) {
      fresh.fighters[body].life = lifeOf(body);
    }
    for (int side = 0; side < decks.size(); side++) {
      fresh.decks[side].copyFrom(decks.get(side));
    }
  }

  /** What a body begins with: what its card says, and where Pirates meet Heroes less (SWP-H.6). */
  int lifeOf(int body) {
    boolean pays = options.piratesPay() && options.sides().get(body).equals(Options.PIRATES);
    return figures[body].life() - (pays ? PRICE_OF_THRUSTS : 0);
  }

  private void layOut(int side, Map<String, CardSet> cardSets, List<Card> all) {
    String id = sets.get(side);
    CardReader.Printed printed = CardReader.read(set(cardSets, id));
    reconstructed[side] = printed.reconstructed();
    int fighters = 0;
    for (int seat = 0; seat < seats; seat++) {
      if (options.sides().get(seat).equals(id)) {
        sideOf[seat] = side;
        figures[seat] = figure(printed, seat, fighters++);
      }
    }
    Pile deck = new Pile(64);
    int sameSets = fighters > PER_SET ? 2 : 1;
    for (int i = 0; i < printed.cards().size(); i++) {
      int number = number(printed.cards().get(i), id, all);
      for (int copy = 0; copy < printed.copies().get(i) * sameSets; copy++) {
        deck.put(number);
      }
    }
    decks.add(deck);
  }

  /** SWP-C.4: items and stances are readied, attacks and defences never. */
  private static int handsFor(Card card) {
    return switch (card) {
      case Card.Weapon weapon -> weapon.hands();
      case Card.Cloak cloak -> cloak.hands();
      case Card.Armour armour -> 0;
      case Card.Stance stance -> 0;
      case Card.Attack attack -> NEVER_READY;
      case Card.Defence defence -> NEVER_READY;
    };
  }

  /** A card that both sets print alike is one card; one that differs is told apart by its set. */
  private int number(Card card, String id, List<Card> all) {
    Integer known = numbers.get(key(card.name()));
    if (known != null && all.get(known).equals(card)) {
      return known;
    }
    String name = known == null ? card.name() : card.name() + " (" + id + ")";
    numbers.put(key(name), all.size());
    names.add(name);
    all.add(card);
    return all.size() - 1;
  }

  /** SWP-S3: a fighter card, or a plain one where there are no more. */
  private Figure figure(CardReader.Printed printed, int seat, int earlier) {
    List<Figure> figures = printed.figures();
    if (options.names().isEmpty()) {
      return figures.get(Math.min(earlier, figures.size() - 1));
    }
    String name = options.names().get(seat);
    boolean plain = name.equals(figures.getLast().name());
    if (!plain && options.names().indexOf(name) < seat) {
      throw new BadInput(
          List.of("fighters", seat), name + " is taken already: there is only one such card");
    }
    return figures.stream()
        .filter(figure -> figure.name().equals(name))
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                List.of("fighters", seat),
                name
                    + " does not fight on that side; expected one of "
                    + String.join(", ", figures.stream().map(Figure::name).toList())));
  }

  private static CardSet set(Map<String, CardSet> sets, String id) {
    CardSet set = sets.get(id);
    if (set == null) {
      throw new BadInput("the card set '" + id + "' is missing");
    }
    return set;
  }

  private static String key(String name) {
    return name.toLowerCase(Locale.ROOT);
  }

  /** The id of the set that a side plays with. */
  String setOf(int side) {
    return sets.get(side);
  }

  /** Whether there is more to come off with than to win or to lose (SWP-S81). */
  boolean hasPlaces() {
    return seats > 2 && !options.monster();
  }

  boolean isBeast(int body) {
    return body == seats;
  }

  String cardName(int card) {
    return names.get(card);
  }

  int cardNamed(String name) {
    Integer card = numbers.get(key(name.strip()));
    if (card == null) {
      throw new BadInput("there is no card named '" + name.strip() + "' in this bout");
    }
    return card;
  }

  /** How many different attacks with this effect the deck of a side holds. */
  int attacksWith(int side, Effect effect) {
    int count = 0;
    for (int card = 0; card < cards.length; card++) {
      count += isAttackWith(side, effect, card) ? 1 : 0;
    }
    return count;
  }

  /** The one attack with this effect in the deck of a side, or NO_CARD if there is not just one. */
  int onlyAttackWith(int side, Effect effect) {
    int only = Fighter.NO_CARD;
    if (attacksWith(side, effect) == 1) {
      do {
        only++;
      } while (!isAttackWith(side, effect, only));
    }
    return only;
  }

  private boolean isAttackWith(int side, Effect effect, int card) {
    return cards[card] instanceof Card.Attack attack
        && attack.does(effect)
        && decks.get(side).has(card);
  }

  Card.Attack attack(int card) {
    return (Card.Attack) cards[card];
  }

  Card.Defence defence(int card) {
    return (Card.Defence) cards[card];
  }
}
