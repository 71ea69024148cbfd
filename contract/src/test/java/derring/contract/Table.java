package derring.contract;

import derring.formats.Box;
import derring.formats.Json;
import derring.formats.Rulebook;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game that is ready to be played, with the clauses it may cite.
 *
 * @param name as reports show it
 * @param cards the digests of its card sets, for records
 * @param clauses the ids in its rulebook
 */
record Table<S extends State<S>, M, V>(
    String name, Game<S, M, V> game, Map<String, String> cards, Set<String> clauses) {

  /** All variants of a title. */
  static List<Table<?, ?, ?>> of(Title title) {
    Set<String> clauses =
        Tables.SHELF.rulebook(title).clauses().stream()
            .map(Rulebook.Clause::id)
            .collect(Collectors.toUnmodifiableSet());
    return title.variants().stream()
        .<Table<?, ?, ?>>map(choices -> {
          Box box = Tables.SHELF.open(title, Facts.of(choices));
          return of(Tables.name(title) + " " + Json.compact(choices), box, clauses);
        })
        .toList();
  }

  private static Table<?, ?, ?> of(String name, Box box, Set<String> clauses) {
    return seated(name, box.game(), box.cards(), clauses);
  }

  private static <S extends State<S>, M, V> Table<S, M, V> seated(
      String name, Game<S, M, V> game, Map<String, String> cards, Set<String> clauses) {
    return new Table<>(name, game, cards, clauses);
  }

  /** The same table with other rules, to see whether the kit notices. */
  <W> Table<S, M, W> with(Game<S, M, W> spoilt) {
    return new Table<>(name, spoilt, cards, clauses);
  }
}
