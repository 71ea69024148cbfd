package derring.server;

import io.helidon.common.buffers.BufferData;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import io.helidon.websocket.WsUpgradeException;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** One WebSocket of Helidon's. */
final class HelidonSocket implements WsListener {
  private static final int LONGEST = 16 * 1024;

  private final Sockets sockets;
  private final Set<String> proxies;
  private final StringBuilder partial = new StringBuilder();
  private Map<String, String> headers = Map.of();
  private String match = "";
  private long after = -1;
  private String mark = "";
  private boolean changes;
  private String address = "";
  private final AtomicBoolean ended = new AtomicBoolean();
  private volatile @Nullable Mailbox mailbox;
  private volatile @Nullable Follower follower;

  HelidonSocket(Sockets sockets, Set<String> proxies) {
    this.sockets = sockets;
    this.proxies = proxies;
  }

  @Override
  public Optional<Headers> onHttpUpgrade(HttpPrologue prologue, Headers given)
      throws WsUpgradeException {
    headers = HelidonWeb.headers(given);
    String refused = sockets.refused(headers);
    if (refused != null) {
      throw new WsUpgradeException(refused);
    }
    String[] path = prologue.uriPath().rawPath().split("/", -1);
    match = path.length > 3 ? path[3] : "";
    Map<String, String> query = HelidonWeb.query(prologue.query());
    String number = query.getOrDefault("after", "-1");
    mark = query.getOrDefault("mark", "");
    changes = query.containsKey("changes");
    after = number.matches("\\d{1,15}") ? Long.parseLong(number) : -1;
    return Optional.empty();
  }

  @Override
  public void onOpen(WsSession session) {
    address = HelidonWeb.address(session.socketContext().remotePeer().address(), headers, proxies);
    Mailbox out =
        new Mailbox(
            new Mailbox.Wire() {
              @Override
              public void send(String message) {
                session.send(message, true);
              }

              @Override
              public void close(int code, String reason) {
                session.close(code, reason);
              }
            });
    mailbox = out;
    sockets.endWith(Thread.currentThread(), this::end);
    ReadBuffer.shrink(session.socketContext());
    String unwanted = sockets.enter(address);
    if (unwanted != null) {
      out.close(unwanted.equals(Sockets.BLOCKED) ? Sockets.POLICY : 1013, unwanted);
      return;
    }
    Follower in =
        sockets.follower(match, headers.getOrDefault("cookie", ""), address, out, changes);
    follower = in;
    headers = Map.of();
    in.begin(after, mark);
  }

  @Override
  public void onMessage(WsSession session, String text, boolean last) {
    if (partial.length() + text.length() > LONGEST) {
      partial.setLength(0);
      shut(1009, "A message may have at most " + LONGEST + " characters.");
      return;
    }
    String whole = text;
    if (!last || !partial.isEmpty()) {
      partial.append(text);
      whole = last ? partial.toString() : "";
    }
    if (last && follower != null && mailbox != null) {
      partial.setLength(0);
      sockets.said(follower, mailbox, whole);
    }
  }

  @Override
  public void onMessage(WsSession session, BufferData bytes, boolean last) {
    shut(1003, "Only text is understood.");
  }

  @Override
  public void onPing(WsSession session, BufferData bytes) {
    session.pong(bytes);
  }

  @Override
  public void onClose(WsSession session, int status, String reason) {
    end();
  }

  @Override
  public void onError(WsSession session, Throwable trouble) {
    end();
  }

  private void shut(int code, String reason) {
    if (mailbox != null) {
      mailbox.close(code, reason);
    }
  }

  private void end() {
    Mailbox out = mailbox;
    if (out == null || !ended.compareAndSet(false, true)) {
      return;
    }
    out.stop();
    sockets.exit(address);
    if (follower != null) {
      follower.end();
    }
  }
}
