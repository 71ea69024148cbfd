package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** Every move once, so that listing moves allocates nothing; and how each is written. */
final class Moves {
  private static final List<String> VERBS =
      List.of(
          "pass",
          "discard CARD",
          "throw in",
          "drop ITEM",
          "ready CARD",
          "attack CARD [LOCATION] [at SEAT]",
          "fire PISTOL at SEAT",
          "defend CARD",
          "again",
          "cloak CLOAK",
          "bind WEAPON",
          "name WEAPON",
          "beat aside WEAPON");

  private static final Pattern BLANKS = Pattern.compile("\\s+");
  private static final String WITH = "with ";

  private final Table table;

  final Move pass = new Move.Pass();
  final Move throwIn = new Move.ThrowIn();
  final Move again = new Move.Again();
  final Move[] discard;
  final Move[] ready;
  final Move[] defend;
  final Move[] bind;
  final Move[] name;
  final Move[] beatAside;

  /** By card and use. */
  final Move[][] drop;

  final Move[][] cloak;

  /** What lies ready, by card and use, as it is shown. */
  final Seen.Item[][] items;

  /** By card and target. */
  final Move[][] fire;

  /** By card, location + 1 and target + 1. */
  final Move[][][] attack;

  Moves(Table table) {
    this.table = table;
    int cards = table.cards.length;
    int locations = Location.values().length;
    discard = new Move[cards];
    ready = new Move[cards];
    defend = new Move[cards];
    bind = new Move[cards];
    name = new Move[cards];
    beatAside = new Move[cards];
    drop = new Move[cards][];
    cloak = new Move[cards][];
    items = new Seen.Item[cards][];
    fire = new Move[cards][table.bodies];
    attack = new Move[cards][locations + 1][table.bodies + 1];
    for (int card = 0; card < cards; card++) {
      discard[card] = new Move.Discard(card);
      ready[card] = new Move.Ready(card);
      defend[card] = new Move.Defend(card);
      bind[card] = new Move.Bind(card);
      name[card] = new Move.Name(card);
      beatAside[card] = new Move.BeatAside(card);
      int uses = wear(card);
      drop[card] = new Move[uses];
      cloak[card] = new Move[uses];
      items[card] = new Seen.Item[uses];
      for (int used = 0; used < uses; used++) {
        drop[card][used] = new Move.Drop(card, used);
        cloak[card][used] = new Move.Cloak(card, used);
        Integer left = uses == 1 ? null : (Integer) (uses - used);
        items[card][used] =
            new Seen.Item(item(card, used), cardName(card), isWeapon(card), used, left);
      }
      for (int target = -1; target < table.bodies; target++) {
        for (int at = -1; at < locations; at++) {
          attack[card][at + 1][target + 1] = new Move.Attack(card, at, target);
        }
        if (target >= 0) {
          fire[card][target] = new Move.Fire(card, target);
        }
      }
    }
  }

  /** The card a move is about, or -1. */
  static int cardOf(Move move) {
    return switch (move) {
      case Move.Pass(), Move.ThrowIn(), Move.Again() -> Fighter.NO_CARD;
      case Move.Discard(int card) -> card;
      case Move.Drop(int card, int used) -> card;
      case Move.Ready(int card) -> card;
      case Move.Attack(int card, int at, int target) -> card;
      case Move.Fire(int card, int target) -> card;
      case Move.Defend(int card) -> card;
      case Move.Cloak(int card, int used) -> card;
      case Move.Bind(int card) -> card;
      case Move.Name(int card) -> card;
      case Move.BeatAside(int card) -> card;
    };
  }

  /** How many states of wear a ready card can be in. */
  int wear(int card) {
    return switch (table.cards[card]) {
      case Card.Cloak cloak -> cloak.counters();
      case Card.Armour armour -> armour.absorbs();
      default -> 1;
    };
  }

  boolean isWeapon(int card) {
    return table.cards[card] instanceof Card.Weapon;
  }

  String cardName(int card) {
    return table.cardName(card);
  }

  String notation(Move move) {
    return switch (move) {
      case Move.Pass() -> "pass";
      case Move.Discard(int card) -> "discard " + table.cardName(card);
      case Move.ThrowIn() -> "throw in";
      case Move.Drop(int card, int used) -> "drop " + item(card, used);
      case Move.Ready(int card) -> "ready " + table.cardName(card);
      case Move.Attack(int card, int at, int target) ->
          "attack " + blow(card, at) + (target >= 0 ? " at " + body(target) : "");
      case Move.Fire(int card, int target) ->
          "fire " + table.cardName(card) + " at " + body(target);
      case Move.Defend(int card) -> "defend " + table.cardName(card);
      case Move.Again() -> "again";
      case Move.Cloak(int card, int used) -> "cloak " + item(card, used);
      case Move.Bind(int card) -> "bind " + table.cardName(card);
      case Move.Name(int card) -> "name " + table.cardName(card);
      case Move.BeatAside(int card) -> "beat aside " + table.cardName(card);
    };
  }

  /** The card of an attack, and where it strikes if that is not printed on it. */
  String blow(int card, int at) {
    boolean printed = at < 0 || at == printedLocation(card);
    return table.cardName(card) + (printed ? "" : " " + Location.of(at).word());
  }

  Move parse(String notation) {
    String text = BLANKS.matcher(notation.strip().toLowerCase(Locale.ROOT)).replaceAll(" ");
    return switch (text) {
      case "pass" -> pass;
      case "throw in" -> throwIn;
      case "again" -> again;
      default -> {
        int space = text.startsWith("beat aside ") ? 10 : text.indexOf(' ');
        if (space < 0) {
          throw unknown(notation);
        }
        String rest = text.substring(space + 1);
        yield switch (text.substring(0, space)) {
          case "discard" -> discard[table.cardNamed(rest)];
          case "drop" -> parseItem(rest, drop);
          case "ready" -> ready[table.cardNamed(rest)];
          case "attack" -> parseAttack(card(rest));
          case "fire" -> parseFire(rest);
          case "defend" -> defend[table.cardNamed(card(rest))];
          case "cloak" -> parseItem(rest, cloak);
          case "bind" -> bind[table.cardNamed(rest)];
          case "name" -> name[table.cardNamed(rest)];
          case "beat aside" -> beatAside[table.cardNamed(rest)];
          default -> throw unknown(notation);
        };
      }
    };
  }

  /** One may also write what one says: attack with Lunge. */
  private static String card(String text) {
    return text.startsWith(WITH) ? text.substring(WITH.length()) : text;
  }

  private static BadInput unknown(String notation) {
    return new BadInput("'" + notation.strip() + "' is not a move; expected " + Facts.oneOf(VERBS));
  }

  private Move parseAttack(String text) {
    int target = -1;
    String rest = text;
    int mark = text.lastIndexOf(" at ");
    if (mark >= 0) {
      target = parseBody(text.substring(mark + 4));
      rest = text.substring(0, mark);
    }
    for (Location location : Location.values()) {
      if (rest.endsWith(" " + location.word())) {
        String name = rest.substring(0, rest.length() - location.word().length() - 1);
        if (isCard(name)) {
          return attack[table.cardNamed(name)][location.ordinal() + 1][target + 1];
        }
      }
    }
    int card = table.cardNamed(rest);
    return attack[card][printedLocation(card) + 1][target + 1];
  }

  private Move parseFire(String text) {
    int mark = text.lastIndexOf(" at ");
    if (mark < 0) {
      throw new BadInput("a shot needs a target: expected 'fire PISTOL at SEAT'");
    }
    return fire[table.cardNamed(text.substring(0, mark))][parseBody(text.substring(mark + 4))];
  }

  private Move parseItem(String text, Move[][] byUse) {
    int left = text.endsWith(" left)") ? text.lastIndexOf('(') : -1;
    int card = table.cardNamed(left < 0 ? text : text.substring(0, left));
    int used = 0;
    if (left >= 0) {
      String number = text.substring(left + 1, text.length() - 6);
      used = number.matches("\\d{1,3}") ? byUse[card].length - Integer.parseInt(number) : -1;
    }
    if (used < 0 || used >= byUse[card].length) {
      throw new BadInput("'" + text + "' cannot be: it has 1 to " + byUse[card].length + " left");
    }
    return byUse[card][used];
  }

  private boolean isCard(String name) {
    for (int card = 0; card < table.cards.length; card++) {
      if (table.cardName(card).equalsIgnoreCase(name)) {
        return true;
      }
    }
    return false;
  }

  /** An item as it is written: with what is left of it, if it is not whole. */
  String item(int card, int used) {
    return table.cardName(card) + (used == 0 ? "" : " (" + (wear(card) - used) + " left)");
  }

  private String body(int body) {
    return table.isBeast(body) ? "beast" : Integer.toString(body);
  }

  private int parseBody(String word) {
    int body =
        word.equals("beast") && table.options.monster()
            ? table.seats
            : word.matches("\\d") ? Integer.parseInt(word) : table.bodies;
    if (body >= table.bodies || (table.isBeast(body) && !word.equals("beast"))) {
      throw new BadInput(
          "'"
              + word
              + "' is not at the table; expected a seat from 0 to "
              + (table.seats - 1)
              + (table.options.monster() ? " or beast" : ""));
    }
    return body;
  }

  /** The one location that is printed on a card, or -1. */
  int printedLocation(int card) {
    return table.cards[card] instanceof Card.Attack attack
            && Integer.bitCount(attack.locations()) == 1
        ? Integer.numberOfTrailingZeros(attack.locations())
        : -1;
  }
}
