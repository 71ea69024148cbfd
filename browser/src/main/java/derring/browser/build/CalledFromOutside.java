package derring.browser.build;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Exports what a page calls. The compiler hands such functions to JavaScript as references, and
 * whoever looks at the module alone takes them for functions that nobody calls, and empties them.
 */
final class CalledFromOutside {
  private static final int IMPORTS = 2;
  private static final int EXPORTS = 7;
  private static final int CODE = 10;
  private static final int REF_FUNC = 0xD2;
  private static final int I32_CONST = 0x41;
  private static final int CALL = 0x10;

  private final byte[] module;
  private int at;

  private CalledFromOutside(byte[] module) {
    this.module = module;
  }

  static byte[] exported(byte[] module) {
    return new CalledFromOutside(module).exported();
  }

  private byte[] exported() {
    Set<Integer> definers = new TreeSet<>();
    Set<Integer> called = new TreeSet<>();
    int exports = 0;
    for (at = 8; at < module.length; ) {
      int begin = at;
      int kind = module[at++];
      int size = number();
      int end = at + size;
      if (kind == IMPORTS) {
        definers.addAll(definers());
      } else if (kind == EXPORTS) {
        exports = begin;
      } else if (kind == CODE) {
        called.addAll(called(definers, at, end));
      }
      at = end;
    }
    if (called.isEmpty() || exports == 0) {
      throw new IllegalStateException("a page could call nothing of what was compiled");
    }
    return with(called, exports);
  }

  private int number() {
    int number = 0;
    for (int shift = 0; ; shift += 7) {
      byte part = module[at++];
      number |= (part & 127) << shift;
      if (part >= 0) {
        return number;
      }
    }
  }

  private String name() {
    int length = number();
    at += length;
    return new String(module, at - length, length, StandardCharsets.UTF_8);
  }

  /** The functions by which JavaScript is given others. */
  private Set<Integer> definers() {
    Set<Integer> found = new TreeSet<>();
    int functions = 0;
    for (int left = number(); left > 0; left--) {
      boolean ours = name().equals("teavmJso");
      boolean defines = name().startsWith("define") && ours;
      switch (module[at++]) {
        case 0 -> {
          number();
          if (defines) {
            found.add(functions);
          }
          functions++;
        }
        case 2 -> {
          boolean bounded = (module[at++] & 1) == 1;
          number();
          if (bounded) {
            number();
          }
        }
        case 3 -> at += 2;
        default -> throw new IllegalStateException("an import of which nothing is known");
      }
    }
    return found;
  }

  /** A reference to a function, a small number, and a call of one that gives it away. */
  private Set<Integer> called(Set<Integer> definers, int from, int to) {
    Set<Integer> found = new TreeSet<>();
    for (int i = from; i < to - 4; i++) {
      if ((module[i] & 0xFF) == REF_FUNC) {
        Integer function = given(i + 1, definers);
        if (function != null) {
          found.add(function);
        }
      }
    }
    return found;
  }

  private @Nullable Integer given(int from, Set<Integer> definers) {
    at = from;
    int function = number();
    if (module[at++] != I32_CONST) {
      return null;
    }
    number();
    return module[at++] == CALL && definers.contains(number()) ? function : null;
  }

  private byte[] with(Set<Integer> called, int exports) {
    at = exports + 1;
    int end = number();
    end += at;
    int before = number();
    ByteArrayOutputStream section = new ByteArrayOutputStream();
    write(section, before + called.size());
    section.write(module, at, end - at);
    for (int function : called) {
      byte[] name = ("called." + function).getBytes(StandardCharsets.UTF_8);
      write(section, name.length);
      section.writeBytes(name);
      section.write(0);
      write(section, function);
    }
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.write(module, 0, exports);
    all.write(EXPORTS);
    write(all, section.size());
    all.writeBytes(section.toByteArray());
    all.write(module, end, module.length - end);
    return all.toByteArray();
  }

  private static void write(ByteArrayOutputStream out, int number) {
    int left = number;
    for (; left > 127; left >>>= 7) {
      out.write((left & 127) | 128);
    }
    out.write(left);
  }
}
