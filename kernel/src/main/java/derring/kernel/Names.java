package derring.kernel;

/** What the seats, and the things on the table, are called by whoever reads a sentence. */
@FunctionalInterface
public interface Names {
  String of(int seat);

  /**
   * What something is called that events name by its word in notations; that word, if nothing else.
   */
  default String thing(String word) {
    return word;
  }
}
