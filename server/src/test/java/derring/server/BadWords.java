package derring.server;

import derring.formats.Json;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Values and texts that nobody in his right mind would send. */
final class BadWords {
  private static final List<String> BROKEN =
      List.of(
          "",
          " ",
          "{",
          "}",
          "[",
          "[]",
          "null",
          "true",
          "0",
          "\"\"",
          "{}",
          "{]",
          "{\"do\"}",
          "{\"do\":}",
          "{\"do\":\"move\",}",
          "{'do':'move'}",
          "{do:move}",
          "{\"do\":\"move\"}{\"do\":\"move\"}",
          "{\"do\":\"move\",\"do\":\"resign\",\"seat\":0}",
          "{\"do\":NaN}",
          "{\"do\":Infinity}",
          "{\"do\":01}",
          "{\"do\":\"\\ud800\"}",
          "{\"do\":\"\\u0000\"}",
          "{\"do\":\"\\x\"}",
          "{\"\":{\"\":{}}}",
          "// hello\n{}",
          "\uFEFF{}",
          "do: move\nseat: 0",
          "&a [*a]",
          "!!java.net.URL [http://localhost]",
          "<?xml version=\"1.0\"?><!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>",
          "{\"__proto__\":{\"seat\":0}}",
          "{\"do\":\"move\",\"seat\":0,\"move\":\"pass\"");

  private BadWords() {}

  /** A text that is no message, or hardly one. */
  static String text(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> "[".repeat(random.nextInt(1, 8000));
      case 1 -> "{\"a\":".repeat(random.nextInt(1, 2000)) + "1" + "}".repeat(random.nextInt(2000));
      case 2 -> "{\"seat\":" + "9".repeat(random.nextInt(1, 5000)) + "}";
      case 3 -> noise(random, random.nextInt(1, 300));
      default -> BROKEN.get(random.nextInt(BROKEN.size()));
    };
  }

  /** A value of a kind that was hardly expected. */
  static Object value(Random random) {
    return switch (random.nextInt(14)) {
      case 0 -> -1;
      case 1 -> 99;
      case 2 -> Long.MAX_VALUE;
      case 3 -> 0.5;
      case 4 -> "0";
      case 5 -> List.of();
      case 6 -> Map.of("a", List.of(Map.of()));
      case 7 -> true;
      case 8 -> "x".repeat(random.nextInt(1, 3000));
      case 9 -> "../../etc/passwd";
      case 10 -> "';drop table facts;--";
      case 11 -> noise(random, random.nextInt(1, 40));
      case 12 -> "\u202e<script>alert(1)</script>";
      default -> random.nextInt();
    };
  }

  /** The fields, one of them wrong, missing, or too many. */
  static Map<String, Object> spoilt(Map<String, Object> sound, Random random) {
    Map<String, Object> fields = new LinkedHashMap<>(sound);
    String key = List.copyOf(sound.keySet()).get(random.nextInt(sound.size()));
    switch (random.nextInt(4)) {
      case 0 -> fields.remove(key);
      case 1 -> fields.put("admin", true);
      default -> fields.put(key, value(random));
    }
    return fields;
  }

  /** The bytes of a text, some of them changed: often no longer UTF-8. */
  static byte[] mutated(Object sound, Random random) {
    byte[] bytes =
        (sound instanceof String text ? text : Json.compact(sound))
            .getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(1, 6); i > 0 && bytes.length > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return random.nextInt(4) == 0
        ? java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length + 1))
        : bytes;
  }

  private static String noise(Random random, int length) {
    StringBuilder noise = new StringBuilder();
    for (int i = 0; i < length; i++) {
      noise.append((char) random.nextInt(random.nextBoolean() ? 0x80 : 0xD800));
    }
    return noise.toString();
  }
}
