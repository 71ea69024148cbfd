package derring.oneforall;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a match can end. */
enum Ending {
  NONE("", ""),
  ELIMINATED("A1FA-R36", "The other side has no figure left."),
  FLED("A1FA-R41", "All that is left of the other side is outside."),
  QUIET("A1FA-R38", "The initiative has changed twenty times without a hit."),
  LONG("A1FA-R82", "There is no end to this fight.");

  static final Map<String, Ending> WORDS =
      Arrays.stream(values()).collect(Collectors.toMap(Ending::word, Function.identity()));

  final String rule;
  final String reason;

  Ending(String rule, String reason) {
    this.rule = rule;
    this.reason = reason;
  }

  String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
