package derring.bots.swordplay;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Contest;
import derring.bots.Share;
import derring.bots.search.Crew;
import derring.bots.search.Insight;
import derring.bots.search.Lesson;
import derring.bots.search.Limit;
import derring.bots.search.School;
import derring.bots.search.Search;
import derring.formats.Shelf;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Pile;
import derring.kernel.SeededChance;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.Told;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The master and the beginner of Swordplay, and the search behind the master. */
class MasterTest {
  private static final Swordplay GAME = open(Map.of());

  private static Swordplay open(Map<String, Object> options) {
    Shelf shelf = Shelf.standard();
    return (Swordplay) shelf.open(shelf.title("swordplay"), Facts.of(options)).game();
  }

  private static Bot<Move, View> bot(String name, double part) {
    Bot<Move, View> bot = Bots.make(name, GAME);
    bot.hurry(part);
    return bot;
  }

  /** How often one wins, from each seat with so many deals. */
  private static Share wins(Bot<Move, View> one, Bot<Move, View> other, int deals) {
    double won = 0;
    for (int seed = 0; seed < deals; seed++) {
      Outcome first = new Contest<>(GAME, List.of(one, other)).play(seed).outcome();
      Outcome second = new Contest<>(GAME, List.of(other, one)).play(seed).outcome();
      won += first.won(0) ? 1 : first.drawn() ? 0.5 : 0;
      won += second.won(1) ? 1 : second.drawn() ? 0.5 : 0;
    }
    return new Share(won, 2 * deals);
  }

  @Test
  void evenInAHurryTheMasterBeatsTheGreedyBot() {
    Share wins = wins(bot("master", 0.25), bot("greedy", 1), 60);
    assertThat(wins.value()).as(wins.toString()).isGreaterThan(0.5);
  }

  @Test
  void theBeginnerMostlyLosesToTheGreedyBotButNotAlways() {
    Share wins = wins(bot("beginner", 1), bot("greedy", 1), 400);
    assertThat(wins.value()).as(wins.toString()).isBetween(0.05, 0.25);
  }

  @Test
  void theSameSeedAndLinesGiveTheSameChoiceAlsoToAnotherSearch() {
    Position position = Position.any();
    int one = position.choice(search(), 7, Limit.iterations(300), Integer.MAX_VALUE);
    Search<Bout, Move, View> used = search();
    position.choice(used, 8, Limit.iterations(50), Integer.MAX_VALUE);
    assertThat(position.choice(used, 7, Limit.iterations(300), Integer.MAX_VALUE)).isEqualTo(one);
    assertThat(position.choice(search(), 7, Limit.iterations(300), Integer.MAX_VALUE))
        .isEqualTo(one);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void severalThreadsChooseWhatOneWould(int threads) {
    for (int seed = 0; seed < 12; seed++) {
      Position position = Position.later(seed);
      Limit limit = Limit.iterations(50 + 70 * seed);
      assertThat(position.choice(search(threads), seed, limit, Integer.MAX_VALUE))
          .as("seed %d", seed)
          .isEqualTo(position.choice(search(), seed, limit, Integer.MAX_VALUE));
      assertThat(position.weighed(search(threads), seed, 40))
          .as("seed %d", seed)
          .isEqualTo(position.weighed(search(), seed, 40));
    }
  }

  /** What a tree of a fixed size could not keep made the weights hang on the number of threads. */
  @Test
  void severalThreadsWeighAsOneWouldHoweverLong() {
    Position position = Position.later(3);
    int rounds = 60_000 / position.moves.size();
    assertThat(position.weighed(search(2), 3, rounds))
        .isEqualTo(position.weighed(search(), 3, rounds));
  }

  @Test
  void itStopsAtOnceWhenItIsTold() {
    Position position = Position.any();
    int rounds = 3;
    int choice = position.choice(search(), 1, Limit.iterations(Integer.MAX_VALUE), rounds);
    assertThat(choice).isBetween(0, position.moves.size() - 1);
    assertThat(position.asked).isEqualTo(rounds + 1);
  }

  @Test
  void itStopsWhenItsTimeIsUp() {
    Position position = Position.any();
    long before = System.nanoTime();
    position.choice(search(), 1, new Limit(Integer.MAX_VALUE, 30), Integer.MAX_VALUE);
    assertThat(System.nanoTime() - before).isLessThan(20_000_000_000L);
  }

  /**
   * What each move is worth to the first seat, who has one life left and two strong enemies, one of
   * whom strikes: to take the blow is to fall while they fight on.
   */
  private static double[] struckDown(Map<String, Object> options, String... moves) {
    Swordplay game = open(options);
    Map<String, Object> strong = Map.of("life", 10, "hand", List.of("Lunge", "Attack - High"));
    Map<String, Object> given =
        Map.of(
            "phase",
            "answer",
            "active",
            1,
            "attack",
            Map.of("form", "card", "attacker", 1, "target", 0, "card", "Attack - Low"),
            "fighters",
            List.of(Map.of("life", 1, "hand", List.of("Parry - Low")), strong, strong));
    Bout bout = game.assemble(Facts.of(given));
    List<Move> firsts = java.util.Arrays.stream(moves).map(game::parse).toList();
    double[] gained = new double[moves.length];
    Lesson lesson = Lesson.beside(SwordplayCast.class, "lesson.txt");
    new Search<>(game, new SwordplayInsight(game, lesson, Manner.MASTER))
        .weigh(
            game.view(bout, 0),
            0,
            firsts,
            true,
            1,
            40,
            round -> {
              for (int i = 0; i < gained.length; i++) {
                gained[i] += round[i] / 40;
              }
            });
    return gained;
  }

  @Test
  void whoFallsHasLostThoughTheOthersFightOn() {
    double[] gained = struckDown(Map.of("seats", 3), "pass", "defend Parry - Low");
    assertThat(gained[0]).isZero();
    assertThat(gained[1]).isGreaterThan(0.01);
  }

  @Test
  void againstTheBeastTheHopeOfWhoHasFallenIsThatOfTheOthers() {
    Swordplay game = open(Map.of("seats", 2, "monster", true));
    Bout bout =
        game.assemble(
            Facts.of(
                Map.of(
                    "fighters",
                    List.of(Map.of("life", 0), Map.of("life", 9), Map.of()),
                    "active",
                    1)));
    SwordplayInsight insight =
        new SwordplayInsight(game, Lesson.beside(SwordplayCast.class, "lesson.txt"), Manner.MASTER);
    assertThat(insight.hope(bout, 0)).isEqualTo(1);
    assertThat(insight.hope(bout, 1)).isEqualTo(1);
  }

  @Test
  void theSameSeedTeachesTheSame() {
    assertThat(taught(5)).isEqualTo(taught(5)).isNotEqualTo(taught(6));
    assertThat(taught(5)).contains("[standings]").contains("[choices]").contains("[holdings]");
  }

  @Test
  void whatWasLearntSaysThatRipostesAreKept() {
    List<Event> nothing = List.of();
    assertThat(likelihood(nothing, "Riposte - Left"))
        .isGreaterThan(1.5 * likelihood(nothing, "Feint"));
  }

  @Test
  void whoTookABlowIsThoughtToHaveNoCardAgainstItUntilItIsLongAgo() {
    Told.Attacked high = new Told.Attacked(0, 1, "Attack - High", "card", "high", 3);
    List<Event> hit = List.of(new Told.TurnBegan(0, 1), high, new Told.Hit(1, 3, 0, 7));
    assertThat(likelihood(hit, "Parry - High"))
        .isLessThan(0.7 * likelihood(List.of(), "Parry - High"));
    assertThat(likelihood(hit, "Parry - Low")).isEqualTo(likelihood(List.of(), "Parry - Low"));
    List<Event> since = new ArrayList<>();
    for (int turn = 2; turn < 10; turn += 2) {
      since.add(new Told.TurnBegan(1, turn));
      since.add(new Told.Drew(1, 1, List.of()));
      since.add(new Told.Readied(1, "Rapier"));
    }
    List<Event> longAgo = new ArrayList<>(hit);
    longAgo.addAll(since);
    assertThat(likelihood(longAgo, "Parry - High"))
        .isGreaterThan(0.9 * likelihood(since, "Parry - High"));
  }

  @Test
  void whoDidNothingIsThoughtToHaveNoAttack() {
    List<Event> held = List.of(new Told.TurnBegan(1, 1), new Told.Drew(1, 1, List.of()));
    List<Event> readied = new ArrayList<>(held);
    readied.add(new Told.Readied(1, "Rapier"));
    assertThat(likelihood(held, "Attack - High") / likelihood(held, "Parry - High"))
        .isLessThan(
            0.5 * likelihood(readied, "Attack - High") / likelihood(readied, "Parry - High"));
  }

  @Test
  void whoAttackedIsThoughtToHaveNoBetterAttack() {
    assertThat(likelihood(attacked("Attack - Left", "left"), "Lunge"))
        .isLessThan(0.5 * likelihood(attacked("Rope Swing", ""), "Lunge"));
  }

  @Test
  void whoAttackedIsThoughtToHaveNothingThatHeWouldRatherHaveReadied() {
    assertThat(likelihood(attacked("Attack - Left", "left"), "Steel Cuirass"))
        .isLessThan(0.3 * likelihood(List.of(), "Steel Cuirass"));
  }

  private static List<Event> attacked(String card, String at) {
    return List.of(
        new Told.TurnBegan(1, 1),
        new Told.Drew(1, 1, List.of()),
        new Told.Attacked(1, 0, card, "card", at, 1));
  }

  /** How much likelier than chance the second seat holds just this card, after what was told. */
  private static double likelihood(List<Event> told, String card) {
    Bout bout = GAME.blank();
    for (int seed = 0; seed == 0 || bout.active() != 0; seed++) {
      GAME.deal(bout, new SeededChance(seed), Log.NONE);
    }
    Pile hand = bout.fighter(1).hand();
    hand.clear();
    hand.put(GAME.cardNamed(card));
    SwordplayInsight insight =
        new SwordplayInsight(GAME, Lesson.beside(SwordplayCast.class, "lesson.txt"), Manner.MASTER);
    insight.recall(told);
    insight.holdings().clear();
    insight.hidden(bout, 0);
    return Math.exp(insight.holdings().sum());
  }

  private static String taught(long seed) {
    Game<Bout, Move, View> table = GAME;
    School<Bout, Move, View> school =
        new School<>(
            List.of(table),
            game -> new SwordplayInsight((Swordplay) game, Lesson.none(), Manner.COACH),
            seed);
    school.teach(4, 0, progress -> {});
    school.teach(1, 10, progress -> {});
    return school.lesson();
  }

  private static Search<Bout, Move, View> search() {
    Lesson lesson = Lesson.beside(SwordplayCast.class, "lesson.txt");
    return new Search<>(GAME, new SwordplayInsight(GAME, lesson, Manner.MASTER));
  }

  private static Search<Bout, Move, View> search(int threads) {
    Lesson lesson = Lesson.beside(SwordplayCast.class, "lesson.txt");
    List<Insight<Bout, Move>> insights = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      insights.add(new SwordplayInsight(GAME, lesson, Manner.MASTER));
    }
    return new Search<>(GAME, insights, new AtOnce(threads));
  }

  /** As many threads as there are parts. */
  private record AtOnce(int size) implements Crew {
    @Override
    public void all(IntConsumer part) {
      List<Thread> threads =
          IntStream.range(0, size)
              .mapToObj(i -> Thread.ofPlatform().start(() -> part.accept(i)))
              .toList();
      for (Thread thread : threads) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  /** A position with a choice. */
  private static final class Position {
    private final View view;
    private final int seat;
    private final MoveBuffer<Move> moves = new MoveBuffer<>();
    private int asked;

    private Position(Bout bout) {
      seat = Integer.numberOfTrailingZeros(GAME.toAct(bout));
      view = GAME.view(bout, seat);
      GAME.moves(bout, seat, moves);
    }

    static Position any() {
      return new Position(GAME.deal(new SeededChance(3), Log.NONE));
    }

    /** A turn or two on, as the greedy bot plays. */
    static Position later(long seed) {
      SeededChance chance = new SeededChance(seed);
      Bout bout = GAME.deal(chance, Log.NONE);
      Position position = new Position(bout);
      for (int made = 0; made < 5 + seed || position.moves.size() < 3; made++) {
        Move move = bot("greedy", 1).choose(position.view, position.moves, chance);
        GAME.play(bout, position.seat, move, chance, Log.NONE);
        position = new Position(bout);
      }
      return position;
    }

    /** What each move gained in each round. */
    List<Double> weighed(Search<Bout, Move, View> search, long seed, int rounds) {
      List<Double> gained = new ArrayList<>();
      search.weigh(
          view,
          seat,
          moves.list(),
          true,
          seed,
          rounds,
          round -> {
            for (double each : round) {
              gained.add(each);
            }
          });
      return gained;
    }

    int choice(Search<Bout, Move, View> search, long seed, Limit limit, int rounds) {
      asked = 0;
      return search.think(view, seat, moves, 0, seed, limit, () -> ++asked > rounds);
    }
  }
}
