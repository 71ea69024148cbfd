package derring.browser;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The files that the games need to run, by their names on the class path; a page hands them in. */
public final class Texts {
  private static final Map<String, String> ALL = new HashMap<>();

  private Texts() {}

  static void put(String name, String text) {
    ALL.put(name, Packed.text(text));
  }

  public static @Nullable String find(String name) {
    return ALL.get(name);
  }
}
