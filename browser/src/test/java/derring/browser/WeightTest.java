package derring.browser;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.kernel.Facts;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

/** What a page fetches before anything can be played in it. */
class WeightTest {
  private static final Path FOLDER = Path.of("target", "classes", "web", "here");
  private static final int MOST = 400_000;

  @Test
  void allFiveGamesTogetherAreAtMost400KilobytesPacked() throws Exception {
    Facts files = Doc.of("files.json", Files.readString(FOLDER.resolve("files.json"))).facts();
    int packed = 0;
    for (String each : new String[] {"wasm", "runtime", "texts"}) {
      packed += packed(FOLDER.resolve(files.at(each).text()));
    }
    assertThat(packed).isLessThanOrEqualTo(MOST);
  }

  private static int packed(Path file) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    Deflater most = new Deflater(Deflater.BEST_COMPRESSION);
    try (OutputStream out = new DeflaterOutputStream(packed, most)) {
      Files.copy(file, out);
    } finally {
      most.end();
    }
    return packed.size();
  }
}
