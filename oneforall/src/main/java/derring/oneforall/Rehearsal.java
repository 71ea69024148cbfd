package derring.oneforall;

import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Finds out what a line of moves would come to by playing it on a copy, with dice that are set
 * instead of rolled: once so that nobody is hit, once so that everybody is. Thus no rule is written
 * here a second time; the odds of the real dice come from {@link Odds}.
 */
final class Rehearsal {
  private static final int WHOLE = 10_000;

  /** So many dice at the beginning are friendly ones at most. */
  private static final int LUCK = 9;

  private static final List<String> SWASH =
      List.of("pushed back", "stunned", "dropped weapon", "wounded");
  private static final List<String> DUEL =
      List.of("pushed back", "wounded", "dropped weapon", "wounded");

  private final OneForAll game;
  private final Field field;
  private final int seat;
  private final boolean further;
  private final Melee m;

  private Rehearsal(OneForAll game, View view, boolean further) {
    this.game = game;
    this.further = further;
    m = view.known().copy();
    field = m.field;
    seat = view.seat();
  }

  static @Nullable Foresight of(OneForAll game, View view, List<Move> line, boolean further) {
    if (line.isEmpty() || view.seat() < 0) {
      return null;
    }
    Rehearsal rehearsal = new Rehearsal(game, view, further);
    for (Move move : line.subList(0, line.size() - 1)) {
      if (!rehearsal.follow(move)) {
        return null;
      }
    }
    Move last = line.getLast();
    return Referee.judge(rehearsal.m, rehearsal.seat, last) == null ? rehearsal.of(last) : null;
  }

  /** Only what hangs on no die can be followed by something else. */
  private boolean follow(Move move) {
    Loaded dice = new Loaded(0, 0, 0);
    if (Referee.judge(m, seat, move) != null) {
      return false;
    }
    game.play(m, seat, move, dice, Log.NONE);
    return dice.shown == 0 && m.phase == Phase.ACT;
  }

  /** Dice that show what they are told to: so many of one number before the others. */
  private static final class Loaded implements Chance {
    private final int from;
    private final int many;
    private final int mine;
    int shown;

    /** The dice {@code from} on, {@code many} of them, show {@code mine}; all others show 3. */
    Loaded(int from, int many, int mine) {
      this.from = from;
      this.many = many;
      this.mine = mine;
    }

    @Override
    public int die(int sides) {
      int number = shown++;
      // A friendly die comes before all others, and it speaks for whoever asks.
      return number < from ? sides : number < from + many ? mine : 3;
    }

    @Override
    public int card(Pile from) {
      throw new IllegalStateException("there are no cards in this game");
    }

    @Override
    public void shuffle(Pile pile) {
      throw new IllegalStateException("there are no cards in this game");
    }
  }

  private static final class Heard implements Log {
    final List<Told> events = new ArrayList<>();

    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void add(Entry entry) {
      events.add((Told) entry.open());
    }
  }

  private List<Told> play(Move move, Loaded dice) {
    Melee copy = m.copy();
    Heard heard = new Heard();
    game.play(copy, seat, move, dice, heard);
    while (copy.phase == Phase.ANSWER) { // what is announced happens, whatever is said to it
      int asked = Integer.numberOfTrailingZeros(copy.window.asked());
      game.play(copy, asked, new Move.Accept(), dice, heard);
    }
    return heard.events;
  }

  private Foresight of(Move move) {
    if (move instanceof Move.Place place) {
      return placed(place);
    }
    if (move instanceof Move.Go go) {
      return run(go);
    }
    List<Told> plain = play(move, new Loaded(LUCK, 0, 0));
    int before = 0;
    Told.Dice own = null;
    for (Told event : plain) {
      if (event instanceof Told.Dice dice) {
        own = dice;
        break;
      }
      before += event instanceof Told.FriendlyDie || event instanceof Told.Fate ? 1 : 0;
    }
    if (own == null) {
      int f = move instanceof Move.Hit given ? given.figure() : Math.max(m.active, 0);
      return still(f, m.x[f], m.y[f], m.z[f], null, List.of());
    }
    int dice = own.dice().size();
    int actor = field.asFigure(field.numbered(own.figure()));
    List<Told> missed = play(move, new Loaded(before, dice, 2));
    List<Told> hit = play(move, new Loaded(before, dice, 3));
    Told.Crossed crossed = first(missed, Told.Crossed.class);
    Told.Acted acted = first(missed, Told.Acted.class);
    boolean announced = move instanceof Move.Announce || move instanceof Move.Accept;
    int x = acted != null ? acted.x() : m.x[actor];
    int y = acted != null ? acted.y() : m.y[actor];
    if (move instanceof Move.Announce a) {
      x = a.x();
      y = a.y();
    } else if (announced || move instanceof Move.Doubt) {
      x = m.customX;
      y = m.customY;
    }
    List<Foresight.Rival> rivals = rivals(own.figure(), dice, missed, hit, crossed, move);
    return new Foresight(
        own.figure(),
        x,
        y,
        acted != null ? acted.z() : m.z[actor],
        null,
        dice,
        crossed == null ? List.of("swashbuckling " + dice) : crossed.attack(),
        tenThousandths(Odds.one(dice)),
        rivals.isEmpty() ? List.of() : rows(actor, crossed),
        rivals,
        List.of());
  }

  private List<String> rows(int actor, Told.@Nullable Crossed crossed) {
    boolean duel = crossed != null && m.armed(actor) && field.roster[actor].duels();
    return duel ? DUEL : SWASH;
  }

  private List<Foresight.Rival> rivals(
      String actor,
      int dice,
      List<Told> missed,
      List<Told> hit,
      Told.@Nullable Crossed crossed,
      Move move) {
    List<Foresight.Rival> rivals = new ArrayList<>();
    for (Told event : missed) {
      if (event instanceof Told.Dice his && !his.figure().equals(actor)) {
        rivals.add(rival(actor, dice, his, hit, crossed, move));
      }
    }
    return rivals;
  }

  private Foresight.Rival rival(
      String actor,
      int dice,
      Told.Dice his,
      List<Told> hit,
      Told.@Nullable Crossed crossed,
      Move move) {
    int f = field.asFigure(field.numbered(actor));
    int g = field.asFigure(field.numbered(his.figure()));
    boolean duel = crossed != null;
    Odds odds =
        Odds.of(dice, his.dice().size(), duel && Duel.isBlade(m, f), duel && Duel.isBlade(m, g));
    int bonus = bonus(his.figure(), hit);
    double[] hits = new double[odds.most() + 1 + bonus];
    hits[0] = odds.hits(0);
    boolean halved = move instanceof Move.Doubt; // 4 and more for the claim, 3 and less against it
    for (int i = 1; i <= odds.most(); i++) {
      hits[i + bonus] += odds.hits(i) / (halved ? 2 : 1);
      hits[i] += halved ? odds.hits(i) / 2 : 0;
    }
    double expected = 0;
    List<Integer> shares = new ArrayList<>();
    for (int i = 0; i < hits.length; i++) {
      expected += i * hits[i];
      shares.add(tenThousandths(hits[i]));
    }
    List<Integer> taken = new ArrayList<>();
    for (int i = 1; duel && i <= odds.mostTaken(); i++) {
      taken.add(tenThousandths(odds.taken(i)));
    }
    return new Foresight.Rival(
        his.figure(),
        his.dice().size(),
        crossed == null ? List.of("Rating " + his.dice().size()) : crossed.defence(),
        shares,
        taken,
        (int) Math.round(100 * expected),
        pushed(his.figure(), hit));
  }

  /** What the size of a thing adds to a hit (A1FA-7A), told by the rules themselves. */
  private static int bonus(String rival, List<Told> hit) {
    for (Told event : hit) {
      if (event instanceof Told.Decided decided && decided.loser().equals(rival)) {
        return Math.max(0, decided.hits() - 1);
      }
    }
    return 0;
  }

  private static Seen.@Nullable Spot pushed(String rival, List<Told> hit) {
    for (Told event : hit) {
      if (event instanceof Told.Suffered row
          && row.figure().equals(rival)
          && row.what().equals(SWASH.getFirst())) {
        return new Seen.Spot(row.x(), row.y());
      }
    }
    return null;
  }

  private static <T extends Told> @Nullable T first(List<Told> events, Class<T> kind) {
    for (Told event : events) {
      if (kind.isInstance(event)) {
        return kind.cast(event);
      }
    }
    return null;
  }

  private static int tenThousandths(double chance) {
    return (int) Math.round(WHOLE * chance);
  }

  private Foresight placed(Move.Place place) {
    int on = Turn.supportAt(m, place.x(), place.y());
    int z = on < 0 ? 0 : Space.heightOn(m, on, place.x(), place.y());
    return still(place.figure(), place.x(), place.y(), z, null, List.of());
  }

  /** Where a run ends, and what could be done there. */
  private Foresight run(Move.Go go) {
    Melee copy = m.copy();
    Heard heard = new Heard();
    game.play(copy, seat, go, new Loaded(LUCK, 0, 0), heard);
    int f = go.figure();
    Told.Ran ran = first(heard.events, Told.Ran.class);
    String reached = ran == null || ran.reached().isEmpty() ? null : ran.reached();
    return still(
        f,
        copy.x[f],
        copy.y[f],
        copy.z[f],
        reached,
        further && reached != null && copy.active == f ? then(copy) : List.of());
  }

  /** What rolls no dice. */
  private Foresight still(
      int f, int x, int y, int z, @Nullable String reached, List<Foresight.Then> then) {
    return new Foresight(
        field.figureName(f), x, y, z, reached, 0, List.of(), 0, List.of(), List.of(), then);
  }

  /** Each verb with each thing, once. */
  private List<Foresight.Then> then(Melee after) {
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(after, seat, moves);
    Map<String, Foresight.Then> then = new LinkedHashMap<>();
    for (int i = 0; i < moves.size(); i++) {
      Foresight.Then next = then(after, moves.get(i));
      if (next != null) { // of several spots the first, unless another hits somebody
        then.merge(
            next.verb() + " " + next.thing(),
            next,
            (one, other) -> one.opposed() || !other.opposed() ? one : other);
      }
    }
    return List.copyOf(then.values());
  }

  private Foresight.@Nullable Then then(Melee after, Move move) {
    String notation = game.notation(move);
    return switch (move) {
      case Move.Act(int f, Verb verb, int thing) ->
          new Foresight.Then(
              notation, verb.word(), name(thing), verb.isBlow() || opposed(after, verb, move));
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          new Foresight.Then(notation, verb.word(), name(thing), opposed(after, verb, move));
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          new Foresight.Then(
              notation,
              verb.word(),
              field.figureName(Integer.numberOfTrailingZeros(targets)),
              true);
      case Move.Duel(int f, int enemy) ->
          new Foresight.Then(notation, "duel", field.figureName(enemy), true);
      default -> null;
    };
  }

  private @Nullable String name(int thing) {
    return thing < 0 ? null : field.name(thing);
  }

  /** Things hit whom they hit: the rules are asked. */
  private boolean opposed(Melee after, Verb verb, Move move) {
    return switch (verb) {
      case ROLL, SHOVE, TIP, PULL, DROP, SLAM, SPIN, SWING_KICK -> {
        Heard heard = new Heard();
        game.play(after.copy(), seat, move, new Loaded(LUCK, 0, 0), heard);
        yield heard.events.stream().filter(Told.Dice.class::isInstance).count() > 1;
      }
      default -> false;
    };
  }
}
