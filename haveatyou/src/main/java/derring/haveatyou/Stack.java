package derring.haveatyou;

import java.util.Arrays;

/**
 * The declared cards that wait for answers, the first at the bottom. A card answers the one beneath
 * it; the top is resolved first (HAY-1.3.3.8b). Plain bytes, so that it is copied in the middle of
 * a parry of a parry.
 */
public final class Stack {
  /** Answers in a chain come out of hands, so a chain cannot grow beyond them. */
  static final int ROOM = 32;

  /** Only a Swash! may answer it any more (HAY-1.3.3.5g). */
  static final int CLOSED = 1;

  /** Made with one damage card less (HAY-1.3.3.7a). */
  static final int WEAK = 2;

  /** A throw whose die has succeeded (HAY-4.3). */
  static final int HIT = 4;

  /** Strikes its own maker (HAY-1.3.3.8d). */
  static final int REVERSED = 8;

  /** Whoever declared it has been shoved out since (HAY-1.3.3.8s). */
  static final int FORSAKEN = 16;

  private static final int FIELDS = 10;
  private static final int DEED = 0;
  private static final int CARD = 1;
  private static final int OWNER = 2;
  private static final int TARGET = 3;
  private static final int MODE = 4;
  private static final int RANGE = 5;
  private static final int AMOUNT = 6;
  private static final int FLAGS = 7;
  private static final int ITEM = 8;
  private static final int SET = 9;

  private final byte[] bytes = new byte[ROOM * FIELDS];
  private int depth;

  public int depth() {
    return depth;
  }

  public boolean isEmpty() {
    return depth == 0;
  }

  public int top() {
    return depth - 1;
  }

  /** What entry {@code i} is to do. */
  public Deed deed(int i) {
    return Deed.of(bytes[i * FIELDS + DEED]);
  }

  /** The card it was declared with, or -1. */
  public int card(int i) {
    return bytes[i * FIELDS + CARD];
  }

  public int owner(int i) {
    return bytes[i * FIELDS + OWNER];
  }

  /** Whom it is aimed at, or -1. */
  public int target(int i) {
    return bytes[i * FIELDS + TARGET];
  }

  /** The word of the mode of an attack. */
  public int mode(int i) {
    return bytes[i * FIELDS + MODE];
  }

  /** The range, fixed when it was declared (HAY-1.3.3.8v). */
  public int range(int i) {
    return bytes[i * FIELDS + RANGE];
  }

  /** Ranks of a movement, the rank stepped by a lunge, or the item to be grabbed. */
  public int amount(int i) {
    return bytes[i * FIELDS + AMOUNT];
  }

  /** The weapon of a throw, which is in nobody's hand (HAY-1.3.3.6k); -1 if there is none. */
  public int thrown(int i) {
    return bytes[i * FIELDS + ITEM];
  }

  /** The set that the weapon of a throw belongs to. */
  int thrownFrom(int i) {
    return bytes[i * FIELDS + SET];
  }

  /** Whether only a Swash! may answer it. */
  public boolean closed(int i) {
    return is(i, CLOSED);
  }

  /** Whether it is a throw that will hit. */
  public boolean hit(int i) {
    return is(i, HIT);
  }

  /** Whether it draws one damage card less. */
  public boolean weak(int i) {
    return is(i, WEAK);
  }

  boolean is(int i, int flag) {
    return (bytes[i * FIELDS + FLAGS] & flag) != 0;
  }

  void set(int i, int flag) {
    bytes[i * FIELDS + FLAGS] |= (byte) flag;
  }

  void push(
      Deed deed, int card, int owner, int target, int mode, int range, int amount, int flags) {
    int at = depth++ * FIELDS;
    bytes[at + DEED] = (byte) deed.ordinal();
    bytes[at + CARD] = (byte) card;
    bytes[at + OWNER] = (byte) owner;
    bytes[at + TARGET] = (byte) target;
    bytes[at + MODE] = (byte) mode;
    bytes[at + RANGE] = (byte) range;
    bytes[at + AMOUNT] = (byte) amount;
    bytes[at + FLAGS] = (byte) flags;
    bytes[at + ITEM] = Table.NONE;
    bytes[at + SET] = 0;
  }

  /** The throw on top takes its weapon along, or with {@link Table#NONE} has lost it. */
  void carry(int item, int set) {
    int at = top() * FIELDS;
    bytes[at + ITEM] = (byte) item;
    bytes[at + SET] = (byte) set;
  }

  /** A seat has been shoved out: nothing that it declared is its own any more. */
  void forsake(int seat) {
    for (int i = 0; i < depth; i++) {
      if (owner(i) == seat) {
        set(i, FORSAKEN);
      }
    }
  }

  /** Whether a seat has declared, or is the target of, anything here. */
  boolean concerns(int seat) {
    for (int i = 0; i < depth; i++) {
      if (owner(i) == seat || target(i) == seat) {
        return true;
      }
    }
    return false;
  }

  /** A deed without mode, range and movement. */
  void push(Deed deed, int card, int owner, int target) {
    push(deed, card, owner, target, Table.NONE, 0, 0, 0);
  }

  void pop() {
    depth--;
  }

  void clear() {
    depth = 0;
  }

  void copyFrom(Stack other) {
    depth = other.depth;
    System.arraycopy(other.bytes, 0, bytes, 0, depth * FIELDS);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Stack other
        && Arrays.equals(bytes, 0, depth * FIELDS, other.bytes, 0, other.depth * FIELDS);
  }

  @Override
  public int hashCode() {
    int hash = depth;
    for (int i = 0; i < depth * FIELDS; i++) {
      hash = 31 * hash + bytes[i];
    }
    return hash;
  }
}
