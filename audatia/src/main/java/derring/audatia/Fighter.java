package derring.audatia;

import derring.kernel.Pile;

/** One player's cards, sword and virtues. */
public final class Fighter {
  static final int NO_CARD = -1;
  static final int NO_POSTA = -1;

  /** In Sudden Death, once the row is laid: the card turned up, if there is one. */
  final Pile hand = new Pile(40);

  /** The Action deck. */
  final Pile deck = new Pile(40);

  /** Open to all. */
  final Pile discard = new Pile(40);

  /** Face down, by Trades (AUD-R6, AUD-UI5). */
  final Pile traded = new Pile(40);

  /** Laid aside in secret: for the exchange of the first hand, the Salute, a Trade. */
  final Pile aside = new Pile(Table.HAND);

  /** Sudden Death: the row, its left end on top. */
  final Pile row = new Pile(Table.HAND);

  final Pile stack = new Pile(40);

  /**
   * Cards that all know to be in the hand, unless they were traded away since: the Basic cards, and
   * what was shown.
   */
  final Pile known = new Pile(40);

  /** The Virtue cards, as a bit set. */
  int virtues;

  int posta = NO_POSTA;

  /** The Posta chosen in secret. */
  int chosen = NO_POSTA;

  Side side = Side.NONE;

  /** The Posta from which the Strike on top of the Stack was played; it gives its bonus. */
  int from = NO_POSTA;

  /** The feint in the text of that Posta may still be made (AUD-R30). */
  boolean ruse;

  /** The Salute's +4 waits for the first Strike (AUD-R20). */
  boolean saluted;

  /** The Strike on top of the Stack has the Salute's +4. */
  boolean saluteOnTop;

  /** A Trade was announced; two cards are to be given. */
  boolean tradeBegun;

  /** How many trades of this measure the other does not know of yet. */
  int veiled;

  /** The Discard pile was shuffled into a deck (AUD-R13). */
  boolean reshuffled;

  /** The hand lies open until the first Attack (AUD-K.eye-of-the-lynx, AUD-K.taunt). */
  boolean open;

  /** Salle Play. */
  int points;

  public Pile hand() {
    return hand;
  }

  public Pile discard() {
    return discard;
  }

  public Pile stack() {
    return stack;
  }

  public Pile row() {
    return row;
  }

  /** What all know to be in the hand, unless it was traded away since. */
  public Pile known() {
    return known;
  }

  /** The number of the Posta this fighter stands in, or -1. */
  public int posta() {
    return posta;
  }

  public Side side() {
    return side;
  }

  public int points() {
    return points;
  }

  public boolean has(Virtue virtue) {
    return (virtues & virtue.bit()) != 0;
  }

  /** The card on top of the Stack, or -1. */
  public int top() {
    return stack.isEmpty() ? NO_CARD : stack.get(stack.size() - 1);
  }

  /** How many cards the others believe to be in the hand. */
  int handShown() {
    return hand.size() + aside.size() + veiled + row.size();
  }

  /** A card leaves the hand for all to see. */
  void show(int card) {
    hand.remove(card);
    known.remove(card);
  }

  /** Copies what all may see. */
  void copyOpenFrom(Fighter other) {
    discard.copyFrom(other.discard);
    stack.copyFrom(other.stack);
    known.copyFrom(other.known);
    virtues = other.virtues;
    posta = other.posta;
    side = other.side;
    from = other.from;
    ruse = other.ruse;
    saluted = other.saluted;
    saluteOnTop = other.saluteOnTop;
    reshuffled = other.reshuffled;
    open = other.open;
    points = other.points;
  }

  /** Copies what only the fighter himself sees. */
  void copyOwnFrom(Fighter other) {
    hand.copyFrom(other.hand);
    traded.copyFrom(other.traded);
    aside.copyFrom(other.aside);
    row.copyFrom(other.row);
    chosen = other.chosen;
    veiled = other.veiled;
    tradeBegun = other.tradeBegun;
  }

  void copyFrom(Fighter other) {
    copyOpenFrom(other);
    copyOwnFrom(other);
    deck.copyFrom(other.deck);
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Fighter other
        && virtues == other.virtues
        && posta == other.posta
        && chosen == other.chosen
        && side == other.side
        && from == other.from
        && ruse == other.ruse
        && saluted == other.saluted
        && saluteOnTop == other.saluteOnTop
        && veiled == other.veiled
        && tradeBegun == other.tradeBegun
        && reshuffled == other.reshuffled
        && open == other.open
        && points == other.points
        && hand.equals(other.hand)
        && deck.equals(other.deck)
        && discard.equals(other.discard)
        && traded.equals(other.traded)
        && aside.equals(other.aside)
        && row.equals(other.row)
        && stack.equals(other.stack)
        && known.equals(other.known);
  }

  @Override
  public int hashCode() {
    int flags =
        (ruse ? 1 : 0)
            | (saluted ? 2 : 0)
            | (saluteOnTop ? 4 : 0)
            | (reshuffled ? 16 : 0)
            | (open ? 32 : 0)
            | (tradeBegun ? 64 : 0);
    int hash = virtues + 31 * flags;
    hash = 31 * hash + posta;
    hash = 31 * hash + chosen;
    hash = 31 * hash + side.ordinal();
    hash = 31 * hash + from;
    hash = 31 * hash + veiled;
    hash = 31 * hash + points;
    hash = 31 * hash + hand.hashCode();
    hash = 31 * hash + deck.hashCode();
    hash = 31 * hash + discard.hashCode();
    hash = 31 * hash + traded.hashCode();
    hash = 31 * hash + aside.hashCode();
    hash = 31 * hash + row.hashCode();
    hash = 31 * hash + stack.hashCode();
    return 31 * hash + known.hashCode();
  }
}
