package derring.cli;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/** A socket at a match of a server, with as little in it as will do: text and nothing else. */
final class Wire implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 30_000;
  private static final int TEXT = 0x81;
  private static final int MASKED = 0x80;
  private static final int SHORT = 126;
  private static final int LONG = 127;

  private final Socket socket;
  private final DataInputStream in;
  private final Deque<Facts> heard = new ArrayDeque<>();

  Wire(int port, String match, String cookie) throws IOException {
    socket = new Socket("localhost", port);
    socket.setSoTimeout(PATIENCE_MILLIS);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    String ask =
        """
        GET /api/matches/%s/socket HTTP/1.1\r
        Host: localhost:%d\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Version: 13\r
        Sec-WebSocket-Key: ZGVycmluZyBkbyByZWxlYQ==\r
        Cookie: %s\r
        \r
        """
            .formatted(match, port, cookie);
    socket.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
    String status = line();
    if (!status.contains(" 101 ")) {
      throw new IOException("no socket: " + status);
    }
    while (!line().isEmpty()) {
      // the rest of the answer says nothing new
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  /** The mask is zero, which is allowed and leaves the text as it is. */
  void say(Object message) throws IOException {
    byte[] body = Json.compact(message).getBytes(StandardCharsets.UTF_8);
    if (body.length >= SHORT) {
      throw new IllegalArgumentException("too long: " + body.length);
    }
    byte[] frame = new byte[6 + body.length];
    frame[0] = (byte) TEXT;
    frame[1] = (byte) (MASKED | body.length);
    System.arraycopy(body, 0, frame, 6, body.length);
    socket.getOutputStream().write(frame);
  }

  /** The next message. */
  Facts next() throws IOException {
    while (heard.isEmpty()) {
      int first = in.readUnsignedByte();
      long length = in.readUnsignedByte();
      if (length == SHORT) {
        length = in.readUnsignedShort();
      } else if (length == LONG) {
        length = in.readLong();
      }
      String body = new String(in.readNBytes((int) length), StandardCharsets.UTF_8);
      if (first == TEXT) {
        body.lines().forEach(line -> heard.add(Doc.of("message.json", line).facts()));
      }
    }
    return heard.remove();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
