package derring.server;

import io.helidon.common.socket.PlainSocket;
import io.helidon.common.socket.SocketContext;
import java.lang.reflect.Field;

/**
 * Helidon reads into 8 kB of its own for each connection, for as long as it lasts, and offers no
 * setting for it: that was nearly half of what an idle socket weighs. What players say has a
 * hundred bytes, and what is longer is read in pieces. So once a connection has become a socket its
 * buffer is exchanged for a small one (docs/decisions/0025). Where that cannot be done the
 * connection is as heavy as it was.
 */
final class ReadBuffer {
  private static final int ENOUGH = 512;

  private ReadBuffer() {}

  /**
   * Exchanges the buffer. Only the thread that reads may do this, between two messages.
   *
   * @return whether it was done
   */
  static boolean shrink(SocketContext connection) {
    try {
      Field held = connection.getClass().getDeclaredField("helidonSocket");
      held.setAccessible(true);
      if (!(held.get(connection) instanceof PlainSocket socket)) {
        return false;
      }
      Field buffer = PlainSocket.class.getDeclaredField("readBuffer");
      buffer.setAccessible(true);
      buffer.set(socket, new byte[ENOUGH]);
      return true;
    } catch (ReflectiveOperationException | RuntimeException e) {
      return false;
    }
  }
}
