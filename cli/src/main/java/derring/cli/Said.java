package derring.cli;

import java.util.List;

/** What came of something a player typed. */
sealed interface Said<M> {

  /** He makes a move. */
  record Play<M>(M move) implements Said<M> {}

  /** He is told something; {@code brief} if it is an answer of a few lines, not a text to read. */
  record Tell<M>(boolean brief, List<String> lines) implements Said<M> {
    static <M> Tell<M> sentence(String sentence) {
      return new Tell<>(true, List.of(sentence));
    }
  }

  /** He wants to see the table. */
  record Look<M>() implements Said<M> {}

  /** He took a move back. */
  record Back<M>(String told) implements Said<M> {}

  /** He leaves. */
  record Leave<M>() implements Said<M> {}
}
