package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.Doc;
import derring.formats.Json;
import derring.kernel.Cards;
import derring.kernel.Chance;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.proof.Twisted;
import derring.proof.Twisted.Peek;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** What is imagined could be so, and each possibility comes up as often as it is true. */
class Imagination {
  private static final int MATCHES = 3;
  private static final int EVERY = 10;
  private static final int DEALS = 2000;
  private static final int SAMPLES = 20_000;

  /** 99.9 %, as one claim stands and falls with one number. */
  private static final double ONCE = 3.09;

  /** 99.9999 %, as a table makes some hundred comparisons. */
  private static final double OFTEN = 4.75;

  @TestFactory
  Stream<DynamicTest> whatIsImaginedIsPossibleAndLooksTheSame() {
    return Tables.each(table -> looksTheSame(table, MATCHES));
  }

  @TestFactory
  Stream<DynamicTest> afterTheDealTheImaginedIsSpreadLikeTheTrue() {
    return Tables.each(table -> followsTheDeal(table));
  }

  @TestFactory
  Stream<DynamicTest> everySmallDeckIsImaginedWithItsTrueLikelihood() {
    return SmallDeck.all()
        .map(deck -> DynamicTest.dynamicTest(deck.name(), () -> isTrue(deck, SAMPLES)));
  }

  @TestFactory
  Stream<DynamicTest> aBiasedImaginationOfASmallDeckIsNoticed() {
    return SmallDeck.all()
        .map(deck -> DynamicTest.dynamicTest(deck.name(), () -> biasIsNoticed(deck)));
  }

  @TestFactory
  Stream<DynamicTest> everyGameThatHidesSomethingHasASmallDeck() {
    return Tables.eachTitle(title -> {
      boolean hidden = Tables.of(title).stream().anyMatch(table -> table.game().traits().hidden());
      assertThat(SmallDeck.of(title).isEmpty()).as("no small deck").isNotEqualTo(hidden);
    });
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> imaginationHoldsInManyMatches() {
    return Tables.each(table -> looksTheSame(table, Length.SOAK));
  }

  static <S extends State<S>, M, V> void looksTheSame(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    S world = game.blank();
    RandomPlay.visit(
        game,
        matches,
        play -> {
          if (!play.every(EVERY)) {
            return;
          }
          List<String> cards = game.cards(play.state()).stream().sorted().toList();
          for (int reader = Game.SPECTATOR; reader < game.seats(); reader++) {
            V view = game.view(play.state(), reader);
            String seen = Json.compact(game.show(view));
            game.imagine(view, new SeededChance(play.made()), world);
            assertThat(Json.compact(game.show(game.view(world, reader))))
                .as("reader %d, %s", reader, play.place())
                .isEqualTo(seen);
            assertThat(Json.compact(game.show(view))).as("the view itself").isEqualTo(seen);
            assertThat(game.cards(world).stream().sorted().toList())
                .as(play.place())
                .isEqualTo(cards);
            String text = Json.compact(game.describe(world));
            assertThat(game.assemble(Doc.of("imagined.json", text).facts()).equals(world)).isTrue();
          }
        });
  }

  /**
   * Right after the deal a state and one imagined from its view are drawn from the same
   * distribution, so the cards at every place of many of both must be spread alike. This needs no
   * knowledge of the game.
   */
  static <S extends State<S>, M, V> void followsTheDeal(Table<S, M, V> table) {
    Game<S, M, V> game = table.game();
    for (int reader = Game.SPECTATOR; reader < game.seats(); reader++) {
      Map<String, Map<String, Integer>> dealt = new TreeMap<>();
      Map<String, Map<String, Integer>> imagined = new TreeMap<>();
      S state = game.blank();
      S world = game.blank();
      Chance deals = new SeededChance(reader);
      Chance fancies = new SeededChance(1000 + reader);
      for (int i = 0; i < DEALS; i++) {
        game.deal(state, deals, Log.NONE);
        count("", game.describe(state), dealt);
        game.imagine(game.view(state, reader), fancies, world);
        count("", game.describe(world), imagined);
      }
      int seat = reader;
      dealt.forEach((place, names) ->
          ChiSquared.sameSource(
              names,
              imagined.getOrDefault(place, Map.of()),
              OFTEN,
              "reader " + seat + ", " + place));
    }
  }

  /** Counts which cards lie at each place: the ends of a pile, anywhere in a hand. */
  private static void count(String path, Object value, Map<String, Map<String, Integer>> places) {
    switch (value) {
      case Cards cards when cards.isEmpty() -> {}
      case Cards cards when cards.order() == Cards.Order.FROM_TOP -> {
        add(path + " top", cards.getFirst(), places);
        add(path + " bottom", cards.getLast(), places);
      }
      case Cards cards -> cards.forEach(name -> add(path, name, places));
      case List<?> list -> {
        for (int i = 0; i < list.size(); i++) {
          count(path + "/" + i, list.get(i), places);
        }
      }
      case Map<?, ?> map -> map.forEach((key, item) -> count(path + "/" + key, item, places));
      default -> {}
    }
  }

  private static void add(String place, String name, Map<String, Map<String, Integer>> places) {
    places.computeIfAbsent(place, key -> new HashMap<>()).merge(name, 1, Integer::sum);
  }

  private static <S extends State<S>, M, V> void isTrue(SmallDeck<S, M, V> deck, int samples) {
    Game<S, M, V> game = deck.game();
    V view = game.view(deck.state(), deck.reader());
    S world = game.blank();
    Chance chance = new SeededChance(6);
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int i = 0; i < samples; i++) {
      game.imagine(view, chance, world);
      counts.merge(deck.key(game.describe(world)), 1, Integer::sum);
    }
    ChiSquared.fits(counts, deck.likelihoods(), ONCE, deck.name());
  }

  /** The truth every time; and a shuffle that puts one card back too often. */
  private static <S extends State<S>, M, V> void biasIsNoticed(SmallDeck<S, M, V> deck) {
    Game<S, M, V> game = deck.game();
    var truth =
        deck.with(
            new Twisted<>(game) {
              @Override
              public void imagine(Peek<S, V> peek, Chance chance, S into) {
                into.copyFrom(peek.truth());
              }
            });
    assertThatThrownBy(() -> isTrue(truth, SAMPLES)).hasMessageContaining("chi-squared");
    var nearly =
        deck.with(
            new Twisted<>(game) {
              @Override
              public void imagine(Peek<S, V> peek, Chance chance, S into) {
                if (chance.die(10) == 1) {
                  into.copyFrom(peek.truth());
                } else {
                  super.imagine(peek, chance, into);
                }
              }
            });
    assertThatThrownBy(() -> isTrue(nearly, SAMPLES)).hasMessageContaining("chi-squared");
  }
}
