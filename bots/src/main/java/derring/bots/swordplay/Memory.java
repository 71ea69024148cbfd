package derring.bots.swordplay;

import derring.kernel.Event;
import derring.swordplay.Location;
import derring.swordplay.Swordplay;
import derring.swordplay.Told;
import java.util.Arrays;
import java.util.List;

/**
 * What a seat remembers of the others: what they did in their last turn, how many cards they have
 * drawn since then, what they discarded, and where they took a blow that a card could have stopped.
 * It is made of what the seat was told and of nothing else.
 */
final class Memory {
  /** What somebody did in the last turn that he had. */
  enum Turn {
    NONE,
    ATTACKED,
    READIED,
    HELD
  }

  /** How many draws ago something was; the last stands for longer ago, 0 for never. */
  static final int AGES = 5;

  private static final int HAND = 5;

  private final Swordplay game;
  private final Turn[] turns;
  private final int[] drawn;
  private final int[] discarded;
  private final int[] struck;
  private final int[] where;
  private final int[] readied;
  private final int[][] taken;
  private final int[][] answered;

  /** Where the attack strikes that has not been answered yet, and whom. */
  private int place;

  private int target = -1;

  Memory(Swordplay game) {
    this.game = game;
    int bodies = game.blank().bodies();
    turns = new Turn[bodies];
    drawn = new int[bodies];
    discarded = new int[bodies];
    struck = new int[bodies];
    where = new int[bodies];
    readied = new int[bodies];
    taken = new int[bodies][Glance.PLACES];
    answered = new int[bodies][Glance.PLACES];
    recall(List.of());
  }

  /** Forgets all but this: what a seat was told so far, the first first. */
  void recall(List<Event> told) {
    Arrays.fill(turns, Turn.NONE);
    Arrays.fill(drawn, HAND);
    Arrays.fill(discarded, -1);
    Arrays.fill(struck, -1);
    Arrays.fill(readied, -1);
    for (int body = 0; body < turns.length; body++) {
      Arrays.fill(taken[body], 0);
      Arrays.fill(answered[body], 0);
    }
    target = -1;
    for (Event event : told) {
      if (event instanceof Told happened) {
        hear(happened);
      }
    }
  }

  private void hear(Told event) {
    switch (event) {
      case Told.TurnBegan(int body, int turn) -> {
        turns[body] = Turn.HELD;
        discarded[body] = -1;
        struck[body] = -1;
        readied[body] = -1;
      }
      case Told.Discarded(int body, String card) -> discarded[body] = game.cardNamed(card);
      case Told.Drew(int body, int count, List<String> cards) -> drew(body, count);
      case Told.Readied(int body, String card) -> {
        turns[body] = Turn.READIED;
        readied[body] = game.cardNamed(card);
      }
      case Told.Attacked attack -> attacked(attack);
      case Told.Defended(int body, String card, String with) -> {
        answered[body][place] = 1;
        target = -1;
      }
      case Told.Hit hit when hit.seat() == target -> {
        taken[target][place] = 1;
        target = -1;
      }
      default -> {}
    }
  }

  private void drew(int body, int count) {
    if (turns[body] != Turn.NONE) {
      drawn[body] = Math.min(HAND, count);
      grow(taken[body]);
      grow(answered[body]);
    }
  }

  private static void grow(int[] ages) {
    for (int i = 0; i < ages.length; i++) {
      ages[i] = ages[i] == 0 ? 0 : Math.min(AGES - 1, ages[i] + 1);
    }
  }

  private void attacked(Told.Attacked attack) {
    target = attack.target();
    place = Glance.PLACES - 1;
    for (Location location : Location.values()) {
      if (location.word().equals(attack.at())) {
        place = location.ordinal();
      }
    }
    if (!attack.form().equals("counter")) {
      turns[attack.seat()] = Turn.ATTACKED;
      struck[attack.seat()] = game.cardNamed(attack.card());
      where[attack.seat()] = Glance.at(place);
    }
  }

  Turn turn(int body) {
    return turns[body];
  }

  /** How many cards somebody drew last, so that they are new in the hand. */
  int drawn(int body) {
    return drawn[body];
  }

  /** The card that somebody discarded in the last turn; -1 for none. */
  int discarded(int body) {
    return discarded[body];
  }

  /** The card that somebody attacked with in the last turn; -1 for none. */
  int struck(int body) {
    return struck[body];
  }

  /** Where he struck with it; -1 for no location. */
  int where(int body) {
    return where[body];
  }

  /** The card that somebody readied in the last turn; -1 for none. */
  int readied(int body) {
    return readied[body];
  }

  /** How many draws ago somebody took a blow there: he had nothing against it, or spared it. */
  int taken(int body, int at) {
    return taken[body][at];
  }

  /** How many draws ago somebody answered a blow there. */
  int answered(int body, int at) {
    return answered[body][at];
  }
}
