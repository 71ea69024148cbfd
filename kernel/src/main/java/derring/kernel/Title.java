package derring.kernel;

import java.util.List;
import java.util.Map;

/**
 * A game on the shelf, before options and cards are chosen. Titles are found by {@link
 * java.util.ServiceLoader}; one version of the rules of a game is one title, and a title once
 * released is never changed in what it does, so that old records can always be replayed.
 */
public interface Title {

  /** The word that commands and files use, such as {@code swordplay}. */
  String id();

  /** The name players use. */
  String name();

  /** Raised whenever a change of the rules would change the outcome of a recorded match. */
  int rulesVersion();

  /** One sentence that says what the game is. */
  String pitch();

  /** What can be chosen, with defaults. */
  List<Option> options();

  /** The ids of the built-in card sets: {@code cards/<id>.yaml} beside the rulebook. */
  List<String> cardSets();

  /** Choices of options that together reach every rule; the contract kit plays them all. */
  List<Map<String, Object>> variants();

  /**
   * The game with these options and cards.
   *
   * @param choices values by option name; what is left out has its default
   * @param cards the card sets by id, at least those in {@link #cardSets}
   * @throws BadInput if a choice is unknown or impossible, or a card set breaks its rules
   */
  Game<?, ?, ?> open(Facts choices, Map<String, CardSet> cards);

  /**
   * How many seconds a question that somebody's move puts to others stays open among people who do
   * nothing, if they agree on nothing else; 0 if it should wait. The rules measure no time.
   */
  default int window() {
    return 0;
  }

  /** What crosses to other languages. */
  Seam seam();

  /** The folder on the class path that holds rulebook.md, cards and scenarios. */
  default String folder() {
    return getClass().getPackageName().replace('.', '/');
  }
}
