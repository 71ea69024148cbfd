package derring.browser;

import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.server.Outside;
import derring.server.Parlour;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/** A match of bots that the host of a page hosts on a JVM; play.mjs does the same. */
final class Hosted implements Outside {
  private final List<String> told = new ArrayList<>();
  private final Parlour parlour = new Parlour(Shelf.standard(), this);
  private int seed;
  private long next = -1;

  private Hosted(int seed) {
    this.seed = seed;
  }

  /** Everything that was told and kept, and the record, which is verified. */
  static String digest(String game, String bot, int seed) {
    Hosted hosted = new Hosted(seed);
    String record = hosted.played(game, bot);
    Kept kept = Records.read(Doc.of("record.json", record), Shelf.standard());
    kept.verify();
    return hosted.told.size() + " " + sha256(String.join("", hosted.told) + "200 " + record);
  }

  private String played(String game, String bot) {
    long now = 1_000_000;
    Map<String, Object> opening =
        Map.of("game", game, "options", Map.of(), "seats", List.of(bot, bot), "who", "link");
    String opened = parlour.ask("/api/matches", Json.compact(opening), now).text();
    String match = Doc.of("opened.json", opened).facts().at("match").text();
    parlour.follow(1, match, -1, now);
    while (next >= 0) {
      now = Math.max(now, next);
      next = -1;
      parlour.tend(match, now);
    }
    return parlour.ask("/api/matches/" + match + "/record", null, now).text();
  }

  @Override
  public void tell(int socket, String line) {
    told.add("tell\t" + socket + "\t" + line + "\n");
  }

  @Override
  public void keep(String match, long n, String fact) {
    told.add("keep\t" + match + "\t" + n + "\t" + fact + "\n");
  }

  @Override
  public void list(String match, String summary) {
    told.add("list\t" + match + "\t" + summary + "\n");
  }

  @Override
  public void wake(String match, long at) {
    told.add("wake\t" + match + "\t" + at + "\n");
    next = at;
  }

  @Override
  public String random(int bytes) {
    byte[] random = new byte[bytes];
    for (int i = 0; i < bytes; i++) {
      seed = (seed * 75 + 74) % 65537;
      random[i] = (byte) seed;
    }
    return HexFormat.of().formatHex(random);
  }

  private static String sha256(String text) {
    try {
      return HexFormat.of()
          .formatHex(
              MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
