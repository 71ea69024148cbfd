package derring.cli;

import derring.bots.Ratings;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The figures of tournaments as files of the project. Nobody types such a figure. */
final class Standings {
  private static final String RATINGS = "bots/src/main/resources/derring/bots/" + Ratings.FILE;
  private static final String REPORT = "bench/BOTS.md";
  private static final String INTRODUCTION =
      """
      # How strong the bots are

      Written by `derring tournament ... --write .`; each part says by which. In each pairing both have all seats
      equally often with the same cards; intervals are 95 % (Wilson). A rating is on the scale of Elo, and the greedy
      bot has 1500, or the first of those who play if it does not; the solid one judges as it does, so that both play the
      same matches. `master@0.1` thinks a tenth as long as the master does. At every table one bot takes the place of the other, once in each seat with the same
      cards: more says how much oftener it wins there than the other did.
      """;

  private Standings() {}

  static void write(
      Path project,
      Title title,
      String heading,
      String command,
      Tournament.Result result,
      boolean all) {
    try {
      report(project.resolve(REPORT), heading, command, result);
      if (all) {
        ratings(project.resolve(RATINGS), title, result);
      }
    } catch (IOException e) {
      throw unwritten(project);
    }
  }

  /** Better told before the matches than after them. */
  static void check(Path project) {
    Path folder = project.resolve(REPORT).getParent();
    if (folder == null || !Files.isWritable(folder)) {
      throw unwritten(project);
    }
  }

  /** How one bot does in the place of another at every table of a game. */
  static void write(
      Path project,
      String heading,
      String command,
      List<Tournament.Entrant> entrants,
      List<Breadth.Table> tables) {
    StringBuilder part = new StringBuilder();
    part.append("| table | seats | ")
        .append(entrants.getFirst() + " wins | " + entrants.getLast() + " there wins | more |\n")
        .append("|---|---|---|---|---|\n");
    for (Breadth.Table table : tables) {
      String choices = table.choices().isEmpty() ? "as it is" : Json.compact(table.choices());
      part.append("| " + choices + " | " + table.seats() + " | " + table.guest() + " | ")
          .append(table.host() + " | " + table.better() + " |\n");
    }
    try {
      put(project.resolve(REPORT), heading, command, part.toString());
    } catch (IOException e) {
      throw unwritten(project);
    }
  }

  private static BadInput unwritten(Path project) {
    return new BadInput("--write: the figures cannot be written into " + project);
  }

  private static void report(Path file, String heading, String command, Tournament.Result result)
      throws IOException {
    StringBuilder part = new StringBuilder();
    part.append("| | against | wins |\n|---|---|---|\n");
    for (Tournament.Pairing pairing : result.pairings()) {
      part.append("| " + pairing.one() + " | " + pairing.other() + " | " + pairing.wins() + " |\n");
    }
    if (result.seats() > 2) {
      int even = Math.round(100f / result.seats());
      part.append(
          "\nOne against "
              + (result.seats() - 1)
              + " of the other: even would be "
              + even
              + " %.\n");
    }
    part.append(
        result.seats() > 2
            ? "\n| | ms of a processor a move |\n|---|---|\n"
            : "\n| | rating | ms of a processor a move |\n|---|---|---|\n");
    result
        .ratings()
        .forEach((entrant, rating) -> {
          String rated = result.seats() > 2 ? "" : " " + rating + " |";
          double millis = result.millis().getOrDefault(entrant, 0.0);
          part.append(String.format(Locale.ROOT, "| %s |%s %.1f |%n", entrant, rated, millis));
        });
    put(file, heading, command, part.toString());
  }

  /** A part for each command: a new one takes the place of the old. */
  private static void put(Path file, String heading, String command, String figures)
      throws IOException {
    String text = Files.exists(file) ? Files.readString(file) : "";
    List<String> parts = new ArrayList<>(List.of(text.split("(?m)^(?=## )")));
    String mark = "`" + command.replaceFirst(" --games \\d+ --seed \\d+", "");
    parts.removeIf(part -> !part.startsWith("## ") || sameAs(part, mark));
    parts.add("## " + heading + "\n\n`" + command + "`\n\n" + figures);
    parts.sort(Comparator.naturalOrder());
    parts.addFirst(INTRODUCTION);
    List<String> parted = new ArrayList<>();
    parts.forEach(each -> parted.add(each.strip() + "\n"));
    Files.writeString(file, String.join("\n", parted));
  }

  private static boolean sameAs(String part, String mark) {
    String command = part.lines().filter(line -> line.startsWith("`")).findFirst().orElse("");
    return command.replaceFirst(" --games \\d+ --seed \\d+", "").equals(mark + "`");
  }

  private static void ratings(Path file, Title title, Tournament.Result result) throws IOException {
    List<String> lines = new ArrayList<>();
    if (Files.exists(file)) {
      lines.addAll(Files.readAllLines(file));
    } else {
      lines.add("# Game, bot and rating, by derring tournament GAME --write .");
    }
    lines.removeIf(line -> line.startsWith(title.id() + " "));
    result
        .ratings()
        .forEach((entrant, rating) -> lines.add(title.id() + " " + entrant.bot() + " " + rating));
    Files.writeString(file, String.join("\n", lines) + "\n");
  }
}
