package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a page without a server is answered, as it was laid beside the rules. */
class AnswersTest {
  private static final Path ANSWERS = Path.of("target/classes/web/here/answers");

  @Test
  void everyGameHasItsCharactersAndItsCredits() {
    List<Facts> games = Doc.read(ANSWERS.resolve("games.json")).facts().items();
    assertThat(games).hasSize(5);
    assertThat(games)
        .allSatisfy(game -> {
          String name = game.at("id").text();
          assertThat(game.items("bots").stream().map(bot -> bot.at("rank").text()))
              .as(name)
              .contains("beginner", "solid", "master");
          assertThat(game.at("credits").text()).as(name).contains("not affiliated");
        });
  }
}
