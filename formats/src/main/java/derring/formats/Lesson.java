package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A first match: situations that a learner goes through at the real table, each a {@link Scenario}
 * in which the moves of the learner's seat are made by the learner. docs/lessons.md has the format.
 *
 * @param game the id of the game
 * @param minutes how long it takes
 * @param partner who the learner meets
 * @param unneeded kinds of moves that it does not teach, each with the reason
 */
public record Lesson(
    String game,
    String title,
    int minutes,
    String partner,
    Map<String, String> unneeded,
    List<Situation> situations) {

  /**
   * One thing to learn.
   *
   * @param name what it is, in a few words
   * @param say what the learner is told first
   * @param then what is said when it is done
   * @param you the learner's seat
   * @param hints what is said to certain moves that are not the one, by notation
   * @param like if not empty, the last move may be any that has the same kind and these fields, and
   *     leads to what is expected at the end
   */
  public record Situation(
      String name,
      String say,
      String then,
      int you,
      Map<String, String> hints,
      List<String> like,
      Scenario scenario) {

    /** Begins to practise it. */
    public Practice<?, ?, ?> practice(Shelf shelf) {
      return practice(scenario.opened(shelf));
    }

    private <S extends State<S>, M, V> Practice<S, M, V> practice(Game<S, M, V> opened) {
      return new Practice<>(this, opened);
    }
  }

  /**
   * Reads a lesson.
   *
   * @throws BadFile if a field is missing, unknown or of the wrong kind
   */
  public static Lesson read(Doc doc) {
    return doc.read(facts -> of(doc, facts));
  }

  private static Lesson of(Doc doc, Facts facts) {
    facts.only("game", "title", "minutes", "partner", "without", "situations");
    String game = facts.at("game").text();
    List<Situation> situations = new ArrayList<>();
    for (Facts one : facts.at("situations").items()) {
      situations.add(situation(doc, one, game));
    }
    if (situations.isEmpty()) {
      throw facts.at("situations").bad("expected at least one situation, but found none");
    }
    return new Lesson(
        game,
        facts.at("title").text(),
        facts.at("minutes").number(1, 60),
        facts.at("partner").text(),
        texts(facts.optional("without")),
        situations);
  }

  private static Situation situation(Doc doc, Facts facts, String game) {
    facts.only(
        "name", "say", "then", "you", "hints", "like", "rules", "options", "given", "deal",
        "chance", "seed", "play", "expect");
    String name = facts.at("name").text();
    int you = facts.number("you", 0, 31, 0);
    Scenario scenario = new Scenario(doc, facts, game, name);
    long own =
        scenario.play().stream()
            .filter(line -> line instanceof Line.Move move && move.seat() == you)
            .count();
    if (own == 0) {
      throw facts
          .at("play")
          .bad("expected a move of seat " + you + ", the learner's, but found none");
    }
    return new Situation(
        name,
        facts.at("say").text(),
        facts.at("then").text(),
        you,
        texts(facts.optional("hints")),
        Line.words(facts, "like"),
        scenario);
  }

  private static Map<String, String> texts(Facts facts) {
    Map<String, String> texts = new LinkedHashMap<>();
    for (String key : facts.keys()) {
      texts.put(key, facts.at(key).text());
    }
    return texts;
  }

  /**
   * The situation at a place.
   *
   * @throws BadInput if there is none
   */
  public Situation situation(int at) {
    if (at < 0 || at >= situations.size()) {
      throw new BadInput(
          "this lesson has situations 0 to " + (situations.size() - 1) + ", but not " + at);
    }
    return situations.get(at);
  }
}
