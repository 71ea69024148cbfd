package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.List;
import java.util.Locale;

/** Every move once, so that listing moves allocates nothing; and how each is written. */
final class Moves {
  private static final List<String> FORMS =
      List.of(
          "lift CARD from DECK",
          "lift CARD from mate",
          "drop CARD on PILE",
          "drop CARD on mate",
          "drop GUNNER across PILE",
          "flag across PILE",
          "straighten across PILE",
          "unload PILE",
          "cease",
          "let go",
          "wait");

  private static final String MATE = "mate";

  static final Move CEASE = new Move.Cease();
  static final Move LET_GO = new Move.LetGo();
  static final Move WAIT = new Move.Wait();

  /** By place and card. */
  static final Move[][] LIFT = new Move[Table.COLUMNS + 1][Card.DEALT];

  /** By card and place. */
  static final Move[][] DROP = new Move[Card.DEALT][Table.COLUMNS + 1];

  /** By card and column. */
  static final Move[][] GUNNER = new Move[Card.DEALT][Table.COLUMNS];

  static final Move[] FLAG = new Move[Table.COLUMNS];
  static final Move[] STRAIGHTEN = new Move[Table.COLUMNS];
  static final Move[] UNLOAD = new Move[Table.COLUMNS];

  static {
    for (int column = 0; column <= Table.COLUMNS; column++) {
      for (int card = 0; card < Card.DEALT; card++) {
        LIFT[column][card] = new Move.Lift(card, column);
        DROP[card][column] = new Move.Drop(card, column);
        if (column < Table.COLUMNS) {
          GUNNER[card][column] = new Move.Gunner(card, column);
        }
      }
      if (column < Table.COLUMNS) {
        FLAG[column] = new Move.Flag(column);
        STRAIGHTEN[column] = new Move.Straighten(column);
        UNLOAD[column] = new Move.Unload(column);
      }
    }
  }

  private Moves() {}

  static String notation(Move move) {
    return switch (move) {
      case Move.Lift(int card, int from) -> "lift " + Card.name(card) + " from " + place(from);
      case Move.Drop(int card, int on) -> "drop " + Card.name(card) + " on " + place(on);
      case Move.Gunner(int card, int across) ->
          "drop " + Card.name(card) + " across " + (across + 1);
      case Move.Flag(int across) -> "flag across " + (across + 1);
      case Move.Straighten(int across) -> "straighten across " + (across + 1);
      case Move.Unload(int pile) -> "unload " + (pile + 1);
      case Move.Cease() -> "cease";
      case Move.LetGo() -> "let go";
      case Move.Wait() -> "wait";
    };
  }

  static String label(Move move) {
    return switch (move) {
      case Move.Lift(int card, int from) ->
          "lift "
              + Card.spoken(card)
              + " from "
              + (from == Side.MATE ? "the " : "deck ")
              + (from == Side.MATE ? "Gunner's Mate" : Integer.toString(from + 1));
      case Move.Drop(int card, int on) ->
          on == Side.MATE
              ? "stash " + Card.spoken(card)
              : "play " + Card.spoken(card) + " on pile " + (on + 1);
      case Move.Gunner(int card, int across) ->
          "play " + Card.spoken(card) + " across from pile " + (across + 1);
      case Move.Flag(int across) -> "lay a flag across from pile " + (across + 1);
      case Move.Straighten(int across) -> "straighten the pile across from " + (across + 1);
      case Move.Unload(int pile) -> "unload pile " + (pile + 1) + " with a flag";
      case Move.Cease() -> "call Cease Fire!";
      case Move.LetGo() -> "let go of the card";
      case Move.Wait() -> "wait";
    };
  }

  static String place(int place) {
    return place == Side.MATE ? MATE : Integer.toString(place + 1);
  }

  static Move parse(String notation) {
    String[] words = notation.strip().toLowerCase(Locale.ROOT).split("\\s+", -1);
    return switch (String.join(" ", words)) {
      case "cease" -> CEASE;
      case "let go" -> LET_GO;
      case "wait" -> WAIT;
      default ->
          switch (words.length) {
            case 2 -> {
              if (words[0].equals("unload")) {
                yield UNLOAD[column(words[1])];
              }
              throw unknown(notation);
            }
            case 3 -> {
              if (!words[1].equals("across")) {
                throw unknown(notation);
              }
              yield switch (words[0]) {
                case "flag" -> FLAG[column(words[2])];
                case "straighten" -> STRAIGHTEN[column(words[2])];
                default -> throw unknown(notation);
              };
            }
            case 4 ->
                switch (words[0] + " " + words[2]) {
                  case "lift from" -> LIFT[orMate(words[3])][dealt(words[1])];
                  case "drop on" -> DROP[dealt(words[1])][orMate(words[3])];
                  case "drop across" -> GUNNER[dealt(words[1])][column(words[3])];
                  default -> throw unknown(notation);
                };
            default -> throw unknown(notation);
          };
    };
  }

  private static int dealt(String word) {
    int card = Card.named(word);
    if (card >= Card.DEALT) {
      throw new BadInput("'" + word + "' never lies in a Command Deck");
    }
    return card;
  }

  static int orMate(String word) {
    return word.equals(MATE) ? Side.MATE : column(word);
  }

  private static int column(String word) {
    if (!word.matches("[1-6]")) {
      throw new BadInput("'" + word + "' is no column; expected 1 to " + Table.COLUMNS);
    }
    return word.charAt(0) - '1';
  }

  private static BadInput unknown(String notation) {
    return new BadInput("'" + notation.strip() + "' is not a move; expected " + Facts.oneOf(FORMS));
  }
}
