package derring.cli;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;

/** Decides who sits where. */
final class Seating {
  private Seating() {}

  /**
   * The sitters of a match.
   *
   * @param kinds one word for each seat: human, bot (a solid one), or a bot by name; none for one
   *     human against bots
   * @param names what they want to be called, from the first seat on
   */
  static List<Sitter> of(Title title, int seats, List<String> kinds, List<String> names) {
    if (!kinds.isEmpty() && kinds.size() != seats) {
      throw new BadInput(
          "--seat is given for " + kinds.size() + " seats, but this game has " + seats);
    }
    if (names.size() > seats) {
      throw new BadInput(
          "--name is given for " + names.size() + " seats, but this game has " + seats);
    }
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String kind = kinds.isEmpty() ? (seat == 0 ? Sitter.HUMAN : "bot") : kinds.get(seat);
      String name = seat < names.size() && !names.get(seat).isBlank() ? names.get(seat) : null;
      sitters.add(new Sitter(kind(title, kind), name));
    }
    return sitters;
  }

  private static String kind(Title title, String word) {
    List<String> bots = Bots.forGame(title).stream().map(BotMaker::name).toList();
    if (word.equals(Sitter.HUMAN) || bots.contains(word)) {
      return word;
    }
    if (word.equals("bot")) {
      return Bots.standard(title).name();
    }
    List<String> known = new ArrayList<>(List.of(Sitter.HUMAN, "bot"));
    known.addAll(bots);
    throw new BadInput(
        "nobody of the kind '" + word + "' can take a seat; expected " + Facts.oneOf(known));
  }
}
