package derring.server.store;

/**
 * The store behind the journal does not answer, or the journal is closed. The message is one
 * sentence without anything that was stored.
 */
public final class JournalDown extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** Says so in one sentence. */
  public JournalDown(String sentence) {
    super(sentence);
  }

  JournalDown(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
