package derring.bots.lab;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.kernel.BadInput;
import derring.kernel.Game;
import derring.kernel.State;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How matches are played, without the games themselves: all that another machine must be told.
 *
 * @param seats by variant: the bot of each seat, as {@link #make} knows them
 * @param rotate whether the bots change places from match to match
 */
public record Plan(List<List<String>> seats, boolean rotate, Set<Measure> measures, long seed)
    implements Serializable {
  private static final List<String> PLACES =
      List.of("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth");

  public int variants() {
    return seats.size();
  }

  /**
   * How far round the table the bots of a match have moved: with so many seats, so many matches in
   * a row are the same deal, each seen from another chair.
   */
  int turned(int variant, int index) {
    return rotate ? index % seats.get(variant).size() : 0;
  }

  /** The seed of a match: the same in all variants, so that what differs is the variant. */
  long seed(int variant, int index) {
    return seed + (rotate ? index / seats.get(variant).size() : index);
  }

  /** Which bot sits in a seat. */
  public String bot(int variant, int index, int seat) {
    List<String> bots = seats.get(variant);
    return bots.get((seat + turned(variant, index)) % bots.size());
  }

  /**
   * A new bot for a seat, as a plan names it: {@code master}, or {@code master@0.1} for one that
   * thinks for a tenth of its time.
   *
   * @throws BadInput if no bot of that name plays the game, or the part is none
   */
  public static <S extends State<S>, M, V> Bot<M, V> make(String word, Game<S, M, V> game) {
    Bot<M, V> bot = Bots.make(name(word), game);
    bot.hurry(part(word));
    return bot;
  }

  /** The name of a bot without the part of its time. */
  public static String name(String word) {
    int at = word.indexOf('@');
    return at < 0 ? word : word.substring(0, at);
  }

  /**
   * The part of its time that a bot thinks.
   *
   * @throws BadInput if it is none
   */
  public static double part(String word) {
    int at = word.indexOf('@');
    if (at < 0) {
      return 1;
    }
    if (word.substring(at + 1).matches("\\d{1,2}(\\.\\d{1,4})?")) {
      double part = Double.parseDouble(word.substring(at + 1));
      if (part > 0) {
        return part;
      }
    }
    throw new BadInput("expected a part of the usual time after the @, but found '" + word + "'");
  }

  /** What people call a seat. */
  public static String place(int seat) {
    return (seat < PLACES.size() ? PLACES.get(seat) : (seat + 1) + "th") + " seat";
  }

  /** What the seats of a game are called where bots of these names sit. */
  public static List<String> called(Game<?, ?, ?> game, List<String> bots) {
    boolean same = bots.stream().distinct().count() == 1;
    List<String> called = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      String name = game.called(seat);
      called.add(
          place(seat)
              + (name == null ? "" : ", " + name)
              + (same ? "" : " (" + bots.get(seat) + ")"));
    }
    return called;
  }
}
