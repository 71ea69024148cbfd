package derring.browser.lacking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What stands in the place of Java's own gives what Java's own gives. */
class LackingTest {
  private static final int SOME = 5_000;
  private static final int MANY = 1_000_000;

  @Test
  void digestsAndCodesAreThoseOfJava() throws Exception {
    compareDigests(SOME, 1);
  }

  @Test
  @Tag("soak")
  void aMillionDigestsAndCodesAreThoseOfJava() throws Exception {
    compareDigests(MANY, 2);
  }

  private static void compareDigests(int many, long seed) throws Exception {
    Random random = new Random(seed);
    MessageDigest ours = MessageDigest.getInstance("SHA-256");
    var theirs = java.security.MessageDigest.getInstance("SHA-256");
    Mac code = Mac.getInstance("HmacSHA256");
    var theirCode = javax.crypto.Mac.getInstance("HmacSHA256");
    for (int i = 0; i < many; i++) {
      byte[] text = bytes(random, i < 300 ? i : random.nextInt(200)); // all lengths about a block
      byte[] key = bytes(random, 1 + random.nextInt(100)); // longer ones than a block, too
      assertThat(ours.digest(text)).isEqualTo(theirs.digest(text));
      code.init(new SecretKeySpec(key, "HmacSHA256"));
      theirCode.init(new javax.crypto.spec.SecretKeySpec(key, "HmacSHA256"));
      assertThat(code.doFinal(text)).isEqualTo(theirCode.doFinal(text));
    }
  }

  @Test
  void aDigestInPartsAndItsCopyGoOnAlike() throws Exception {
    Random random = new Random(3);
    MessageDigest ours = MessageDigest.getInstance("SHA-256");
    var theirs = java.security.MessageDigest.getInstance("SHA-256");
    for (int i = 0; i < 200; i++) {
      byte[] part = bytes(random, random.nextInt(150));
      ours.update(part);
      theirs.update(part);
      MessageDigest copy = (MessageDigest) ours.clone();
      assertThat(copy.digest()).isEqualTo(((java.security.MessageDigest) theirs.clone()).digest());
    }
  }

  @Test
  void lettersAreWrittenAndReadAsByJava() {
    Random random = new Random(8);
    for (int i = 0; i < SOME; i++) {
      StringBuilder any = new StringBuilder();
      for (int letters = random.nextInt(20); letters > 0; letters--) {
        int most = new int[] {0x80, 0x800, 0x10000, 0x110000}[random.nextInt(4)];
        any.appendCodePoint(random.nextInt(most)); // halves of letters among them
      }
      byte[] theirs = any.toString().getBytes(java.nio.charset.StandardCharsets.UTF_8);
      assertThat(Letters.getBytes(any.toString(), StandardCharsets.UTF_8)).isEqualTo(theirs);
      String text = new String(theirs, java.nio.charset.StandardCharsets.UTF_8);
      assertThat(Letters.text(theirs, StandardCharsets.UTF_8)).isEqualTo(text);
      assertThat(Letters.text(theirs, StandardCharsets.ISO_8859_1))
          .isEqualTo(new String(theirs, java.nio.charset.StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void linesAreReadAsByJava() throws Exception {
    for (String text : new String[] {"", "\n", "one", "one\n", "one\n\ntwo", "é\nΩ\n\n"}) {
      byte[] bytes = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
      var ours =
          new BufferedReader(
              new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8));
      var theirs = new java.io.BufferedReader(new java.io.StringReader(text));
      String line;
      do {
        line = theirs.readLine();
        assertThat(ours.readLine()).isEqualTo(line);
      } while (line != null);
    }
  }

  /** They have three digits behind the point. */
  @Test
  void numbersThatBotsLearnAreReadAsJavaReadsThem() {
    for (int i = 0; i < 20 * SOME; i++) {
      String text = i / 1000 + "." + String.valueOf(1000 + i % 1000).substring(1);
      assertThat(Calls.parseFloat(text)).isEqualTo(Float.parseFloat(text));
      assertThat(Calls.parseFloat("-" + text)).isEqualTo(Float.parseFloat("-" + text));
    }
  }

  @Test
  void powersOfEAreThoseOfStrictMath() {
    comparePowers(100 * SOME, 4);
    for (double edge :
        new double[] {
          0,
          -0.0,
          1,
          -1,
          709.782712893384,
          709.79,
          -745.13,
          -745.14,
          -708.5,
          1e-9,
          1e300,
          -1e300,
          Double.MIN_VALUE,
          Double.NaN,
          Double.POSITIVE_INFINITY,
          Double.NEGATIVE_INFINITY
        }) {
      assertThat(bits(StrictMath.exp(edge))).isEqualTo(bits(java.lang.StrictMath.exp(edge)));
    }
  }

  @Test
  @Tag("soak")
  void twentyMillionPowersOfEAreThoseOfStrictMath() {
    comparePowers(20 * MANY, 5);
  }

  private static void comparePowers(int many, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < many; i++) {
      double x =
          switch (i % 3) {
            case 0 -> random.nextGaussian() * 4; // what bots ask for
            case 1 -> (random.nextDouble() - 0.5) * 1500;
            default -> Double.longBitsToDouble(random.nextLong());
          };
      if (bits(StrictMath.exp(x)) != bits(java.lang.StrictMath.exp(x))) {
        assertThat(StrictMath.exp(x)).as("e to the %s", x).isEqualTo(java.lang.StrictMath.exp(x));
      }
    }
  }

  private static long bits(double x) {
    return Double.doubleToLongBits(x);
  }

  @Test
  void numbersAreRoundedAndComparedAsByJava() {
    Random random = new Random(8);
    for (int i = 0; i < SOME; i++) {
      double[] some = {
        random.nextInt(2000) / 2.0 - 500,
        random.nextGaussian(),
        Double.longBitsToDouble(random.nextLong()),
        Math.nextDown(0.5 + random.nextInt(10)),
        -0.0,
        Double.NaN
      };
      for (double each : some) {
        assertThat(bits(Calls.rint(each))).as("%s", each).isEqualTo(bits(Math.rint(each)));
        assertThat(Calls.round(each)).as("%s", each).isEqualTo(Math.round(each));
        for (double other : new double[] {0, -0.0, each, -each, some[0], Double.NaN}) {
          assertThat(bits(Calls.max(each, other))).isEqualTo(bits(Math.max(each, other)));
          assertThat(bits(Calls.min(each, other))).isEqualTo(bits(Math.min(each, other)));
        }
      }
    }
  }

  @Test
  void aTextIsJoinedAsByJava() {
    Object nothing = null;
    String part = String.valueOf(Joined.PART);
    assertThat(
            Joined.of(
                part + " is " + part + "," + part + part, new Object[] {1, 'x', nothing, 2.5}))
        .isEqualTo(1 + " is " + 'x' + "," + nothing + 2.5);
    assertThat(Joined.of("", new Object[0])).isEmpty();
  }

  @Test
  void hexadecimalIsThatOfJava() {
    Random random = new Random(6);
    for (int i = 0; i < SOME; i++) {
      byte[] some = bytes(random, random.nextInt(40));
      String text = java.util.HexFormat.of().formatHex(some);
      int number = random.nextInt();
      assertThat(HexFormat.of().formatHex(some)).isEqualTo(text);
      assertThat(HexFormat.of().parseHex(text)).isEqualTo(some);
      assertThat(HexFormat.of().toHexDigits(number))
          .isEqualTo(java.util.HexFormat.of().toHexDigits(number));
      assertThat(HexFormat.of().toHexDigits((char) number))
          .isEqualTo(java.util.HexFormat.of().toHexDigits((char) number));
      long wide = random.nextLong();
      assertThat(Calls.parseUnsignedLong(Long.toHexString(wide), 16)).isEqualTo(wide);
    }
  }

  /** As the sources have them, and some that only look like those. */
  private static final String[] EXPRESSIONS = {
    "[0-9a-f]{3}",
    "\\s+",
    "\\d{1,3}",
    "\\d",
    " at \\w+$",
    "(.+) at (\\d{1,2})( lunging)?",
    "(\\w+!? \\d+|\\d+) (.+)",
    "(\\w+!? \\d+|\\d+) (.+) from (\\d)",
    "(.+) to (\\d)",
    "on \\d",
    "\\R",
    " {2,}",
    "[A-Za-z][A-Za-z0-9]{0,2}",
    "[a-z][a-z-]*",
    "-1|\\d{1,6}",
    "([a-z0-9])([A-Z])|x",
    "([A-Z][A-Z0-9]*-\\S+)\\s+(\\S.*)",
    "(a|to)*t",
    "[^ 0-9]+",
    "!",
    ",",
    "^on?",
    "\\{(\\w+)}"
  };

  private static final String[] WORDS = {
    " ", "  ", "at", "to", "on", "from", "lunging", "1", "23", "a", "F", "x", "-", "!", ",", "{",
    "}", "\n", "\r", "\r\n", "\t", "_", "f0e", "\u00e4", "\u2028"
  };

  @Test
  void expressionsMatchReplaceAndSplitAsThoseOfJava() {
    Random random = new Random(8);
    for (int i = 0; i < 10 * SOME; i++) {
      StringBuilder some = new StringBuilder();
      for (int words = random.nextInt(8); words > 0; words--) {
        some.append(WORDS[random.nextInt(WORDS.length)]).append(random.nextBoolean() ? " " : "");
      }
      String text = some.toString();
      String expression = EXPRESSIONS[i % EXPRESSIONS.length];
      var theirs = java.util.regex.Pattern.compile(expression).matcher(text);
      Matcher ours = Pattern.compile(expression).matcher(text);
      assertThat(ours.matches()).as("%s in '%s'", expression, text).isEqualTo(theirs.matches());
      for (int group = 0; group <= theirs.groupCount() && theirs.matches(); group++) {
        assertThat(ours.group(group)).as(expression + " in " + text).isEqualTo(theirs.group(group));
      }
      assertThat(Calls.replaceAll(text, expression, "-"))
          .as("%s in '%s'", expression, text)
          .isEqualTo(text.replaceAll(expression, "-"));
      assertThat(Calls.replaceFirst(text, expression, "-"))
          .isEqualTo(text.replaceFirst(expression, "-"));
      assertThat(Calls.split(text, expression))
          .as("%s in '%s'", expression, text)
          .containsExactly(text.split(expression));
      assertThat(Calls.split(text, expression, -1)).containsExactly(text.split(expression, -1));
      assertThat(Calls.split(text, expression, 2)).containsExactly(text.split(expression, 2));
    }
  }

  @Test
  void anExpressionOfWhichNothingIsKnownIsRefusedAtOnce() {
    for (String strange :
        new String[] {"(?i)a", "a+?", "\\p{L}", "(a", "a)", "a{2", "[a&&b]", "\\bat"}) {
      assertThatThrownBy(() -> Pattern.compile(strange))
          .as(strange)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static byte[] bytes(Random random, int many) {
    byte[] bytes = new byte[many];
    random.nextBytes(bytes);
    return bytes;
  }
}
