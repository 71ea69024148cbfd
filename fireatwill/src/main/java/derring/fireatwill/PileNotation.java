package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The piles of both sides as text, for those who have played on a real table. A side begins with
 * its name; then each pile has a line {@code COLUMN: CARDS}, first card first.
 */
final class PileNotation {
  /** More cards than both decks can bring onto one pile. */
  private static final int MOST = 124;

  private static final List<String> SIDES = List.of(Options.ILLYRIA, Options.NORTHWALL);

  private final Battle battle;
  private int seat = -1;
  private int line;

  private PileNotation(Table table) {
    battle = new Battle(table);
    for (Side side : battle.sides) {
      for (int c = 0; c < Table.COLUMNS; c++) {
        side.square[c] = Side.NOWHERE;
        side.numbers[c] = (byte) (c + 1);
      }
    }
    battle.phase = Phase.OVER;
  }

  static Battle read(Table table, String text) {
    PileNotation notation = new PileNotation(table);
    text.lines().forEach(notation::line);
    for (Side side : notation.battle.sides) {
      int seen = 0;
      for (byte number : side.numbers) {
        seen |= 1 << number;
      }
      if (seen != 0b1111110) {
        throw new BadInput("a side has each number from 1 to 6 once");
      }
    }
    return notation.battle;
  }

  private void line(String whole) {
    line++;
    int comment = whole.indexOf('#');
    String text = (comment < 0 ? whole : whole.substring(0, comment)).strip();
    if (text.isEmpty()) {
      return;
    }
    int colon = text.indexOf(':');
    String key = (colon < 0 ? text : text.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
    int side = side(key);
    if (side >= 0) {
      seat = side;
      if (colon >= 0 && colon + 1 < text.length()) {
        throw bad("after the name of a side expected nothing");
      }
      return;
    }
    if (colon < 0) {
      throw bad("expected Illyria, Northwall, a pile such as '1: L2 F2', or 'numbers: ...'");
    }
    if (seat < 0) {
      throw bad("expected the name of a side, Illyria or Northwall, before its piles");
    }
    String[] words = text.substring(colon + 1).replace('|', ' ').strip().split("\\s+", -1);
    if (key.equals("numbers")) {
      numbers(words);
    } else if (key.matches("[1-6]")) {
      pile(battle.sides[seat].piles[key.charAt(0) - '1'], words);
    } else {
      throw bad("expected a column from 1 to 6 or 'numbers', but found '" + key + "'");
    }
  }

  /** The seat that is called so, by its short name or by its whole one; -1 if none is. */
  private int side(String name) {
    for (int s = 0; s < Table.SEATS; s++) {
      if (name.equals(SIDES.get(s)) || name.equalsIgnoreCase(battle.table.factions.get(s))) {
        return s;
      }
    }
    return -1;
  }

  private void numbers(String[] words) {
    if (words.length != Table.COLUMNS) {
      throw bad("expected six numbers");
    }
    for (int c = 0; c < Table.COLUMNS; c++) {
      if (!words[c].matches("[1-6]")) {
        throw bad("expected a number from 1 to 6, but found '" + words[c] + "'");
      }
      battle.sides[seat].numbers[c] = (byte) (words[c].charAt(0) - '0');
    }
  }

  private void pile(Pile pile, String[] words) {
    for (int at = 0; at < words.length; at++) {
      if (words[at].isEmpty()) {
        continue;
      }
      int card = at + 1 < words.length ? Card.spokenAs(words[at] + " " + words[at + 1]) : Card.NONE;
      if (card == Card.NONE) {
        card = named(words[at]);
      } else {
        at++;
      }
      if (pile.size() == MOST) {
        throw bad("expected at most " + MOST + " cards on a pile");
      }
      pile.put(card);
    }
  }

  private int named(String word) {
    int card;
    try {
      card = Card.named(word);
    } catch (BadInput e) {
      throw bad(String.valueOf(e.getMessage()));
    }
    if (card >= Card.ACTION_PILE) {
      throw bad("'" + word + "' lies under a pile, not in it");
    }
    return card;
  }

  private BadInput bad(String sentence) {
    return new BadInput("line " + line + ": " + sentence);
  }

  static List<String> surplus(Battle battle) {
    List<String> notes = new ArrayList<>();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      int[] laid = new int[Card.KINDS];
      for (int c = 0; c < Table.COLUMNS; c++) {
        count(battle.sides[seat].piles[c], seat, true, laid);
        count(battle.sides[1 - seat].piles[c], seat, false, laid);
      }
      for (int card = 0; card < Card.ACTION_PILE; card++) {
        int most =
            Card.isFlag(card)
                ? battle.table.flags[seat]
                : Card.isGunner(card) ? 1 : battle.table.copies[seat][card];
        if (laid[card] > most) {
          notes.add(
              battle.table.factions.get(seat)
                  + " has laid "
                  + laid[card]
                  + " of "
                  + Card.name(card)
                  + ", but has only "
                  + most);
        }
      }
    }
    return notes;
  }

  private static void count(Pile pile, int seat, boolean own, int[] laid) {
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.get(i);
      boolean counts = Card.isFlag(card) ? card == Card.flagOf(seat) : own != Card.isGunner(card);
      laid[card] += counts ? 1 : 0;
    }
  }
}
