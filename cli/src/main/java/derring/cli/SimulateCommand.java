package derring.cli;

import derring.bots.Mean;
import derring.bots.Share;
import derring.bots.Simulation;
import derring.bots.lab.Plan;
import derring.formats.CardFile;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lets bots play many matches and prints what came of them. */
@Command(
    name = "simulate",
    description = "Lets bots play many matches; prints win rates and means with 95 %% intervals.",
    footer = {
      "",
      "A game in real time is played in virtual time, each bot at its own tempo. Of a game of turns it",
      "also prints the turns and how often those won who began with, held or played something.",
      "Example: derring simulate fire-at-will --games 1000 --seat master --seat beginner"
    },
    mixinStandardHelpOptions = true)
final class SimulateCommand implements Callable<Integer> {
  private static final int MOST = 10_000_000;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "1000",
      description = "How many matches; 1000 if nothing is said.")
  private int games;

  @Option(
      names = "--seat",
      paramLabel = "BOT",
      description =
          "A bot by name, once for all seats or once for each; otherwise the solid one plays itself.")
  private List<String> seats = new ArrayList<>();

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number that everything random comes from; 1 if nothing is said.")
  private long seed;

  @Option(names = "--json", description = "Prints the figures as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    if (games < 1 || games > MOST) {
      throw new BadInput("--games: expected a number from 1 to " + MOST + ", but found " + games);
    }
    Title title = derring.shelf().title(game);
    Map<String, Object> choices = Choosing.read(title, options);
    boolean sized = title.options().stream().anyMatch(option -> option.name().equals("seats"));
    if (seats.size() > 1 && sized) {
      choices.putIfAbsent("seats", seats.size());
    }
    List<CardFile> files = Choosing.files(title, choices);
    play(derring.shelf().open(title, Facts.of(choices), files).game());
    return 0;
  }

  private <S extends State<S>, M, V> void play(Game<S, M, V> opened) {
    List<String> kinds = seats;
    if (kinds.size() <= 1) {
      kinds = Collections.nCopies(opened.seats(), seats.isEmpty() ? "bot" : seats.getFirst());
    }
    List<String> bots =
        Seating.of(opened.title(), opened.seats(), kinds, List.of()).stream()
            .map(Sitter::kind)
            .toList();
    if (bots.contains(Sitter.HUMAN)) {
      throw new BadInput("--seat: only bots can be simulated, but found human");
    }
    Simulation.Report report = new Simulation<>(opened, bots).play(games, seed, new Progress());
    PrintWriter out = derring.surroundings().out();
    if (json) {
      out.print(Json.pretty(plain(opened, bots, report)));
      return;
    }
    out.println(opened.title().name() + ": " + games + " matches, seeds from " + seed);
    for (int seat = 0; seat < bots.size(); seat++) {
      out.println(
          Plan.place(seat)
              + ", "
              + bots.get(seat)
              + ": wins "
              + report.wins().get(seat)
              + (report.points().isEmpty() ? "" : ", points " + report.points().get(seat)));
    }
    out.println("drawn: " + report.drawn());
    out.println("moves a match: " + report.moves());
    Simulation.Turns turns = report.turns();
    if (turns != null) {
      out.printf(
          Locale.ROOT,
          "turns each: median %.1f; 10 %% of the matches at most %.1f, 90 %% at most %.1f%n",
          turns.median(),
          turns.tenth(),
          turns.ninetieth());
    }
    if (report.seconds() != null) {
      out.println("seconds a match: " + report.seconds());
    }
    report.tables().forEach(table -> print(table, out));
  }

  /** How often those won who had or did something. */
  private static void print(Simulation.Table table, PrintWriter out) {
    out.println();
    out.println("wins by " + table.heading() + ":");
    int width = table.wins().keySet().stream().mapToInt(String::length).max().orElse(0);
    table
        .wins()
        .forEach((what, wins) -> out.printf("  %-" + width + "s  %s%n", what, wins.toString()));
  }

  /** Says how far it is, if it takes longer than a moment. */
  private final class Progress implements IntConsumer {
    private static final long FIRST = 1_000_000_000L;
    private static final long NEXT = 5_000_000_000L;

    private long due = System.nanoTime() + FIRST;

    @Override
    public void accept(int done) {
      if (System.nanoTime() - due > 0 && done < games) {
        derring.surroundings().err().println(done + " of " + games + " matches ...");
        due = System.nanoTime() + NEXT;
      }
    }
  }

  private Map<String, @Nullable Object> plain(
      Game<?, ?, ?> opened, List<String> bots, Simulation.Report report) {
    Map<String, @Nullable Object> plain = new LinkedHashMap<>();
    plain.put("game", opened.title().id());
    plain.put("rules", opened.title().rulesVersion());
    plain.put("options", opened.options());
    plain.put("games", games);
    plain.put("seed", seed);
    List<Object> each = new ArrayList<>();
    for (int seat = 0; seat < bots.size(); seat++) {
      Map<String, @Nullable Object> row = new LinkedHashMap<>();
      row.put("bot", bots.get(seat));
      row.put("wins", share(report.wins().get(seat)));
      if (!report.points().isEmpty()) {
        row.put("points", mean(report.points().get(seat)));
      }
      each.add(row);
    }
    plain.put("seats", each);
    plain.put("drawn", share(report.drawn()));
    plain.put("moves", mean(report.moves()));
    if (report.seconds() != null) {
      plain.put("seconds", mean(report.seconds()));
    }
    Simulation.Turns turns = report.turns();
    if (turns != null) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("p10", turns.tenth());
      fields.put("median", turns.median());
      fields.put("p90", turns.ninetieth());
      plain.put("turns", fields);
    }
    Map<String, Object> tables = new LinkedHashMap<>();
    for (Simulation.Table table : report.tables()) {
      Map<String, Object> rows = new LinkedHashMap<>();
      table.wins().forEach((what, wins) -> rows.put(what, share(wins)));
      tables.put(table.heading(), rows);
    }
    if (!tables.isEmpty()) {
      plain.put("wins by", tables);
    }
    return plain;
  }

  /** A share with its interval, for a program. */
  static Map<String, Object> share(Share share) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("share", share.value());
    fields.put("low", share.low());
    fields.put("high", share.high());
    fields.put("of", share.of());
    return fields;
  }

  /** A mean with its interval, for a program. */
  static Map<String, Object> mean(Mean mean) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("mean", mean.value());
    fields.put("low", mean.low());
    fields.put("high", mean.high());
    return fields;
  }
}
