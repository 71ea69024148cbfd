package derring.server;

import derring.formats.Json;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Messages over a socket that must change nothing and tell nothing. */
final class HostileSocket {
  private final Victims victims;
  private final Random random;

  /** What becomes of a message. */
  enum End {
    /** A refusal. */
    REFUSED,
    /** The number under which the same message was stored before. */
    KNOWN,
    /** The connection is closed. */
    CLOSED,
    /** The one or the other: no UTF-8 may be taken for another text. */
    REFUSED_OR_CLOSED,
    /** Nothing: the attacker goes away, or nothing was said. */
    SILENT
  }

  @SuppressWarnings("ArrayRecordComponent") // sent, never compared
  record Sent(byte[] bytes, End end, String text) {}

  HostileSocket(Victims victims, Random random) {
    this.victims = victims;
    this.random = random;
  }

  /**
   * The next message.
   *
   * @param insider whether it is sent with the cookie of the second victim, who is not to act
   */
  Sent next(boolean insider) {
    return switch (random.nextInt(16)) {
      case 0 -> wrong();
      case 1 -> text(BadWords.text(random));
      case 2 -> fragments(Json.compact(BadWords.spoilt(message(insider), random)));
      case 3 -> {
        byte[] bytes = BadWords.mutated(message(insider), random);
        String text = new String(bytes, StandardCharsets.UTF_8);
        yield java.util.Arrays.equals(text.getBytes(StandardCharsets.UTF_8), bytes)
            ? text(text)
            : new Sent(RawWire.frame(0x81, true, bytes), End.REFUSED_OR_CLOSED, text);
      }
      case 4 -> text(Json.compact(BadWords.spoilt(message(insider), random)));
      case 5 -> replayed(insider);
      case 6 ->
          text(
              Json.compact(
                  Map.of("do", "say", "id", "s", "text", "x".repeat(random.nextInt(301, 9000)))));
      default -> text(Json.compact(message(insider)));
    };
  }

  private Sent text(String text) {
    return new Sent(
        RawWire.frame(0x81, true, text.getBytes(StandardCharsets.UTF_8)), End.REFUSED, text);
  }

  /** In order, but not the sender's to say. */
  private Map<String, Object> message(boolean insider) {
    Map<String, Object> message = new LinkedHashMap<>();
    String what =
        List.of("move", "move", "why", "undo", "draw", "resign", "answer", "rematch", "contribute")
            .get(random.nextInt(9));
    Victims.Said said = victims.said.get(random.nextInt(victims.said.size()));
    message.put("do", what);
    message.put("id", "h" + random.nextInt());
    message.put("seat", insider && what.equals("move") ? random.nextInt(2) : 0);
    switch (what) {
      case "move", "why" -> message.put("move", random.nextBoolean() ? said.move() : "pass");
      case "answer" -> message.put("yes", random.nextBoolean());
      case "contribute" -> message.put("value", "cd".repeat(32));
      default -> {}
    }
    return message;
  }

  /** What a victim said before, word for word. */
  private Sent replayed(boolean insider) {
    Victims.Said said = victims.said.get(random.nextInt(victims.said.size()));
    Sent sent =
        text(
            Json.compact(
                Map.of("do", "move", "id", said.id(), "seat", said.seat(), "move", said.move())));
    return new Sent(sent.bytes, insider && said.seat() == 1 ? End.KNOWN : End.REFUSED, sent.text);
  }

  private Sent fragments(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    ByteArrayOutputStream frames = new ByteArrayOutputStream();
    int at = 0;
    int kind = RawWire.TEXT;
    while (at < bytes.length) {
      int end = Math.min(bytes.length, at + random.nextInt(1, 40));
      while (end < bytes.length && (bytes[end] & 0xC0) == 0x80) {
        end++; // not inside of a character
      }
      byte[] part = java.util.Arrays.copyOfRange(bytes, at, end);
      frames.writeBytes(RawWire.frame((end == bytes.length ? 0x80 : 0) | kind, true, part));
      kind = RawWire.CONTINUED;
      at = end;
    }
    return new Sent(frames.toByteArray(), End.REFUSED, text);
  }

  private Sent wrong() {
    byte[] some = "{\"do\":\"resign\",\"seat\":0}".getBytes(StandardCharsets.UTF_8);
    return switch (random.nextInt(12)) {
      case 0 -> closed(RawWire.frame(0x80 | RawWire.BINARY, true, some));
      case 1 -> closed(RawWire.frame(0x81, true, new byte[random.nextInt(16_500, 80_000)]));
      case 2 -> noText((byte) 0xC3, (byte) 0x28);
      case 3 -> noText((byte) 0xFF, (byte) 0xFE, (byte) 0);
      case 4 -> closed(RawWire.frame(0x80 | random.nextInt(3, 8), true, some));
      case 5 ->
          closed(new byte[] {(byte) 0x81, (byte) 0xFF, 0x7F, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4});
      case 6 -> closed(RawWire.frame(0x88, true, new byte[] {(byte) 0x03, (byte) 0xE8}));
      case 7 -> closed(RawWire.frame(0x88, true, new byte[0]));
      case 8 -> new Sent(RawWire.frame(0x80 | RawWire.PING, true, some), End.SILENT, "ping");
      case 9 -> new Sent(RawWire.frame(0x8A, true, some), End.SILENT, "pong");
      case 10 -> new Sent(RawWire.frame(0x81, true, some), End.SILENT, "half a message");
      default -> closed(RawWire.frame(0x80 | random.nextInt(11, 16), true, some));
    };
  }

  private static Sent noText(byte... bytes) {
    return new Sent(RawWire.frame(0x81, true, bytes), End.REFUSED_OR_CLOSED, "");
  }

  private static Sent closed(byte[] bytes) {
    return new Sent(bytes, End.CLOSED, "");
  }
}
