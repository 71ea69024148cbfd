package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import derring.formats.Shelf;
import derring.server.store.Journal;
import derring.server.store.Journals;
import derring.server.store.TestPostgres;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Matches are played through sockets while the nodes behind them are killed. What was acknowledged
 * must be in the journal, once; what is in the journal must have been shown to everybody, once; and
 * all must agree about how it ended.
 */
class NodesAreKilledTest {
  private static final int MATCHES = Integer.getInteger("derring.kills.matches", 60);
  private static final int KILLS = Integer.getInteger("derring.kills", 8);
  private static final int MANY = 10;

  @TempDir Path home;

  @Test
  void threeNodesOnOnePostgresLoseAndDoubleNothing() throws Exception {
    new Trial(home, TestPostgres.address(TestPostgres.place()), 3, MATCHES, KILLS).run();
  }

  @Test
  void oneNodeOnTheEmbeddedStoreLosesAndDoublesNothing() throws Exception {
    new Trial(home, "", 1, MATCHES, KILLS).run();
  }

  @Tag("soak")
  @Test
  void manyKillsOfThreeNodes() throws Exception {
    String db = TestPostgres.address(TestPostgres.place());
    new Trial(home, db, 3, MANY * MATCHES, MANY * KILLS).run();
  }

  @Tag("soak")
  @Test
  void manyKillsOfOneNode() throws Exception {
    new Trial(home, "", 1, MANY * MATCHES, MANY * KILLS).run();
  }

  /** One store, the nodes on it, and all who play. */
  private static final class Trial {
    private static final int THINK_MILLISECONDS = 400;
    private static final int MOVES_OF_A_MATCH = 60;
    private static final int LEAST_LIFE_MILLISECONDS = 300;
    private static final int MOST_LIFE_MILLISECONDS = 1500;

    private final Path home;
    private final String db;
    private final int kills;
    private final int matches;
    private final Random random = new Random(20);
    private final AtomicReferenceArray<Node> nodes;
    private final List<Player> players = new ArrayList<>();
    private final Map<String, String> guests = new LinkedHashMap<>();
    private final StringBuilder logs = new StringBuilder();
    private final AtomicInteger made = new AtomicInteger();
    private final AtomicInteger killed = new AtomicInteger();
    private volatile boolean killing = true;

    Trial(Path home, String db, int nodes, int matches, int kills) {
      this.home = home;
      this.db = db;
      this.nodes = new AtomicReferenceArray<>(nodes);
      this.matches = matches;
      this.kills = kills;
    }

    void run() throws Exception {
      for (int i = 0; i < nodes.length(); i++) {
        nodes.set(i, Node.start(home, db));
      }
      for (int i = 0; i < matches; i++) {
        open(i);
      }
      try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<?>> playing = new ArrayList<>();
        players.forEach(player -> playing.add(threads.submit(player)));
        int unfinished = killAtRandom(threads);
        assertThat(unfinished).as("seats that still played at the last kill").isPositive();
        for (Future<?> one : playing) {
          one.get(240, TimeUnit.SECONDS);
        }
      }
      check();
    }

    /** Every third match is against a bot of the server. */
    private void open(int i) {
      Visitor host = visitor();
      boolean bot = i % 3 == 2;
      String match =
          host.open(
              Map.of(
                  "game",
                  "swordplay",
                  "seats",
                  List.of("me", bot ? "random" : "open"),
                  "who",
                  "link",
                  "passes",
                  false));
      sit(match, 0, host);
      if (!bot) {
        Visitor friend = visitor();
        assertThat(friend.post("/api/matches/" + match + "/seats/1", Map.of()).status())
            .isEqualTo(200);
        sit(match, 1, friend);
      }
    }

    private Visitor visitor() {
      return new Visitor(nodes.get(random.nextInt(nodes.length())).port());
    }

    private void sit(String match, int seat, Visitor visitor) {
      Random own = new Random(random.nextLong());
      guests.put(match + seat, visitor.get("/api/me").facts().at("guest").text());
      players.add(
          new Player(
              match,
              seat,
              visitor.cookie,
              () -> nodes.get(own.nextInt(nodes.length())).port(),
              () -> pause(own),
              own));
    }

    /** Whoever is so fast that the matches would end before the last kill thinks longer. */
    private int pause(Random own) {
      boolean early =
          made.incrementAndGet() > (killed.get() + 1) * matches * MOVES_OF_A_MATCH / kills;
      return !killing ? 0 : own.nextInt(early ? 15 * THINK_MILLISECONDS : THINK_MILLISECONDS);
    }

    /** How many seats still played when the last node was killed. */
    private int killAtRandom(ExecutorService threads) throws Exception {
      List<Future<?>> starting = new ArrayList<>();
      int unfinished = 0;
      while (killed.get() < kills) {
        int victim = random.nextInt(nodes.length());
        while (!nodes.get(victim).alive()) {
          victim = (victim + 1) % nodes.length();
          for (Future<?> one : starting) {
            if (one.isDone()) {
              one.get();
            }
          }
          Thread.sleep(10);
        }
        Thread.sleep(random.nextInt(LEAST_LIFE_MILLISECONDS, MOST_LIFE_MILLISECONDS));
        unfinished = (int) players.stream().filter(player -> !player.over).count();
        int place = victim;
        Node dead = nodes.get(place);
        dead.kill();
        killed.incrementAndGet();
        logs.append(dead.log());
        starting.add(
            threads.submit(() -> {
              nodes.set(place, Node.start(home, db));
              return null;
            }));
      }
      for (Future<?> one : starting) {
        one.get();
      }
      killing = false;
      return unfinished;
    }

    // ---- the reckoning

    private void check() throws Exception {
      for (int i = 0; i < nodes.length(); i++) {
        nodes.get(i).kill();
        logs.append(nodes.get(i).log());
      }
      try (Journal journal = Journals.open(db, home)) {
        players.forEach(player -> check(player, journal));
      }
      try (Node fresh = Node.start(home, db)) {
        for (Player player : players) {
          Visitor.Link link =
              new Visitor(fresh.port(), player.cookie).follow(player.match).until("finished");
          assertThat(link.hash()).as("hash of %s", player).isEqualTo(player.hash);
          assertThat(link.last).as("last of %s", player).isEqualTo(player.last());
          link.socket.abort();
        }
      }
      assertThat(logs.toString().lines().filter(Trial::bad)).as("errors in the logs").isEmpty();
      int repeats = players.stream().mapToInt(player -> player.repeats).sum();
      assertThat(repeats).as("moves that were under way when a node died").isPositive();
      System.out.printf(
          "%d kills, %d matches, %d moves acknowledged, %d breaks, %d moves said again%n",
          kills,
          matches,
          players.stream().mapToInt(player -> player.acknowledged.size()).sum(),
          players.stream().mapToInt(player -> player.breaks).sum(),
          repeats);
    }

    /** Two nodes may want to take over a timer of a dead one, and one of them complains. */
    private static boolean bad(String line) {
      return line.contains("ERROR") && !line.contains("execution Execution: task=match");
    }

    /** Holds what a player was told against the journal. */
    private void check(Player player, Journal journal) {
      String guest = String.valueOf(guests.get(player.match + player.seat));
      Map<String, Player.Sent> stored = new LinkedHashMap<>();
      List<Long> shown = new ArrayList<>();
      Sitting sitting = null;
      for (Journal.Fact fact : journal.read(player.match, 0)) {
        Noted noted = Noted.read(fact.body());
        if (sitting == null) {
          sitting = Sitting.begin(Shelf.standard(), noted);
        } else {
          sitting.apply(noted);
        }
        if (!noted.kind().equals("contributed") && !noted.kind().equals("resumed")) {
          shown.add(fact.number());
        }
        if (noted.by().equals(guest) && noted.what() instanceof Happening.Moved moved) {
          Player.Sent twin =
              stored.put(noted.id(), new Player.Sent(noted.id(), moved.move(), fact.number()));
          assertThat(twin).as("%s %s is there twice", player, noted.id()).isNull();
        }
      }
      assertThat(stored).as("moves of %s", player).isEqualTo(player.acknowledged);
      assertThat(player.seen).as("frames of %s", player).isEqualTo(shown);
      assertThat(player.refused).as("offered, but refused: %s", player).isEmpty();
      assertThat(Json.fingerprint(sitting.board().view(player.seat)))
          .as("hash of %s", player)
          .isEqualTo(player.hash);
    }
  }
}
