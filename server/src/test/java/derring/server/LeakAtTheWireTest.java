package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Box;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Chance;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Step;
import derring.kernel.Terms;
import derring.kernel.Title;
import derring.kernel.Verdict;
import derring.proof.Twisted;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two servers play the same match, one of them with other hidden cards; a reader must be sent the
 * same bytes by both.
 *
 * <p>The second deal differs from the first only in cards that the reader does not see. Then the
 * same is done at both: the same moves, questions, breaks and requests. What the reader may know is
 * asked of the rules, in two matches kept beside the servers: up to the move by which the rules
 * themselves tell the reader something different (a card drawn, shown or played), not a byte that
 * either server sends may differ. So this finds whatever a server adds to what the rules tell: a
 * frame of the wrong seat, a list of somebody else's moves, a sentence, an order, a length.
 */
class LeakAtTheWireTest {
  private static final int MATCHES = Integer.getInteger("derring.leak.matches", 200);
  private static final int MANY = 20;
  private static final int AT_ONCE = 6;

  @TempDir Path data;

  @Test
  void aReaderIsSentTheSameBytesInTwoWorldsThatLookTheSame() throws Exception {
    try (Worlds worlds = new Worlds(data, sound -> sound)) {
      worlds.play(MATCHES);
      System.out.println(worlds);
      assertThat(worlds.moves.get()).as("moves in both worlds").isGreaterThan(20 * MATCHES);
      assertThat(worlds.whole.get()).as("whole matches").isGreaterThan(MATCHES / 40);
    }
  }

  @Tag("soak")
  @Test
  void manyMatches() throws Exception {
    try (Worlds worlds = new Worlds(data, sound -> sound)) {
      worlds.play(MANY * MATCHES);
    }
  }

  // ---- the test notices

  private void notices(UnaryOperator<Game<?, ?, ?>> leak) {
    try (Worlds worlds = new Worlds(data, leak)) {
      assertThatThrownBy(() -> worlds.play(20)).hasMessageContaining("in two worlds");
    }
  }

  @Test
  void aViewWithACardTooManyIsNoticed() {
    notices(sound -> leaking(sound, Leak.VIEW));
  }

  @Test
  void anEventThatTellsAllWhatOneMayKnowIsNoticed() {
    notices(sound -> leaking(sound, Leak.EVENT));
  }

  @Test
  void anOrderOfMovesThatKnowsTheHiddenCardsIsNoticed() {
    notices(sound -> leaking(sound, Leak.ORDER));
  }

  @Test
  void aLabelIsNoticed() {
    notices(sound -> leaking(sound, Leak.LABEL));
  }

  @Test
  void aRefusalThatIsLongerByOneByteIsNoticed() {
    notices(sound -> leaking(sound, Leak.LENGTH));
  }

  /** As if the server took one reader for another. */
  @Test
  void theFramesOfAnotherSeatAreNoticed() {
    try (Worlds worlds = new Worlds(data, sound -> sound)) {
      worlds.mixedUp = true;
      assertThatThrownBy(() -> worlds.play(20)).hasMessageContaining("in two worlds");
    }
  }

  /** A view that says more than it should. */
  private record Omen(Record seen, int omen) {}

  private enum Leak {
    VIEW,
    EVENT,
    ORDER,
    LABEL,
    LENGTH
  }

  private static <S extends State<S>, M, V> Game<?, ?, ?> leaking(Game<S, M, V> sound, Leak leak) {
    return new Twisted<>(sound) {
      @Override
      public Record show(Peek<S, V> view) {
        Record sound = super.show(view);
        return leak == Leak.VIEW ? new Omen(sound, secret(view.truth())) : sound;
      }

      @Override
      public void play(S state, int seat, M move, Chance chance, Log log) {
        super.play(state, seat, move, chance, leak == Leak.EVENT ? loud(log) : log);
      }

      @Override
      public void moves(S state, int seat, MoveBuffer<M> into) {
        super.moves(state, seat, into);
        if (leak == Leak.ORDER && secret(state) == 1) {
          List<M> backwards = List.copyOf(into.list()).reversed();
          into.clear();
          backwards.forEach(into::add);
        }
      }

      @Override
      public String label(Peek<S, V> view, M move) {
        return super.label(view, move)
            + (leak == Leak.LABEL && secret(view.truth()) == 1 ? "!" : "");
      }

      @Override
      public Verdict judge(S state, int seat, M move) {
        Verdict verdict = super.judge(state, seat, move);
        return verdict.legal() || leak != Leak.LENGTH || secret(state) == 0
            ? verdict
            : Verdict.illegal(verdict.rule(), verdict.sentence() + " ", verdict.facts());
      }
    };
  }

  private static Log loud(Log log) {
    return new Log() {
      @Override
      public boolean on() {
        return log.on();
      }

      @Override
      public void add(Entry entry) {
        log.add(Entry.open(entry.secret(), entry.rules().toArray(String[]::new)));
      }
    };
  }

  // ---- two worlds

  /** A server, and another where cards change places. */
  private static final class Worlds implements AutoCloseable {
    /** Nobody waits, but the start does until all have given their part of the seed. */
    private static final Pace PACE =
        new Pace(
            Duration.ZERO,
            Duration.ZERO,
            Duration.ofMinutes(1),
            Duration.ofMinutes(1),
            Duration.ofMinutes(2),
            Duration.ofMinutes(2));

    private final Shelf shelf = Shelf.standard();
    private final Title title = shelf.title("swordplay");
    private final Map<List<Integer>, List<Redealt.Swap>> swaps = new ConcurrentHashMap<>();
    private final Server here;
    private final Server there;
    final AtomicInteger moves = new AtomicInteger();
    final AtomicInteger whole = new AtomicInteger();
    final AtomicInteger undone = new AtomicInteger();
    final AtomicInteger messages = new AtomicInteger();
    boolean mixedUp;

    Worlds(Path data, UnaryOperator<Game<?, ?, ?>> twist) {
      here = serve(data, twist);
      there = serve(data, game -> redealt(twist.apply(game)));
    }

    private Server serve(Path data, UnaryOperator<Game<?, ?, ?>> twist) {
      return Server.start(
          new ServerOptions("localhost", 0, data, Journals.MEMORY, PACE, ServerOptions.Limits.NONE),
          new Shelf(List.of(new TwistedTitle(title, twist))));
    }

    private <S extends State<S>, M, V> Game<?, ?, ?> redealt(Game<S, M, V> game) {
      return new Redealt<>(game, swaps);
    }

    void play(int matches) throws Exception {
      try (ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
        List<Future<?>> all = new ArrayList<>();
        for (int i = 0; i < matches; i++) {
          int number = i;
          all.add(
              threads.submit(() -> {
                Random random = new Random(number);
                List<Map<String, Object>> variants = title.variants();
                Map<String, Object> options =
                    number % 2 == 0 ? Map.of() : variants.get(number / 2 % variants.size());
                Box box = shelf.open(title, Facts.of(options));
                new Pair<>(box, box.game(), this, random, number).play();
                return null;
              }));
        }
        try {
          for (Future<?> one : all) {
            one.get();
          }
        } finally {
          threads.shutdownNow();
        }
      }
    }

    @Override
    public void close() {
      here.close();
      there.close();
    }

    @Override
    public String toString() {
      return "in two worlds: "
          + moves
          + " moves, "
          + whole
          + " whole matches, "
          + undone
          + " moves taken back, "
          + messages
          + " messages compared";
    }
  }

  /** One match in both worlds, and beside them what the rules say of it. */
  private static final class Pair<S extends State<S>, M, V> {
    private static final Pattern FRAME = Pattern.compile("^\\{\"n\":(\\d+),");

    private final Game<S, M, V> game;
    private final Worlds worlds;
    private final Random random;
    private final Seed seed;
    private final Seal seal;
    private final int reader;
    private final List<String> known = new ArrayList<>(List.of("pass", "dance"));
    private Match<S, M, V> ruledHere;
    private Match<S, M, V> ruledThere;
    private Wiretap here;
    private Wiretap there;
    private int compared;

    Pair(Box box, Game<S, M, V> game, Worlds worlds, Random random, int number) {
      this.game = game;
      this.worlds = worlds;
      this.random = random;
      this.seed = seed(number, game.seats());
      this.seal = Seal.of(Terms.of(game, box.cards()), Wiretap.names(game.seats()), seed);
      this.reader = random.nextInt(6) == 0 ? Game.SPECTATOR : random.nextInt(game.seats());
    }

    private static Seed seed(int number, int seats) {
      List<String> parts = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        parts.add("%064x".formatted(seat + 1));
      }
      return new Seed(Seed.numbered(number, seats).secret(), parts);
    }

    void play() {
      redeal();
      here = tap(worlds.here);
      there = tap(worlds.there);
      try {
        if (worlds.mixedUp) {
          int other = (reader + 1) % game.seats();
          both(tap -> tap.comesBackAs(other));
          compare("the mix-up");
          return;
        }
        compare("the deal");
        while (game.toAct(ruledHere.state()) != 0) {
          if (!step()) {
            return;
          }
          worlds.moves.incrementAndGet();
        }
        worlds.whole.incrementAndGet();
        both(tap -> tap.gets("/api/matches/MATCH/replay" + (reader < 0 ? "" : "?seat=" + reader)));
        both(tap -> tap.comesBack(-1));
        compare("the end");
      } finally {
        here.close();
        there.close();
      }
    }

    private Wiretap tap(Server server) {
      return new Wiretap(server, game.title().rulesVersion(), game.options(), reader, seed);
    }

    private interface Deed {
      void at(Wiretap tap);
    }

    private void both(Deed deed) {
      deed.at(here);
      deed.at(there);
    }

    /** Looks for a deal that differs, but not to the reader. */
    private void redeal() {
      ruledHere = new Match<>(game, seal.chance(seed));
      String seen = Json.compact(told(ruledHere.opening(), ruledHere));
      for (int i = 0; i < 1000; i++) {
        Map<List<Integer>, List<Redealt.Swap>> tried = new LinkedHashMap<>();
        List<Redealt.Swap> some = Redealt.some(random);
        Chronicle log = new Chronicle();
        Chance chance = seal.chance(seed);
        S other =
            game.deal(
                new Redealt.Shuffles(chance) {
                  @Override
                  List<Redealt.Swap> after(List<Integer> order) {
                    tried.put(order, some);
                    return some;
                  }
                },
                log);
        ruledThere = new Match<>(game, other, chance);
        if (!other.equals(ruledHere.state())
            && Json.compact(told(log.take(), ruledThere)).equals(seen)) {
          worlds.swaps.putAll(tried);
          return;
        }
      }
      throw new AssertionError("nothing is hidden from " + reader);
    }

    /** What the rules tell the reader: events, and the view after them. */
    private Object told(List<Entry> entries, Match<S, M, V> match) {
      List<Object> told = new ArrayList<>();
      for (Entry entry : entries) {
        Event event = entry.seenBy(reader);
        told.add(entry.rules());
        told.add(event);
        told.add(event.sentence(seat -> "Seat " + seat));
      }
      told.add(game.show(game.view(match.state(), reader)));
      told.add(game.toAct(match.state()));
      told.add(String.valueOf(game.outcome(match.state())));
      return told;
    }

    /**
     * Makes a move that both worlds allow; false if there is none, or the rules tell them apart.
     */
    private boolean step() {
      if (!passesItself(ruledHere) && !passesItself(ruledThere)) {
        aside();
      }
      int mover = Integer.numberOfTrailingZeros(game.toAct(ruledHere.state()));
      List<String> may = moves(ruledHere, mover);
      List<String> mayThere = moves(ruledThere, mover);
      boolean auto = passesItself(ruledHere);
      boolean autoThere = passesItself(ruledThere);
      if (mover == reader) {
        assertThat(mayThere).as("the rules of %s", place()).isEqualTo(may);
      }
      known.addAll(may);
      may.retainAll(mayThere);
      if (may.isEmpty()) {
        return false;
      }
      String move = may.get(random.nextInt(may.size()));
      if (!tellsTheSame(mover, move)) {
        return false;
      }
      makes(here, mover, move, auto);
      makes(there, mover, move, autoThere);
      compare("seat " + mover + ": " + move);
      return true;
    }

    private static void makes(Wiretap tap, int mover, String move, boolean auto) {
      if (auto) {
        tap.awaitNext();
      } else {
        Facts answer = tap.says(mover, Map.of("do", "move", "seat", mover, "move", move));
        assertThat(answer.at("ok").flag()).as("%s: %s", move, answer.raw()).isTrue();
      }
    }

    /**
     * Whether the server will pass, or has passed, for the seat that is to act: in its own turn if
     * it has no choice, but not where it is asked for an answer and there is other company.
     */
    private boolean passesItself(Match<S, M, V> match) {
      int toAct = game.toAct(match.state());
      int seat = Integer.numberOfTrailingZeros(toAct);
      return toAct != 0
          && (game.seats() == 1 || game.question(match.state(), seat) == null)
          && moves(match, seat).size() == 1;
    }

    private List<String> moves(Match<S, M, V> match, int seat) {
      MoveBuffer<M> moves = new MoveBuffer<>();
      game.moves(match.state(), seat, moves);
      return new ArrayList<>(moves.list().stream().map(game::notation).toList());
    }

    private boolean tellsTheSame(int mover, String move) {
      return Json.compact(told(played(ruledHere, mover, move), ruledHere))
          .equals(Json.compact(told(played(ruledThere, mover, move), ruledThere)));
    }

    private List<Entry> played(Match<S, M, V> match, int mover, String move) {
      match.play(mover, game.parse(move), 0);
      Step<M> step = match.steps().getLast();
      return step.entries();
    }

    /** What happens beside the moves: questions, talk, breaks, requests. */
    private void aside() {
      int other = random.nextInt(game.seats());
      switch (random.nextInt(24)) {
        case 0, 1, 2, 3 -> {
          String move = known.get(random.nextInt(known.size()));
          int asked = random.nextInt(5) == 0 || reader < 0 ? other : reader;
          both(tap -> tap.says(reader, Map.of("do", "why", "seat", asked, "move", move)));
        }
        case 4 -> both(tap -> tap.says(other, Map.of("do", "say", "text", "Have at you!")));
        case 5, 6 -> {
          long after = random.nextLong(-1, here.last() + 1);
          both(tap -> tap.comesBack(after));
        }
        case 7 -> both(tap -> tap.gets("/api/matches?show=mine"));
        case 8 -> both(tap -> tap.gets("/api/matches/MATCH/record"));
        case 9 -> both(tap -> tap.gets("/api/matches/MATCH/replay?seat=" + other));
        case 10 -> both(tap -> tap.posts("/api/matches/MATCH/seats/" + other, Map.of()));
        case 11 -> both(tap -> tap.says(reader, Map.of("do", "move", "seat", other, "move", "no")));
        case 12, 13 -> takesBack(other);
        case 14 -> {
          if (game.seats() == 2) {
            both(tap -> tap.says(other, Map.of("do", "draw", "seat", other)));
            both(tap ->
                tap.says(1 - other, Map.of("do", "answer", "seat", 1 - other, "yes", false)));
          }
        }
        default -> {
          return;
        }
      }
      compare("aside");
    }

    private void takesBack(int seat) {
      if (game.seats() == 2 && ruledHere.undoable(seat) > 0 && ruledThere.undoable(seat) > 0) {
        both(tap -> tap.says(seat, Map.of("do", "undo", "seat", seat)));
        both(tap -> tap.says(1 - seat, Map.of("do", "answer", "seat", 1 - seat, "yes", true)));
        ruledHere.undo(seat);
        ruledThere.undo(seat);
        worlds.undone.incrementAndGet();
      }
    }

    private String place() {
      return "reader " + reader + " of " + seed.secret() + " with " + game.options();
    }

    private void compare(String what) {
      List<String> one = here.heard();
      List<String> two = there.heard();
      while (compared < Math.max(one.size(), two.size())) {
        String a = compared < one.size() ? one.get(compared) : "";
        String b = compared < two.size() ? two.get(compared) : "";
        if (ahead(a) || ahead(b)) {
          return;
        }
        if (!a.equals(b)) {
          throw new AssertionError(
              "sent otherwise in two worlds, after " + what + ", " + place() + "\n" + apart(a, b));
        }
        compared++;
        worlds.messages.incrementAndGet();
      }
    }

    /** Where the server passes by itself it may be ahead of what the rules were asked about. */
    private boolean ahead(String message) {
      Matcher frame = FRAME.matcher(message);
      return frame.find() && Long.parseLong(frame.group(1)) > here.last();
    }

    /** The place where two texts part. */
    private static String apart(String a, String b) {
      int i = 0;
      while (i < Math.min(a.length(), b.length()) && a.charAt(i) == b.charAt(i)) {
        i++;
      }
      int from = Math.max(0, i - 100);
      return a.substring(from, Math.min(a.length(), i + 100))
          + "\n"
          + b.substring(from, Math.min(b.length(), i + 100));
    }
  }
}
