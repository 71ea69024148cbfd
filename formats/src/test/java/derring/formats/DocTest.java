package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import derring.kernel.Facts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DocTest {
  @TempDir Path folder;

  private static Object value(String yaml) {
    return Doc.of("a.yaml", yaml).facts().raw();
  }

  private static void refused(String name, String text, int line, String sentence) {
    assertThatThrownBy(() -> Doc.of(name, text))
        .isInstanceOf(BadFile.class)
        .hasMessageStartingWith(name + ":" + line + ": ")
        .hasMessageContaining(sentence)
        .message()
        .doesNotContain("\n")
        .doesNotContain("REDACTED");
  }

  @ParameterizedTest
  @ValueSource(strings = {"no", "on", "yes", "off", "y", "n", "NO", "12:30", "2001-01-01", "1_000"})
  void wordsThatOlderYamlTakesForSomethingElseAreText(String word) {
    assertThat(value(word + ": " + word)).isEqualTo(Map.of(word, word));
  }

  @Test
  void flagsNumbersAndNothingAreWhatTheyLookLike() {
    assertThat(value("[true, false, 7, -7, 4000000000, null, ~, 1.5, '7', \"true\"]"))
        .isEqualTo(Arrays.asList(true, false, 7, -7, 4_000_000_000L, null, null, 1.5, "7", "true"));
  }

  @Test
  void aNumberTooLargeForAnythingIsRefusedWhereItIsRead() {
    Doc doc = Doc.of("a.yaml", "a: 1\nb: 99999999999999999999\n");
    assertThatThrownBy(() -> doc.read(facts -> facts.at("b").number(0, 9)))
        .hasMessage(
            "a.yaml:2: expected a whole number from 0 to 9, but found 99999999999999999999");
  }

  @Test
  void fieldsKeepTheirOrder() {
    assertThat(Doc.of("a.yaml", "z: 1\ny: 2\na: 3\n").facts().keys())
        .containsExactly("z", "y", "a");
  }

  @ParameterizedTest
  @CsvSource({"a.yaml", "a.json"})
  void whatIsWrongIsToldWithItsLine(String name) {
    Doc doc =
        Doc.of(
            name,
            """
            {
              "fighters": [
                {"life": 10},
                {"name": "x",
                 "life": 11}
              ]
            }
            """);
    assertThat(doc.line(List.of())).isEqualTo(1);
    assertThat(doc.line(List.of("fighters"))).isEqualTo(2);
    assertThat(doc.line(List.of("fighters", 1))).isEqualTo(4);
    assertThat(doc.line(List.of("fighters", 1, "life"))).isEqualTo(5);
    assertThat(doc.line(List.of("fighters", 1, "hand", 3))).isEqualTo(4);
    assertThatThrownBy(
            () -> doc.read(f -> f.at("fighters").items().get(1).at("life").number(0, 10)))
        .isInstanceOf(BadFile.class)
        .hasMessage(name + ":5: expected a whole number from 0 to 10, but found 11");
  }

  @Test
  void linesOfBlockStyleAreThoseOfKeysAndItems() {
    Doc doc = Doc.of("a.yaml", "# top\na:\n  b:\n    - x\n    -\n      c: 1\n\n  d: |\n    text\n");
    assertThat(doc.line(List.of("a"))).isEqualTo(2);
    assertThat(doc.line(List.of("a", "b"))).isEqualTo(3);
    assertThat(doc.line(List.of("a", "b", 0))).isEqualTo(4);
    assertThat(doc.line(List.of("a", "b", 1, "c"))).isEqualTo(6);
    assertThat(doc.line(List.of("a", "d"))).isEqualTo(8);
  }

  @Test
  void aMissingFileIsToldByName() {
    assertThatThrownBy(() -> Doc.read(folder.resolve("none.yaml")))
        .isInstanceOf(BadFile.class)
        .hasMessage(folder.resolve("none.yaml") + ": there is no such file");
  }

  @Test
  void aFolderIsNoFile() {
    assertThatThrownBy(() -> Doc.read(folder))
        .isInstanceOf(BadFile.class)
        .hasMessage(folder + ": is a folder, but a file was expected");
  }

  @Test
  void aFileOfMoreThanFourMegabytesIsRefused() throws IOException {
    Path file = Files.write(folder.resolve("big.yaml"), new byte[(4 << 20) + 1]);
    assertThatThrownBy(() -> Doc.read(file))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("larger than the 4 MB");
  }

  @Test
  void aFileOfJustFourMegabytesIsRead() throws IOException {
    String text = "a: '" + "x".repeat((4 << 20) - 6) + "'\n";
    Path file = Files.writeString(folder.resolve("big.yaml"), text);
    assertThat(Doc.read(file).facts().at("a").text()).hasSize((4 << 20) - 6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\n\n"})
  void anEmptyFileIsRefused(String text) {
    refused("a.yaml", text, 1, "the file is empty");
    refused("a.json", text, 1, "the file is empty");
  }

  @Test
  void aFileWithNothingButCommentsIsRefused() {
    refused("a.yaml", "# a\n# b\n", 1, "empty but for comments");
  }

  @Test
  void aBinaryFileIsRefusedWithTheLineOfItsFirstOddByte() {
    assertThatThrownBy(() -> Doc.of("a.yaml", new byte[] {'a', '\n', 'b', (byte) 0xFF}))
        .hasMessage("a.yaml:2: expected text in UTF-8, but found bytes that are none");
    assertThatThrownBy(() -> Doc.of("a.yaml", new byte[] {'a', '\n', '\n', 0}))
        .hasMessage("a.yaml:3: expected text, but found the character U+0000, which no text has");
    assertThatThrownBy(() -> Doc.of("a.yaml", "a: b".getBytes(StandardCharsets.UTF_16)))
        .isInstanceOf(BadFile.class);
  }

  @Test
  void aByteOrderMarkIsPassedOver() {
    assertThat(value("\uFEFFa: 1\n")).isEqualTo(Map.of("a", 1));
  }

  @Test
  void windowsLineBreaksCountOnce() {
    Doc doc = Doc.of("a.yaml", "a: 1\r\nb: 2\r\nc: 3\r\n");
    assertThat(doc.line(List.of("c"))).isEqualTo(3);
  }

  @Test
  void aTruncatedFileIsRefusedWithItsLastLine() {
    refused("a.yaml", "a: 1\nb: [1, 2\n", 2, "ends too early");
    refused("a.yaml", "a: 1\nb: 'x\n", 2, "ends too early");
    refused("a.yaml", "a: 1\nb: {c: [", 2, "ends too early");
    refused("a.json", "{\"a\": 1,\n\"b\": [1, 2\n", 2, "ends too early");
    refused("a.json", "{\"a\": 1,\n\"b\": \"x", 2, "ends too early");
    refused("a.json", "{\"a\": 1,\n\"b\": tr", 2, "");
  }

  @Test
  void aKeyWrittenTwiceIsRefusedWithBothLines() {
    refused("a.yaml", "a: 1\nb: 2\na: 3\n", 3, "'a' is written twice; the first stands on line 1");
    refused("a.json", "{\"a\": 1,\n\"a\": 2}", 2, "'a' is written twice");
  }

  @Test
  void aTabIsNoIndentation() {
    refused("a.yaml", "a:\n\tb: 1\n", 2, "TAB");
  }

  @Test
  void aliasesAreRefusedSoThatNoFileCanBlowUp() {
    StringBuilder bomb = new StringBuilder("a: &a [x, x, x, x, x, x, x, x, x]\n");
    for (char c = 'b'; c <= 'z'; c++) {
      String last = "*" + (char) (c - 1);
      bomb.append(c).append(": &").append(c).append(" [");
      bomb.append(String.join(", ", Collections.nCopies(9, last))).append("]\n");
    }
    refused("a.yaml", bomb.toString(), 2, "found an alias");
    refused("a.yaml", "a: &a {b: *a}\n", 1, "found an alias");
  }

  @Test
  void tagsAreRefused() {
    refused("a.yaml", "a: 1\nb: !!java.net.URL [x]\n", 2, "found a tag");
    refused("a.yaml", "a: !!binary aGk=\n", 1, "found a tag");
  }

  @Test
  void aSecondDocumentIsRefused() {
    refused("a.yaml", "a: 1\n---\nb: 2\n", 3, "second document");
    refused("a.json", "{}\n{}", 2, "second document");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"a: b: c|1", "- a\\nb: c|2", "a: 1\\n? [x, y]\\n: z|2", "a: @b|1", "a: \"\\q\"|1"})
  void damagedYamlIsRefusedWithItsLine(String text, int line) {
    refused("a.yaml", text.replace("\\n", "\n"), line, "not valid YAML");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '\0',
      value = {"{'a': 1}|1", "[1,\\n2,]|2", "{\"a\": 01}|1", "{\\n\"a\" 1}|2", "[NaN]|1"})
  void damagedJsonIsRefusedWithItsLine(String text, int line) {
    refused("a.json", text.replace("\\n", "\n"), line, "not valid JSON");
  }

  @ParameterizedTest
  @ValueSource(strings = {"[NaN]", "[1 /* one */]", "[#\n]"})
  void damagedJsonIsNotAnsweredWithSettingsOfTheParser(String text) {
    assertThatThrownBy(() -> Doc.of("a.json", text))
        .hasMessageContaining("not valid JSON")
        .hasMessageNotContainingAny("`", "Feature", "FEATURE", "enable");
  }

  @Test
  void veryDeepNestingIsRefusedAndOverflowsNothing() {
    int deep = 1_000_000;
    refused("a.yaml", "[".repeat(deep), 1, "at most 64 levels");
    refused("a.json", "[".repeat(deep), 1, "at most 64 levels");
    refused("a.yaml", "- ".repeat(deep), 1, "at most 64 levels");
    refused("a.yaml", "{a: ".repeat(deep), 1, "at most 64 levels");
    refused("a.yaml", "? ".repeat(deep), 1, "");
    assertThat(value("[".repeat(64) + "]".repeat(64))).isInstanceOf(List.class);
  }

  @Test
  void hostileFilesAreDealtWithQuickly() {
    int most = (4 << 20) - 10;
    int many = 1 << 17;
    List<String> texts =
        List.of(
            "a: " + "x".repeat(most),
            "a: " + "9".repeat(most),
            "#".repeat(most),
            "'".repeat(most),
            "a: 0." + "9".repeat(many),
            "[" + "a,".repeat(many) + "]",
            "{" + "a: {},".repeat(many),
            "a: \"" + "\\x41".repeat(many) + "\"",
            ": ".repeat(many),
            "? a\n".repeat(many),
            "&a ".repeat(many),
            "\n".repeat(many) + "a: [",
            "%".repeat(many),
            "*".repeat(many),
            "a: x" + "\n x".repeat(many),
            "a: |" + "\n ".repeat(many));
    for (String text : texts) {
      for (String name : List.of("a.yaml", "a.json")) {
        assertTimeoutPreemptively(
            Duration.ofSeconds(30),
            () -> {
              try {
                Doc.of(name, text).read(facts -> facts.at("a").number(0, 1));
              } catch (BadFile e) {
                assertThat(e.sentence()).isNotEmpty();
              }
            });
      }
    }
  }

  @Test
  void aMessageStaysShortWhateverTheFileHolds() {
    Doc doc = Doc.of("a.yaml", "a: " + "x".repeat(100_000));
    assertThatThrownBy(() -> doc.read((Facts facts) -> facts.at("a").number(0, 1)))
        .isInstanceOf(BadFile.class)
        .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(1_000));
  }
}
