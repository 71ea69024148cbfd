package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Every move once, so that listing moves allocates nothing; and how each is written. */
final class Moves {
  private static final List<String> VERBS =
      List.of(
          "pass",
          "pass turn",
          "done",
          "draw",
          "discard CARD",
          "choose ARMAMENT",
          "choose nothing",
          "attack CARD MODE at SEAT [lunging]",
          "strike MODE at SEAT [lunging]",
          "throw CARD at SEAT",
          "grab CARD ARMAMENT from slot N",
          "grab CARD from deck",
          "grab CARD from seat SEAT",
          "move CARD to RANK",
          "weapon CARD",
          "drink CARD",
          "parry CARD",
          "dodge CARD [to RANK]",
          "swash CARD USE",
          "stand on RANK",
          "go here, left or right");

  private static final Pattern AT = Pattern.compile("(.+) at (\\d{1,2})( lunging)?");
  private static final Pattern SLOT = Pattern.compile("(\\w+!? \\d+|\\d+) (.+) from slot (\\d)");
  private static final Pattern SEAT = Pattern.compile("(.+) from seat (\\d{1,2})");
  private static final Pattern TO = Pattern.compile("(.+) to (\\d)");
  private static final Pattern USE = Pattern.compile("(\\w+!? \\d+|\\d+) (.+)");

  private final Table table;

  final Move pass = new Move.Pass();
  final Move passTurn = new Move.PassTurn();
  final Move done = new Move.Done();
  final Move draw = new Move.Draw();
  final Move[] discard;
  final Move[] grabDeck;
  final Move[] weapon;
  final Move[] drink;
  final Move[] parry;

  /** By item + 1. */
  final Move[] choose;

  /** By rank. */
  final Move[] stand = new Move[Table.RANKS + 1];

  final Move[] where = new Move[Move.Place.values().length];

  /** By card, then mode, target and lunge in one number. */
  final Move[][] attack;

  final Move[] strike;

  /** By card and target. */
  final Move[][] throwAt;

  final Move[][] seize;

  /** By card, then item and slot in one number. */
  final Move[][] grab;

  /** By card and rank. */
  final Move[][] step;

  final Move[][] dodge;

  /** By card, use and rank or seat. */
  final Move[][][] swash;

  Moves(Table table) {
    this.table = table;
    int cards = table.action.length;
    int items = 2 * table.armaments.length;
    discard = new Move[cards];
    grabDeck = new Move[cards];
    weapon = new Move[cards];
    drink = new Move[cards];
    parry = new Move[cards];
    attack = new Move[cards][];
    throwAt = new Move[cards][];
    seize = new Move[cards][];
    grab = new Move[cards][];
    step = new Move[cards][];
    dodge = new Move[cards][];
    swash = new Move[cards][][];
    strike = new Move[table.modeWords.size() * table.seats * 2];
    for (int mode = 0; mode < table.modeWords.size(); mode++) {
      for (int target = 0; target < table.seats; target++) {
        strike[blow(mode, target, false)] = new Move.Strike(mode, target, false);
        strike[blow(mode, target, true)] = new Move.Strike(mode, target, true);
      }
    }
    choose = new Move[items + 1];
    for (int item = -1; item < items; item++) {
      choose[item + 1] = new Move.Choose(item);
    }
    for (int rank = 1; rank <= Table.RANKS; rank++) {
      stand[rank] = new Move.Stand(rank);
    }
    for (Move.Place place : Move.Place.values()) {
      where[place.ordinal()] = new Move.Where(place);
    }
    for (int card = 0; card < cards; card++) {
      discard[card] = new Move.Discard(card);
      drink[card] = new Move.Drink(card);
      fill(card, items);
    }
  }

  /** The moves of one card, by its type. */
  private void fill(int card, int items) {
    switch (table.type[card]) {
      case ATTACK -> {
        attack[card] = new Move[strike.length];
        for (int i = 0; i < strike.length; i++) {
          Move.Strike blow = (Move.Strike) strike[i];
          attack[card][i] = new Move.Attack(card, blow.mode(), blow.target(), blow.lunge());
        }
      }
      case THROW -> {
        throwAt[card] = new Move[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
          throwAt[card][seat] = new Move.Throw(card, seat);
        }
      }
      case GRAB -> {
        grabDeck[card] = new Move.GrabDeck(card);
        seize[card] = new Move[table.seats];
        for (int seat = 0; seat < table.seats; seat++) {
          seize[card][seat] = new Move.Seize(card, seat);
        }
        grab[card] = new Move[items * Table.FLOOR];
        for (int item = 0; item < items; item++) {
          for (int slot = 1; slot <= Table.FLOOR; slot++) {
            grab[card][slot(item, slot)] = new Move.Grab(card, item, slot);
          }
        }
      }
      case MOVE -> {
        step[card] = new Move[Table.RANKS + 1];
        for (int rank = 1; rank <= Table.RANKS; rank++) {
          step[card][rank] = new Move.Step(card, rank);
        }
      }
      case DODGE -> {
        dodge[card] = new Move[Table.RANKS + 1];
        for (int rank = 0; rank <= Table.RANKS; rank++) {
          dodge[card][rank] = new Move.Dodge(card, rank);
        }
      }
      case WEAPON -> weapon[card] = new Move.Weapon(card);
      case PARRY -> parry[card] = new Move.Parry(card);
      case SWASH -> {
        swash[card] = new Move[Deed.values().length][];
        for (Deed use : Deed.USES) {
          int ways = use == Deed.RUN ? Table.RANKS + 1 : use == Deed.SHOVE ? table.seats : 1;
          swash[card][use.ordinal()] = new Move[ways];
          for (int to = 0; to < ways; to++) {
            swash[card][use.ordinal()][to] = new Move.Swash(card, use, to);
          }
        }
      }
    }
  }

  int blow(int mode, int target, boolean lunge) {
    return (mode * table.seats + target) * 2 + (lunge ? 1 : 0);
  }

  static int slot(int item, int slot) {
    return item * Table.FLOOR + slot - 1;
  }

  /** The card a move is about, or -1. */
  static int cardOf(Move move) {
    return switch (move) {
      case Move.Pass(), Move.PassTurn(), Move.Done(), Move.Draw() -> Table.NONE;
      case Move.Choose choose -> Table.NONE;
      case Move.Strike strike -> Table.NONE;
      case Move.Stand stand -> Table.NONE;
      case Move.Where where -> Table.NONE;
      case Move.Discard(int card) -> card;
      case Move.Attack attack -> attack.card();
      case Move.Throw(int card, int target) -> card;
      case Move.Grab grab -> grab.card();
      case Move.GrabDeck(int card) -> card;
      case Move.Seize(int card, int target) -> card;
      case Move.Step(int card, int rank) -> card;
      case Move.Weapon(int card) -> card;
      case Move.Drink(int card) -> card;
      case Move.Parry(int card) -> card;
      case Move.Dodge(int card, int rank) -> card;
      case Move.Swash swash -> swash.card();
    };
  }

  String notation(Move move) {
    return switch (move) {
      case Move.Pass() -> "pass";
      case Move.PassTurn() -> "pass turn";
      case Move.Done() -> "done";
      case Move.Draw() -> "draw";
      case Move.Discard(int card) -> "discard " + table.cardName(card);
      case Move.Choose(int item) ->
          "choose " + (item == Table.NONE ? "nothing" : table.itemName(item));
      case Move.Attack(int card, int mode, int target, boolean lunge) ->
          "attack " + table.cardName(card) + " " + blowWords(mode, target, lunge);
      case Move.Strike(int mode, int target, boolean lunge) ->
          "strike " + blowWords(mode, target, lunge);
      case Move.Throw(int card, int target) -> "throw " + table.cardName(card) + " at " + target;
      case Move.Grab(int card, int item, int slot) ->
          "grab " + table.cardName(card) + " " + table.itemName(item) + " from slot " + slot;
      case Move.GrabDeck(int card) -> "grab " + table.cardName(card) + " from deck";
      case Move.Seize(int card, int target) ->
          "grab " + table.cardName(card) + " from seat " + target;
      case Move.Step(int card, int rank) -> "move " + table.cardName(card) + " to " + rank;
      case Move.Weapon(int card) -> "weapon " + table.cardName(card);
      case Move.Drink(int card) -> "drink " + table.cardName(card);
      case Move.Parry(int card) -> "parry " + table.cardName(card);
      case Move.Dodge(int card, int rank) ->
          "dodge " + table.cardName(card) + (rank == 0 ? "" : " to " + rank);
      case Move.Swash(int card, Deed use, int to) ->
          "swash "
              + table.cardName(card)
              + " "
              + use.word()
              + (use == Deed.RUN ? " to " + to : use == Deed.SHOVE ? " " + to : "");
      case Move.Stand(int rank) -> "stand on " + rank;
      case Move.Where(Move.Place place) -> "go " + place.word();
    };
  }

  private String blowWords(int mode, int target, boolean lunge) {
    return table.modeWords.get(mode) + " at " + target + (lunge ? " lunging" : "");
  }

  Move parse(String notation) {
    String text = notation.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    return switch (text) {
      case "pass" -> pass;
      case "pass turn" -> passTurn;
      case "done" -> done;
      case "draw" -> draw;
      case "choose nothing" -> choose[0];
      default -> {
        int space = text.indexOf(' ');
        if (space < 0) {
          throw unknown(notation);
        }
        yield parse(notation, text.substring(0, space), text.substring(space + 1));
      }
    };
  }

  private Move parse(String notation, String verb, String rest) {
    return switch (verb) {
      case "discard" -> discard[action(rest)];
      case "choose" -> choose[table.itemNamed(rest) + 1];
      case "attack" -> parseAttack(notation, rest);
      case "strike" -> strike[parseBlow(notation, rest)];
      case "throw" -> {
        Matcher at = match(AT, rest, notation);
        if (at.group(3) != null) {
          throw unknown(notation);
        }
        yield throwAt[action(at.group(1), Type.THROW)][seat(at.group(2))];
      }
      case "grab" -> parseGrab(notation, rest);
      case "move" -> {
        Matcher to = match(TO, rest, notation);
        yield step[action(to.group(1), Type.MOVE)][rank(to.group(2))];
      }
      case "weapon" -> weapon[action(rest, Type.WEAPON)];
      case "drink" -> drink[action(rest)];
      case "parry" -> parry[action(rest, Type.PARRY)];
      case "dodge" -> {
        Matcher to = TO.matcher(rest);
        yield to.matches()
            ? dodge[action(to.group(1), Type.DODGE)][rank(to.group(2))]
            : dodge[action(rest, Type.DODGE)][0];
      }
      case "swash" -> parseSwash(notation, rest);
      case "stand" -> {
        if (!rest.matches("on \\d")) {
          throw unknown(notation);
        }
        yield stand[rank(rest.substring(3))];
      }
      case "go" -> {
        for (Move.Place place : Move.Place.values()) {
          if (place.word().equals(rest)) {
            yield where[place.ordinal()];
          }
        }
        throw unknown(notation);
      }
      default -> throw unknown(notation);
    };
  }

  private Move parseAttack(String notation, String rest) {
    Matcher split = match(USE, rest, notation);
    int card = action(split.group(1), Type.ATTACK);
    return attack[card][parseBlow(notation, split.group(2))];
  }

  private int parseBlow(String notation, String rest) {
    Matcher at = match(AT, rest, notation);
    return blow(table.modeNamed(at.group(1)), seat(at.group(2)), at.group(3) != null);
  }

  private Move parseGrab(String notation, String rest) {
    if (rest.endsWith(" from deck")) {
      return grabDeck[action(rest.substring(0, rest.length() - 10), Type.GRAB)];
    }
    Matcher from = SEAT.matcher(rest);
    if (from.matches()) {
      return seize[action(from.group(1), Type.GRAB)][seat(from.group(2))];
    }
    Matcher slot = match(SLOT, rest, notation);
    int number = Integer.parseInt(slot.group(3));
    if (number < 1 || number > Table.FLOOR) {
      throw new BadInput("the Floor has slots 1 to " + Table.FLOOR + ", but found " + number);
    }
    return grab[action(slot.group(1), Type.GRAB)][slot(table.itemNamed(slot.group(2)), number)];
  }

  private Move parseSwash(String notation, String rest) {
    Matcher split = match(USE, rest, notation);
    Move[][] uses = swash[action(split.group(1), Type.SWASH)];
    String use = split.group(2);
    if (use.matches("run to \\d")) {
      return uses[Deed.RUN.ordinal()][rank(use.substring(7))];
    }
    if (use.matches("shove \\d{1,2}")) {
      return uses[Deed.SHOVE.ordinal()][seat(use.substring(6))];
    }
    Deed deed = Deed.WORDS.get(use);
    if (deed == null || !deed.swash() || deed == Deed.RUN || deed == Deed.SHOVE) {
      throw new BadInput("'" + use + "' is no use of a Swash!");
    }
    return uses[deed.ordinal()][0];
  }

  private static Matcher match(Pattern pattern, String text, String notation) {
    Matcher matcher = pattern.matcher(text);
    if (!matcher.matches()) {
      throw unknown(notation);
    }
    return matcher;
  }

  private static BadInput unknown(String notation) {
    return new BadInput("'" + notation.strip() + "' is not a move; expected " + Facts.oneOf(VERBS));
  }

  private int action(String name) {
    int card = table.cardNamed(name);
    if (!table.isAction(card)) {
      throw new BadInput("expected an action card, but found '" + name + "'");
    }
    return card;
  }

  private int action(String name, Type type) {
    int card = action(name);
    if (table.type[card] != type) {
      throw new BadInput("expected a card " + type.word() + ", but found '" + name + "'");
    }
    return card;
  }

  private int seat(String word) {
    int seat = Integer.parseInt(word);
    if (seat >= table.seats) {
      throw new BadInput(
          "'" + word + "' is not at the table; expected a seat from 0 to " + (table.seats - 1));
    }
    return seat;
  }

  private static int rank(String word) {
    int rank = Integer.parseInt(word);
    if (rank < 1 || rank > Table.RANKS) {
      throw new BadInput("there is no rank " + word + "; expected 1 to " + Table.RANKS);
    }
    return rank;
  }
}
