package derring.server;

import derring.formats.Json;
import java.util.LinkedHashMap;
import java.util.Map;

/** The words of constants, as facts and the wire have them. */
final class Spelling {
  private Spelling() {}

  static String of(Enum<?> constant) {
    return String.valueOf(Json.plain(constant));
  }

  /** The constants by their words, to read them. */
  static <E extends Enum<E>> Map<String, E> of(Class<E> type) {
    Map<String, E> words = new LinkedHashMap<>();
    for (E constant : type.getEnumConstants()) {
      words.put(of(constant), constant);
    }
    return words;
  }
}
