package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.search.Subject;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackedTest {
  @ParameterizedTest
  @ValueSource(strings = {"audatia", "haveatyou", "swordplay"})
  void whatBotsHaveLearntIsUnpackedAsItWas(String game) throws IOException {
    String name = "/derring/bots/" + game + "/" + Subject.LESSON;
    try (InputStream in = PackedTest.class.getResourceAsStream(name)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      String packed = Packed.of(text);
      assertThat(packed.length()).isLessThan(text.length() * 2 / 3);
      assertThat(Packed.text(packed)).isEqualTo(text);
    }
  }

  @Test
  void anyOtherTextStaysAsItIs() {
    for (String text :
        new String[] {"", "one", "a  b\n\nc", " begins with a blank", "\u0001odd\n"}) {
      assertThat(Packed.text(Packed.of(text))).isEqualTo(text);
    }
  }
}
