package derring.bots.fireatwill;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Mean;
import derring.bots.Rank;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.bots.coach.Bare;
import derring.bots.coach.Estimate;
import derring.bots.coach.Puzzle;
import derring.bots.coach.PuzzleSearch;
import derring.bots.coach.Variety;
import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Phase;
import derring.fireatwill.Told;
import derring.fireatwill.View;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Looks through battles of a gunner with a beginner, who slips, for positions in which there is one
 * best line of one, two or three orders if the battle stands still ({@link Standstill}): at each of
 * its orders any other would cost a point at least.
 */
final class StandstillPuzzles implements PuzzleSearch<Battle, Move> {
  /** Every other order costs so many points at least, */
  private static final double LEAD = 1;

  /** and, as far as is known, surely so many. */
  private static final double SURE = 0.5;

  /** What a solid gunner would do as well is a puzzle only if it is worth so much more. */
  private static final double PLAIN = 3;

  /** How many orders there is time for, by match. */
  private static final int[] ORDERS = {2, 1, 2, 3};

  private static final String[] NUMBERS = {"", "one thing", "two things", "three things"};

  /** A battle is called won if it is in so many of the worlds, and not if in so few. */
  private static final double WON = 0.9;

  private static final double NOT_WON = 0.5;

  private static final int SHORT = 12;
  private static final int LONG = 60;

  /** Of so many positions one is looked at. */
  private static final int STRIDE = 5;

  private final FireAtWill game;
  private final Map<String, Object> options;

  StandstillPuzzles(FireAtWill game, Map<String, Object> options) {
    this.game = game;
    this.options = Map.copyOf(options);
  }

  @Override
  public void find(int count, long seed, int matches, Variety variety, Consumer<Puzzle> found) {
    List<Bot<Move, View>> bots = new ArrayList<>();
    List<Tempo> tempos = new ArrayList<>();
    for (Rank rank : List.of(Rank.SOLID, Rank.BEGINNER)) {
      String name =
          Bots.forGame(game.title()).stream()
              .filter(maker -> maker.rank() == rank)
              .findFirst()
              .orElseThrow()
              .name();
      bots.add(Bots.make(name, game));
      tempos.add(Bots.tempo(name, game.title()));
    }
    int so = 0;
    for (long match = seed; match < seed + matches && so < count; match++) {
      Look look = new Look(match, variety, bots.getFirst());
      new Skirmish<>(game, bots, tempos).play(match, Log.NONE, look);
      if (look.found != null) {
        variety.add(look.found.kind());
        found.accept(look.found);
        so++;
      }
    }
  }

  @Override
  public String kind(List<Move> moves) {
    return Order.kind(moves);
  }

  /** Looks at one battle as it is fought, and takes the first puzzle that it meets. */
  private final class Look implements Skirmish.Witness<Battle, Move> {
    private final long match;
    private final Variety variety;
    private final Bot<Move, View> gunner;
    private final int from;
    private final int orders;
    private int step;
    private @Nullable Puzzle found;

    Look(long match, Variety variety, Bot<Move, View> gunner) {
      this.match = match;
      this.variety = variety;
      this.gunner = gunner;
      from = 20 + new SeededChance(match).die(180);
      orders = ORDERS[Math.floorMod(match, ORDERS.length)];
    }

    @Override
    public void moved(double seconds, int mover, Move move, Battle after) {
      step++;
      if (found != null || step < from || after.phase() != Phase.FIRE) {
        return;
      }
      int seat = step / STRIDE % 2;
      if (move instanceof Move.Drop && after.side(mover).left() == 0) {
        look(after, mover, 1); // his last flag, or none
      } else if (step % STRIDE == 0 && after.side(seat).left() > 0 && !after.locked(seat)) {
        look(after, seat, orders);
      }
    }

    private void look(Battle battle, int seat, int count) {
      View view = game.view(battle, seat);
      long lot = match * 1_000_003 + step * 1_024L;
      List<Order> line = best(new Standstill(game, view, seat, SHORT, lot), count);
      if (line.isEmpty() || variety.full(Order.kind(moves(line)))) {
        return;
      }
      Standstill worlds = new Standstill(game, view, seat, LONG, lot + SHORT);
      Estimate lead = lead(worlds, line);
      boolean plain = count == 1 && gunnerWould(battle, seat, view, line.getFirst());
      if (lead.value() >= (plain ? PLAIN : LEAD) && lead.low() >= SURE) {
        found = puzzle(battle, seat, view, worlds, line);
      }
    }

    private boolean gunnerWould(Battle battle, int seat, View view, Order order) {
      MoveBuffer<Move> moves = new MoveBuffer<>();
      game.moves(battle, seat, moves);
      return gunner.choose(view, moves, new SeededChance(match)).equals(order.moves().getFirst());
    }

    private Puzzle puzzle(Battle battle, int seat, View view, Standstill worlds, List<Order> line) {
      int count = line.size();
      String label = label(view, line);
      return new Puzzle(
          match,
          seat,
          options,
          Bare.of(game, battle),
          moves(line).stream().map(move -> new Puzzle.Made(seat, game.notation(move))).toList(),
          List.of(),
          Order.kind(moves(line)),
          label,
          say(battle, seat, count),
          String.format(
              Locale.ROOT,
              "Yes: %s. That is worth %s; %s.%s%s",
              label,
              points(mean(worlds.gains(line)).value()),
              next(view, worlds, line),
              wins(worlds, line) ? " It wins the battle." : "",
              rule(battle, seat, line)),
          hints(worlds, line));
    }
  }

  private static String say(Battle battle, int seat, int count) {
    return battle.side(seat).left() == 0
        ? "Your last card is laid, and so is all that she will lay. What now?"
        : "There is time for "
            + NUMBERS[count]
            + " more, and she lays no other card. What brings most?";
  }

  private static List<Move> moves(List<Order> line) {
    return line.stream().flatMap(order -> order.moves().stream()).toList();
  }

  private String label(View view, List<Order> line) {
    return String.join(", then ", line.stream().map(order -> order.label(game, view)).toList());
  }

  /** What can be had without the best order. */
  private String next(View view, Standstill worlds, List<Order> line) {
    Standstill.Line idle = worlds.idle(List.of(), line.size() - 1);
    Standstill.Line other = worlds.lines(List.of(), line.size()).get(1);
    if (idle.worth() < other.worth()) {
      return "the next best, " + label(view, other.orders()) + ", " + points(other.worth());
    }
    return idle.orders().isEmpty()
        ? "nothing else brings a point"
        : "only to " + label(view, idle.orders()) + " is worth " + points(idle.worth());
  }

  /** Whether the battle is won by a line, and would not be by the next best. */
  private static boolean wins(Standstill worlds, List<Order> line) {
    List<Order> idle = worlds.idle(List.of(), line.size() - 1).orders();
    List<Order> other = worlds.lines(List.of(), line.size()).get(1).orders();
    return worlds.won(line) >= WON && worlds.won(idle) <= NOT_WON && worlds.won(other) <= NOT_WON;
  }

  private static String points(double points) {
    double rounded = Math.rint(points * 10) / 10;
    String number =
        rounded == Math.rint(rounded)
            ? Integer.toString((int) rounded)
            : String.format(Locale.ROOT, "%.1f", rounded);
    return (number.contains(".") ? "about " : "")
        + number
        + (number.equals("1") || number.equals("-1") ? " point" : " points");
  }

  /** What is said to every other order, at each of the line. */
  private Map<String, String> hints(Standstill worlds, List<Order> line) {
    Map<String, String> hints = new LinkedHashMap<>();
    for (int i = 0; i < line.size(); i++) {
      List<Order> before = line.subList(0, i);
      Map<String, Double> most = new LinkedHashMap<>();
      for (Standstill.Line each : worlds.lines(before, line.size() - i)) {
        List<Move> moves = each.first().moves();
        boolean lifted = moves.getFirst().equals(line.get(i).moves().getFirst());
        String wrong = game.notation(lifted ? moves.getLast() : moves.getFirst());
        most.merge(wrong, each.worth(), Math::max);
      }
      line.get(i).moves().forEach(move -> most.remove(game.notation(move)));
      most.forEach((wrong, worth) ->
          hints.merge(
              wrong,
              "That comes to " + points(worth) + " at most. There is better.",
              (one, other) -> one.equals(other) ? one : "There is better."));
    }
    return hints;
  }

  /** The clause by which the last order of a line counts, as the scoring of this battle tells. */
  private String rule(Battle battle, int seat, List<Order> line) {
    Battle copy = battle.copy();
    Chronicle log = new Chronicle();
    for (Move move : moves(line)) {
      game.play(copy, seat, move, new SeededChance(0), Log.NONE);
    }
    if (game.outcome(copy) == null) {
      game.scoreAsItStands(copy, log);
    }
    Order last = line.getLast();
    String rule = "";
    for (Entry entry : log.take()) {
      boolean tells =
          switch (entry.open()) {
            case Told.Scored scored ->
                last.fires() && scored.seat() == seat && scored.pile() == last.column() + 1;
            case Told.Claimed claimed ->
                last.last() instanceof Move.Flag && claimed.pile() == last.column() + 1;
            case Told.Maneuvered maneuver ->
                maneuver.seat() == seat && maneuver.pile() == last.column() + 1;
            case Told.GunnerWorks works ->
                last.last() instanceof Move.Gunner && works.seat() != seat;
            default -> false;
          };
      rule = tells ? entry.rules().getFirst() : rule;
    }
    return rule.isEmpty() ? "" : " (" + rule + ")";
  }

  /** The one best line of so many orders; empty if there is none, or an order makes no odds. */
  private static List<Order> best(Standstill worlds, int count) {
    List<Order> line = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      List<Standstill.Line> lines = worlds.lines(line, count - i);
      if (lines.size() < 2
          || lines.getFirst().worth() - rest(worlds, line, lines, count - i) < LEAD) {
        return List.of();
      }
      line.add(lines.getFirst().first());
    }
    return line;
  }

  /** What can be had without the best order. */
  private static double rest(
      Standstill worlds, List<Order> before, List<Standstill.Line> lines, int count) {
    boolean ends = lines.getFirst().first().last() instanceof Move.Cease;
    double nothing = ends ? Double.NEGATIVE_INFINITY : worlds.idle(before, count - 1).worth();
    return Math.max(lines.get(1).worth(), nothing);
  }

  /** How far a line is ahead of the best other, at that of its orders where this is least. */
  private static Estimate lead(Standstill worlds, List<Order> line) {
    Estimate least = null;
    for (int i = 0; i < line.size(); i++) {
      List<Order> before = line.subList(0, i);
      Order order = line.get(i);
      Standstill.Line other = null;
      for (Standstill.Line each : worlds.lines(before, line.size() - i)) {
        if (!each.first().equals(order) && (other == null || each.worth() > other.worth())) {
          other = each;
        }
      }
      if (other == null) {
        return Estimate.of(new Mean(0, 0, 0));
      }
      List<Order> instead = new ArrayList<>(before);
      instead.addAll(other.orders());
      double[] ours = worlds.gains(line);
      double[] theirs = worlds.gains(instead);
      double[] more = new double[ours.length];
      for (int w = 0; w < more.length; w++) {
        more[w] = ours[w] - theirs[w];
      }
      Estimate lead = Estimate.of(mean(more));
      least = least == null || lead.value() < least.value() ? lead : least;
    }
    return Objects.requireNonNull(least);
  }

  private static Mean mean(double[] numbers) {
    Mean.Sum sum = new Mean.Sum();
    for (double number : numbers) {
      sum.add(number);
    }
    return sum.mean();
  }

  @Override
  public Estimate check(Battle battle, int seat, List<Move> moves, long seed, int rounds) {
    List<Order> line = new ArrayList<>();
    List<Move> lifted = new ArrayList<>();
    for (Move move : moves) {
      lifted.add(move);
      if (!(move instanceof Move.Lift)) {
        int source =
            lifted.getFirst() instanceof Move.Lift(int card, int from)
                ? from
                : move instanceof Move.Drop || move instanceof Move.Gunner
                    ? Order.HAND
                    : Order.NOTHING;
        line.add(new Order(List.copyOf(lifted), source));
        lifted.clear();
      }
    }
    return lead(new Standstill(game, game.view(battle, seat), seat, rounds, seed), line);
  }
}
