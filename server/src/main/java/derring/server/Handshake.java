package derring.server;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpPrologue;
import io.helidon.http.RequestException;
import io.helidon.http.WritableHeaders;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http1.spi.Http1Upgrader;
import io.helidon.webserver.spi.ServerConnection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.util.Base64;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Makes a WebSocket of a connection that asks for one. */
final class Handshake implements Http1Upgrader {
  private static final Pattern PATH = Pattern.compile("/api/matches/([^/]+)/socket");
  private static final String VERSION = "13";
  private static final int KEY_BYTES = 16;
  private static final String ACCEPTED = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

  private final Sockets sockets;
  private final SocketLoop loop;
  private final Set<String> proxies;

  Handshake(Sockets sockets, SocketLoop loop, Set<String> proxies) {
    this.sockets = sockets;
    this.loop = loop;
    this.proxies = proxies;
  }

  @Override
  public String supportedProtocol() {
    return "websocket";
  }

  /** What is no socket of a match is answered like any other request. */
  @Override
  public @Nullable ServerConnection upgrade(
      ConnectionContext context, HttpPrologue prologue, WritableHeaders<?> given) {
    Matcher path = PATH.matcher(prologue.uriPath().rawPath());
    Map<String, String> headers = HelidonWeb.headers(given);
    String key = headers.getOrDefault("sec-websocket-key", "");
    if (!prologue.method().text().equals("GET")
        || !path.matches()
        || key.isEmpty()
        || sockets.refused(headers) != null) {
      return null;
    }
    if (!headers.getOrDefault("sec-websocket-version", VERSION).equals(VERSION)) {
      throw bad("Unsupported WebSocket version");
    }
    String answer =
        "HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            + "Sec-WebSocket-Accept: "
            + accepted(key)
            + "\r\n\r\n";
    context.dataWriter().writeNow(BufferData.create(answer.getBytes(StandardCharsets.US_ASCII)));
    Map<String, String> query = HelidonWeb.query(prologue.query());
    return new HandOver((HelidonSetting.Talk) context, path.group(1), headers, query);
  }

  private static RequestException bad(String why) {
    return RequestException.builder()
        .type(DirectHandler.EventType.BAD_REQUEST)
        .message(why)
        .header(HeaderValues.create("Sec-WebSocket-Version", VERSION))
        .build();
  }

  private static String accepted(String key) {
    try {
      if (Base64.getDecoder().decode(key).length != KEY_BYTES) {
        throw bad("Invalid Sec-WebSocket-Key");
      }
      byte[] both = (key + ACCEPTED).getBytes(StandardCharsets.US_ASCII);
      return Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-1").digest(both));
    } catch (IllegalArgumentException e) {
      throw bad("Invalid Sec-WebSocket-Key");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-1", e);
    }
  }

  /** The connection on its way to the loop; the thread of its HTTP ends with that. */
  private final class HandOver implements ServerConnection {
    private final HelidonSetting.Talk talk;
    private final String match;
    private final Map<String, String> headers;
    private final Map<String, String> query;

    HandOver(
        HelidonSetting.Talk talk,
        String match,
        Map<String, String> headers,
        Map<String, String> query) {
      this.talk = talk;
      this.match = match;
      this.headers = headers;
      this.query = query;
    }

    @Override
    public void handle(Limit limit) {
      String address = HelidonWeb.address(talk.remotePeer().address(), headers, proxies);
      byte[] early = new byte[talk.dataReader().available()];
      if (early.length > 0) { // to read nothing it would wait for something
        talk.dataReader().readBuffer(early.length).read(early);
      }
      SocketLine line;
      try {
        Listener.Connection connection = talk.connection();
        line = loop.take(connection.channel(), connection::leave); // and nothing holds the rest
        talk.handOver();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      Visit visit = new Visit(sockets, address, line.mailbox());
      try {
        visit.begin(match, headers.getOrDefault("cookie", ""), query);
      } catch (RuntimeException | Error e) {
        visit.failed(e);
        line.mailbox().close(SocketLine.BROKEN, "Something went wrong here; come back.");
      }
      line.mailbox().flush();
      line.begin(visit, ByteBuffer.wrap(early));
    }

    @SuppressWarnings("removal")
    @Override
    public void handle(Semaphore requests) {
      throw new UnsupportedOperationException("nobody calls this any more");
    }

    @Override
    public Duration idleTime() {
      return Duration.ZERO;
    }

    @Override
    public void close(boolean interrupt) {}
  }
}
