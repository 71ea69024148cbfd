package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import derring.browser.lacking.Calls;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class TextsTest {
  /** A coach asks for what was learnt by its whole name; without that it had learnt nothing. */
  @Test
  void aFileIsFoundBesideAClassAndByItsWholeName() throws Exception {
    Texts.put("derring/browser/note.txt", "Touché.");
    for (String name : new String[] {"note.txt", "/derring/browser/note.txt"}) {
      try (InputStream in = Calls.getResourceAsStream(Texts.class, name)) {
        assertThat(in).as(name).hasBinaryContent("Touché.".getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThat(Calls.getResourceAsStream(Texts.class, "/note.txt")).isNull();
  }
}
