package derring.cli;

import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * Finds the moves that a player's words fit. Words fit a move if each begins a word of its label or
 * notation, in any order; if some moves begin with exactly these words, only those fit.
 */
final class Wording<M> {
  private final List<Phrase<M>> phrases = new ArrayList<>();

  private record Phrase<M>(M move, List<String> texts) {}

  /** Adds a move with all the ways it is written. */
  void add(M move, String... texts) {
    phrases.add(new Phrase<>(move, Arrays.stream(texts).map(Wording::plain).toList()));
  }

  /** The moves that fit; one if it is clear what is meant. */
  List<M> find(String said) {
    String plain = plain(said);
    if (plain.isEmpty()) {
      return List.of();
    }
    List<M> exact =
        phrases.stream().filter(p -> p.texts.contains(plain)).map(Phrase::move).toList();
    if (!exact.isEmpty()) {
      return exact;
    }
    List<M> begun =
        phrases.stream()
            .filter(p -> p.texts.stream().anyMatch(text -> text.startsWith(plain)))
            .map(Phrase::move)
            .toList();
    List<String> words = List.of(plain.split(" "));
    List<M> fitting =
        phrases.stream()
            .filter(p -> p.texts.stream().anyMatch(text -> holds(text, words)))
            .map(Phrase::move)
            .toList();
    return begun.isEmpty() ? fitting : begun;
  }

  /** Whether some words name a thing, as they might name a move. */
  static boolean names(Thing thing, String said) {
    String plain = plain(said);
    return !plain.isEmpty()
        && holds(plain(thing.kind() + " " + thing.name()), List.of(plain.split(" ")));
  }

  /** Whether each word begins one of the text, no word of the text counting twice. */
  private static boolean holds(String text, List<String> words) {
    List<String> left = new ArrayList<>(List.of(text.split(" ")));
    for (String word : words) {
      int at = 0;
      while (at < left.size() && !left.get(at).startsWith(word)) {
        at++;
      }
      if (at == left.size()) {
        return false;
      }
      left.remove(at);
    }
    return true;
  }

  /** Letters and digits in small, single blanks between. */
  static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", " ").strip();
  }
}
