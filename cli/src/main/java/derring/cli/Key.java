package derring.cli;

import java.io.IOError;
import java.io.PrintWriter;
import java.util.List;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/**
 * What a reader of a replay pressed.
 *
 * @param name next, back, first, end, leave, go or seat
 * @param argument what was typed after it
 */
record Key(String name, String argument) {

  /** Waits for a key; those that need a number ask for it. */
  static Key read(Screen screen, String prompt) {
    Terminal terminal = screen.terminal();
    PrintWriter out = terminal.writer();
    out.print(prompt + " ");
    out.flush();
    Attributes before = terminal.enterRawMode();
    String name;
    try {
      name = new BindingReader(terminal.reader()).readBinding(map(terminal));
    } catch (IOError e) { // Ctrl-C
      name = "leave";
    } finally {
      terminal.setAttributes(before);
    }
    if (name == null) {
      return new Key("leave", "");
    }
    if (!name.equals("go") && !name.equals("seat")) {
      return new Key(name, "");
    }
    out.print("\r\n");
    String argument =
        screen.read(Integer.MIN_VALUE, name.equals("go") ? "go to move " : "seat ", List.of());
    return new Key(name, argument == null ? "" : argument.strip());
  }

  private static KeyMap<String> map(Terminal terminal) {
    KeyMap<String> map = new KeyMap<>();
    map.setNomatch("unknown");
    map.setUnicode("unknown");
    map.bind("next", "n", " ", "\r", "\n", KeyMap.key(terminal, Capability.key_right), "\u001b[C");
    map.bind("back", "p", "b", KeyMap.key(terminal, Capability.key_left), "\u001b[D");
    map.bind("first", "0", KeyMap.key(terminal, Capability.key_home));
    map.bind("end", "e", KeyMap.key(terminal, Capability.key_end));
    map.bind("go", "g");
    map.bind("seat", "s");
    map.bind("leave", "q", "\u0003", "\u0004");
    return map;
  }
}
