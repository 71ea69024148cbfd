package derring.kernel;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The names of the cards of a pile, as a description of a state holds them. The order tells a
 * scenario how to compare: a hand is the same in any order, of a deck only the top may be named.
 */
public final class Cards extends AbstractList<String> {

  /** What the order of the names means. */
  public enum Order {
    /** Nothing: the same cards are the same. */
    ANY,
    /** The first name is the card to be drawn next. */
    FROM_TOP,
    /** The first name is the card that was laid first; nothing may be left out. */
    AS_LAID
  }

  private final List<String> names;
  private final Order order;

  private Cards(List<String> names, Order order) {
    this.names = names;
    this.order = order;
  }

  /** The cards of a hand. */
  public static Cards hand(Pile pile, IntFunction<String> name) {
    return new Cards(bottomUp(pile, name), Order.ANY);
  }

  /** Things that lie in no order, such as what a fighter has ready. */
  public static Cards hand(List<String> names) {
    return new Cards(List.copyOf(names), Order.ANY);
  }

  /** The cards of a deck or discard pile, the top one first. */
  public static Cards fromTop(Pile pile, IntFunction<String> name) {
    List<String> names = bottomUp(pile, name);
    Collections.reverse(names);
    return new Cards(names, Order.FROM_TOP);
  }

  /** The cards of a pile that grows in play, the first laid first. */
  public static Cards asLaid(Pile pile, IntFunction<String> name) {
    return new Cards(bottomUp(pile, name), Order.AS_LAID);
  }

  public Order order() {
    return order;
  }

  @Override
  public String get(int index) {
    return names.get(index);
  }

  @Override
  public int size() {
    return names.size();
  }

  private static List<String> bottomUp(Pile pile, IntFunction<String> name) {
    List<String> names = new ArrayList<>(pile.size());
    for (int i = 0; i < pile.size(); i++) {
      names.add(name.apply(pile.get(i)));
    }
    return names;
  }
}
