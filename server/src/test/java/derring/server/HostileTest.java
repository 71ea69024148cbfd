package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Facts;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Strangers, forgers and an opponent send what they should not, to a server in a process of its
 * own. It must answer each with a sentence or hang up, never fail, never tell what is hidden, keep
 * the matches as they were, and not grow.
 */
class HostileTest {
  private static final int TIMES = Integer.getInteger("derring.hostile", 20_000);
  private static final int MANY = 20;
  private static final int ATTACKERS = 4;
  private static final int MOST_FAULTS = 20;
  private static final long GROWTH = 8L << 20;
  private static final Pattern COOKIE = Pattern.compile("(?m)^Set-Cookie: derring=[^;]*");

  @TempDir Path home;

  @Test
  void hostileFramesAndRequestsChangeAndTellNothing() throws Exception {
    attack(TIMES);
  }

  @Tag("soak")
  @Test
  void manyMore() throws Exception {
    attack(MANY * TIMES);
  }

  private void attack(int times) throws Exception {
    Victims victims;
    try (Node node = Node.start(home, "")) {
      victims = new Victims(node.port(), new Random(4));
    }
    Map<String, List<Journal.Fact>> before = facts(victims);
    Map<Object, Integer> tally = new TreeMap<>(java.util.Comparator.comparing(String::valueOf));
    Node node = Node.start(home, "");
    try (node) {
      Siege siege = new Siege(node, victims, secrets(victims, before), home);
      siege.run(times / 10, 100);
      long heap = node.heap();
      siege.run(times, 200);
      long grown = node.heap() - heap;
      siege.assertThatNobodyNoticed();
      assertThat(grown).as("growth of the heap, in bytes").isLessThan(GROWTH);
      tally.putAll(siege.tally);
      tally.put("heap grew by kB", (int) (grown >> 10));
    }
    assertThat(facts(victims)).as("the journal of the victims").isEqualTo(before);
    assertThat(node.log()).as("the log").doesNotContain("ERROR").doesNotContain("Exception");
    System.out.println(times + " hostile frames and requests: " + tally);
  }

  private Map<String, List<Journal.Fact>> facts(Victims victims) {
    Map<String, List<Journal.Fact>> facts = new TreeMap<>();
    try (Journal journal = Journals.open("", home)) {
      victims.matches().forEach(match -> facts.put(match, journal.read(match, 0)));
    }
    return facts;
  }

  /** What nobody may be sent who does not know it. */
  private static Set<String> secrets(Victims victims, Map<String, List<Journal.Fact>> facts) {
    Set<String> secrets = new TreeSet<>(List.of(victims.match, victims.local));
    for (String match : List.of(victims.match, victims.local)) {
      Noted first = Noted.read(facts.get(match).getFirst().body());
      secrets.add(((Happening.Opened) first.what()).secret());
    }
    for (Visitor victim : List.of(victims.first, victims.second)) {
      secrets.add(victim.cookie.substring(victim.cookie.lastIndexOf('.') + 1));
      secrets.add(victim.cookie.substring(victim.cookie.indexOf('=') + 1).substring(0, 32));
    }
    return secrets;
  }

  /** All attackers of one server, and what they got. */
  private static final class Siege {
    private final int port;
    private final Victims victims;
    private final Set<String> secrets;
    private final String home;
    private final Visitor.Link first;
    private final Visitor.Link second;
    private final int firstHad;
    private final int secondHad;
    private final String seenByStranger;
    private final String seenBySecond;
    private final List<String> hidden = new ArrayList<>();
    private final Set<String> faults = ConcurrentHashMap.newKeySet();
    final Map<Object, Integer> tally = new ConcurrentHashMap<>();

    Siege(Node node, Victims victims, Set<String> secrets, Path home) throws IOException {
      this.port = node.port();
      this.victims = victims;
      this.secrets = secrets;
      this.home = home.toString();
      first = new Visitor(port, victims.first.cookie).follow(victims.match).until("running");
      second = new Visitor(port, victims.second.cookie).follow(victims.match).until("running");
      firstHad = first.raw.size();
      secondHad = second.raw.size();
      seenBySecond = newest(victims.second.cookie);
      seenByStranger = newest(new Visitor(port).cookie);
      for (Facts card : first.table.at("view").items("fighters").getFirst().items("hand")) {
        if (!seenBySecond.contains(card.text()) && !seenByStranger.contains(card.text())) {
          hidden.add(card.text());
        }
      }
      assertThat(hidden).as("cards that only the first victim knows").isNotEmpty();
    }

    /** The last of the frames that somebody is shown who comes. */
    private String newest(String cookie) throws IOException {
      try (RawWire wire = new RawWire(port)) {
        return enter(wire, cookie);
      }
    }

    private String enter(RawWire wire, String cookie) throws IOException {
      assertThat(wire.upgrade(victims.match, cookie).status()).isEqualTo(101);
      while (true) {
        RawWire.Message frame = wire.message();
        if (frame == null || frame.opcode() != RawWire.TEXT) {
          throw new AssertionError("no frame, but " + frame);
        }
        if (frame.text().contains("\"table\":")) {
          return frame.text();
        }
      }
    }

    void run(int times, int seed) throws Exception {
      try (ExecutorService threads = Executors.newFixedThreadPool(ATTACKERS)) {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < ATTACKERS; i++) {
          Random random = new Random(seed + i);
          boolean http = i % 2 == 0;
          boolean insider = i == 3;
          all.add(
              threads.submit(() -> {
                if (http) {
                  requests(times / ATTACKERS, random);
                } else {
                  frames(times / ATTACKERS, random, insider);
                }
                return null;
              }));
        }
        for (Future<?> one : all) {
          one.get();
        }
      }
    }

    private void fault(String what) {
      if (faults.size() < MOST_FAULTS) {
        faults.add(what);
      }
    }

    private void count(Object what) {
      tally.merge(what, 1, Integer::sum);
    }

    /** Their own, forged ones, and what is none. */
    private List<String> cookies(Random random) {
      String own = new Visitor(port).cookie;
      String victim = victims.first.cookie;
      String guest = victim.substring(victim.indexOf('=') + 1).substring(0, 32);
      String signature = own.substring(own.lastIndexOf('.') + 1);
      int at = random.nextInt(9, victim.length());
      return List.of(
          own,
          "",
          "derring=" + guest + ".TWFyYQ." + signature,
          victim.substring(0, at)
              + (victim.charAt(at) == 'A' ? 'B' : 'A')
              + victim.substring(at + 1),
          victim.substring(0, victim.length() - 4),
          "derring=" + guest,
          "derring=..",
          "derring=" + guest + ".!!!!.",
          "a=b; derring=; derring=" + "x".repeat(3000));
    }

    // ---- HTTP

    private void requests(int times, Random random) throws IOException {
      HostileHttp hostile = new HostileHttp(victims, cookies(random), random);
      RawWire wire = new RawWire(port);
      for (int i = 0; i < times; i++) {
        HostileHttp.Asked asked = hostile.next();
        if (asked.malformed()) {
          wire.close();
          wire = new RawWire(port);
        }
        wire.send(asked.bytes());
        if (asked.malformed()) {
          wire.noMore();
        }
        RawWire.Reply reply = wire.reply(asked.bodiless());
        if (reply.status() == 0 && !asked.malformed()) {
          fault("no answer to " + shown(asked.text()));
        }
        count(reply.status());
        if (reply.status() >= 500) {
          fault(reply + " to " + shown(asked.text()));
        }
        check(reply.head() + reply.body(), asked.text(), reply.status() >= 400);
        if (reply.last() || asked.malformed()) {
          wire.close();
          wire = new RawWire(port);
        }
      }
      wire.close();
    }

    // ---- sockets

    private void frames(int times, Random random, boolean insider) throws IOException {
      HostileSocket hostile = new HostileSocket(victims, random);
      List<String> cookies = insider ? List.of(victims.second.cookie) : cookies(random);
      RawWire wire = new RawWire(port);
      enter(wire, cookies.getFirst());
      for (int i = 0; i < times; i++) {
        HostileSocket.Sent sent = hostile.next(insider);
        wire.send(sent.bytes());
        boolean goesOn = heard(wire, sent);
        if (!goesOn || random.nextInt(200) == 0) {
          wire.close();
          wire = new RawWire(port);
          String seen = enter(wire, cookies.get(random.nextInt(cookies.size())));
          assertThat(seen).isEqualTo(insider ? seenBySecond : seenByStranger);
        }
      }
      wire.close();
    }

    /** Takes the answer, which must be as expected; false if the connection is over. */
    private boolean heard(RawWire wire, HostileSocket.Sent sent) throws IOException {
      if (sent.end() == HostileSocket.End.SILENT) {
        count("silent");
        return false;
      }
      RawWire.Message answer = wire.message();
      boolean over = answer == null || answer.opcode() == RawWire.CLOSE;
      if (sent.end() == HostileSocket.End.CLOSED
          || (over && sent.end() == HostileSocket.End.REFUSED_OR_CLOSED)) {
        count("closed " + (answer == null ? "" : answer.code()));
        if (!over) {
          fault(answer + " to what should have been the end");
        }
        return false;
      }
      boolean known = sent.end() == HostileSocket.End.KNOWN;
      if (over || !answer.text().contains(known ? "\"ok\":true" : "\"ok\":false")) {
        fault(answer + " to " + shown(sent.text()));
        return !over;
      }
      count(known ? "known" : "refused");
      check(answer.text(), sent.text(), true);
      return true;
    }

    // ---- what they must not get

    private void check(String answer, String asked, boolean error) {
      for (String secret : secrets) {
        if (answer.contains(secret) && !asked.contains(secret)) {
          fault("a secret in " + answer + " to " + shown(asked));
        }
      }
      // Among so many signatures of cookies, one has any short word in it by chance.
      String words = COOKIE.matcher(answer).replaceAll("");
      for (String trace : List.of("Exception", "\tat ", "java.", "derring.server", home, "jdbc")) {
        if (words.contains(trace) && !asked.contains(trace)) {
          fault(trace + " in " + answer + " to " + shown(asked));
        }
      }
      if (error) {
        for (String card : hidden) {
          if (words.contains(card) && !asked.contains(card)) {
            fault(card + " in " + answer + " to " + shown(asked));
          }
        }
      }
    }

    private static String shown(String text) {
      return text.length() > 500 ? text.substring(0, 500) + "..." : text;
    }

    /** How many sockets the server takes for open, once it has noticed those that are gone. */
    private int sockets() {
      int open = -1;
      for (int i = 0; i < 100 && open != 2; i++) {
        String line =
            new Visitor(port)
                .get("/metrics")
                .text()
                .lines()
                .filter(one -> one.startsWith("derring_sockets "))
                .findFirst()
                .orElseThrow();
        open = (int) Double.parseDouble(line.substring(line.indexOf(' ')));
      }
      return open;
    }

    void assertThatNobodyNoticed() throws IOException {
      assertThat(faults).isEmpty();
      assertThat(first.raw).as("frames of the first").hasSize(firstHad);
      assertThat(second.raw).as("frames of the second").hasSize(secondHad);
      assertThat(newest(victims.second.cookie)).isEqualTo(seenBySecond);
      assertThat(newest(new Visitor(port).cookie)).isEqualTo(seenByStranger);
      assertThat(sockets()).as("sockets that are counted as open").isEqualTo(2);
      Visitor.Link again =
          new Visitor(port, victims.first.cookie).follow(victims.match).until("running");
      assertThat(again.hash()).isEqualTo(first.hash());
    }
  }
}
