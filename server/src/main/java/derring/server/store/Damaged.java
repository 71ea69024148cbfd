package derring.server.store;

/** What is stored cannot be read, or is not what was stored. The message is one sentence. */
public final class Damaged extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Damaged(String sentence) {
    super(sentence, null, false, false);
  }
}
