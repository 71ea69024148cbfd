package derring.contract;

import derring.formats.Doc;
import derring.formats.Scenario;
import derring.kernel.Cards;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Step;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All that came up in the scenarios and in many matches of one title, in all its variants. The
 * players are curious, so they prefer moves that were made less often; and in each match they lean
 * to other kinds of moves, so that some do nothing but arm themselves and others never do.
 */
final class Explored {
  private static final int MATCHES = 600;
  private static final int JUDGED = 3;
  private static final int JUDGED_EVERY = 5;

  private static final long NEW = Long.MAX_VALUE;

  /** A player may lean to one kind of move up to 2^7 times as much as to another. */
  private static final int LEANINGS = 8;

  private static final Map<Title, Explored> TITLES = new ConcurrentHashMap<>();

  /** The names of all cards that lay anywhere. */
  final Set<String> cards = new TreeSet<>();

  /** What could be done with which card, and what was done. */
  final Set<Use> possible = new LinkedHashSet<>();

  final Set<Use> done = new LinkedHashSet<>();

  final Set<Class<?>> moves = new HashSet<>();
  final Set<Class<?>> events = new HashSet<>();

  /** Clauses by where they were cited: in entries, outcomes, refusals. */
  final Map<String, Set<String>> cited = new TreeMap<>();

  /** The sentences of all refusals. */
  final Set<String> refusals = new LinkedHashSet<>();

  /**
   * A kind of move, made with a card.
   *
   * @param card empty for a move without one
   */
  record Use(String kind, String card) {}

  static Explored of(Title title) {
    return TITLES.computeIfAbsent(title, key -> new Explored(key, MATCHES));
  }

  Explored(Title title, int matches) {
    Tables.of(title).forEach(table -> explore(table, Length.of(table.game(), matches)));
    for (Path file : Tables.SHELF.scenarios(title)) {
      Match<?, ?, ?> match = Scenario.read(Doc.read(file)).run(Tables.SHELF).match();
      if (match != null) {
        rehearse(match);
      }
    }
  }

  /** What is too rare for random play is shown by scenarios. */
  private <S extends State<S>, M, V> void rehearse(Match<S, M, V> match) {
    for (Step<M> step : match.steps()) {
      done.add(use(match.game(), step.move()));
      moves.add(step.move().getClass());
      step.entries().forEach(this::note);
    }
  }

  /** What could have been done with a card, but was not. */
  Set<Use> undone() {
    Set<Use> undone = new LinkedHashSet<>(possible);
    undone.removeAll(done);
    return undone;
  }

  private <S extends State<S>, M, V> void explore(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    Map<M, Integer> made = new HashMap<>();
    Map<M, Use> uses = new HashMap<>();
    MovePool<M> pool = MovePool.of(game);
    for (int seed = 0; seed < matches; seed++) {
      RandomPlay<S, M, V> play = new RandomPlay<>(game, 10_000 + seed);
      names(game.describe(play.state()));
      play.told().forEach(this::note);
      Map<Class<?>, Integer> leaning = new HashMap<>();
      while (!play.over()) {
        int seat = play.seat();
        List<M> moves = RandomPlay.moves(game, play.state(), seat);
        moves.forEach(move -> possible.add(uses.computeIfAbsent(move, key -> use(game, key))));
        M move = curious(moves, leaning, made, play.choices());
        made.merge(move, 1, Integer::sum);
        done.add(uses.get(move));
        this.moves.add(move.getClass());
        if (play.made() % JUDGED_EVERY == 0) {
          judge(table, play, pool);
        }
        play.make(seat, move).forEach(this::note);
      }
      cite("outcomes", List.of(game.outcome(play.state()).rule()));
    }
  }

  /** Of the kind of move they lean to most, mostly the one that was made least often. */
  private static <M> M curious(
      List<M> moves, Map<Class<?>, Integer> leaning, Map<M, Integer> made, SeededChance chance) {
    M best = moves.getFirst();
    long most = -1;
    for (M move : moves) {
      int lean = leaning.computeIfAbsent(move.getClass(), kind -> chance.below(LEANINGS));
      int before = made.getOrDefault(move, 0);
      long bid = before == 0 ? NEW : (long) chance.below(1 << lean) * 1000 / before;
      if (bid > most) {
        most = bid;
        best = move;
      }
    }
    return best;
  }

  private <S extends State<S>, M, V> void judge(
      Table<S, M, V> table, RandomPlay<S, M, V> play, MovePool<M> pool) {
    for (int seat = 0; seat < table.game().seats(); seat++) {
      for (M move : pool.sample(JUDGED, play.choices())) {
        Verdict verdict = table.game().judge(play.state(), seat, move);
        if (!verdict.legal() && refusals.add(verdict.sentence())) {
          cite("refusals", List.of(verdict.rule()));
        }
      }
    }
  }

  private void note(Entry entry) {
    cite("entries", entry.rules());
    for (Event event : List.of(entry.open(), entry.secret())) {
      events.add(event.getClass());
    }
  }

  private void cite(String where, List<String> rules) {
    cited.computeIfAbsent(where, key -> new TreeSet<>()).addAll(rules);
  }

  /** The card of a move is the longest name of a card in its notation. */
  private <S extends State<S>, M, V> Use use(Game<S, M, V> game, M move) {
    String notation = game.notation(move);
    return new Use(
        move.getClass().getSimpleName(),
        cards.stream()
            .filter(notation::contains)
            .max(Comparator.comparingInt(String::length))
            .orElse(""));
  }

  private void names(Object value) {
    switch (value) {
      case Cards names -> cards.addAll(names);
      case List<?> list -> list.forEach(this::names);
      case Map<?, ?> map -> map.values().forEach(this::names);
      default -> {}
    }
  }

  /** All records of the sealed types that a class belongs to, up to {@code top}. */
  static Set<Class<?>> family(Class<?> member, Class<?> top) {
    Set<Class<?>> family = new HashSet<>();
    for (Class<?> parent : member.getInterfaces()) {
      if (parent.isSealed() && top.isAssignableFrom(parent)) {
        leaves(parent, family);
      }
    }
    return family;
  }

  private static void leaves(Class<?> type, Set<Class<?>> into) {
    if (type.isSealed()) {
      List.of(type.getPermittedSubclasses()).forEach(child -> leaves(child, into));
    } else {
      into.add(type);
    }
  }
}
