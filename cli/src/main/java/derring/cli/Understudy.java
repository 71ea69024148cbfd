package derring.cli;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Plays at a server as a browser does, through a socket, both seats at one screen, so that Java can
 * note what a server does all the time and not only what its start takes. Knows no more of sockets
 * than our own server needs.
 */
final class Understudy {
  private static final int PATIENCE_MILLIS = 5_000;
  private static final int TEXT = 0x81;
  private static final int MASKED = 0x80;
  private static final int SHORT = 126;
  private static final int LONG = 127;

  private final String address;
  private final SplittableRandom random = new SplittableRandom(1);
  private @Nullable Object table;

  /**
   * @param address of the server, with a slash at its end
   */
  Understudy(String address) {
    this.address = address;
  }

  /** Makes so many moves of a game, or fewer if its match is over before. */
  void play(String game, int moves) throws IOException {
    URLConnection me = URI.create(address + "api/me").toURL().openConnection();
    me.getInputStream().close();
    String given = String.valueOf(me.getHeaderField("Set-Cookie"));
    String cookie = given.substring(0, Math.max(0, given.indexOf(';')));
    String match = open(game, cookie);
    URI at = URI.create(address);
    try (Socket socket = new Socket(at.getHost(), at.getPort())) {
      socket.setSoTimeout(PATIENCE_MILLIS);
      socket.setTcpNoDelay(true);
      DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      upgrade(socket.getOutputStream(), in, match, cookie);
      table = null;
      for (int made = 0; made < moves; ) {
        String wish = hear(in, made);
        if (wish == null) {
          return;
        }
        if (!wish.isEmpty()) {
          send(socket.getOutputStream(), wish);
          made++;
        }
      }
    }
  }

  private String open(String game, String cookie) throws IOException {
    URLConnection asking = URI.create(address + "api/matches").toURL().openConnection();
    asking.setDoOutput(true);
    asking.setRequestProperty("Content-Type", "application/json");
    asking.setRequestProperty("Cookie", cookie);
    Map<String, Object> wish = Map.of("game", game, "seats", List.of("me", "me"), "who", "local");
    asking.getOutputStream().write(Json.compact(wish).getBytes(StandardCharsets.UTF_8));
    try (InputStream answer = asking.getInputStream()) {
      return Doc.of("answer.json", answer.readAllBytes()).facts().at("match").text();
    }
  }

  private static void upgrade(OutputStream out, DataInputStream in, String match, String cookie)
      throws IOException {
    String ask =
        "GET /api/matches/"
            + match
            + "/socket?changes HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: "
            + cookie
            + "\r\n\r\n";
    out.write(ask.getBytes(StandardCharsets.US_ASCII));
    for (int line = 0, c = in.readUnsignedByte();
        c != '\n' || line > 0;
        c = in.readUnsignedByte()) {
      line = c == '\n' ? 0 : c == '\r' ? line : line + 1;
    }
  }

  /** What to say after the next message; empty for nothing, null if it is over. */
  private @Nullable String hear(DataInputStream in, int made) throws IOException {
    String wish = "";
    for (String line : receive(in).split("\n", -1)) {
      Facts message = Doc.of("message.json", line).facts();
      if (message.has("table") || message.has("change")) {
        Object change = message.has("change") ? message.at("change").raw() : null;
        table = change == null ? message.at("table").raw() : Json.Change.upon(table, change);
        wish = wish(Facts.of(table), made);
      }
      if (wish == null) {
        return null;
      }
    }
    return wish;
  }

  private @Nullable String wish(Facts now, int made) {
    List<Facts> moves = now.items("moves");
    if (moves.isEmpty()) {
      return now.at("state").text().equals("finished") ? null : "";
    }
    String move = moves.get(random.nextInt(moves.size())).at("notation").text();
    int seat = now.at("eye").number(0, 1);
    return Json.compact(
        Map.of("do", "move", "id", Integer.toString(made), "seat", seat, "move", move));
  }

  private static String receive(DataInputStream in) throws IOException {
    while (true) {
      int first = in.readUnsignedByte();
      int length = in.readUnsignedByte();
      length =
          length == SHORT ? in.readUnsignedShort() : length == LONG ? (int) in.readLong() : length;
      byte[] body = in.readNBytes(length);
      if (first == TEXT) {
        return new String(body, StandardCharsets.UTF_8);
      }
    }
  }

  /** The mask is zero, which is allowed and leaves the text as it is. */
  private static void send(OutputStream out, String text) throws IOException {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    boolean small = body.length < SHORT;
    byte[] frame = new byte[(small ? 2 : 4) + 4 + body.length];
    frame[0] = (byte) TEXT;
    frame[1] = (byte) (MASKED | (small ? body.length : SHORT));
    if (!small) {
      frame[2] = (byte) (body.length >> 8);
      frame[3] = (byte) body.length;
    }
    System.arraycopy(body, 0, frame, frame.length - body.length, body.length);
    out.write(frame);
  }
}
