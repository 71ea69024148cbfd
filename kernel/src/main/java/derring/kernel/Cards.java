package derring.kernel;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

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

  private final String[] names;
  private final Order order;

  private Cards(String[] names, Order order) {
    this.names = names;
    this.order = order;
  }

  /** The cards of a hand. */
  public static Cards hand(Pile pile, IntFunction<String> name) {
    return new Cards(bottomUp(pile, name), Order.ANY);
  }

  /** Things that lie in no order, such as what a fighter has ready. */
  public static Cards hand(List<String> names) {
    return new Cards(List.copyOf(names).toArray(String[]::new), Order.ANY);
  }

  /** The cards of a deck or discard pile, the top one first. */
  public static Cards fromTop(Pile pile, IntFunction<String> name) {
    String[] names = new String[pile.size()];
    for (int i = 0; i < names.length; i++) {
      names[names.length - 1 - i] = name.apply(pile.get(i));
    }
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
    return names[index];
  }

  @Override
  public int size() {
    return names.length;
  }

  @Override
  public Object[] toArray() {
    return names.clone();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Cards cards ? Arrays.equals(names, cards.names) : super.equals(other);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(names); // as every list has it
  }

  private static String[] bottomUp(Pile pile, IntFunction<String> name) {
    String[] names = new String[pile.size()];
    for (int i = 0; i < names.length; i++) {
      names[i] = name.apply(pile.get(i));
    }
    return names;
  }
}
