package derring.browser;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.Rank;
import derring.formats.Shelf;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;

/** What is played on every engine and must come out the same, a line each. */
final class Cases {
  private Cases() {}

  /**
   * Random players in all variants, which reach every rule; each character but the masters; and
   * what a coach says of each game, for that is reckoned with all that its master has learnt.
   */
  static List<String> all(int games) {
    List<String> cases = new ArrayList<>();
    for (Title title : Shelf.standard().titles()) {
      for (int variant = 0; variant < title.variants().size(); variant++) {
        cases.add("digest " + title.id() + " " + variant + " random 7 " + games);
      }
      cases.add("coach " + title.id() + " 3 16");
      for (BotMaker bot : Bots.forGame(title)) {
        if (bot.rank() == Rank.BEGINNER || bot.rank() == Rank.SOLID) {
          cases.add("digest " + title.id() + " 0 " + bot.name() + " 3 " + games);
        }
      }
    }
    cases.add("digest have-at-you 0 master 2 1"); // it thinks the shortest
    cases.add("figures 5 " + 1000 * games);
    cases.add("letters");
    return cases;
  }

  /** What came of one of them here. */
  static String played(String line) {
    String[] words = line.split(" ", -1);
    return switch (words[0]) {
      case "digest" ->
          Sameness.digest(words[1], number(words[2]), words[3], number(words[4]), number(words[5]));
      case "coach" -> Sameness.coached(words[1], number(words[2]), number(words[3]));
      case "figures" -> Sameness.figures(number(words[1]), number(words[2]));
      case "letters" -> Sameness.letters();
      case "work" ->
          String.valueOf(
              Sameness.work(words[1], number(words[2]), number(words[3]), number(words[4])));
      default -> throw new IllegalArgumentException("nothing can be played by '" + line + "'");
    };
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }
}
