package derring.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** HTTP and WebSocket as bytes on a connection, so that they can be wrong. */
final class RawWire implements AutoCloseable {
  static final int CONTINUED = 0;
  static final int TEXT = 1;
  static final int BINARY = 2;
  static final int CLOSE = 8;
  static final int PING = 9;
  private static final int PATIENCE = 20_000;
  private static final byte[] MASK = {0x12, 0x34, 0x56, 0x78};

  private final Socket socket;
  private final InputStream in;

  /** An answer; its status is 0 if the server hung up without one. */
  record Reply(int status, String head, String body) {
    /** Whether the connection can be used again. */
    boolean last() {
      return status == 0 || head.toLowerCase(Locale.ROOT).contains("connection: close");
    }
  }

  /** What a server sends over a socket: text, or an end with a code and a reason. */
  record Message(int opcode, int code, String text) {}

  RawWire(int port) throws IOException {
    socket = new Socket("localhost", port);
    socket.setTcpNoDelay(true);
    socket.setSoTimeout(PATIENCE);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /** Sends bytes; a server that has hung up is noticed when its answer is read. */
  synchronized void send(byte[] bytes) {
    try {
      socket.getOutputStream().write(bytes);
    } catch (IOException e) {
      // what it said before it hung up can still be read
    }
  }

  void waitForEver() throws IOException {
    socket.setSoTimeout(0);
  }

  /** Breaks off without a word. */
  void abort() {
    close();
  }

  boolean closed() {
    return socket.isClosed();
  }

  /** Nothing more will be sent. */
  void noMore() throws IOException {
    try {
      socket.shutdownOutput();
    } catch (java.net.SocketException e) {
      // the server was faster
    }
  }

  /** Whether nothing comes for so many milliseconds. */
  boolean quietFor(int milliseconds) throws IOException {
    socket.setSoTimeout(milliseconds);
    in.mark(1);
    try {
      in.read();
      in.reset();
      return false;
    } catch (java.net.SocketTimeoutException e) {
      return true;
    } finally {
      socket.setSoTimeout(PATIENCE);
    }
  }

  // ---- HTTP

  /** The answer to what was sent. */
  Reply reply(boolean bodiless) throws IOException {
    try {
      String head = head();
      String[] first = head.split(" ", 3);
      if (first.length < 2 || !first[1].matches("\\d{3}")) {
        return new Reply(0, head, "");
      }
      int status = Integer.parseInt(first[1]);
      if (status == 100) {
        return reply(bodiless);
      }
      String body = bodiless || status == 101 ? "" : body(head.toLowerCase(Locale.ROOT));
      return new Reply(status, head, body);
    } catch (java.net.SocketException e) {
      return new Reply(0, "", "");
    }
  }

  private String head() throws IOException {
    ByteArrayOutputStream head = new ByteArrayOutputStream();
    int end = 0;
    for (int c = in.read(); c >= 0; c = in.read()) {
      head.write(c);
      end = c == '\n' ? end + 1 : c == '\r' ? end : 0;
      if (end == 2) {
        break;
      }
    }
    return head.toString(StandardCharsets.ISO_8859_1);
  }

  private String body(String head) throws IOException {
    int length = head.indexOf("content-length:");
    if (length >= 0) {
      String number = head.substring(length + 15, head.indexOf('\r', length)).strip();
      return new String(in.readNBytes(Integer.parseInt(number)), StandardCharsets.UTF_8);
    }
    if (!head.contains("transfer-encoding: chunked")) {
      return "";
    }
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    while (true) {
      int size = Integer.parseInt(line(), 16);
      body.write(in.readNBytes(size));
      line();
      if (size == 0) {
        return body.toString(StandardCharsets.UTF_8);
      }
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
      line.append((char) c);
    }
    return line.toString().strip();
  }

  // ---- WebSocket

  Reply upgrade(String match, String cookie) throws IOException {
    return upgrade(match, cookie, -1);
  }

  Reply upgrade(String match, String cookie, long after) throws IOException {
    return upgrade(match, cookie, after < 0 ? "" : "?after=" + after);
  }

  Reply upgrade(String match, String cookie, String query) throws IOException {
    send(
        ("GET /api/matches/"
                + match
                + "/socket"
                + query
                + " HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                + "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                + (cookie.isEmpty() ? "" : "Cookie: " + cookie + "\r\n")
                + "\r\n")
            .getBytes(StandardCharsets.ISO_8859_1));
    return reply(false);
  }

  void text(String text) {
    send(frame(0x80 | TEXT, true, text.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * A frame of a client.
   *
   * @param first the first byte: end flag, reserved bits and kind
   */
  static byte[] frame(int first, boolean masked, byte[] payload) {
    ByteBuffer frame = ByteBuffer.allocate(payload.length + 14);
    frame.put((byte) first);
    int mask = masked ? 0x80 : 0;
    if (payload.length < 126) {
      frame.put((byte) (mask | payload.length));
    } else if (payload.length < 65536) {
      frame.put((byte) (mask | 126)).putShort((short) payload.length);
    } else {
      frame.put((byte) (mask | 127)).putLong(payload.length);
    }
    if (masked) {
      frame.put(MASK);
    }
    for (int i = 0; i < payload.length; i++) {
      frame.put((byte) (masked ? payload[i] ^ MASK[i % 4] : payload[i]));
    }
    byte[] bytes = new byte[frame.position()];
    frame.flip().get(bytes);
    return bytes;
  }

  /** The next message; null if the connection is at its end. Pongs are passed over. */
  @Nullable Message message() throws IOException {
    try {
      ByteArrayOutputStream whole = new ByteArrayOutputStream();
      int kind = 0;
      while (true) {
        int first = in.read();
        int second = in.read();
        if (second < 0) {
          return null;
        }
        long length = second & 0x7F;
        if (length == 126) {
          length = ByteBuffer.wrap(in.readNBytes(2)).getShort() & 0xFFFF;
        } else if (length == 127) {
          length = ByteBuffer.wrap(in.readNBytes(8)).getLong();
        }
        byte[] payload = in.readNBytes((int) length);
        int opcode = first & 0x0F;
        if (opcode == CLOSE) {
          int code = payload.length < 2 ? 1005 : ByteBuffer.wrap(payload).getShort() & 0xFFFF;
          return new Message(
              CLOSE, code, new String(payload, StandardCharsets.UTF_8).replaceFirst("^..", ""));
        }
        if (opcode > CLOSE) {
          continue;
        }
        kind = opcode == CONTINUED ? kind : opcode;
        whole.write(payload);
        if ((first & 0x80) != 0) {
          return new Message(kind, 0, whole.toString(StandardCharsets.UTF_8));
        }
      }
    } catch (java.net.SocketException e) {
      return null;
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // it is closed
    }
  }
}
