package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What stays the same for a whole match: the cards and Poste, numbered, and who has which deck. A
 * card is known by its number everywhere; equal cards share it.
 */
final class Table {
  static final int SEATS = Options.SEATS;

  /** AUD-SET.4, AUD-OOM.1: the size of a full hand, but for {@link #hasThirteenth}. */
  static final int HAND = 12;

  final Options options;
  final Posta[] poste;
  final Card[] cards;

  /** By card: the Strike it is, or null. What the inner loops ask most has a table of its own. */
  final Card.@Nullable Blow[] blows;

  /** By card: the Skill it is, or null. */
  final Card.@Nullable Trick[] tricks;

  /** By seat: a full Action deck, in the order of the card numbers. */
  final Pile[] decks = new Pile[SEATS];

  /** By seat: the Basic cards. */
  final Pile[] basics = new Pile[SEATS];

  /** By seat and card: how many of it the deck has. */
  final int[][] copies = new int[SEATS][];

  /** By seat and Skill: the cards with it, as a bit set of card numbers. */
  final long[][] skills = new long[SEATS][Skill.values().length];

  /** By counter and remedy. */
  private final boolean[][] perfect;

  /** By seat. */
  final String[] characters = new String[SEATS];

  private final Map<String, Integer> numbers = new LinkedHashMap<>();
  private final Map<String, Integer> guards = new LinkedHashMap<>();
  private final List<String> names = new ArrayList<>();

  Table(Options options, Map<String, CardSet> sets) {
    this.options = options;
    CardReader.Common common = CardReader.common(set(sets, Options.COMMON));
    poste = common.poste().toArray(Posta[]::new);
    for (int i = 0; i < poste.length; i++) {
      guards.put(key(poste[i].name()), i);
    }
    List<Card> all = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      decks[seat] = new Pile(64);
      basics[seat] = new Pile(HAND);
    }
    for (CardReader.Printed printed : common.cards()) {
      int number = number(printed.card(), Options.COMMON, all);
      for (int seat = 0; seat < SEATS; seat++) {
        deal(seat, number, printed);
      }
    }
    for (int seat = 0; seat < SEATS; seat++) {
      String id = options.characters().get(seat);
      CardReader.Persona character = CardReader.character(set(sets, id));
      characters[seat] = character.name();
      for (CardReader.Printed printed : character.skills()) {
        deal(seat, number(printed.card(), id, all), printed);
      }
      if (basics[seat].size() != HAND) {
        throw new BadInput(
            List.of("cards", id),
            "a deck needs 12 Basic cards, but this one has " + basics[seat].size());
      }
    }
    cards = all.toArray(Card[]::new);
    blows = new Card.Blow[cards.length];
    tricks = new Card.Trick[cards.length];
    perfect = new boolean[cards.length][cards.length];
    for (int card = 0; card < cards.length; card++) {
      switch (cards[card]) {
        case Card.Blow blow -> blows[card] = blow;
        case Card.Trick trick -> tricks[card] = trick;
        case Card.Counter counter -> {
          for (String name : counter.perfect()) {
            perfect[card][cardNamed(name)] = true;
          }
        }
        case Card.Remedy remedy -> {}
      }
    }
    for (int seat = 0; seat < SEATS; seat++) {
      copies[seat] = new int[cards.length];
      for (int i = 0; i < decks[seat].size(); i++) {
        int card = decks[seat].get(i);
        copies[seat][card]++;
        Card.Trick trick = tricks[card];
        if (trick != null) {
          skills[seat][trick.skill().ordinal()] |= 1L << card;
        }
      }
    }
  }

  private void deal(int seat, int number, CardReader.Printed printed) {
    for (int copy = 0; copy < printed.copies(); copy++) {
      decks[seat].put(number);
      if (copy < printed.basic()) {
        basics[seat].put(number);
      }
    }
  }

  /** A card that two decks print alike is one card; one that differs is told apart by its set. */
  private int number(Card card, String id, List<Card> all) {
    Integer known = numbers.get(key(card.name()));
    if (known != null && all.get(known).equals(card)) {
      return known;
    }
    String name = known == null ? card.name() : card.name() + " (" + id + ")";
    numbers.put(key(name), all.size());
    names.add(name);
    all.add(card);
    if (all.size() > Long.SIZE) {
      throw new BadInput("at most " + Long.SIZE + " different cards can be in play");
    }
    return all.size() - 1;
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

  boolean isSalle() {
    return options.rules() == Ruleset.SALLE;
  }

  boolean isSuddenDeath() {
    return options.rules() == Ruleset.SUDDEN_DEATH;
  }

  /** AUD-H.1. */
  boolean hasThirteenth(int seat) {
    return options.thirteenth() && options.characters().get(seat).equals(Options.BOUCICAULT);
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

  int postaNamed(String name) {
    Integer posta = guards.get(key(name.strip()));
    if (posta == null) {
      throw new BadInput("there is no Posta named '" + name.strip() + "'");
    }
    return posta;
  }

  /** A card that is known to be a Strike. */
  Card.Blow blow(int card) {
    Card.Blow blow = blows[card];
    if (blow == null) {
      throw new IllegalArgumentException(cardName(card) + " is no Strike");
    }
    return blow;
  }

  Strike strike(int card) {
    return blow(card).strike();
  }

  /** Whether a Counter-Remedy makes a whole Moon and Night with a Remedy (AUD-STR.3). */
  boolean isPerfect(int counter, int remedy) {
    return perfect[counter][remedy];
  }
}
