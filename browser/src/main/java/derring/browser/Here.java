package derring.browser;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.server.Outside;
import derring.server.Parlour;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSExport;

/**
 * What a page can call. What a call leads to is waiting in a tray and is taken from there: a list
 * of lists, each of which begins with a word of {@link Tray}.
 */
public final class Here {
  private static final Tray TRAY = new Tray();
  private static @Nullable Parlour parlour;

  private Here() {}

  public static void main(String[] args) {}

  /** What the host wants of the page: {@code tell}, {@code keep}, {@code list} and {@code wake}. */
  private static final class Tray implements Outside {
    private final List<List<Object>> waiting = new ArrayList<>();

    @Override
    public void tell(int socket, String line) {
      waiting.add(List.of("tell", socket, line));
    }

    @Override
    public void keep(String match, long n, String fact) {
      waiting.add(List.of("keep", match, n, fact));
    }

    @Override
    public void list(String match, String summary) {
      waiting.add(List.of("list", match, summary));
    }

    @Override
    public void wake(String match, long at) {
      waiting.add(List.of("wake", match, at));
    }

    @Override
    public String random(int bytes) {
      return Here.random(bytes);
    }

    String taken() {
      String all = Json.compact(waiting);
      waiting.clear();
      return all;
    }
  }

  private static Parlour parlour() {
    if (parlour == null) {
      parlour = new Parlour(Shelf.standard(), TRAY);
    }
    return parlour;
  }

  @JSBody(
      params = "bytes",
      script =
          "return Array.from(crypto.getRandomValues(new Uint8Array(bytes)),"
              + " function (b) { return b.toString(16).padStart(2, '0'); }).join('');")
  private static native String random(int bytes);

  /** Hands in a file that the games need; all of them before anything else is called. */
  @JSExport
  public static void text(String name, String text) {
    Texts.put(name, text);
  }

  /** Says what the one who looks is called. */
  @JSExport
  public static void call(String name) {
    parlour().call(name);
  }

  /** {@link Parlour#hurry}. */
  @JSExport
  public static void quick() {
    parlour().hurry();
  }

  /** Answers a request: the status, a blank, and the text. An empty body stands for none. */
  @JSExport
  public static String ask(String path, String body, double now) {
    Parlour.Said said = parlour().ask(path, body.isEmpty() ? null : body, (long) now);
    return said.status() + " " + said.text();
  }

  @JSExport
  public static boolean has(String match) {
    return parlour().has(match);
  }

  /** Goes on with a match after these facts, one a line. */
  @JSExport
  public static void resume(String match, String facts, double now) {
    parlour().resume(match, List.of(facts.split("\n")), (long) now);
  }

  @JSExport
  public static void follow(int socket, String match, double after, double now) {
    parlour().follow(socket, match, (long) after, (long) now);
  }

  @JSExport
  public static void leave(int socket, String match) {
    parlour().leave(socket, match);
  }

  @JSExport
  public static void said(int socket, String match, String text, double now) {
    parlour().said(socket, match, text, (long) now);
  }

  @JSExport
  public static void tend(String match, double now) {
    parlour().tend(match, (long) now);
  }

  /** What is in the tray, which is empty afterwards. */
  @JSExport
  public static String taken() {
    return TRAY.taken();
  }

  // ---- for tests and measurements

  /** {@link Cases#played}. */
  @JSExport
  public static String played(String line) {
    return Cases.played(line);
  }
}
