package derring.server;

import derring.kernel.Digest;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A match on one server, driven from outside: everybody at it, one reader among them, and all that
 * the server ever sent to that reader, over sockets or HTTP, in order. What names this match, its
 * guests and its hour is replaced, by as many bytes, because nobody could know it before.
 */
final class Wiretap {
  private final String match;
  private final List<Visitor> guests = new ArrayList<>();
  private final List<Visitor.Link> links = new ArrayList<>();
  private final Visitor reader;
  private final int seat;
  private final List<String> heard = new ArrayList<>();
  private Visitor.Link ear;
  private int taken;
  private long n;
  private int asked;
  private int others;

  /** What those who sit down are called. */
  static List<String> names(int seats) {
    return Stream.iterate(0, i -> i + 1).limit(seats).map(i -> "Guest " + i).toList();
  }

  /**
   * Opens a match, lets everybody sit down, and the reader watch before it starts.
   *
   * @param reader whose messages are kept; a spectator for {@link Game#SPECTATOR}
   */
  Wiretap(Server server, int rulesVersion, Map<String, Object> options, int reader, Seed seed) {
    this.seat = reader;
    List<Chair> chairs = new ArrayList<>();
    for (int i = 0; i < seed.seats().size(); i++) {
      Visitor guest = new Visitor(server.port());
      guests.add(guest);
      String name = names(seed.seats().size()).get(i);
      String id = guest.post("/api/me", Map.of("name", name)).facts().at("guest").text();
      chairs.add(Chair.of(new Who(id, name)));
    }
    match =
        server
            .hall()
            .open(
                new Happening.Opened(
                    "swordplay",
                    rulesVersion,
                    options,
                    chairs,
                    Reach.LINK,
                    ClockRule.NONE,
                    true,
                    seed.secret(),
                    List.of(),
                    List.of()),
                new Who(chairs.getFirst().guest(), chairs.getFirst().name()));
    this.reader = reader < 0 ? new Visitor(server.port()) : guests.get(reader);
    this.ear = this.reader.follow(match).until("open");
    for (int i = 0; i < guests.size(); i++) {
      links.add(i == reader ? ear : guests.get(i).follow(match).until("open"));
      String pledge = Digest.ofHex(seed.seats().get(i));
      links.get(i).ask(Map.of("id", "pledge", "do", "pledge", "seat", i, "digest", pledge));
    }
    for (int i = 0; i < guests.size(); i++) {
      while (!links.get(i).table.at("seed").has("pledges")) {
        links.get(i).next();
      }
      String value = seed.seats().get(i);
      links.get(i).ask(Map.of("id", "part", "do", "contribute", "seat", i, "value", value));
    }
    ear.until("running");
    n = ear.last;
  }

  /** Says something in the name of a seat; the reader has seen what came of it. */
  Facts says(int who, Map<String, Object> message) {
    Map<String, Object> whole = new LinkedHashMap<>(message);
    boolean own = who == seat;
    whole.put("id", own ? "own" + asked++ : "other" + others++);
    Facts answer = (own ? ear : links.get(who)).ask(whole);
    boolean stored = answer.at("ok").flag() && !message.get("do").equals("why");
    if (stored) {
      await(((Number) answer.at("n").raw()).longValue());
    }
    return answer;
  }

  /** Waits for something that the server does by itself. */
  void awaitNext() {
    await(n + 1);
  }

  private void await(long number) {
    n = Math.max(n, number);
    ear.upTo(n);
  }

  /** The reader's connection breaks and comes back with a number of a frame. */
  void comesBack(long after) {
    collect();
    ear.socket.abort();
    Visitor.Link again = reader.follow(match, after);
    if (seat >= 0) {
      links.set(seat, again);
    }
    ear = again;
    taken = 0;
    ear.upTo(n);
  }

  /** As {@link #comesBack}, but the server takes the reader for another seat. */
  void comesBackAs(int other) {
    reader.cookie = guests.get(other).cookie;
    comesBack(-1);
  }

  /** The reader asks over HTTP. */
  void gets(String path) {
    Visitor.Got got = reader.get(path.replace("MATCH", match));
    collect();
    keep(got.status() + " " + got.text());
  }

  void posts(String path, Object body) {
    Visitor.Got got = reader.post(path.replace("MATCH", match), body);
    collect();
    keep(got.status() + " " + got.text());
  }

  long last() {
    return n;
  }

  /** All that the reader was ever sent. */
  List<String> heard() {
    collect();
    return heard;
  }

  private void collect() {
    List<String> raw = List.copyOf(ear.raw);
    raw.subList(taken, raw.size()).forEach(this::keep);
    taken = raw.size();
  }

  private void keep(String text) {
    String plain = text.replace(match, "m".repeat(match.length()));
    // Of the host's list and of the chain, into which its secret went, nobody reads anything.
    plain = plain.replaceAll("\"listed\":\\d+", "\"listed\":1");
    plain = plain.replaceAll("\"mark\":\"[0-9a-f]{16}\"", "\"mark\":\"0\"");
    heard.add(plain.replaceAll("\"(at|opened)\":\\d{13}", "\"$1\":1000000000000"));
  }

  void close() {
    ear.socket.abort();
    links.forEach(link -> link.socket.abort());
  }
}
