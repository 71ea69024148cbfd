package derring.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TextTest {
  @TempDir Path folder;

  @Test
  void aLinkStaysALinkAndLeadsToWhatWasWritten() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "before");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    Text.write(link, "after");
    assertThat(link).isSymbolicLink();
    assertThat(file).content().isEqualTo("after");
    assertThat(folder.toFile().list()).containsExactlyInAnyOrder("file", "link");
  }

  /** Nor is a device, such as /dev/null, replaced by a file for all who come after. */
  @Test
  @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no mkfifo")
  void aPipeStaysAPipe() throws Exception {
    Path pipe = folder.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    CompletableFuture<String> read =
        CompletableFuture.supplyAsync(() -> {
          try {
            return Files.readString(pipe);
          } catch (IOException e) {
            return e.toString();
          }
        });
    Text.write(pipe, "through");
    assertThat(Files.isRegularFile(pipe)).isFalse();
    assertThat(read.get(20, TimeUnit.SECONDS)).isEqualTo("through");
  }

  @Test
  void whatCannotBeWrittenLeavesNothingBehind() throws Exception {
    assertThatThrownBy(() -> Text.write(folder, "x"))
        .isInstanceOf(BadFile.class)
        .hasMessageEndingWith("cannot be written: it is a folder");
    Path nowhere = folder.resolve("none/file");
    assertThatThrownBy(() -> Text.write(nowhere, "x"))
        .isInstanceOf(BadFile.class)
        .hasMessageEndingWith("cannot be written: there is no folder " + folder.resolve("none"));
    assertThat(folder).isEmptyDirectory();
  }
}
