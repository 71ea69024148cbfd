package derring.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The mutants of a game that no scenario can tell from its rules, each with the reason: a file of
 * paragraphs, as CONTRIBUTING.md has it.
 */
final class Survivors {
  private static final Pattern HEAD =
      Pattern.compile("(\\w+\\.[\\w<>$]+): (.+?)(?: \\((\\d+)\\))?");

  private static final Pattern PARAGRAPHS = Pattern.compile("\\n\\s*\\n");

  private final List<Explained> all = new ArrayList<>();

  /** Mutants that are alike (in one line one change may be made at several places). */
  private static final class Explained {
    final String key;
    final int times;
    int met;

    Explained(String key, int times) {
      this.key = key;
      this.times = times;
    }
  }

  /**
   * Reads the paragraphs.
   *
   * @throws IllegalArgumentException if one of them is not what it should be; the message says
   *     which
   */
  static Survivors read(String text) {
    Survivors survivors = new Survivors();
    for (String paragraph : PARAGRAPHS.split(text, -1)) {
      List<String> lines = paragraph.strip().lines().filter(line -> !line.startsWith("#")).toList();
      if (lines.isEmpty() || lines.getFirst().isBlank()) {
        continue;
      }
      Matcher head = HEAD.matcher(lines.getFirst());
      if (!head.matches()) {
        throw new IllegalArgumentException(
            "expected 'Class.method: what was changed', but found '" + lines.getFirst() + "'");
      }
      if (lines.size() < 3) {
        throw new IllegalArgumentException(
            "expected the line of the source and a reason below '" + lines.getFirst() + "'");
      }
      int times = head.group(3) == null ? 1 : Integer.parseInt(head.group(3));
      survivors.all.add(
          new Explained(key(head.group(1), head.group(2), lines.get(1).strip()), times));
    }
    return survivors;
  }

  /** Whether a mutant that lives is one of those that are explained; each is found once. */
  boolean explain(Mutant mutant) {
    String key = key(mutant.where(), mutant.change(), mutant.line());
    for (Explained explained : all) {
      if (explained.met < explained.times && explained.key.equals(key)) {
        explained.met++;
        return true;
      }
    }
    return false;
  }

  /** What is explained and does not live: it was killed after all, or there is no such mutant. */
  List<String> stale() {
    return all.stream().filter(one -> one.met < one.times).map(one -> one.key).toList();
  }

  private static String key(String where, String change, String line) {
    return where + ": " + change + " in '" + line + "'";
  }
}
