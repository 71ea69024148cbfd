package derring.bots;

import java.util.List;
import java.util.Locale;

/**
 * As whom a bot sits at a table: a character is there once, and others of its rank are people of
 * their own, with a title that tells the rank.
 *
 * @param called what people call it
 * @param face which portrait is drawn; empty for that of the seat
 */
public record Guise(String called, String face) {
  /** Who sails with the characters of the pirates' games; the browser draws each of them. */
  private static final List<String> CREW =
      List.of(
          "Jem", "Amos", "Inez", "Tam", "Juba", "Rafe", "Moll", "Ezra", "Peg", "Diego", "Cato",
          "Greta", "Sam", "Abel", "Bess", "Ulf");

  /** A pirate of one title for each seat, whom nobody of another title at that seat resembles. */
  public static List<Guise> pirates(String title) {
    return CREW.stream()
        .map(name -> new Guise(title + " " + name, name.toLowerCase(Locale.ROOT)))
        .toList();
  }

  /** People of one title, one for each seat, who have no portrait of their own. */
  public static List<Guise> plain(String title, String... names) {
    return List.of(names).stream().map(name -> new Guise(title + " " + name, "")).toList();
  }

  /**
   * As whom a bot sits down.
   *
   * @param there whether the character itself is at the table already
   */
  public static Guise of(BotMaker bot, int seat, boolean there) {
    List<Guise> fellows = bot.fellows();
    return there && seat < fellows.size() ? fellows.get(seat) : new Guise(bot.called(), bot.face());
  }
}
