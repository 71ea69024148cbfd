package derring.bots.lab;

import derring.kernel.Game;
import derring.kernel.Named;
import java.lang.reflect.RecordComponent;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How a move is counted, in any game: its kind, and what it names; numbers are left out. */
final class Words {
  private static final ClassValue<RecordComponent[]> NAMED =
      new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
          RecordComponent[] all = type.getRecordComponents();
          return all == null
              ? new RecordComponent[0]
              : java.util.Arrays.stream(all)
                  .filter(each -> each.isAnnotationPresent(Named.class))
                  .toArray(RecordComponent[]::new);
        }
      };

  private Words() {}

  /** The kind of a move, as in {@code grab deck}. */
  static String kind(Object move) {
    return move.getClass()
        .getSimpleName()
        .replaceAll("([a-z])([A-Z])", "$1 $2")
        .toLowerCase(Locale.ROOT);
  }

  /** The kind and all names, as in {@code attack Lunge thrust}. */
  static String of(Game<?, ?, ?> game, Object move, java.util.function.UnaryOperator<String> card) {
    StringBuilder words = new StringBuilder(kind(move));
    for (RecordComponent component : NAMED.get(move.getClass())) {
      Named named = component.getAnnotation(Named.class);
      int number = number(component, move);
      if (number >= 0) {
        String name = game.spell(named.value(), number);
        words.append(' ').append(named.value().equals("card") ? card.apply(name) : name);
      }
    }
    return words.toString();
  }

  /** The card that a move names first; null if it names none. */
  static @Nullable String card(Game<?, ?, ?> game, Object move) {
    for (RecordComponent component : NAMED.get(move.getClass())) {
      Named named = component.getAnnotation(Named.class);
      if (named.value().equals("card") && number(component, move) >= 0) {
        return game.cardName(number(component, move));
      }
    }
    return null;
  }

  private static int number(RecordComponent component, Object move) {
    try {
      return (Integer) component.getAccessor().invoke(move);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a move cannot be read: " + move, e);
    }
  }
}
