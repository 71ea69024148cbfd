package derring.cli;

import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Side;
import derring.formats.BadFile;
import derring.formats.Json;
import derring.formats.Text;
import derring.kernel.BadInput;
import derring.kernel.Chronicle;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Outcome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Scores a battle of Fire at Will that was played on a real table. */
@Command(
    name = "score",
    description = "Scores piles of Fire at Will that were written down, card by card.",
    footer = {
      "",
      "A file names each side and its piles, first card first:",
      "  Illyria",
      "  1: L2 R2 A2 F2 | M1 | L1 F3",
      "  Northwall",
      "  6: L1 R1 A2 F1 I",
      "docs/fire-at-will-notation.md says more."
    },
    mixinStandardHelpOptions = true)
final class ScoreCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "FILE", description = "The piles of both sides.")
  private Path file;

  @Option(
      names = "--tie-break",
      description = "Equal scores are decided by Sharpshooter shots, then by reclaimed flags.")
  private boolean tieBreak;

  @Option(names = "--totals", description = "Prints only the totals, not card by card.")
  private boolean totals;

  @Option(names = "--json", description = "Prints the totals and all steps as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    FireAtWill game =
        (FireAtWill)
            derring
                .shelf()
                .open(
                    derring.shelf().title("fire-at-will"),
                    Facts.of(Map.of("tie-break", tieBreak, "gunners", "both")))
                .game();
    Chronicle log = new Chronicle();
    Battle battle;
    String piles = Text.read(file);
    if (piles.isBlank()) {
      throw new BadFile(file.toString(), "the file is empty");
    }
    try {
      battle = game.score(piles, log);
    } catch (BadInput e) {
      throw new BadFile(file.toString(), String.valueOf(e.getMessage()));
    }
    game.surplus(battle)
        .forEach(note -> derring.surroundings().err().println("derring: note: " + note));
    Outcome outcome = Objects.requireNonNull(game.outcome(battle));
    PrintWriter out = derring.surroundings().out();
    if (json) {
      out.print(Json.pretty(plain(game, battle, outcome, log.take())));
      return 0;
    }
    if (!totals) {
      for (Entry entry : log.take()) {
        out.println(
            entry.seenBy(Game.SPECTATOR).sentence(game::faction)
                + "  ("
                + String.join(", ", entry.rules())
                + ")");
      }
      out.println();
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      Side side = battle.side(seat);
      out.printf(
          "%s: %d (Sharpshooter shots %d, flags reclaimed %d, unclaimed %d, Maneuvers %d)%n",
          game.faction(seat),
          side.score(),
          side.sharpshooters(),
          side.claimed(),
          side.unclaimed(),
          side.maneuvers());
    }
    out.println(
        outcome.drawn()
            ? "The battle is drawn."
            : game.faction(outcome.places().indexOf(1)) + " wins. " + outcome.reason());
    return 0;
  }

  private static Map<String, Object> plain(
      FireAtWill game, Battle battle, Outcome outcome, List<Entry> log) {
    List<Object> sides = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      Side side = battle.side(seat);
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("faction", game.faction(seat));
      fields.put("score", side.score());
      fields.put("maneuvers", side.maneuvers());
      fields.put("sharpshooters", side.sharpshooters());
      fields.put("claimed", side.claimed());
      fields.put("unclaimed", side.unclaimed());
      sides.add(fields);
    }
    List<Object> steps = new ArrayList<>();
    for (Entry entry : log) {
      Map<String, Object> step = new LinkedHashMap<>();
      step.put("rules", entry.rules());
      step.put("event", entry.open());
      step.put("text", entry.open().sentence(game::faction));
      steps.add(step);
    }
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("sides", sides);
    plain.put("outcome", outcome);
    plain.put("log", steps);
    return plain;
  }
}
