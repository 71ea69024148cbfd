package derring.oneforall;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What the match waits for. */
public enum Phase {
  /** Figures are placed in turn (A1FA-1C). */
  PLACE,
  /** The side with the initiative acts (A1FA-2B). */
  ACT,
  /** The other side answers an announced action (A1FA-R.custom). */
  ANSWER,
  /** The winner of a duel allocates the hits (A1FA-5C). */
  ALLOT,
  OVER;

  static final Map<String, Phase> WORDS =
      Arrays.stream(values()).collect(Collectors.toMap(Phase::word, Function.identity()));

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
