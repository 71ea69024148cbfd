package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DifferenceTest {
  private enum Height {
    VERY_HIGH,
    LOW
  }

  private record Fighter(String name, int life, @Nullable Height at, List<String> hand) {}

  private record Seen(
      int turn,
      @Nullable Fighter guest,
      List<Fighter> fighters,
      List<String> discard,
      Map<String, Integer> clock,
      @Nullable Object any) {}

  private static final Fighter ANN = new Fighter("Ann", 5, Height.LOW, List.of("Lunge", "Parry"));
  private static final Fighter BEN = new Fighter("Ben", 4, null, List.of());
  private static final Seen START =
      new Seen(
          1,
          null,
          List.of(ANN, BEN),
          List.of("a", "b", "c", "d", "e"),
          Map.of("0", 52, "1", 60),
          null);

  private record Shown(Seen view, List<Integer> toAct) {}

  private static String change(Seen before, Seen now) {
    return change(new Shown(before, List.of(0)), new Shown(now, List.of(0)))
        .replaceFirst("^\\{\"view\":(.*)}$", "$1");
  }

  private static String change(Shown before, Shown now) {
    String written = Json.lean(new Json.Change(before, now));
    Object base = Doc.of("base.json", Json.lean(before)).facts().raw();
    Object change = Doc.of("change.json", written).facts().raw();
    Object got = Json.Change.upon(base, change);
    assertThat(got).isEqualTo(Doc.of("now.json", Json.lean(now)).facts().raw());
    assertThat(Json.fingerprint(got)).isEqualTo(Json.fingerprint(now));
    return written;
  }

  @Test
  void anOutermostListIsWrittenWhole() {
    Shown before = new Shown(START, List.of(0, 1, 2, 3, 4, 5));
    assertThat(change(before, new Shown(START, List.of(0, 1, 2, 3, 4))))
        .isEqualTo("{\"toAct\":[0,1,2,3,4]}");
    assertThat(change(before, before)).isEqualTo("{}");
  }

  private static Seen with(Seen seen, List<Fighter> fighters, List<String> discard) {
    return new Seen(seen.turn, seen.guest, fighters, discard, seen.clock, seen.any);
  }

  @Test
  void nothingIsWrittenOfWhatStays() {
    Seen alike = with(START, List.copyOf(START.fighters), List.copyOf(START.discard));
    assertThat(change(START, alike)).isEqualTo("{}");
  }

  @Test
  void whatComesIsWholeAndWhatGoesIsNull() {
    Seen came = new Seen(2, BEN, START.fighters, START.discard, START.clock, "x");
    assertThat(change(START, came))
        .isEqualTo(
            "{\"turn\":2,\"guest\":{\"name\":\"Ben\",\"life\":4,\"hand\":[]},\"any\":\"x\"}");
    assertThat(change(came, START)).isEqualTo("{\"turn\":1,\"guest\":null,\"any\":null}");
  }

  @Test
  void anItemOfAListChangesInItsPlace() {
    Fighter hurt = new Fighter("Ann", 3, null, List.of("Lunge"));
    assertThat(change(START, with(START, List.of(hurt, BEN), START.discard)))
        .isEqualTo("{\"fighters\":{\"0\":{\"life\":3,\"at\":null,\"hand\":[\"Lunge\"]}}}");
  }

  @Test
  void aLongListIsCutWhereItChanges() {
    List<String> topped = List.of("x", "a", "b", "c", "d", "e");
    assertThat(change(START, with(START, START.fighters, topped)))
        .isEqualTo("{\"discard\":{\"cut\":[0,0,\"x\"]}}");
    List<String> middle = List.of("a", "b", "y", "z", "d", "e");
    assertThat(change(START, with(START, START.fighters, middle)))
        .isEqualTo("{\"discard\":{\"cut\":[2,1,\"y\",\"z\"]}}");
    assertThat(change(START, with(START, START.fighters, List.of("a"))))
        .isEqualTo("{\"discard\":[\"a\"]}");
    List<String> same = List.of("a", "a", "a", "a", "a");
    Seen five = with(START, START.fighters, same);
    assertThat(change(five, with(START, START.fighters, List.of("a", "a", "a", "a"))))
        .isEqualTo("{\"discard\":{\"cut\":[4,1]}}");
  }

  @Test
  void aMapLosesItsKeysAndARecordBecomesAnother() {
    Seen fewer = new Seen(1, null, START.fighters, START.discard, Map.of("1", 59), BEN);
    assertThat(change(START, fewer))
        .isEqualTo(
            "{\"clock\":{\"1\":59,\"0\":null},"
                + "\"any\":{\"name\":\"Ben\",\"life\":4,\"hand\":[]}}");
    record Other(String name, String colour) {}
    Seen other =
        new Seen(1, null, START.fighters, START.discard, Map.of("1", 59), new Other("Cid", "red"));
    assertThat(change(fewer, other))
        .contains("\"any\":{\"name\":\"Cid\",\"colour\":\"red\",")
        .contains("\"life\":null");
  }

  /** The browser's test, changes.test.ts, has the same values. */
  @Test
  void aFingerprintIsTheSameInTheBrowser() {
    Map<String, Object> value = new LinkedHashMap<>();
    value.put("name", "Márá");
    value.put("life", -3);
    value.put("big", 4_294_967_299L);
    value.put("tripped", true);
    value.put("hand", List.of("Lunge", List.of(0, 31)));
    assertThat(Json.fingerprint(value)).isEqualTo("43b437e1");
  }

  @Test
  void aFingerprintKnowsNoOrderOfFieldsAndNothingThatIsAbsent() {
    record Spot(int x, @Nullable String word, Height height) {}
    Map<String, Object> turned = new LinkedHashMap<>();
    turned.put("height", "very-high");
    turned.put("x", 7L);
    assertThat(Json.fingerprint(new Spot(7, null, Height.VERY_HIGH)))
        .isEqualTo(Json.fingerprint(turned));
    assertThat(Json.fingerprint(List.of(0, 31))).isNotEqualTo(Json.fingerprint(List.of(1, 0)));
    assertThatThrownBy(() -> Json.fingerprint(List.of(0.5)))
        .hasMessageContaining("no fingerprint of");
  }

  @Test
  void aRecordHasTheFingerprintOfItsFields() {
    record Kinds(
        byte small,
        short middle,
        int usual,
        long large,
        boolean yes,
        boolean no,
        @Nullable Long none) {}
    record Nothing() {}
    Kinds kinds = new Kinds((byte) -1, (short) 300, 70_000, 1L << 40, true, false, null);
    assertThat(Json.fingerprint(kinds)).isEqualTo(Json.fingerprint(Json.plain(kinds)));
    assertThat(Json.fingerprint(new Nothing())).isEqualTo(Json.fingerprint(Map.of()));
    assertThat(Json.lean(new Json.Change(new Nothing(), new Nothing()))).isEqualTo("{}");
  }
}
