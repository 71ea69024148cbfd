package derring.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Frames of clients, in one piece, in many, and as they must not be. */
class FrameReaderTest {
  private final List<String> heard = new ArrayList<>();
  private final FrameReader.Listener listener =
      new FrameReader.Listener() {
        @Override
        public void text(String message) {
          heard.add(message);
        }

        @Override
        public void ping(byte[] bytes) {
          heard.add("ping " + bytes.length);
        }

        @Override
        public void closed() {
          heard.add("closed");
        }
      };

  private static byte[] text(String text) {
    return RawWire.frame(0x81, true, text.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] all(byte[]... frames) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (byte[] frame : frames) {
      all.writeBytes(frame);
    }
    return all.toByteArray();
  }

  private void read(byte[] bytes, int atOnce) throws FrameReader.Violation {
    FrameReader reader = new FrameReader();
    for (int at = 0; at < bytes.length; at += atOnce) {
      reader.read(ByteBuffer.wrap(bytes, at, Math.min(atOnce, bytes.length - at)), listener);
    }
  }

  private void breaks(int code, byte[] bytes) {
    for (int atOnce : new int[] {1, bytes.length}) {
      heard.clear();
      assertThatThrownBy(() -> read(bytes, atOnce))
          .isInstanceOfSatisfying(
              FrameReader.Violation.class, e -> assertThat(e.code()).isEqualTo(code));
      assertThat(heard).isEmpty();
    }
  }

  @Test
  void messagesAreTheSameHoweverTheirBytesArrive() throws FrameReader.Violation {
    String middling = "En garde! ".repeat(30);
    String longest = "é".repeat(FrameReader.LONGEST / 2);
    byte[] bytes =
        all(
            text("Hé, \uD83D\uDE00 \uFFFD!"),
            RawWire.frame(0x89, true, new byte[125]),
            text(""),
            text(middling),
            RawWire.frame(0x01, true, "in ".getBytes(StandardCharsets.UTF_8)),
            RawWire.frame(0x89, true, new byte[3]),
            RawWire.frame(0x00, true, new byte[] {(byte) 0xC3}),
            RawWire.frame(0x80, true, new byte[] {(byte) 0xA9, '.'}),
            RawWire.frame(0x8A, true, new byte[2]),
            text(longest),
            RawWire.frame(0x88, true, new byte[] {3, (byte) 0xE8}),
            text("nobody hears this"));
    for (int atOnce : new int[] {1, 7, 4096, bytes.length}) {
      heard.clear();
      read(bytes, atOnce);
      assertThat(heard)
          .containsExactly(
              "Hé, \uD83D\uDE00 \uFFFD!",
              "ping 125",
              "",
              middling,
              "ping 3",
              "in é.",
              longest,
              "closed");
    }
  }

  @Test
  void whoBreaksTheRulesIsNoticed() {
    byte[] some = {1, 2, 3};
    breaks(FrameReader.PROTOCOL, RawWire.frame(0x81, false, some));
    breaks(FrameReader.PROTOCOL, RawWire.frame(0xC1, true, some));
    breaks(FrameReader.PROTOCOL, RawWire.frame(0x91, true, some));
    for (int kind : new int[] {3, 4, 5, 6, 7, 11, 12, 13, 14, 15}) {
      breaks(FrameReader.PROTOCOL, RawWire.frame(0x80 | kind, true, some));
    }
    breaks(FrameReader.KIND, RawWire.frame(0x82, true, some));
    breaks(FrameReader.PROTOCOL, RawWire.frame(0x80, true, some));
    breaks(FrameReader.PROTOCOL, all(RawWire.frame(0x01, true, some), text("another")));
    breaks(FrameReader.PROTOCOL, RawWire.frame(0x09, true, some));
    breaks(FrameReader.PROTOCOL, RawWire.frame(0x89, true, new byte[126]));
    breaks(FrameReader.NO_TEXT, RawWire.frame(0x81, true, new byte[] {(byte) 0xC3, 0x28}));
  }

  @Test
  void whatIsTooLongIsRefusedBeforeItIsThere() {
    byte[] head = {(byte) 0x81, (byte) 0xFF, 0, 0, 0, 0, 0, 0, 0x40, 1};
    breaks(FrameReader.TOO_LONG, head);
    byte[] huge = {(byte) 0x81, (byte) 0xFF, (byte) 0xFF, 0, 0, 0, 0, 0, 0, 0};
    breaks(FrameReader.TOO_LONG, huge);
    byte[] part = new byte[FrameReader.LONGEST / 2 + 1];
    breaks(
        FrameReader.TOO_LONG,
        all(RawWire.frame(0x01, true, part), RawWire.frame(0x80, true, part)));
  }
}
