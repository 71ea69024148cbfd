package derring.cli;

import derring.kernel.BadInput;
import derring.oneforall.Odds;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Prints the exact odds of a roll in ...And One For All!. */
@Command(
    name = "odds",
    description = "Prints how likely each number of hits is, and a 1; computed, not sampled.",
    mixinStandardHelpOptions = true)
final class OddsCommand implements Callable<Integer> {
  private static final int MOST = 30;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game: one-for-all.")
  private String game;

  @Option(names = "--attack", paramLabel = "N", required = true, description = "Attacker's dice.")
  private int attack;

  @Option(names = "--defend", paramLabel = "N", required = true, description = "Defender's dice.")
  private int defend;

  @Option(names = "--duel", description = "Also prints the hits that the attacker may take.")
  private boolean duel;

  @Override
  public Integer call() {
    if (!derring.shelf().title(game).id().equals("one-for-all")) {
      throw new BadInput("odds are known for one-for-all, but not for " + game);
    }
    if (attack < 1 || attack > MOST || defend < 1 || defend > MOST) {
      throw new BadInput("expected 1 to " + MOST + " dice on either side");
    }
    PrintWriter out = derring.surroundings().out();
    Odds odds = Odds.of(attack, defend);
    out.printf(Locale.ROOT, "%d dice against %d%n", attack, defend);
    out.printf(Locale.ROOT, "  chance of a 1      %6.2f %%%n", 100 * odds.one());
    out.printf(Locale.ROOT, "  hits to expect     %6.3f%n", odds.expected());
    for (int hits = 0; hits <= odds.most(); hits++) {
      if (odds.hits(hits) > 0) {
        out.printf(Locale.ROOT, "  %2d hits            %6.2f %%%n", hits, 100 * odds.hits(hits));
      }
    }
    for (int hits = 1; duel && hits <= odds.mostTaken(); hits++) {
      if (odds.taken(hits) > 0) {
        out.printf(Locale.ROOT, "  %2d taken           %6.2f %%%n", hits, 100 * odds.taken(hits));
      }
    }
    return 0;
  }
}
