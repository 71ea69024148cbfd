package derring.server;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Facts;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A guest with a browser's habits: keeps its cookie, talks JSON, follows matches by socket. */
final class Visitor {
  static final HttpClient HTTP = HttpClient.newHttpClient();

  final int port;
  String cookie = "";

  Visitor(int port) {
    this.port = port;
    get("/api/me");
  }

  Visitor(int port, String cookie) {
    this.port = port;
    this.cookie = cookie;
  }

  record Got(int status, String text) {
    Facts facts() {
      return Doc.of("answer.json", text).facts();
    }
  }

  Got get(String path) {
    return send(request(path).GET());
  }

  Got post(String path, Object body) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    body instanceof String text ? text : Json.compact(body))));
  }

  HttpRequest.Builder request(String path) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
            .timeout(Duration.ofSeconds(60));
    return cookie.isEmpty() ? request : request.header("Cookie", cookie);
  }

  Got send(HttpRequest.Builder request) {
    try {
      HttpResponse<String> answer =
          HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
      answer
          .headers()
          .firstValue("Set-Cookie")
          .ifPresent(value -> cookie = value.substring(0, value.indexOf(';')));
      return new Got(answer.statusCode(), answer.body());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(path(request), e);
    }
  }

  private static String path(HttpRequest.Builder request) {
    return request.build().uri().toString();
  }

  String open(Map<String, Object> match) {
    Got got = post("/api/matches", match);
    if (got.status != 200) {
      throw new AssertionError(got.toString());
    }
    return got.facts().at("match").text();
  }

  Link follow(String match) {
    return follow(match, -1);
  }

  Link follow(String match, long after) {
    return new Link(this, match, after < 0 ? "" : "&after=" + after);
  }

  /** Comes back with all that it knows of the last frame. */
  Link follow(String match, long after, String mark) {
    return new Link(this, match, "&after=" + after + "&mark=" + mark);
  }

  /**
   * A socket at a match. It is made of bytes: the JDK's client now and then waits for ever for a
   * long message that comes with the answer to its handshake. Of a table it is sent what changed,
   * as a browser is, and puts it together; {@link #raw} is what came.
   */
  static final class Link {
    /** Stands in {@link #messages} for the end of the connection. */
    static final Facts GONE = Facts.of("gone");

    final RawWire socket;
    final BlockingQueue<Facts> messages = new LinkedBlockingQueue<>();
    final List<String> raw = java.util.Collections.synchronizedList(new ArrayList<>());
    Facts table = Facts.none();
    long last = -1;
    String mark = "";
    volatile int closed;
    volatile String reason = "";
    private int ids;
    private @Nullable Object held;

    /** Fails with an {@link UncheckedIOException} if there is nobody. */
    Link(Visitor visitor, String match, String query) {
      try {
        socket = new RawWire(visitor.port);
        RawWire.Reply reply = socket.upgrade(match, visitor.cookie, "?changes" + query);
        if (reply.status() != 101) {
          throw new IOException("no socket, but " + reply.status());
        }
        socket.waitForEver();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
      Thread.startVirtualThread(this::read);
    }

    private void read() {
      try {
        RawWire.Message message = socket.message();
        while (message != null && message.opcode() == RawWire.TEXT) {
          for (String line : message.text().split("\n", -1)) {
            raw.add(line);
            messages.add(whole(Doc.of("message.json", line).facts()));
          }
          message = socket.message();
        }
        closed = message == null ? 0 : message.code();
        reason = message == null ? "" : message.text();
      } catch (IOException e) {
        closed = 0;
      } finally {
        messages.add(GONE);
        socket.close();
      }
    }

    /** The message, with its table if it is a frame that has one or changes it. */
    private Facts whole(Facts message) {
      if (message.has("table")) {
        held = message.at("table").raw();
      }
      if (!message.has("change")) {
        return message;
      }
      Facts table = Facts.of(Json.Change.upon(held, message.at("change").raw()));
      held = table.raw();
      if (table.has("view")
          && !Json.fingerprint(table.at("view").raw()).equals(table.at("hash").text())) {
        throw new AssertionError("a view that is not of its hash: " + message.raw());
      }
      Map<String, Object> frame = new java.util.LinkedHashMap<>();
      for (String field : List.of("n", "kind", "events", "mark")) {
        if (message.has(field)) {
          frame.put(field, message.at(field).raw());
        }
      }
      frame.put("table", table.raw());
      return Facts.of(frame);
    }

    void say(Object message) {
      socket.text(message instanceof String text ? text : Json.compact(message));
    }

    /** Closes it as one should. */
    void bye() {
      socket.send(RawWire.frame(0x80 | RawWire.CLOSE, true, new byte[] {0x03, (byte) 0xE8}));
    }

    /** The next message, of either kind; frames are taken in. */
    Facts next() {
      try {
        Facts message = messages.poll(60, TimeUnit.SECONDS);
        if (message == null || message == GONE) {
          throw new AssertionError("nothing came; closed " + closed + "; had " + raw.size());
        }
        if (message.has("n") && message.has("kind")) {
          last = ((Number) message.at("n").raw()).longValue();
          mark = message.text("mark", "");
          if (message.has("table")) {
            table = message.at("table");
          }
        }
        return message;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    /** Says something and waits for its answer, taking in frames on the way. */
    Facts ask(Map<String, Object> message) {
      Map<String, Object> whole = new java.util.LinkedHashMap<>(message);
      whole.putIfAbsent("id", "t" + System.identityHashCode(this) + "-" + ids++);
      say(whole);
      while (true) {
        Facts answer = next();
        if (answer.has("ok") && answer.at("id").text().equals(whole.get("id"))) {
          return answer;
        }
      }
    }

    Link until(String state) {
      while (!table.has("state") || !table.at("state").text().equals(state)) {
        next();
      }
      return this;
    }

    boolean toAct(int seat) {
      return table.has("toAct")
          && table.items("toAct").stream().anyMatch(item -> item.number(0, 31) == seat);
    }

    List<String> moves() {
      return table.items("moves").stream().map(move -> move.at("notation").text()).toList();
    }

    String hash() {
      return table.at("hash").text();
    }

    /** Takes in what comes until the connection is closed. */
    Link untilClosed() {
      try {
        Facts message = messages.poll(60, TimeUnit.SECONDS);
        while (message != null && message != GONE) {
          message = messages.poll(60, TimeUnit.SECONDS);
        }
        return this;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }

    /** Takes in frames until number {@code n} is here. */
    void upTo(long n) {
      while (last < n) {
        next();
      }
    }
  }
}
