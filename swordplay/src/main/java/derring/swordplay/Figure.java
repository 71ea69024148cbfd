package derring.swordplay;

/**
 * What is printed on a fighter card (SWP-C.1).
 *
 * @param set the card set it belongs to, whose deck the fighter draws from
 */
public record Figure(String set, String name, int life, int damage, int hands, Ability ability) {
  /** More hands than this no fighter can have. */
  static final int MOST_HANDS = 4;
}
