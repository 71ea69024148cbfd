package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Cards;
import derring.kernel.Game;
import derring.kernel.State;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** Every card is in exactly one place at all times. */
class Conservation {
  private static final int MATCHES = 20;

  /**
   * Fields of a description that are the place of a single card. All other places of cards are
   * {@link Cards}, a {@link #ROWS row}, or a stock of equal cards with the fields {@code card} and
   * {@code count}; any other field with the name of a card only speaks of it.
   */
  private static final Set<String> SINGLE = Set.of("armour", "stance", "hand", "weapon");

  /** Fields that are cards lying open in an order that matters throughout. */
  private static final Set<String> ROWS = Set.of("floor", "offer");

  private static final Pattern WORN = Pattern.compile(" \\((\\d+ left|full|fired)\\)$");

  @TestFactory
  Stream<DynamicTest> noCardIsEverLostOrMadeUp() {
    return Tables.each(table -> cardsStay(table, MATCHES));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> noCardIsLostInManyMatches() {
    return Tables.each(table -> cardsStay(table, Length.SOAK));
  }

  static <S extends State<S>, M, V> void cardsStay(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    Map<String, Integer> whole = new TreeMap<>();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          Map<String, Integer> now = cards(game.describe(play.state()));
          if (whole.isEmpty()) {
            whole.putAll(now);
          }
          if (!now.equals(whole)) {
            assertThat(now).as(play.place()).isEqualTo(whole);
          }
        });
    assertThat(whole).as("the cards of a game with card sets").isNotEmpty();
  }

  /** How many of each card a description places somewhere. */
  static Map<String, Integer> cards(Object description) {
    Map<String, Integer> counts = new TreeMap<>();
    count(description, counts);
    return counts;
  }

  private static void count(Object value, Map<String, Integer> counts) {
    switch (value) {
      case Cards cards -> cards.forEach(name -> add(name, counts));
      case List<?> list -> list.forEach(item -> count(item, counts));
      case Map<?, ?> stock
          when stock.get("card") instanceof String name
              && stock.get("count") instanceof Integer count ->
          counts.merge(name, count, Integer::sum);
      case Map<?, ?> map ->
          map.forEach((key, item) -> {
            if (item instanceof String name && SINGLE.contains(key) && !name.equals("none")) {
              add(name, counts);
            } else if (item instanceof List<?> row && ROWS.contains(key)) {
              row.forEach(name -> add((String) name, counts));
            } else {
              count(item, counts);
            }
          });
      default -> {}
    }
  }

  /** A worn item is the card it was when new. */
  private static void add(String name, Map<String, Integer> counts) {
    counts.merge(WORN.matcher(name).replaceFirst(""), 1, Integer::sum);
  }
}
