package derring.bench.server;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/**
 * A WebSocket with next to nothing in it, so that the crowd costs less than the server it measures.
 * Understands what our server sends: text in one frame, pings, and the end.
 */
final class BareSocket implements AutoCloseable {
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int MASKED = 0x80;
  private static final int SHORT = 126;
  private static final int LONG = 127;

  private final Socket socket;
  private final DataInputStream in;

  BareSocket(int port, String path, String cookie) throws IOException {
    socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setTcpNoDelay(true);
    in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 16 * 1024));
    String ask =
        "GET "
            + path
            + " HTTP/1.1\r\nHost: localhost:"
            + port
            + "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            + "Sec-WebSocket-Key: ZGVycmluZyBkbyBiZW5jaA==\r\nCookie: "
            + cookie
            + "\r\n\r\n";
    socket.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
    String status = header();
    if (!status.contains(" 101 ")) {
      throw new IOException("no socket: " + status);
    }
    while (!header().isEmpty()) {
      // the rest of the answer says nothing new
    }
  }

  private String header() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = in.readUnsignedByte(); c != '\n'; c = in.readUnsignedByte()) {
      if (c != '\r') {
        line.append((char) c);
      }
    }
    return line.toString();
  }

  /** The mask is zero, which is allowed and leaves the text as it is. */
  void send(String text) throws IOException {
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
    socket.getOutputStream().write(frame);
  }

  /** The next text; empty at the end. */
  String receive() throws IOException {
    while (true) {
      int first = in.readUnsignedByte();
      long length = in.readUnsignedByte();
      if (length == SHORT) {
        length = in.readUnsignedShort();
      } else if (length == LONG) {
        length = in.readLong();
      }
      byte[] body = in.readNBytes((int) length);
      if (first == TEXT) {
        return new String(body, StandardCharsets.UTF_8);
      }
      if (first == CLOSE) {
        return "";
      }
    }
  }

  @Override
  public void close() {
    try {
      socket.close();
    } catch (IOException e) {
      // it is gone either way
    }
  }
}
