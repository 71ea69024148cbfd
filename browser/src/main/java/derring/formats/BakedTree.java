package derring.formats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** In place of {@link Tree}: a reader of JSON, and of nothing else. */
record BakedTree(@Nullable Object value, Place root) {

  static BakedTree of(String name, String text) {
    if (text.isBlank()) {
      throw new BadFile(name, 1, "the file is empty");
    }
    return new Reading(name, text).whole();
  }

  /** Goes through a text once. */
  private static final class Reading {
    private final String name;
    private final String text;
    private int at;
    private int line = 1;
    private int depth;

    Reading(String name, String text) {
      this.name = name;
      this.text = text;
    }

    BakedTree whole() {
      BakedTree tree = value();
      blanks();
      if (at < text.length()) {
        throw bad("the file should have ended");
      }
      return tree;
    }

    private BadFile bad(String sentence) {
      return new BadFile(
          name,
          line,
          at >= text.length() ? "the file ends too early" : "this is not valid JSON: " + sentence);
    }

    private void blanks() {
      while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
        line += text.charAt(at++) == '\n' ? 1 : 0;
      }
    }

    private char next() {
      if (at >= text.length()) {
        throw bad("");
      }
      return text.charAt(at);
    }

    private void expect(char wanted) {
      blanks();
      if (next() != wanted) {
        throw bad("expected '" + wanted + "', but found '" + next() + "'");
      }
      at++;
    }

    /** Whether there is another item, which comes after a comma unless it is the first. */
    private boolean more(char end, boolean first) {
      blanks();
      if (next() == end) {
        at++;
        return false;
      }
      if (!first) {
        expect(',');
      }
      return true;
    }

    private BakedTree value() {
      blanks();
      Place place = new Place(line);
      if (++depth > Tree.DEEPEST) {
        throw new BadFile(
            name, line, "expected at most " + Tree.DEEPEST + " levels of nesting, but found more");
      }
      Object value =
          switch (next()) {
            case '{' -> fields(place);
            case '[' -> items(place);
            case '"' -> quoted();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", null);
            default -> number();
          };
      depth--;
      return new BakedTree(value, place);
    }

    private @Nullable Object word(String word, @Nullable Object value) {
      if (!text.startsWith(word, at)) {
        throw bad("expected " + word);
      }
      at += word.length();
      return value;
    }

    private Map<String, @Nullable Object> fields(Place place) {
      Map<String, @Nullable Object> fields = new LinkedHashMap<>();
      at++;
      for (boolean first = true; more('}', first); first = false) {
        blanks();
        if (next() != '"') {
          throw bad("expected the name of a field, but found '" + next() + "'");
        }
        String key = quoted();
        expect(':');
        BakedTree field = value();
        if (fields.containsKey(key)) {
          throw new BadFile(name, line, "'" + key + "' is written twice");
        }
        fields.put(key, field.value);
        place.put(key, field.root);
      }
      return fields;
    }

    @SuppressWarnings("NullAway") // lists of plain values may hold null
    private List<Object> items(Place place) {
      List<Object> items = new ArrayList<>();
      at++;
      for (boolean first = true; more(']', first); first = false) {
        BakedTree item = value();
        place.put(items.size(), item.root);
        items.add(item.value);
      }
      return items;
    }

    private Number number() {
      int start = at;
      while (at < text.length() && "+-.eE0123456789".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      String number = text.substring(start, at);
      try {
        if (number.indexOf('.') >= 0 || number.indexOf('e') >= 0 || number.indexOf('E') >= 0) {
          return Double.valueOf(number);
        }
        long whole = Long.parseLong(number);
        return whole == (int) whole ? (Number) (int) whole : (Number) whole;
      } catch (NumberFormatException e) {
        at = Math.min(start, text.length() - 1);
        throw bad("expected a value, but found '" + text.charAt(at) + "'");
      }
    }

    private String quoted() {
      StringBuilder out = new StringBuilder();
      at++;
      while (next() != '"') {
        char c = text.charAt(at++);
        if (c < ' ') {
          throw bad("a text goes over the end of its line");
        }
        out.append(c == '\\' ? escaped() : c);
      }
      at++;
      return out.toString();
    }

    private char escaped() {
      char c = next();
      at++;
      return switch (c) {
        case '"', '\\', '/' -> c;
        case 'b' -> '\b';
        case 'f' -> '\f';
        case 'n' -> '\n';
        case 'r' -> '\r';
        case 't' -> '\t';
        case 'u' -> {
          if (at + 4 > text.length()) {
            throw bad("");
          }
          at += 4;
          yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        default -> throw bad("'\\" + c + "' stands for nothing");
      };
    }
  }
}
