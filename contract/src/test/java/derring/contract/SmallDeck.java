package derring.contract;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Cards;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A position with so few hidden cards that all ways they can lie are listed. It comes from {@code
 * small-decks/<game>.yaml}: a list of positions with {@code name}, {@code options}, {@code given}
 * (as in a scenario), {@code reader} (a seat, or -1) and {@code hidden}: groups of places whose
 * cards were shuffled together, so that every order of a group's cards is equally likely. A game
 * without cards hides {@code numbers}: places with a number each, from 1 to as much as {@code of},
 * all equally likely and whatever the others are.
 *
 * @param hidden the groups; a place is a path such as {@code fighters/1/hand}. If only some cards
 *     of a place are hidden the path ends with which: {@code deck/1..} are all but the first,
 *     {@code pile/0..2} the first two
 * @param numbers the hidden numbers
 */
record SmallDeck<S extends State<S>, M, V>(
    String name,
    Game<S, M, V> game,
    S state,
    int reader,
    List<List<String>> hidden,
    Numbers numbers) {
  private static final Path FOLDER = Path.of("src", "test", "resources", "small-decks");

  static Stream<SmallDeck<?, ?, ?>> all() {
    return Tables.titles().stream().flatMap(title -> of(title).stream());
  }

  static List<SmallDeck<?, ?, ?>> of(Title title) {
    Path file = FOLDER.resolve(title.id() + ".yaml");
    if (!Files.exists(file)) {
      return List.of();
    }
    return Doc.read(file)
        .read(facts ->
            facts.items().stream().<SmallDeck<?, ?, ?>>map(deck -> read(title, deck)).toList());
  }

  private static SmallDeck<?, ?, ?> read(Title title, Facts facts) {
    facts.only("name", "options", "given", "reader", "hidden", "numbers");
    return read(
        Tables.name(title) + ": " + facts.at("name").text(),
        Tables.SHELF.open(title, facts.optional("options")).game(),
        facts);
  }

  private static <S extends State<S>, M, V> SmallDeck<S, M, V> read(
      String name, Game<S, M, V> game, Facts facts) {
    return new SmallDeck<>(
        name,
        game,
        game.assemble(Facts.of(facts.at("given").raw())),
        facts.at("reader").number(Game.SPECTATOR, game.seats() - 1),
        facts.items("hidden").stream()
            .map(group -> group.items().stream().map(Facts::text).toList())
            .toList(),
        Numbers.read(facts.optional("numbers")));
  }

  <W> SmallDeck<S, M, W> with(Game<S, M, W> spoilt) {
    return new SmallDeck<>(name, spoilt, state, reader, hidden, numbers);
  }

  /** How the hidden cards of a described state lie. */
  String key(Map<String, Object> description) {
    List<List<List<String>>> lie = new ArrayList<>();
    for (List<String> group : hidden) {
      lie.add(group.stream().map(place -> cards(description, place).lying()).toList());
    }
    return Json.compact(lie) + numbers.key(description);
  }

  /** Each way the hidden cards can lie, with its probability. */
  Map<String, Double> likelihoods() {
    Map<String, Object> description = game.describe(state);
    Map<String, Double> ways = Map.of("", 1.0);
    for (List<String> group : hidden) {
      List<Hidden> places = group.stream().map(place -> cards(description, place)).toList();
      List<String> pool = new ArrayList<>();
      places.forEach(place -> pool.addAll(place.names));
      Map<String, Integer> counts = new TreeMap<>();
      int[] orders = {0};
      permute(
          pool,
          0,
          order -> {
            orders[0]++;
            counts.merge(Json.compact(laid(order, places)), 1, Integer::sum);
          });
      Map<String, Double> longer = new LinkedHashMap<>();
      ways.forEach((way, likelihood) ->
          counts.forEach((next, count) ->
              longer.put(way.isEmpty() ? next : way + "," + next, likelihood * count / orders[0])));
      ways = longer;
    }
    Map<String, Double> keys = new LinkedHashMap<>();
    List<String> ends = numbers.keys();
    ways.forEach((way, likelihood) ->
        ends.forEach(end -> keys.put("[" + way + "]" + end, likelihood / ends.size())));
    return keys;
  }

  /** Cards in some order, dealt to places as large as these. */
  private static List<List<String>> laid(List<String> order, List<Hidden> places) {
    List<List<String>> laid = new ArrayList<>();
    int next = 0;
    for (Hidden place : places) {
      int size = place.names.size();
      laid.add(new Hidden(List.copyOf(order.subList(next, next + size)), place.ordered).lying());
      next += size;
    }
    return laid;
  }

  /** Hidden numbers. */
  private record Numbers(List<String> places, int of) {

    static Numbers read(Facts facts) {
      facts.only("places", "of");
      return new Numbers(
          facts.items("places").stream().map(Facts::text).toList(), facts.number("of", 2, 9, 2));
    }

    String key(Map<String, Object> description) {
      return places.stream()
          .map(place -> value(description, List.of(place.split("/"))).toString())
          .collect(Collectors.joining());
    }

    /** All that they can be together, each as likely as any other. */
    List<String> keys() {
      List<String> keys = List.of("");
      for (int i = 0; i < places.size(); i++) {
        keys =
            keys.stream()
                .flatMap(key -> IntStream.rangeClosed(1, of).mapToObj(number -> key + number))
                .toList();
      }
      return keys;
    }
  }

  /** The hidden cards of a place. */
  private record Hidden(List<String> names, boolean ordered) {
    List<String> lying() {
      return ordered ? names : names.stream().sorted().toList();
    }
  }

  private static Object value(Object from, List<String> path) {
    Object value = from;
    for (String step : path) {
      value =
          value instanceof List<?> list
              ? list.get(Integer.parseInt(step))
              : ((Map<?, ?>) value).get(step);
    }
    return value;
  }

  private static Hidden cards(Map<String, Object> description, String place) {
    Object value = description;
    for (String step : List.of(place.split("/"))) {
      if (value instanceof Cards cards) {
        String[] ends = step.split("\\.\\.", 2);
        int to = ends[1].isEmpty() ? cards.size() : Integer.parseInt(ends[1]);
        return new Hidden(cards.subList(Integer.parseInt(ends[0]), to), true);
      }
      value = value(value, List.of(step));
    }
    Cards cards = (Cards) value;
    return new Hidden(cards, cards.order() != Cards.Order.ANY);
  }

  private interface Order {
    void visit(List<String> cards);
  }

  private static void permute(List<String> cards, int from, Order order) {
    if (from >= cards.size() - 1) {
      order.visit(cards);
      return;
    }
    for (int i = from; i < cards.size(); i++) {
      Collections.swap(cards, from, i);
      permute(cards, from + 1, order);
      Collections.swap(cards, from, i);
    }
  }
}
