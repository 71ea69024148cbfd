package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A card set together with the file it comes from, so that what a game finds wrong with its cards
 * can be told with the line.
 */
public final class CardFile {
  private final Doc doc;
  private final CardSet set;

  private CardFile(Doc doc, CardSet set) {
    this.doc = doc;
    this.set = set;
  }

  /**
   * The set in a file, to be used under {@code id}.
   *
   * @throws BadFile if the file is damaged or holds no fields
   */
  public static CardFile read(String id, Path file) {
    return of(id, Doc.read(file));
  }

  /** The set in a file that has been read. */
  public static CardFile of(String id, Doc doc) {
    Map<String, Object> content = doc.read(CardFile::fields);
    return new CardFile(doc, new CardSet(id, Json.digest(content), content));
  }

  public CardSet set() {
    return set;
  }

  /** What is wrong at {@code path} in the content. */
  BadFile bad(List<?> path, BadInput e) {
    return doc.bad(path, String.valueOf(e.getMessage()));
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // keys() refuses anything but fields
  private static Map<String, Object> fields(Facts facts) {
    facts.keys();
    return (Map<String, Object>) facts.raw();
  }
}
