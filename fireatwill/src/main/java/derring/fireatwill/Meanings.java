package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.MoveBuffer;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/**
 * What a captain could mean by a deck, a pile of his own, one of the enemy's (by the own column
 * that it faces), the Gunner's Mate, or a card that he names.
 */
final class Meanings {
  private static final String CARD = "card";
  private static final String DECK = "deck";
  private static final String PILE = "pile";
  private static final String ACROSS = "across";
  private static final String MATE = "mate";

  private Meanings() {}

  static List<Thing> things(View view) {
    List<Thing> things = new ArrayList<>();
    if (view.seat() < 0) {
      return things;
    }
    for (int c = 0; c < Table.COLUMNS; c++) {
      String column = Integer.toString(c + 1);
      if (view.top(view.seat(), c) != Card.NONE) {
        things.add(new Thing(DECK, column));
      }
      things.add(new Thing(PILE, column));
      things.add(new Thing(ACROSS, column));
    }
    if (view.mateTop(view.seat()) != Card.NONE || hand(view) != Card.NONE) {
      things.add(new Thing(MATE, MATE));
    }
    return things;
  }

  static void of(View view, Thing thing, MoveBuffer<Move> into) {
    int hand = hand(view);
    switch (thing.kind()) {
      case DECK -> lift(view, column(thing), into);
      case PILE -> {
        int pile = column(thing);
        if (hand != Card.NONE) {
          into.add(Moves.DROP[hand][pile]);
        }
        into.add(Moves.UNLOAD[pile]);
      }
      case ACROSS -> {
        int across = column(thing);
        if (hand != Card.NONE && Card.isGunner(hand)) {
          into.add(Moves.GUNNER[hand][across]);
        }
        into.add(Moves.FLAG[across]);
        into.add(Moves.STRAIGHTEN[across]);
      }
      case MATE -> {
        if (hand != Card.NONE) {
          into.add(Moves.DROP[hand][Side.MATE]);
        } else {
          lift(view, Side.MATE, into);
        }
      }
      case CARD -> card(view, Card.named(thing.name()), into);
      default ->
          throw new BadInput(
              "'"
                  + thing.kind()
                  + "' is nothing to ask about here; expected card, deck, pile, across or mate");
    }
  }

  /** A card is laid if it is in the hand, or else taken from where it lies, or might have lain. */
  private static void card(View view, int card, MoveBuffer<Move> into) {
    if (card >= Card.DEALT) {
      throw new BadInput("'" + Card.name(card) + "' never lies in a Command Deck");
    }
    if (hand(view) == card) {
      into.add(Card.isGunner(card) ? Moves.GUNNER[card][0] : Moves.DROP[card][0]);
      return;
    }
    int from = view.mateTop(view.seat()) == card ? Side.MATE : 0;
    for (int c = Table.COLUMNS - 1; c >= 0; c--) {
      from = view.top(view.seat(), c) == card ? c : from;
    }
    into.add(Moves.LIFT[from][card]);
  }

  private static void lift(View view, int from, MoveBuffer<Move> into) {
    int top = from == Side.MATE ? view.mateTop(view.seat()) : view.top(view.seat(), from);
    if (top == Card.NONE) {
      throw new BadInput("nothing is left there");
    }
    into.add(Moves.LIFT[from][top]);
  }

  private static int hand(View view) {
    return view.known().sides[Math.max(0, view.seat())].hand;
  }

  private static int column(Thing thing) {
    if (!thing.name().matches("[1-6]")) {
      throw new BadInput("there is no " + thing + "; expected 1 to " + Table.COLUMNS);
    }
    return thing.name().charAt(0) - '1';
  }
}
