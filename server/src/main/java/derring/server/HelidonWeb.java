package derring.server;

import io.helidon.common.concurrency.limits.FixedLimit;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.parameters.Parameters;
import io.helidon.http.DirectHandler;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Pattern;

/**
 * The web layer. HTTP is Helidon's, on a virtual thread for each connection; a connection that
 * becomes a WebSocket is handed over to the loop, and nothing of Helidon is left of it
 * (docs/decisions/0032).
 */
final class HelidonWeb implements Web {
  private static final int MOST = 4 * 1024 * 1024;
  private static final Duration GRACE = Duration.ofMillis(500);

  /** So long a client may take to say the next thing. */
  private static final Duration IDLE = Duration.ofMinutes(5);

  private static final Pattern ONE_LENGTH = Pattern.compile("\\d+");

  private static final Duration LOOK = Duration.ofSeconds(10);

  /** Held, because the level of a logger that nobody holds may be forgotten. */
  private static final java.util.logging.Logger CHATTER =
      java.util.logging.Logger.getLogger("io.helidon");

  private final Gate gate;
  private final Set<String> proxies;
  private final HelidonSetting setting;
  private final Limit limit = FixedLimit.create();
  private final ServerConnectionSelector protocol;
  private final SocketLoop loop;
  private final Listener listener;
  private final Map<Listener.Connection, ServerConnection> open = new ConcurrentHashMap<>();
  private volatile boolean closed;

  /**
   * Starts to listen.
   *
   * @param deaf called if it ever ends without being closed
   */
  HelidonWeb(ServerOptions options, Gate gate, Hall hall, Numbers numbers, Runnable deaf) {
    CHATTER.setLevel(java.util.logging.Level.SEVERE); // it warns of every nonsense sent to it
    this.gate = gate;
    this.proxies = options.front().proxies();
    DirectHandlers.Builder direct = DirectHandlers.builder();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      direct.addHandler(type, HelidonWeb::plain);
    }
    setting = new HelidonSetting(MOST, direct.build(), this::serve);
    loop = new SocketLoop(deaf);
    Sockets sockets = new Sockets(hall, gate, options.limits(), numbers);
    protocol =
        Http1ConnectionSelector.builder()
            .config(Http1Config.create())
            .addUpgrader(new Handshake(sockets, loop, proxies))
            .build();
    Doorkeeper door = new Doorkeeper(options.limits(), proxies, numbers);
    try {
      listener = new Listener(options.host(), options.port(), door, this::welcome, deaf);
    } catch (UncheckedIOException e) {
      loop.close();
      throw e;
    }
    hall.later(LOOK, () -> look(hall));
  }

  /** Serves one connection for as long as it speaks HTTP. */
  private void welcome(Listener.Connection connection) throws IOException {
    connection.channel().socket().setSoTimeout((int) IDLE.toMillis());
    HelidonSetting.Talk talk = setting.talk(connection);
    ServerConnection served = protocol.connection(talk);
    open.put(connection, served);
    try {
      if (!closed) {
        served.handle(limit);
      }
    } catch (InterruptedException | RuntimeException e) {
      CHATTER.log(java.util.logging.Level.FINE, "a connection ended", e);
    } finally {
      open.remove(connection);
      if (!talk.handedOver()) {
        talk.close();
      }
    }
  }

  /** Lets go of those who say nothing. */
  private void look(Hall hall) {
    open.values().stream()
        .filter(connection -> connection.idleTime().compareTo(IDLE) > 0)
        .forEach(connection -> connection.close(false));
    hall.later(LOOK, () -> look(hall));
  }

  @Override
  public int port() {
    return listener.port();
  }

  @Override
  public void close() {
    closed = true;
    listener.close();
    open.values().forEach(connection -> connection.close(false));
    long end = System.nanoTime() + GRACE.toNanos();
    while (!open.isEmpty() && System.nanoTime() < end) {
      LockSupport.parkNanos(Duration.ofMillis(5).toNanos());
    }
    open.values().forEach(connection -> connection.close(true));
    loop.close();
  }

  /**
   * What never reaches a route is answered in one sentence, too. What we get wrong ourselves the
   * gate has answered, so whatever fails here was not sent as it should be.
   */
  private static DirectHandler.TransportResponse plain(
      DirectHandler.TransportRequest request,
      DirectHandler.EventType type,
      io.helidon.http.Status status,
      io.helidon.http.ServerResponseHeaders headers,
      String message) {
    int code = status.code() >= 500 ? 400 : status.code();
    Answer answer = Answer.error(code, "", "The request was not understood.");
    return DirectHandler.TransportResponse.builder()
        .status(io.helidon.http.Status.create(code))
        .headers(headers)
        .header(HeaderNames.CONTENT_TYPE, answer.type())
        .entity(answer.body())
        .keepAlive(false)
        .build();
  }

  private void serve(ServerRequest from, ServerResponse to) {
    String method = from.prologue().method().text();
    String path = from.path().rawPath();
    Map<String, String> headers = headers(from.headers());
    int most = gate.most(method, path);
    byte[] body;
    try {
      String length = headers.getOrDefault("content-length", "0");
      if (!ONE_LENGTH.matcher(length).matches() // two of them are joined by a semicolon
          || (headers.containsKey("transfer-encoding") && headers.containsKey("content-length"))) {
        throw new IOException("two lengths"); // what one server takes for a body, another does not
      }
      body = read(from, most);
    } catch (IOException | RuntimeException e) { // its length or its chunks make no sense
      Answer answer = Answer.error(400, "", "The body of the request was not understood.");
      to.status(answer.status()).header("Content-Type", answer.type());
      to.header("Connection", "close").send(answer.body());
      throw new CloseConnectionException("where the next request begins is not known", e);
    }
    boolean told = proxies.contains(peer(from.remotePeer().address()));
    boolean secure = from.isSecure() || (told && "https".equals(headers.get("x-forwarded-proto")));
    Answer answer =
        gate.answer(
            new Request(
                method,
                path,
                Map.of(),
                query(from.query()),
                headers,
                body,
                address(from.remotePeer().address(), headers, proxies),
                secure,
                Who.SERVER));
    to.status(answer.status());
    answer.headers().forEach(to::header);
    to.header("Content-Type", answer.type());
    if (body.length > most) {
      to.header("Connection", "close");
    }
    to.send(method.equals("HEAD") ? new byte[0] : answer.body());
    if (headers.getOrDefault("connection", "").equalsIgnoreCase("close")) {
      throw new CloseConnectionException("as the client wanted"); // Helidon would only say so
    }
  }

  /** One byte more than allowed is enough to know that it is too much. */
  private static byte[] read(ServerRequest from, int most) throws IOException {
    if (!from.content().hasEntity()) {
      return new byte[0];
    }
    // Not closed: where its chunks make no sense, that would wait for the next one.
    return from.content().inputStream().readNBytes(most + 1);
  }

  static Map<String, String> headers(Headers from) {
    Map<String, String> headers = new HashMap<>();
    for (Header header : from) {
      headers.merge(
          header.name().toLowerCase(Locale.ROOT),
          header.allValues().isEmpty() ? "" : String.join("; ", header.allValues()),
          (a, b) -> a + "; " + b);
    }
    return headers;
  }

  static Map<String, String> query(Parameters from) {
    Map<String, String> query = new HashMap<>();
    for (String name : from.names()) {
      query.put(name, from.first(name).orElse(""));
    }
    return query;
  }

  /** Who asks; a proxy that is trusted says for whom it does. */
  static String address(
      java.net.SocketAddress peer, Map<String, String> headers, Set<String> proxies) {
    String forwarded = headers.getOrDefault("x-forwarded-for", "");
    if (!forwarded.isEmpty() && proxies.contains(peer(peer))) {
      String[] hops = forwarded.split("[,;]", -1);
      return hops[hops.length - 1].strip();
    }
    return peer(peer);
  }

  private static String peer(java.net.SocketAddress peer) {
    return peer instanceof InetSocketAddress inet
        ? inet.getAddress().getHostAddress()
        : peer.toString();
  }
}
