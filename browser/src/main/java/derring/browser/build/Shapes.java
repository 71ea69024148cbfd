package derring.browser.build;

import derring.formats.Json;
import derring.kernel.Event;
import derring.kernel.Named;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;

/** Writes down how a class of records is written, as {@code BakedShape} reads it. */
final class Shapes {
  private Shapes() {}

  static String told(Class<?> type) {
    List<String> called = new ArrayList<>();
    List<String> named = new ArrayList<>();
    for (RecordComponent component : type.getRecordComponents()) {
      Named name = component.getAnnotation(Named.class);
      called.add(component.getName());
      named.add(name == null ? "" : (name.optional() ? "?" : "") + name.value());
    }
    String event = Event.class.isAssignableFrom(type) ? "!" : "";
    boolean none = named.stream().allMatch(String::isEmpty);
    return event
        + Json.kind(type)
        + ";"
        + String.join(",", called)
        + ";"
        + (none ? "" : String.join(",", named));
  }
}
