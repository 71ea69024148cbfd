package derring.formats;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Breaks JSON for people into lines; each line is written by {@link JsonWriter}. */
final class Layout {
  /** What does not fit into a line of this width is broken up. */
  static final int WIDTH = 100;

  /** Whether a map or list at some depth, whose line would have some length, is broken up. */
  interface Breaks {
    boolean at(int depth, int length);
  }

  private final Breaks breaks;

  private Layout(Breaks breaks) {
    this.breaks = breaks;
  }

  /** Plain values in lines, with a line break at the end. */
  static String of(@Nullable Object value, Breaks breaks) {
    StringBuilder out = new StringBuilder();
    new Layout(breaks).write(value, 0, 0, out);
    return out.append('\n').toString();
  }

  private void write(@Nullable Object value, int depth, int taken, StringBuilder out) {
    String line = line(value);
    boolean broken = breaks.at(depth, taken + line.length());
    String margin = "\n" + "  ".repeat(depth + 1);
    if (broken && value instanceof Map<?, ?> map && !map.isEmpty()) {
      fields(map, depth, margin, out);
    } else if (broken && value instanceof List<?> list && !list.isEmpty()) {
      items(list, depth, margin, out);
    } else {
      out.append(line);
    }
  }

  private static String line(@Nullable Object value) {
    JsonWriter line = new JsonWriter(false, true);
    line.write(value);
    return line.text();
  }

  private void fields(Map<?, ?> map, int depth, String margin, StringBuilder out) {
    char before = '{';
    for (Map.Entry<?, ?> entry : map.entrySet()) {
      String name = line(entry.getKey()) + ": ";
      out.append(before).append(margin).append(name);
      write(entry.getValue(), depth + 1, margin.length() - 1 + name.length(), out);
      before = ',';
    }
    out.append(margin, 0, margin.length() - 2).append('}');
  }

  /** A list of words fills its lines; of anything else each item has a line, or several. */
  private void items(List<?> list, int depth, String margin, StringBuilder out) {
    boolean filled = list.stream().noneMatch(item -> item instanceof Map || item instanceof List);
    int column = WIDTH;
    char before = '[';
    for (Object item : list) {
      StringBuilder text = new StringBuilder();
      write(item, depth + 1, margin.length() - 1, text);
      boolean fits = filled && column + 2 + text.length() < WIDTH;
      column = (fits ? column + 2 : margin.length() - 1) + text.length();
      out.append(before).append(fits ? " " : margin).append(text);
      before = ',';
    }
    out.append(margin, 0, margin.length() - 2).append(']');
  }
}
