package derring.server;

import derring.formats.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The server's own sockets with nothing behind them: whatever is said at a match is answered with
 * two texts as long as those of a move, one to each of its two sockets. So one sees what a move
 * costs that needs neither rules nor a store; no server on these sockets makes more.
 */
public final class EchoNode {
  private static final int LONGEST_REQUEST = 4096;
  private static final ByteBuffer WELCOME =
      StandardCharsets.US_ASCII.encode(
          "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");

  private final Map<String, Mailbox> mailboxes = new ConcurrentHashMap<>();
  private final SocketLoop loop = new SocketLoop(() -> System.exit(1));
  private final List<Json.Written<?>> toSpeaker;
  private final List<Json.Written<?>> toOther;

  private EchoNode(int speaker, int other) {
    toSpeaker = List.of(Json.rewritten("+".repeat(speaker)));
    toOther = List.of(Json.rewritten("-".repeat(other)));
  }

  /** Serves until it is killed; prints its port first. Told how many bytes each of them gets. */
  public static void main(String[] args) throws IOException {
    EchoNode node = new EchoNode(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
    try (ServerSocketChannel door = ServerSocketChannel.open()) {
      door.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), LONGEST_REQUEST);
      System.out.println(((InetSocketAddress) door.getLocalAddress()).getPort());
      while (true) {
        node.welcome(door.accept());
      }
    }
  }

  /** The path is the match and the seat. */
  private void welcome(SocketChannel channel) throws IOException {
    ByteBuffer request = ByteBuffer.allocate(LONGEST_REQUEST);
    String text = "";
    while (!text.endsWith("\r\n\r\n") && channel.read(request) >= 0) {
      text = new String(request.array(), 0, request.position(), StandardCharsets.US_ASCII);
    }
    channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
    channel.write(WELCOME.duplicate());
    String seat = text.substring(text.indexOf('/'), text.indexOf(" HTTP"));
    String opposite = seat.substring(0, seat.length() - 1) + (seat.endsWith("0") ? "1" : "0");
    SocketLine line = loop.take(channel, () -> mailboxes.remove(seat));
    mailboxes.put(seat, line.mailbox());
    line.begin(new Speaker(line.mailbox(), opposite), ByteBuffer.allocate(0));
  }

  private final class Speaker implements SocketLine.Talker {
    private final Mailbox mailbox;
    private final String opposite;

    Speaker(Mailbox mailbox, String opposite) {
      this.mailbox = mailbox;
      this.opposite = opposite;
    }

    @Override
    public void said(String message) {
      mailbox.put(toSpeaker);
      mailbox.flush();
      Mailbox other = mailboxes.get(opposite);
      if (other != null) {
        other.put(toOther);
        other.flush();
      }
    }

    @Override
    public void end() {}

    @Override
    public void failed(Throwable trouble) {
      trouble.printStackTrace();
    }
  }
}
