package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.Event;
import derring.kernel.Names;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class JsonTest {
  private enum Height {
    VERY_HIGH
  }

  private record Spot(int x, Height height) {}

  private record CardDrawn(int seat, String card, List<Spot> from) implements Event {
    @Override
    public String sentence(Names names) {
      return "";
    }
  }

  private static Map<String, Object> ordered(Object... pairs) {
    Map<String, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      map.put((String) pairs[i], pairs[i + 1]);
    }
    return map;
  }

  @Test
  void anEventIsWrittenWithItsKindAndItsComponents() {
    assertThat(Json.compact(new CardDrawn(1, "Parry", List.of(new Spot(2, Height.VERY_HIGH)))))
        .isEqualTo(
            "{\"kind\":\"card-drawn\",\"seat\":1,\"card\":\"Parry\","
                + "\"from\":[{\"x\":2,\"height\":\"very-high\"}]}");
  }

  @Test
  void aKindIsTheNameInKebabCase() {
    assertThat(List.of("Drawn", "CardDrawn", "HPLost", "D10Rolled", "VERY_HIGH"))
        .extracting(Shape::kebab)
        .containsExactly("drawn", "card-drawn", "hp-lost", "d10-rolled", "very-high");
  }

  @Test
  void compactTextIsTheSameByWayOfPlainValues() {
    Object value =
        ordered(
            "event",
            new CardDrawn(1, "Par\"ry\n", List.of(new Spot(2, Height.VERY_HIGH))),
            "numbers",
            List.of((short) 1, (byte) 2, 3L, 4.5, 1.5f, new BigInteger("12345678901234567890")),
            "list",
            new int[] {1, 2},
            "none",
            new int[0],
            "words",
            Map.of(Height.VERY_HIGH, 1),
            "half",
            "a\uD800b");
    assertThat(Json.compact(value)).isEqualTo(Json.compact(Json.plain(value)));
  }

  @Test
  void whatWasWrittenGoesInAsItIs() {
    for (Object value : List.of(Map.of("b", 1), "caf\u00e9", "caf\u0142", "\uD83D\uDDE1\uFE0F")) {
      assertThat(Json.compact(ordered("a", Json.written(value), "caf\u0142", 2)))
          .isEqualTo(Json.compact(ordered("a", value, "caf\u0142", 2)));
      assertThat(Json.written(value).text()).isEqualTo(Json.compact(value));
      assertThat(Json.written(value).digest()).isEqualTo(Json.digest(value));
    }
  }

  @Test
  void manyMoreNamesThanAreKeptAreAllWritten() {
    Map<String, Object> many = new LinkedHashMap<>();
    StringBuilder written = new StringBuilder("{");
    for (int i = 0; i < 5000; i++) {
      many.put("name" + i, i);
      written.append(i == 0 ? "" : ",").append("\"name").append(i).append("\":").append(i);
    }
    for (int again = 0; again < 2; again++) {
      assertThat(Json.compact(many)).isEqualTo(written + "}");
    }
    assertThat(Name.of("seat")).isSameAs(Name.of("seat"));
  }

  @Test
  void twoRecordsMakeOneGroupOfFields() {
    assertThat(
            Json.written(new CardDrawn(1, "Parry", List.of()), new Spot(2, Height.VERY_HIGH))
                .text())
        .isEqualTo(
            "{\"kind\":\"card-drawn\",\"seat\":1,\"card\":\"Parry\",\"from\":[],"
                + "\"x\":2,\"height\":\"very-high\"}");
  }

  /**
   * They lend each other the bytes that they write into; what was written before stays as it is.
   */
  @Test
  void manyWritersDoNotDisturbEachOther() throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var writers = new ArrayList<Future<Boolean>>();
      for (int w = 0; w < 64; w++) {
        int writer = w;
        writers.add(
            threads.submit(() -> {
              Json.Written<?> first = Json.written(List.of("writer " + writer));
              for (int length = 0; length < 20_000; length += 97) {
                String text = String.valueOf((char) ('a' + writer % 26)).repeat(length);
                assertThat(Json.compact(List.of(text, writer)))
                    .isEqualTo("[\"" + text + "\"," + writer + "]");
              }
              return first.text().equals("[\"writer " + writer + "\"]");
            }));
      }
      for (Future<Boolean> writer : writers) {
        assertThat(writer.get()).isTrue();
      }
    }
  }

  @Test
  void keysKeepTheirOrder() {
    assertThat(Json.compact(ordered("z", 1, "a", null, "m", List.of(true, 2L, "x"))))
        .isEqualTo("{\"z\":1,\"a\":null,\"m\":[true,2,\"x\"]}");
  }

  @Test
  void keysOfAMapWithoutAnOrderAreSorted() {
    Map<String, Integer> map = new HashMap<>();
    for (int i = 0; i < 50; i++) {
      map.put("k" + i, i);
    }
    assertThat(Json.compact(map)).isEqualTo(Json.compact(Map.copyOf(map)));
    assertThat(Json.compact(Map.of("b", 1, "a", 2))).isEqualTo("{\"a\":2,\"b\":1}");
  }

  @Test
  void whatWouldDifferFromRunToRunIsRefused() {
    assertThatThrownBy(() -> Json.compact(new HashSet<>(Set.of(1, 2))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Json.compact(new Object()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Json.compact(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void textIsEscapedSoThatItReadsBackTheSame() {
    String odd = "\"\\\n\r\t\u0000\u001f\u007f é 😀 \ud800 \udc00";
    String text = Json.compact(List.of(odd));
    assertThat(text).contains("\\ud800", "\\udc00", "\\u0000", "😀");
    assertThat(Doc.of("a.json", text).facts().items().getFirst().text()).isEqualTo(odd);
  }

  @Test
  void prettyTextBreaksOnlyWhatDoesNotFit() {
    List<Integer> numbers = IntStream.range(100, 140).boxed().toList();
    String text =
        Json.pretty(
            ordered(
                "short",
                List.of(1, 2),
                "long",
                numbers,
                "none",
                List.of(),
                "deep",
                List.of(ordered("a", "x".repeat(90)), ordered("b", 1))));
    assertThat(text)
        .isEqualTo(
            """
            {
              "short": [1, 2],
              "long": [
                100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
                119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 129, 130, 131, 132, 133, 134, 135, 136, 137,
                138, 139
              ],
              "none": [],
              "deep": [
                {
                  "a": "%s"
                },
                {"b": 1}
              ]
            }
            """
                .formatted("x".repeat(90)));
    assertThat(Doc.of("a.json", text).facts().at("long").raw()).isEqualTo(numbers);
  }

  @Test
  void linesGiveEachGroupInAListALineOfItsOwn() {
    assertThat(Json.lines(ordered("a", 1, "b", List.of(ordered("c", List.of(1)), 2)), 2))
        .isEqualTo("{\n  \"a\": 1,\n  \"b\": [\n    {\"c\": [1]},\n    2\n  ]\n}\n");
  }

  @Test
  void aDigestIsTheSha256OfTheCompactText() {
    // printf '{"a":1}' | sha256sum
    assertThat(Json.digest(Map.of("a", 1)))
        .isEqualTo("015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862");
  }
}
