package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A card set together with the file it comes from, so that what a game finds wrong with its cards
 * can be told with the line.
 */
public final class CardFile {
  private final Doc doc;
  private final CardSet set;

  private CardFile(Doc doc, CardSet set) {
    this.doc = doc;
    this.set = set;
  }

  /**
   * The set in a file, to be used under {@code id}.
   *
   * @throws BadFile if the file is damaged or holds no fields
   */
  public static CardFile read(String id, Path file) {
    return of(id, Doc.read(file));
  }

  /** The set in a file that has been read. */
  public static CardFile of(String id, Doc doc) {
    Map<String, Object> content = doc.read(CardFile::fields);
    return new CardFile(doc, new CardSet(id, Json.digest(content), content));
  }

  public CardSet set() {
    return set;
  }

  /** Whether values of the set are reconstructed: all of them, or those not marked as facts. */
  public boolean reconstructed() {
    return reconstructed(set.content());
  }

  private static boolean reconstructed(@Nullable Object value) {
    return switch (value) {
      case List<?> list -> list.stream().anyMatch(CardFile::reconstructed);
      case Map<?, ?> map ->
          "reconstructed".equals(map.get("values"))
              || map.containsKey("fact")
              || map.values().stream().anyMatch(CardFile::reconstructed);
      case null, default -> false;
    };
  }

  /**
   * The set with some fields of a card changed: for 'what if'.
   *
   * @param card the name of the card; if several are called so, all of them
   * @throws BadInput if there is no such card
   */
  public CardFile changed(String card, Map<String, Object> fields) {
    Set<String> names = new TreeSet<>();
    boolean[] found = new boolean[1];
    Object content = copy(set.content(), card, fields, names, found);
    if (!found[0]) {
      throw new BadInput(
          "there is no card '" + card + "' in the set " + set.id() + Nearest.hint(card, names));
    }
    return of(set.id(), Doc.of(set.id() + ".json", Json.compact(content)));
  }

  private static @Nullable Object copy(
      @Nullable Object value,
      String card,
      Map<String, Object> fields,
      Set<String> names,
      boolean[] found) {
    if (value instanceof List<?> list) {
      List<@Nullable Object> copy = new ArrayList<>();
      list.forEach(item -> copy.add(copy(item, card, fields, names, found)));
      return copy;
    }
    if (!(value instanceof Map<?, ?> map)) {
      return value;
    }
    Map<Object, @Nullable Object> copy = new LinkedHashMap<>();
    map.forEach((key, item) -> copy.put(key, copy(item, card, fields, names, found)));
    if (map.get("name") instanceof String name) {
      names.add(name);
      if (name.equals(card)) {
        found[0] = true;
        copy.putAll(fields);
      }
    }
    return copy;
  }

  /** What is wrong at {@code path} in the content. */
  BadFile bad(List<?> path, BadInput e) {
    return doc.bad(path, String.valueOf(e.getMessage()));
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // keys() refuses anything but fields
  private static Map<String, Object> fields(Facts facts) {
    facts.keys();
    return (Map<String, Object>) facts.raw();
  }
}
