package derring.haveatyou;

import derring.kernel.Pile;
import derring.kernel.Window;
import java.util.Arrays;

/**
 * One set of the game in play: its decks and discards (HAY-1.3), its Floor, whose turn it is, and
 * the declared cards. All battles but the Multi-Game Brawl have one (HAY-5.6), and all who sit
 * there share it (HAY-5.2c).
 */
public final class Stage {
  final int index;

  final Pile deck;
  final Pile discards;

  /** Cards played and drawn for the card in progress; they stay out of shuffles (HAY-1.3.3d). */
  final Pile aside;

  final Pile armaments;
  final Pile lost;

  /** Items, the oldest first. */
  final Pile floor = new Pile(Table.FLOOR + 1);

  final Stack stack = new Stack();

  /** What is waited for. */
  Phase phase = Phase.SETUP;

  /** How far the turn is: what {@link #phase} comes back to when all cards are resolved. */
  Phase turn = Phase.SETUP;

  /** Whose turn it is. */
  int active;

  /** Whose turn in the normal order it is or was last. */
  int order;

  int first;

  /** How many turns have ended. */
  int turns;

  /** Turns in a row without an attack (HAY-3j). */
  int idle;

  /** Action points left. */
  int points;

  /** The active player has played a card this turn, so he may not pass (HAY-3e). */
  boolean played;

  /** An attack, throw or shove was declared this turn (HAY-3k). */
  boolean struck;

  /** This is a free turn (HAY-5.5a), against other boards only. */
  boolean free;

  /** A Swash! was played, so the deck is shuffled when all is resolved (HAY-1.3.3.8o). */
  boolean swashed;

  /** The seats that have not answered yet, or have not chosen a weapon yet. */
  final Window window = new Window();

  /** Who may make an attack now, or discards for a Swash!. */
  int follower = Table.NONE;

  /**
   * By what an attack is allowed: {@link Deed#WEAPON}, {@link Deed#STRIKE}, {@link Deed#ACROSS}.
   */
  Deed following = Deed.STRIKE;

  /** How many cards the follower has discarded to draw anew. */
  int redrawn;

  /** Fallen fighters whose team-mates may take over their board, as a bit set. */
  int mourned;

  /** Seats whose new fighter arrives as soon as all is resolved. */
  int arriving;

  /** Who chooses where to stand. */
  int victor = Table.NONE;

  /** Who has earned a free turn, or an attack elsewhere, and not yet said where. */
  int freed = Table.NONE;

  /** Whether that is a single attack of a Swash!. */
  boolean freedStrike;

  /** Attacks that wait for the card in progress (HAY-1.3.3.8t): seat, and 32 if across. */
  final Pile waiting = new Pile(8);

  /** Turns to be put in (HAY-5.6a): seat, and 32 if it is a single attack. */
  final Pile queue = new Pile(8);

  static final int ALSO = 32;

  Stage(Table table, int index) {
    this.index = index;
    deck = new Pile(table.action.length);
    discards = new Pile(table.action.length);
    aside = new Pile(table.action.length);
    armaments = new Pile(table.armamentDeck.size());
    lost = new Pile(table.armamentDeck.size());
  }

  /** Which set of the ring it is. */
  public int index() {
    return index;
  }

  public Phase phase() {
    return phase;
  }

  /** How far the turn is, whatever is waited for. */
  public Phase turn() {
    return turn;
  }

  public int active() {
    return active;
  }

  public int turns() {
    return turns;
  }

  /** Turns in a row without an attack (HAY-3j). */
  public int idle() {
    return idle;
  }

  /** Action points left. */
  public int points() {
    return points;
  }

  public boolean free() {
    return free;
  }

  /** The seats that have not answered yet. */
  public int asked() {
    return window.asked();
  }

  /** The declared cards. */
  public Stack stack() {
    return stack;
  }

  /** The action discard pile. */
  public Pile discards() {
    return discards;
  }

  /** Cards played and drawn for the card in progress. */
  public Pile aside() {
    return aside;
  }

  /** The armament discard pile. */
  public Pile lost() {
    return lost;
  }

  /** Items, the oldest first. */
  public Pile floor() {
    return floor;
  }

  /** Who may make an attack now, or discards for a Swash!; -1 if nobody. */
  public int follower() {
    return follower;
  }

  /** By what he may. */
  public Deed following() {
    return following;
  }

  /** Copies what lies open. */
  void copyOpenFrom(Stage other) {
    discards.copyFrom(other.discards);
    aside.copyFrom(other.aside);
    lost.copyFrom(other.lost);
    floor.copyFrom(other.floor);
    stack.copyFrom(other.stack);
    waiting.copyFrom(other.waiting);
    queue.copyFrom(other.queue);
    phase = other.phase;
    turn = other.turn;
    active = other.active;
    order = other.order;
    first = other.first;
    turns = other.turns;
    idle = other.idle;
    points = other.points;
    played = other.played;
    struck = other.struck;
    free = other.free;
    swashed = other.swashed;
    window.copyFrom(other.window);
    follower = other.follower;
    following = other.following;
    redrawn = other.redrawn;
    mourned = other.mourned;
    arriving = other.arriving;
    victor = other.victor;
    freed = other.freed;
    freedStrike = other.freedStrike;
  }

  void copyFrom(Stage other) {
    copyOpenFrom(other);
    deck.copyFrom(other.deck);
    armaments.copyFrom(other.armaments);
  }

  /** All numbers of the state but the piles, in one order for comparing and hashing. */
  private int[] numbers() {
    return new int[] {
      phase.ordinal(),
      turn.ordinal(),
      active,
      order,
      first,
      turns,
      idle,
      points,
      (played ? 1 : 0) + (struck ? 2 : 0) + (free ? 4 : 0) + (swashed ? 8 : 0),
      freedStrike ? 1 : 0,
      window.number(),
      window.asked(),
      follower,
      following.ordinal(),
      redrawn,
      mourned,
      arriving,
      victor,
      freed
    };
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Stage other
        && Arrays.equals(numbers(), other.numbers())
        && deck.equals(other.deck)
        && discards.equals(other.discards)
        && aside.equals(other.aside)
        && armaments.equals(other.armaments)
        && lost.equals(other.lost)
        && floor.equals(other.floor)
        && stack.equals(other.stack)
        && waiting.equals(other.waiting)
        && queue.equals(other.queue);
  }

  @Override
  public int hashCode() {
    int hash = Arrays.hashCode(numbers());
    hash = 31 * hash + deck.hashCode();
    hash = 31 * hash + discards.hashCode();
    hash = 31 * hash + aside.hashCode();
    hash = 31 * hash + armaments.hashCode();
    hash = 31 * hash + lost.hashCode();
    hash = 31 * hash + floor.hashCode();
    hash = 31 * hash + stack.hashCode();
    hash = 31 * hash + waiting.hashCode();
    return 31 * hash + queue.hashCode();
  }
}
