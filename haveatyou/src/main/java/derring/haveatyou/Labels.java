package derring.haveatyou;

import derring.kernel.Names;
import derring.kernel.Pile;

/**
 * What moves are called at the table. A card is told by its number only where the hand has another
 * of its type, so that two moves are never called the same.
 */
final class Labels {
  private final Table table;
  private final Moves moves;

  Labels(Table table, Moves moves) {
    this.table = table;
    this.moves = moves;
  }

  /** What a move means to who sees the view, if the others have these names. */
  String of(View view, Move move, Names names) {
    if (view.seat() < 0) {
      return moves.notation(move);
    }
    Stage stage = view.known().stageOf(view.seat());
    return switch (move) {
      case Move.Pass() ->
          switch (stage.phase) {
            case ANSWER -> "let it happen";
            case FOLLOW -> "make no attack";
            default -> "play no Swash!";
          };
      case Move.PassTurn() -> "pass the turn: a new hand for nothing";
      case Move.Done() ->
          stage.phase == Phase.REDRAW ? "draw " + stage.redrawn + " anew" : "end the turn";
      case Move.Draw() -> "draw a card for 1 fatigue";
      case Move.Discard(int card) -> "throw away " + table.type[card].word() + which(view, card);
      case Move.Choose(int item) ->
          "start with " + (item == Table.NONE ? "bare hands" : "the " + table.itemName(item));
      case Move.Attack(int card, int mode, int target, boolean lunge) ->
          "attack " + names.of(target) + ": " + blow(mode, lunge) + which(view, card);
      case Move.Strike(int mode, int target, boolean lunge) ->
          "strike " + names.of(target) + ": " + blow(mode, lunge);
      case Move.Throw(int card, int target) ->
          "throw your weapon at " + names.of(target) + which(view, card);
      case Move.Grab(int card, int item, int slot) ->
          "grab the "
              + table.itemName(item)
              + " from the Floor"
              + (twice(view.known().home(view.seat()).floor, item) ? ", slot " + slot : "")
              + which(view, card);
      case Move.GrabDeck(int card) -> "grab what the Armaments deck has" + which(view, card);
      case Move.Seize(int card, int target) ->
          "grab for the weapon of " + names.of(target) + which(view, card);
      case Move.Step(int card, int rank) -> "move to rank " + rank + which(view, card);
      case Move.Weapon(int card) -> "look for a weapon" + which(view, card);
      case Move.Drink(int card) -> "drink, for " + table.type[card].word() + which(view, card);
      case Move.Parry(int card) -> "parry" + which(view, card);
      case Move.Dodge(int card, int rank) ->
          (rank == 0 ? "dodge and stay" : "dodge to rank " + rank) + which(view, card);
      case Move.Swash(int card, Deed use, int to) ->
          "Swash!: "
              + use.word()
              + (use == Deed.RUN ? " to rank " + to : use == Deed.SHOVE ? " " + names.of(to) : "")
              + which(view, card);
      case Move.Stand(int rank) -> "stand on rank " + rank;
      case Move.Where(Move.Place place) -> "go " + place.word();
    };
  }

  private String blow(int mode, boolean lunge) {
    return table.modeWords.get(mode) + (lunge ? ", lunging" : "");
  }

  private String which(View view, int card) {
    Pile hand = view.known().fighters[view.seat()].hand;
    int alike = 0;
    for (int i = 0; i < hand.size(); i++) {
      alike += table.type[hand.get(i)] == table.type[card] ? 1 : 0;
    }
    return alike > 1 ? " (" + table.cardName(card) + ")" : "";
  }

  private static boolean twice(Pile floor, int item) {
    int alike = 0;
    for (int i = 0; i < floor.size(); i++) {
      alike += floor.get(i) == item ? 1 : 0;
    }
    return alike > 1;
  }
}
