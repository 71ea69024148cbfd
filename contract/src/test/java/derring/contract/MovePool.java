package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * Moves of one game, legal somewhere or nowhere: those listed in random matches, those in
 * scenarios, and those that come of putting the beginning of one notation before the end of
 * another.
 */
final class MovePool<M> {
  private static final int SPLICES = 3000;

  /** How many matches the moves come from. */
  private static final int MATCHES = 8;

  private static final Map<Game<?, ?, ?>, MovePool<?>> POOLS = new ConcurrentHashMap<>();

  private static final Map<Title, Set<String>> SCENARIOS = new ConcurrentHashMap<>();

  private final List<M> moves;
  private final List<List<M>> kinds;
  private final Set<String> refused = new LinkedHashSet<>();

  /** The pool of a game, which is always the same. */
  @SuppressWarnings("unchecked") // the pool of a game holds its moves
  static <S extends State<S>, M, V> MovePool<M> of(Game<S, M, V> game) {
    return (MovePool<M>) POOLS.computeIfAbsent(game, key -> new MovePool<>(game));
  }

  private <S extends State<S>, V> MovePool(Game<S, M, V> game) {
    Set<M> seen = new LinkedHashSet<>();
    RandomPlay.visit(
        game,
        Length.of(game, MATCHES),
        play -> {
          for (int seat = 0; seat < game.seats(); seat++) {
            seen.addAll(RandomPlay.moves(game, play.state(), seat));
          }
        });
    scenarios(game.title()).forEach(notation -> parse(game, notation, seen));
    List<String> notations = seen.stream().map(game::notation).toList();
    SeededChance chance = new SeededChance(notations.size());
    for (int i = 0; i < SPLICES; i++) {
      String head = notations.get(chance.below(notations.size()));
      String tail = notations.get(chance.below(notations.size()));
      parse(game, splice(head, tail, chance), seen);
    }
    moves = List.copyOf(seen);
    kinds =
        moves.stream()
            .collect(
                Collectors.groupingBy(
                    move -> move.getClass(), LinkedHashMap::new, Collectors.toList()))
            .values()
            .stream()
            .toList();
  }

  /** What is played and refused in scenarios, so that no kind of move is missing. */
  private static Set<String> scenarios(Title title) {
    return SCENARIOS.computeIfAbsent(
        title,
        key -> {
          Set<String> notations = new TreeSet<>();
          for (Path file : Tables.SHELF.scenarios(key)) {
            for (Facts line : Doc.read(file).facts().items("play")) {
              notations.add(line.text("move", line.text("refuse", "")));
            }
          }
          return notations;
        });
  }

  private <S extends State<S>, V> void parse(Game<S, M, V> game, String text, Set<M> into) {
    try {
      into.add(game.parse(text));
    } catch (BadInput e) {
      assertThat(e).hasMessageMatching(".*\\S.*");
      refused.add(text);
    }
  }

  private static String splice(String head, String tail, SeededChance chance) {
    List<String> words = new ArrayList<>(List.of(head.split(" ")));
    List<String> others = List.of(tail.split(" "));
    int kept = 1 + chance.below(words.size());
    int from = chance.below(others.size());
    List<String> spliced = new ArrayList<>(words.subList(0, kept));
    spliced.addAll(others.subList(from, others.size()));
    return String.join(" ", spliced);
  }

  List<M> all() {
    return moves;
  }

  /** Texts that are no move. */
  Set<String> refused() {
    return refused;
  }

  /** So many moves, not all different; each kind of move is as likely as any other. */
  List<M> sample(int count, SeededChance chance) {
    List<M> sample = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      List<M> kind = kinds.get(chance.below(kinds.size()));
      sample.add(kind.get(chance.below(kind.size())));
    }
    return sample;
  }
}
