package derring.server;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * What a client sends over a WebSocket, taken apart as RFC 6455 has it. Bytes come as they come;
 * those of a frame that is not complete are kept until the rest is there, and nothing is kept
 * between frames. Whoever breaks the rules is noticed at the first byte that does.
 */
final class FrameReader {
  /** No frame, and no message, may have more bytes. */
  static final int LONGEST = 16 * 1024;

  static final int PROTOCOL = 1002;
  static final int KIND = 1003;
  static final int NO_TEXT = 1007;
  static final int TOO_LONG = 1009;

  private static final int END = 0x80;
  private static final int RESERVED = 0x70;
  private static final int MASKED = 0x80;
  private static final int SHORT = 126;
  private static final int LONG = 127;
  private static final int KEY = 4;
  private static final byte[] NOTHING = {};

  /** Hears what is read. */
  interface Listener {
    void text(String message);

    void ping(byte[] bytes);

    /** The client says good-bye; nothing of what comes behind it is read. */
    void closed();
  }

  /** A client that breaks the rules is told so, and the connection is closed. */
  static final class Violation extends Exception {
    private static final long serialVersionUID = 1;
    private final int code;

    Violation(int code, String sentence) {
      super(sentence, null, false, false);
      this.code = code;
    }

    int code() {
      return code;
    }
  }

  private byte[] rest = NOTHING;
  private @Nullable ByteArrayOutputStream parts;
  private boolean over;

  /** Reads all there is. */
  void read(ByteBuffer bytes, Listener listener) throws Violation {
    ByteBuffer in = bytes;
    if (rest.length > 0) {
      in = ByteBuffer.allocate(rest.length + bytes.remaining()).put(rest).put(bytes).flip();
      rest = NOTHING;
    }
    boolean more = true;
    while (more && !over) {
      more = frame(in, listener);
    }
    if (!over && in.hasRemaining()) {
      rest = new byte[in.remaining()];
      in.get(rest);
    }
  }

  /** Reads a frame; false if it is not all there, and then nothing of it is taken. */
  private boolean frame(ByteBuffer in, Listener listener) throws Violation {
    int start = in.position();
    if (in.remaining() < 2) {
      return false;
    }
    int first = in.get(start) & 0xFF;
    int second = in.get(start + 1) & 0xFF;
    check(first, second);
    int head = start + 2;
    int length = second & ~MASKED;
    if (length == SHORT || length == LONG) {
      int size = length == SHORT ? Short.BYTES : Long.BYTES;
      if (in.limit() < head + size) {
        return false;
      }
      length = length(size == Short.BYTES ? in.getShort(head) & 0xFFFF : in.getLong(head));
      head += size;
    }
    if (in.limit() < head + KEY + length) {
      return false;
    }
    byte[] key = new byte[KEY];
    in.position(head).get(key);
    byte[] payload = new byte[length];
    in.get(payload);
    for (int i = 0; i < length; i++) {
      payload[i] ^= key[i & (KEY - 1)];
    }
    take(first & 0x0F, (first & END) != 0, payload, listener);
    return true;
  }

  private void check(int first, int second) throws Violation {
    int kind = first & 0x0F;
    boolean control = kind >= 8;
    boolean known = control ? kind <= 10 : kind <= 2;
    if (!known || (first & RESERVED) != 0 || (second & MASKED) == 0) {
      throw new Violation(PROTOCOL, "This is no frame of a client.");
    }
    if (control && ((first & END) == 0 || (second & ~MASKED) >= SHORT)) {
      throw new Violation(PROTOCOL, "A control frame is short and whole.");
    }
    if (kind == 2) {
      throw new Violation(KIND, "Only text is understood.");
    }
    if (!control && (kind == 0) == (parts == null)) {
      throw new Violation(PROTOCOL, "A message goes on until it ends.");
    }
  }

  private static int length(long length) throws Violation {
    if (length < 0 || length > LONGEST) {
      throw tooLong();
    }
    return (int) length;
  }

  private static Violation tooLong() {
    return new Violation(TOO_LONG, "A message may have at most " + LONGEST + " bytes.");
  }

  private void take(int kind, boolean end, byte[] payload, Listener listener) throws Violation {
    switch (kind) {
      case 8 -> {
        over = true;
        listener.closed();
      }
      case 9 -> listener.ping(payload);
      case 10 -> {} // it answers a ping that nobody sent
      default -> part(end, payload, listener);
    }
  }

  private void part(boolean end, byte[] payload, Listener listener) throws Violation {
    ByteArrayOutputStream before = parts;
    if (before == null && end) {
      listener.text(text(payload));
      return;
    }
    if (before == null) {
      before = new ByteArrayOutputStream();
      parts = before;
    }
    if (before.size() + payload.length > LONGEST) {
      throw tooLong();
    }
    before.writeBytes(payload);
    if (end) {
      parts = null;
      listener.text(text(before.toByteArray()));
    }
  }

  /** What is no UTF-8 is not taken for another text. */
  private static String text(byte[] bytes) throws Violation {
    String text = new String(bytes, StandardCharsets.UTF_8);
    if (text.indexOf('\uFFFD') < 0) {
      return text; // nothing was replaced
    }
    try {
      CharBuffer strictly = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return strictly.toString();
    } catch (CharacterCodingException e) {
      throw new Violation(NO_TEXT, "This is no text.");
    }
  }
}
