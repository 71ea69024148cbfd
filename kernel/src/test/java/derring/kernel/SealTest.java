package derring.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SealTest {
  private static final Terms TERMS =
      new Terms(
          "duel",
          1,
          Map.of("plain", "ab".repeat(32)),
          Map.of("seats", 2, "breakage", true, "style", List.of("high", "low")));
  private static final List<String> NAMES = List.of("Ann", "Bob");
  private static final Seed SEED = Seed.numbered(7, 2);
  private static final Seal SEAL = Seal.of(TERMS, NAMES, SEED);

  private static List<Integer> dice(Terms terms, List<String> names, Seed seed) {
    Chance chance = Seal.of(terms, names, seed).chance(seed);
    return IntStream.range(0, 12).map(i -> chance.die(10)).boxed().toList();
  }

  private static Terms with(String option, Object value) {
    Map<String, Object> options = new LinkedHashMap<>(TERMS.options());
    options.put(option, value);
    return new Terms(TERMS.game(), TERMS.rules(), TERMS.cards(), options);
  }

  /** The figures are worked out in docs/chance.md's own words by another program. */
  @Test
  void theSealIsTheOneThatIsWrittenDown() {
    assertThat(SEAL.commitment())
        .isEqualTo("21cc9968eb46ce652c55bc4c7ea58f16770d88258895eb848a1057c62fe6aebf");
    assertThat(dice(TERMS, NAMES, SEED)).containsExactly(6, 6, 9, 10, 10, 3, 5, 3, 7, 8, 8, 8);
  }

  @Test
  void theCommitmentIsKnownBeforeAnybodySits() {
    assertThat(TERMS.commitment(SEED.secret())).isEqualTo(SEAL.commitment());
  }

  @Test
  void theOrderInWhichOptionsAreWrittenDoesNotMatter() {
    Map<String, Object> turned = new LinkedHashMap<>();
    TERMS.options().keySet().stream()
        .sorted(java.util.Comparator.reverseOrder())
        .forEach(key -> turned.put(key, TERMS.options().get(key)));
    assertThat(Seal.of(new Terms("duel", 1, TERMS.cards(), turned), NAMES, SEED)).isEqualTo(SEAL);
  }

  @Test
  void whateverIsSealedChangesAllChance() {
    List<Integer> dice = dice(TERMS, NAMES, SEED);
    assertThat(dice(with("breakage", false), NAMES, SEED)).isNotEqualTo(dice);
    assertThat(dice(with("style", List.of("highlow")), NAMES, SEED)).isNotEqualTo(dice);
    assertThat(dice(new Terms("duel", 2, TERMS.cards(), TERMS.options()), NAMES, SEED))
        .isNotEqualTo(dice);
    assertThat(
            dice(
                new Terms("duel", 1, Map.of("plain", "ac".repeat(32)), TERMS.options()),
                NAMES,
                SEED))
        .isNotEqualTo(dice);
    assertThat(dice(TERMS, List.of("AnnB", "ob"), SEED)).isNotEqualTo(dice);
    assertThat(dice(TERMS, NAMES, new Seed(SEED.secret(), List.of(Seed.SILENT, "01".repeat(32)))))
        .isNotEqualTo(dice);
    assertThat(dice(TERMS, NAMES, Seed.numbered(8, 2))).isNotEqualTo(dice);
  }

  @Test
  void aSeedThatNoSeatGaveToIsTheHostsAlone() {
    assertThat(SEED.hostAlone()).isTrue();
    assertThat(new Seed(SEED.secret(), List.of(Seed.SILENT, "01".repeat(32))).hostAlone())
        .isFalse();
  }

  @Test
  void anOutcomeThatCannotComeFromWhatItWasDrawnFromIsRefused() {
    assertThatThrownBy(() -> new Draw.Die(7, 6)).hasMessageContaining("1 to 6, but found 7");
    assertThatThrownBy(() -> new Draw.Card(3, List.of(1, 2))).hasMessageContaining("not one of");
    assertThatThrownBy(() -> new Draw.Shuffle(List.of(1, 2, 2), List.of(1, 1, 2)))
        .hasMessageContaining("other cards");
  }

  @Test
  void whatIsDrawnIsKeptWithWhatItWasDrawnFrom() {
    RecordingChance chance = new RecordingChance(new SeededChance(3));
    Pile pile = new Pile(3);
    pile.put(5);
    pile.put(9);
    pile.put(2);
    int die = chance.die(10);
    int card = chance.card(pile);
    chance.shuffle(pile);
    assertThat(chance.take())
        .containsExactly(
            new Draw.Die(die, 10),
            new Draw.Card(card, List.of(5, 9, 2)),
            new Draw.Shuffle(List.of(pile.get(2), pile.get(1), pile.get(0)), List.of(5, 9, 2)));
  }
}
