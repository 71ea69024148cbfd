package derring.bots.fireatwill;

import derring.fireatwill.Card;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Side;
import derring.fireatwill.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One thing to do in a battle: a card lifted and laid, a flag, or Cease Fire.
 *
 * @param moves one, or a lift and what is done with the card
 * @param source where its card lies now: a deck, {@link Side#MATE}, {@link #HAND}, or {@link
 *     #NOTHING} if it takes none
 */
record Order(List<Move> moves, int source) {
  static final int HAND = Side.MATE + 1;
  static final int NOTHING = Side.MATE + 2;

  Move last() {
    return moves.getLast();
  }

  /** The card that is laid, or {@link Card#NONE}. */
  int card() {
    return switch (last()) {
      case Move.Drop(int card, int on) -> card;
      case Move.Gunner(int card, int across) -> card;
      default -> Card.NONE;
    };
  }

  /** The own column that it is about, or -1. */
  int column() {
    return switch (last()) {
      case Move.Drop(int card, int on) -> on;
      case Move.Gunner(int card, int across) -> across;
      case Move.Flag(int across) -> across;
      case Move.Unload(int pile) -> pile;
      default -> -1;
    };
  }

  boolean fires() {
    return card() != Card.NONE && Card.isFire(card());
  }

  /** Whether it brings nothing by itself, but may help a Fire that follows on the same pile. */
  boolean prepares() {
    return last() instanceof Move.Unload
        || (card() != Card.NONE
            && (Card.isLoad(card()) || Card.isReady(card()) || Card.isAim(card())));
  }

  /** What is done, as a player would say it. */
  String label(FireAtWill game, View view) {
    return game.label(view, last())
        + (moves.size() > 1 && source == Side.MATE ? " from the Gunner's Mate" : "");
  }

  /** What kind of order a move ends: Load, Aim, flag. */
  static String kind(List<Move> moves) {
    List<String> kinds = new ArrayList<>();
    boolean mate = false;
    for (Move move : moves) {
      switch (move) {
        case Move.Lift(int card, int from) -> mate = from == Side.MATE;
        case Move.Drop(int card, int on) -> {
          String name = Card.spoken(card);
          kinds.add((mate ? "Mate's " : "") + name.substring(0, name.indexOf(' ')));
        }
        case Move.Gunner gunner -> kinds.add("Gunner");
        default -> kinds.add(move.getClass().getSimpleName().toLowerCase(Locale.ROOT));
      }
    }
    return String.join(", ", kinds);
  }
}
