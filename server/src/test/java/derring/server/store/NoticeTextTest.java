package derring.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import derring.server.store.Journal.Notice;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NoticeTextTest {

  @Test
  void noticesComeBackAsTheyWereInWordsThatFit() {
    List<Notice> notices =
        IntStream.range(0, 2_000)
            .mapToObj(i -> new Notice("a match ü of " + i, i * 1_000_003L))
            .toList();
    List<String> words = NoticeText.write(notices);

    assertThat(words).hasSizeGreaterThan(5);
    assertThat(words).allMatch(w -> w.getBytes(StandardCharsets.UTF_8).length < 8_000);
    assertThat(words.stream().flatMap(w -> NoticeText.read(w).stream())).isEqualTo(notices);
    assertThat(NoticeText.write(List.of())).isEmpty();
  }
}
