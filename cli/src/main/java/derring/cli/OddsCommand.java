package derring.cli;

import derring.formats.Json;
import derring.kernel.BadInput;
import derring.oneforall.Odds;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints the exact odds of a roll in ...And One For All!. */
@Command(
    name = "odds",
    description = "Prints how likely each number of hits is, and a 1; computed, not sampled.",
    footer = {
      "",
      "Highest die wins, each further 6 adds one, ties go to the attacker with one hit (A1FA-3C).",
      "WHO is attacker or defender; of both at once: attacker,defender.",
      "Example: derring odds one-for-all --attack 4 --defend 2 --duel --friends 1 --impetus"
    },
    mixinStandardHelpOptions = true)
final class OddsCommand implements Callable<Integer> {
  private static final String ATTACKER = "attacker";
  private static final String DEFENDER = "defender";
  private static final int MOST = 30;
  private static final int MOST_FRIENDS = 10;
  private static final int MOST_BONUS = 2;
  private static final int LAST_WOUND = 3;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game: one-for-all.")
  private String game;

  @Option(
      names = "--attack",
      paramLabel = "N",
      required = true,
      description = "The attacker's dice: swashbuckling dice, in a duel with the Rating.")
  private int attack;

  @Option(
      names = "--defend",
      paramLabel = "N",
      required = true,
      description = "The defender's dice: the Rating.")
  private int defend;

  @Option(names = "--duel", description = "A duel: the attacker may take hits too (A1FA-4).")
  private boolean duel;

  @Option(
      names = "--elevation",
      paramLabel = "WHO",
      description = "Stands higher: a die (A1FA-4A).")
  private String elevation = "";

  @Option(
      names = "--friends",
      paramLabel = "N",
      description = "Friends of the attacker in contact with the defender: a die each.")
  private int friends;

  @Option(
      names = "--foes",
      paramLabel = "N",
      description = "Friends of the defender in contact with the attacker: a die each.")
  private int foes;

  @Option(
      names = "--weaponless",
      paramLabel = "WHO",
      split = ",",
      description = "Has no weapon: a die for the other.")
  private List<String> weaponless = new ArrayList<>();

  @Option(names = "--impetus", description = "Leapt, swung or slid into it: a die (A1FA-7B).")
  private boolean impetus;

  @Option(
      names = "--stunned",
      paramLabel = "WHO",
      split = ",",
      description = "Is stunned: a die less, but never none.")
  private List<String> stunned = new ArrayList<>();

  @Option(
      names = "--blade",
      paramLabel = "WHO",
      split = ",",
      description =
          "Is the Hired Blade: in a duel the first 6 counts 7, and one of those around him counts for"
              + " nothing; not if he is weaponless (A1FA-S.blade).")
  private List<String> blade = new ArrayList<>();

  @Option(
      names = "--bonus",
      paramLabel = "N",
      description = "A large object, 1 or 2: as many more hits, if there is one (A1FA-7A).")
  private int bonus;

  @Option(names = "--json", description = "Prints the odds as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    if (!derring.shelf().title(game).id().equals("one-for-all")) {
      throw new BadInput("odds are known for one-for-all, but not for " + game);
    }
    check();
    List<String> mine = new ArrayList<>(List.of(String.valueOf(attack)));
    List<String> his = new ArrayList<>(List.of(String.valueOf(defend)));
    int n = dice(attack, mine, ATTACKER, DEFENDER, friends);
    int d = dice(defend, his, DEFENDER, ATTACKER, foes);
    Odds odds = Odds.of(n, d, isBlade(ATTACKER), isBlade(DEFENDER)).withBonus(bonus);
    PrintWriter out = derring.surroundings().out();
    if (json) {
      out.print(Json.pretty(plain(n, d, odds)));
    } else {
      print(n, d, mine, his, odds, out);
    }
    return 0;
  }

  private void check() {
    range("--attack", attack, 1, MOST);
    range("--defend", defend, 1, MOST);
    range("--friends", friends, 0, MOST_FRIENDS);
    range("--foes", foes, 0, MOST_FRIENDS);
    range("--bonus", bonus, 0, MOST_BONUS);
    if (!elevation.isEmpty()) {
      who("--elevation", List.of(elevation));
    }
    who("--weaponless", weaponless);
    who("--stunned", stunned);
    who("--blade", blade);
    String onlyInDuels =
        !elevation.isEmpty()
            ? "--elevation"
            : friends > 0
                ? "--friends"
                : foes > 0
                    ? "--foes"
                    : !weaponless.isEmpty()
                        ? "--weaponless"
                        : impetus ? "--impetus" : !blade.isEmpty() ? "--blade" : "";
    if (!duel && !onlyInDuels.isEmpty()) {
      throw new BadInput(onlyInDuels + " counts only in a duel: expected --duel with it (A1FA-4A)");
    }
    if (duel && bonus > 0) {
      throw new BadInput(
          "--bonus counts only for actions with objects: expected no --duel with it");
    }
  }

  private static void range(String name, int value, int least, int most) {
    if (value < least || value > most) {
      throw new BadInput(
          name + ": expected a number from " + least + " to " + most + ", but found " + value);
    }
  }

  private static void who(String name, List<String> words) {
    for (String word : words) {
      if (!word.equals(ATTACKER) && !word.equals(DEFENDER)) {
        throw new BadInput(name + ": expected attacker or defender, but found '" + word + "'");
      }
    }
  }

  /** Whether somebody is the Hired Blade and has his skills (A1FA-S.blade). */
  private boolean isBlade(String who) {
    return blade.contains(who) && !weaponless.contains(who);
  }

  /** The dice with all that is added and taken away; {@code words} get each reason. */
  private int dice(int base, List<String> words, String own, String other, int beside) {
    int dice = base;
    if (elevation.equals(own)) {
      words.add("1 elevation");
      dice++;
    }
    int counted = Math.max(0, beside - (isBlade(other) ? 1 : 0)); // A1FA-R77: he ignores one
    if (counted > 0) {
      words.add(counted + (counted == 1 ? " friend" : " friends"));
      dice += counted;
    }
    if (weaponless.contains(other)) {
      words.add("1 opponent weaponless");
      dice++;
    }
    if (impetus && own.equals(ATTACKER)) {
      words.add("1 impetus");
      dice++;
    }
    if (stunned.contains(own)) {
      words.add("-1 stunned");
      dice--;
    }
    return Math.max(1, dice);
  }

  private void print(
      int n, int d, List<String> mine, List<String> his, Odds odds, PrintWriter out) {
    out.println((duel ? "Duel: " : "Action: ") + sum(n, mine) + " against " + sum(d, his));
    out.printf(Locale.ROOT, "  chance of a 1   %6.2f %%%n", 100 * odds.one());
    out.printf(Locale.ROOT, "  hits to expect  %6.3f%s%n", odds.expected(), duel ? " given" : "");
    if (duel) {
      out.printf(Locale.ROOT, "                  %6.3f taken%n", odds.expectedTaken());
    }
    out.printf(
        Locale.ROOT, "  no hit%s %6.2f %%%n", duel ? " given " : "       ", 100 * odds.hits(0));
    boolean swash = !duel || weaponless.contains(ATTACKER);
    for (int hits = 1; hits <= odds.most(); hits++) {
      row(hits, duel ? "given" : "", odds.hits(hits), swash, out);
    }
    for (int hits = 1; duel && hits <= odds.mostTaken(); hits++) {
      row(hits, "taken", odds.taken(hits), weaponless.contains(DEFENDER), out);
    }
  }

  private static String sum(int dice, List<String> words) {
    return dice
        + (dice == 1 ? " die" : " dice")
        + (words.size() == 1 ? "" : " (" + String.join(" + ", words).replace("+ -", "- ") + ")");
  }

  private static void row(int hits, String word, double chance, boolean swash, PrintWriter out) {
    if (chance >= 0.00005) {
      out.printf(
          Locale.ROOT,
          "  %2d %-4s %-5s %6.2f %%  %s%n",
          hits,
          hits == 1 ? "hit" : "hits",
          word,
          100 * chance,
          suffered(hits, swash));
    }
  }

  /** What so many hits mean to whoever was unhurt (A1FA-5A, A1FA-5B). */
  private static String suffered(int hits, boolean swash) {
    int wounds = Math.max(0, hits - 3) + (swash || hits < 2 ? 0 : 1);
    if (wounds >= LAST_WOUND) {
      return "out";
    }
    List<String> rows = new ArrayList<>(List.of("pushed back"));
    if (hits >= 2 && swash) {
      rows.add("stunned");
    }
    if (hits >= 3) {
      rows.add("weapon dropped");
    }
    if (wounds > 0) {
      rows.add(wounds == 1 ? "a wound" : wounds + " wounds");
    }
    return String.join(", ", rows);
  }

  private Map<String, Object> plain(int n, int d, Odds odds) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("kind", duel ? "duel" : "action");
    plain.put("attack", n);
    plain.put("defend", d);
    plain.put("one", odds.one());
    plain.put("expected", odds.expected());
    List<Object> given = new ArrayList<>();
    for (int hits = 0; hits <= odds.most(); hits++) {
      given.add(odds.hits(hits));
    }
    plain.put("hits", given);
    if (duel) {
      plain.put("expectedTaken", odds.expectedTaken());
      List<Object> taken = new ArrayList<>();
      for (int hits = 1; hits <= odds.mostTaken(); hits++) {
        taken.add(odds.taken(hits));
      }
      plain.put("taken", taken);
    }
    return plain;
  }
}
