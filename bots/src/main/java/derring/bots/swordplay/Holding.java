package derring.bots.swordplay;

import derring.bots.search.Head;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Swordplay;
import java.util.Locale;

/**
 * What says how much likelier than chance somebody holds a hand: features of the cards in it, of
 * how the bout stands, and of what is remembered of him. Who did nothing in his turn has no attack;
 * who took a blow has no card against it, or had none before he drew.
 */
final class Holding {
  /** What somebody did last: as remembered, or, as the last of them, that he is attacking now. */
  private static final int DEEDS = Memory.Turn.values().length + 1;

  private static final int KINDS = 6;
  private static final int MANY = 6;

  /** More places than a plain defence stops. */
  private static final int FEW = 2;

  private final Arsenal arsenal;
  private final Memory memory;
  private final Head head;
  private final Forgone forgone;
  private final int[] cards;
  private final int[][] kinds = new int[DEEDS][];
  private final int[][] attacks = new int[DEEDS][];
  private final int[][] defences = new int[DEEDS][];
  private final int[][] items = new int[DEEDS][];
  private final int[][] drawn = new int[KINDS][];
  private final int[][] discarded = new int[KINDS][];
  private final int[][] taken = new int[2][];
  private final int[][] answered = new int[2][];
  private final int[] weapon;
  private final int[] twice;
  private final int again;

  Holding(Swordplay game, Arsenal arsenal, Memory memory, Head head, String shape) {
    this.arsenal = arsenal;
    this.memory = memory;
    this.head = head;
    forgone = new Forgone(game, arsenal, memory, head, shape);
    cards = new int[arsenal.cards()];
    for (int card = 0; card < cards.length; card++) {
      cards[card] = head.feature(shape + "holds " + game.cardName(card));
    }
    for (int deed = 0; deed < DEEDS; deed++) {
      String who = shape + (deed == DEEDS - 1 ? "attacking" : word(Memory.Turn.values()[deed]));
      kinds[deed] = head.features(who + " holds kind", KINDS);
      attacks[deed] = head.features(who + " attacks", MANY);
      defences[deed] = head.features(who + " defences", MANY);
      items[deed] = head.features(who + " items", MANY);
    }
    for (int kind = 0; kind < KINDS; kind++) {
      drawn[kind] = head.features(shape + "kind " + kind + " drawn", MANY);
      discarded[kind] = head.features(shape + "kind " + kind + " discarded", KINDS + 1);
    }
    for (int any = 0; any < 2; any++) {
      String stops = shape + (any == 1 ? "any " : "some ");
      taken[any] = head.features(stops + "taken", Memory.AGES);
      answered[any] = head.features(stops + "answered", Memory.AGES);
    }
    weapon = head.features(shape + "weapon at strength", SwordplayInsight.MOST + 1);
    twice = head.features(shape + "twice", MANY);
    again = head.feature(shape + "discarded another");
  }

  private static String word(Memory.Turn turn) {
    return turn.name().toLowerCase(Locale.ROOT);
  }

  /** Adds what the hand of somebody says. */
  void hand(Bout bout, int body) {
    Pile hand = bout.fighter(body).hand();
    int deed = bout.active() == body ? DEEDS - 1 : memory.turn(body).ordinal();
    int strength = arsenal.strength(bout, body);
    int strikes = 0;
    int stops = 0;
    int pairs = 0;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      int kind = arsenal.kind(card);
      strikes += kind == Arsenal.ATTACK ? 1 : 0;
      stops += kind == Arsenal.DEFENCE ? 1 : 0;
      pairs += hand.isFirst(i) ? 0 : 1;
      head.add(cards[card]);
      head.add(kinds[deed][kind]);
      head.add(drawn[kind], memory.drawn(body));
      int gone = memory.discarded(body);
      head.add(discarded[kind][gone < 0 ? KINDS : arsenal.kind(gone)]);
      if (gone == card) {
        head.add(again);
      }
      if (kind == Arsenal.WEAPON) {
        head.add(weapon, strength);
      } else if (kind == Arsenal.DEFENCE) {
        defence(card, body);
      }
    }
    head.add(attacks[deed], strikes);
    head.add(defences[deed], stops);
    head.add(items[deed], hand.size() - strikes - stops);
    head.add(twice, pairs);
    forgone.hand(bout, body);
  }

  /** What could have stopped a blow was probably not there when it was taken. */
  private void defence(int card, int body) {
    int places = 0;
    int hit = Memory.AGES;
    int stopped = Memory.AGES;
    for (int place = 0; place < Glance.PLACES; place++) {
      if (arsenal.stops(card, Glance.at(place))) {
        places++;
        hit = latest(hit, memory.taken(body, place));
        stopped = latest(stopped, memory.answered(body, place));
      }
    }
    int any = places > FEW ? 1 : 0;
    if (hit < Memory.AGES) {
      head.add(taken[any], hit);
    }
    if (stopped < Memory.AGES) {
      head.add(answered[any], stopped);
    }
  }

  private static int latest(int age, int other) {
    return other == 0 ? age : Math.min(age, other);
  }
}
