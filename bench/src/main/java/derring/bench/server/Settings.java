package derring.bench.server;

import java.time.Duration;
import java.util.List;

/**
 * What is measured, and for how long.
 *
 * @param only the part that is wanted; empty for all
 * @param warm moves that are made before anything is counted
 * @param matches at once, where it goes as fast as it can
 * @param rounds turns of each of a pair
 * @param variants one, or the two of a pair
 * @param file where the report is kept; empty for nowhere
 */
record Settings(
    List<String> stores,
    String only,
    long warm,
    Duration measured,
    int matches,
    int rounds,
    int minutes,
    List<Variant> variants,
    String file) {

  static Settings of(List<String> args) {
    boolean quick = args.contains("--quick");
    String store = value(args, "--store", "");
    return new Settings(
        store.isEmpty() ? List.of("memory", "sqlite", "postgresql") : List.of(store),
        value(args, "--only", ""),
        Long.parseLong(value(args, "--warm", quick ? "100000" : "1000000")),
        Duration.ofSeconds(Long.parseLong(value(args, "--seconds", quick ? "8" : "20"))),
        Integer.parseInt(value(args, "--matches", "1000")),
        Integer.parseInt(value(args, "--rounds", "3")),
        Integer.parseInt(value(args, "--minutes", "2")),
        variants(value(args, "--against", ""), value(args, "--with", "")),
        value(args, "--write", ""));
  }

  /** With both, the options are given to both builds' second: this build with them. */
  private static List<Variant> variants(String against, String with) {
    Variant here = Variant.standard();
    if (!against.isEmpty()) {
      return List.of(here.built(against), with.isEmpty() ? here : here.with(with));
    }
    return with.isEmpty() ? List.of(here) : List.of(here, here.with(with));
  }

  private static String value(List<String> args, String name, String standard) {
    int at = args.indexOf(name);
    return at < 0 || at + 1 >= args.size() ? standard : args.get(at + 1);
  }

  boolean pair() {
    return variants.size() > 1;
  }

  boolean wanted(String part) {
    return only.isEmpty() || only.equals(part);
  }
}
