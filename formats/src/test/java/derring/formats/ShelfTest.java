package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ShelfTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("high-card");

  @TempDir Path folder;

  @Test
  void theNewestRulesAreTheDefaultAndOlderOnesStay() {
    assertThat(SHELF.titles()).extracting(Title::rulesVersion).containsExactly(2);
    assertThat(SHELF.title("high-card", 1).rulesVersion()).isEqualTo(1);
    assertThatThrownBy(() -> SHELF.title("high-card", 7))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no version 7 of the rules of high-card here; expected 1 or 2");
  }

  @Test
  void anUnknownGameIsAnsweredWithThoseThereAre() {
    assertThatThrownBy(() -> SHELF.title("higcard"))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no game 'higcard'; expected high-card (did you mean high-card?)");
    assertThatThrownBy(() -> new Shelf(List.of()).title("x"))
        .hasMessageContaining("none is installed");
  }

  @Test
  void oneVersionOfAGameMayNotComeTwice() {
    assertThatThrownBy(() -> new Shelf(List.of(TITLE, TITLE)))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aGameOpensWithItsOptionsAndTellsTheDigestsOfItsCards() {
    Box box = SHELF.open(TITLE, Facts.of(Map.of("hand", 3)));
    assertThat(box.game().options()).containsEntry("hand", 3).containsEntry("gambling", true);
    assertThat(box.cards()).containsOnlyKeys("plain");
    assertThat(box.cards().get("plain")).matches("[0-9a-f]{64}");
  }

  @Test
  void aWrongChoiceNamesTheOption() {
    assertThatThrownBy(() -> SHELF.open(TITLE, Facts.of(Map.of("hand", 9))))
        .isInstanceOf(BadInput.class)
        .hasMessage("option 'hand': expected a whole number from 1 to 3, but found 9");
    assertThatThrownBy(() -> SHELF.open(TITLE, Facts.of(Map.of("hnad", 9))))
        .isInstanceOf(BadInput.class)
        .hasMessage("'hnad' is not known here; expected gambling or hand");
  }

  @Test
  void aBrokenCardFileIsToldWithItsLine() throws IOException {
    Path file = folder.resolve("mine.yaml");
    Files.writeString(file, "cards:\n  - {name: Two, rank: 2}\n  - name: Ten\n    rank: 10\n");
    assertThatThrownBy(() -> SHELF.open(TITLE, Facts.none(), List.of(CardFile.read("plain", file))))
        .isInstanceOf(BadFile.class)
        .hasMessage(file + ":4: expected a whole number from 1 to 9, but found 10");
  }

  @Test
  void aCardFileWithoutFieldsIsRefused() throws IOException {
    Path file = Files.writeString(folder.resolve("mine.yaml"), "- a\n");
    assertThatThrownBy(() -> CardFile.read("plain", file))
        .isInstanceOf(BadFile.class)
        .hasMessage(file + ":1: expected fields, but found a list");
  }

  @Test
  void aCardSetThatTheGameDoesNotHaveIsRefused() {
    CardFile other = CardFile.of("plane", Doc.of("c.yaml", "cards: []\n"));
    assertThatThrownBy(() -> SHELF.open(TITLE, Facts.none(), List.of(other)))
        .isInstanceOf(BadInput.class)
        .hasMessage("high-card has no card set 'plane'; expected plain (did you mean plain?)");
  }

  @Test
  void theDigestOfACardSetChangesWithItsContentButNotWithItsLayout() {
    String digest = digest("cards: [{name: Two, rank: 2}]\n");
    assertThat(digest("# hello\ncards:\n  - name: Two\n    rank: 2\n")).isEqualTo(digest);
    assertThat(digest("cards: [{name: Two, rank: 3}]\n")).isNotEqualTo(digest);
  }

  private static String digest(String yaml) {
    return CardFile.of("plain", Doc.of("c.yaml", yaml)).set().digest();
  }

  @Test
  void scenariosAreListedByName() {
    assertThat(SHELF.scenarios(TITLE))
        .extracting(file -> file.getFileName().toString())
        .containsExactly("deal.yaml", "gamble.yaml", "impossible.yaml");
  }

  @Test
  void aFolderInsideAJarIsReadLikeAnyOther() throws IOException {
    Path jar = folder.resolve("a game+b.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out)) {
      for (String name : List.of("rulebook.md", "scenarios/b.yaml", "scenarios/a.yaml")) {
        entries.putNextEntry(new JarEntry("some/game/" + name));
        entries.write("# T\n## C\n### A-1 One\n".getBytes(StandardCharsets.UTF_8));
      }
    }
    URI anchor = URI.create("jar:" + jar.toUri() + "!/some/game/rulebook.md");
    Path inside = Folder.of(anchor.toURL());
    assertThat(Folder.list(inside.resolve("scenarios"), ".yaml"))
        .extracting(Text::name)
        .containsExactly(
            "a game+b.jar!/some/game/scenarios/a.yaml", "a game+b.jar!/some/game/scenarios/b.yaml");
    assertThat(Rulebook.read(inside.resolve("rulebook.md")).clauses()).hasSize(1);
    assertThatThrownBy(() -> Doc.read(inside.resolve("cards/x.yaml")))
        .hasMessage("a game+b.jar!/some/game/cards/x.yaml: there is no such file");
  }
}
