package derring.browser.lacking;

import java.util.ArrayList;
import java.util.List;

/**
 * In place of {@link java.util.regex.Pattern}, which weighs as much as a game: characters, classes
 * of them, groups, alternatives and greedy repetitions. {@link derring.browser.build.Baker} reads
 * every expression of ours with it, so that one which it cannot read does not get into a page.
 */
public final class Pattern {
  private static final String BLANK = " \t\n\u000B\f\r";
  private static final String LINE_END = "\n\u000B\f\r\u0085\u2028\u2029";

  /** What must be met behind a part, from a place in the text on. */
  private interface Rest {
    boolean from(int at);
  }

  /** A part of an expression. */
  private interface Part {
    boolean met(Matcher in, int at, Rest rest);
  }

  /** A part that is a single character. */
  private interface Sign extends Part {
    boolean has(char c);

    @Override
    default boolean met(Matcher in, int at, Rest rest) {
      return at < in.text.length() && has(in.text.charAt(at)) && rest.from(at + 1);
    }
  }

  private final String text;
  private final Part whole;
  private int at;
  private int groups;

  private Pattern(String text) {
    this.text = text;
    this.whole = either();
    if (at < text.length()) {
      throw bad();
    }
  }

  public static Pattern compile(String text) {
    return new Pattern(text);
  }

  public Matcher matcher(CharSequence in) {
    return new Matcher(this, in.toString(), groups);
  }

  /** Where a match that begins at a place ends; -1 if none does. */
  int end(Matcher in, int from, boolean all) {
    int[] end = {-1};
    boolean found =
        whole.met(
            in,
            from,
            last -> {
              end[0] = last;
              return !all || last == in.text.length();
            });
    return found ? end[0] : -1;
  }

  // ---- reading

  private IllegalArgumentException bad() {
    return new IllegalArgumentException("an expression of which a page knows nothing: " + text);
  }

  private boolean next(char wanted) {
    boolean there = at < text.length() && text.charAt(at) == wanted;
    at += there ? 1 : 0;
    return there;
  }

  private char taken() {
    if (at >= text.length()) {
      throw bad();
    }
    return text.charAt(at++);
  }

  private Part either() {
    List<Part> ways = new ArrayList<>();
    do {
      ways.add(sequence());
    } while (next('|'));
    return ways.size() == 1
        ? ways.getFirst()
        : (in, from, rest) -> {
          for (Part way : ways) {
            if (way.met(in, from, rest)) {
              return true;
            }
          }
          return false;
        };
  }

  private Part sequence() {
    List<Part> parts = new ArrayList<>();
    while (at < text.length() && "|)".indexOf(text.charAt(at)) < 0) {
      parts.add(repeated(part()));
    }
    return (in, from, rest) -> met(parts, 0, in, from, rest);
  }

  private static boolean met(List<Part> parts, int first, Matcher in, int from, Rest rest) {
    return first == parts.size()
        ? rest.from(from)
        : parts.get(first).met(in, from, next -> met(parts, first + 1, in, next, rest));
  }

  private Part repeated(Part part) {
    int least = 1;
    int most = 1;
    if (next('*')) {
      least = 0;
      most = Integer.MAX_VALUE;
    } else if (next('+')) {
      most = Integer.MAX_VALUE;
    } else if (next('?')) {
      least = 0;
    } else if (next('{')) {
      least = number();
      most = !next(',') ? least : text.charAt(at) == '}' ? Integer.MAX_VALUE : number();
      if (!next('}')) {
        throw bad();
      }
    } else {
      return part;
    }
    if (next('?') || next('+')) {
      throw bad(); // those that take as little as they can, or give nothing back
    }
    return part instanceof Sign sign ? run(sign, least, most) : again(part, least, most);
  }

  private int number() {
    int start = at;
    while (Unicode.isDigit(taken())) {}
    at--;
    return Integer.parseInt(text.substring(start, at));
  }

  /** The longest first, in a loop: a run may be as long as the text. */
  private static Part run(Sign sign, int least, int most) {
    return (in, from, rest) -> {
      int end = from;
      while (end < in.text.length() && end - from < most && sign.has(in.text.charAt(end))) {
        end++;
      }
      for (; end - from >= least; end--) {
        if (rest.from(end)) {
          return true;
        }
      }
      return false;
    };
  }

  private static Part again(Part part, int least, int most) {
    return (in, from, rest) ->
        (most > 0
                && part.met(
                    in,
                    from,
                    next ->
                        next > from
                            && again(part, Math.max(0, least - 1), most - 1).met(in, next, rest)))
            || (least == 0 && rest.from(from));
  }

  private Part part() {
    char c = taken();
    return switch (c) {
      case '(' -> group();
      case '^' -> (in, from, rest) -> from == 0 && rest.from(from);
      case '$' -> (in, from, rest) -> from == in.text.length() && rest.from(from);
      case '.' -> sign(each -> "\n\r\u0085\u2028\u2029".indexOf(each) < 0);
      case '[' -> oneOf();
      case '\\' -> text.charAt(at) == 'R' ? lineEnd() : escaped();
      case '*', '+', '?', '{' -> throw bad();
      default -> sign(each -> each == c);
    };
  }

  private static Sign sign(Sign sign) {
    return sign;
  }

  private Part group() {
    if (next('?')) {
      throw bad();
    }
    int number = ++groups;
    Part inner = either();
    if (!next(')')) {
      throw bad();
    }
    return (in, from, rest) ->
        inner.met(
            in,
            from,
            end -> {
              int start = in.starts[number];
              int before = in.ends[number];
              in.starts[number] = from;
              in.ends[number] = end;
              boolean met = rest.from(end);
              if (!met) {
                in.starts[number] = start;
                in.ends[number] = before;
              }
              return met;
            });
  }

  /** The two characters that end a line elsewhere are one end. */
  private Part lineEnd() {
    at++;
    return (in, from, rest) ->
        (in.text.startsWith("\r\n", from) && rest.from(from + 2))
            || (from < in.text.length()
                && LINE_END.indexOf(in.text.charAt(from)) >= 0
                && rest.from(from + 1));
  }

  private Sign escaped() {
    char c = taken();
    return switch (c) {
      case 'd' -> each -> each >= '0' && each <= '9';
      case 's' -> each -> BLANK.indexOf(each) >= 0;
      case 'S' -> each -> BLANK.indexOf(each) < 0;
      case 'w' ->
          each ->
              (each >= '0' && each <= '9')
                  || (each >= 'a' && each <= 'z')
                  || (each >= 'A' && each <= 'Z')
                  || each == '_';
      default -> {
        if (Unicode.isLetter(c) || Unicode.isDigit(c)) {
          throw bad();
        }
        yield each -> each == c;
      }
    };
  }

  private Sign oneOf() {
    boolean not = next('^');
    List<Sign> signs = new ArrayList<>();
    while (!next(']')) {
      char from = taken();
      if (from == '[' || from == '&') {
        throw bad();
      }
      if (from == '\\') {
        signs.add(escaped());
      } else if (at + 1 < text.length() && text.charAt(at) == '-' && text.charAt(at + 1) != ']') {
        at++;
        char to = taken();
        signs.add(each -> each >= from && each <= to);
      } else {
        signs.add(each -> each == from);
      }
    }
    return each -> {
      for (Sign sign : signs) {
        if (sign.has(each)) {
          return !not;
        }
      }
      return not;
    };
  }
}
