package derring.cli;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.lab.Ledger;
import derring.bots.lab.Plan;
import derring.formats.Box;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Title;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Lets all bots of a game play each other and rates them. */
@Command(
    name = "tournament",
    description = "Lets bots play each other in all seats, and rates them; with 95 %% intervals.",
    footer = {
      "",
      "On one thread, so that the processor time of a move can be told. A bot that thinks ahead can be",
      "given a part of its time: master@0.1. With --write the figures go into the project's own files:",
      "bench/BOTS.md and, if all characters took part, the ratings that the games show.",
      "With --every-table master@0.1 and greedy: who wins more in the same seats with the same cards.",
      "Each match is kept in DIR as soon as it is over (tournament-GAME-....games): whoever is",
      "interrupted gives the same command again and goes on, and with more --games adds to them.",
      "Example: derring tournament swordplay --games 1000 --bot master --bot greedy"
    },
    mixinStandardHelpOptions = true)
final class TournamentCommand implements Callable<Integer> {
  private static final int MOST = 1_000_000;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--games",
      paramLabel = "N",
      defaultValue = "200",
      description = "How many matches of each pairing; 200 if nothing is said.")
  private int games;

  @Option(
      names = "--bot",
      paramLabel = "BOT",
      description = "Who takes part, at least two; all if nothing is said.")
  private List<String> bots = new ArrayList<>();

  @Option(names = "--option", paramLabel = "NAME=VALUE", description = "An option of the game.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--every-table",
      description =
          "The first of two bots in the place of the second, at every table that the game is tried at.")
  private boolean everyTable;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "A whole number that everything random comes from; 1 if nothing is said.")
  private long seed;

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder that keeps the matches; this one if nothing is said.")
  private Path folder = Path.of(".");

  @Option(names = "--fresh", description = "Plays all anew, also what was played before.")
  private boolean fresh;

  @Option(
      names = "--write",
      paramLabel = "DIR",
      description = "Writes the figures into the project in this folder.")
  private @Nullable Path project;

  @Override
  public Integer call() {
    if (games < 2 || games > MOST) {
      throw new BadInput("--games: expected a number from 2 to " + MOST + ", but found " + games);
    }
    Title title = derring.shelf().title(game);
    Map<String, Object> choices = Choosing.read(title, options);
    if (project != null) {
      Standings.check(project);
    }
    if (everyTable) {
      tour(title);
    } else {
      play(derring.shelf().open(title, Facts.of(choices)), title, choices);
    }
    return 0;
  }

  private void tour(Title title) {
    if (bots.size() != 2 || bots.getFirst().equals(bots.getLast()) || !options.isEmpty()) {
      throw new BadInput("--every-table: expected two different --bot and no --option");
    }
    List<Tournament.Entrant> entrants = bots.stream().map(Tournament.Entrant::of).toList();
    entrants.forEach(
        entrant -> Bots.maker(entrant.bot(), title)); // an unknown name is told at once
    List<Box> boxes =
        title.variants().stream()
            .map(choices -> derring.shelf().open(title, Facts.of(choices)))
            .toList();
    List<? extends Game<?, ?, ?>> games = boxes.stream().map(Box::game).toList();
    if (games.stream().anyMatch(Game::realTime)) {
      throw new BadInput("--every-table: " + title.id() + " is played in real time");
    }
    Breadth breadth = new Breadth(entrants.getFirst(), entrants.getLast(), games);
    List<Breadth.Table> tables = new ArrayList<>();
    keeping(
        title,
        boxes,
        breadth.plan(seed),
        breadth.games(),
        breadth.matches(this.games),
        series -> {
          for (int table = 0; table < games.size(); table++) {
            Map<String, Object> choices = title.variants().get(table);
            Breadth.Table played = breadth.play(table, choices, this.games, series);
            tables.add(played);
            print(Json.compact(choices) + ": " + played.guest() + ", more: " + played.better());
          }
        });
    if (project != null) {
      Standings.write(
          project, title.name() + ", every table", command(" --every-table"), entrants, tables);
    }
  }

  /**
   * Has matches played, and keeps each as soon as it is over: those of another question, or of bots
   * that have learnt since, lie in another file.
   */
  private void keeping(
      Title title,
      List<Box> boxes,
      Plan plan,
      List<Game<?, ?, ?>> tables,
      int all,
      Consumer<Series> work) {
    String digest =
        Json.digest(
            List.of(
                Makings.digest(title, derring.shelf()),
                title.rulesVersion(),
                boxes.stream().map(Box::cards).toList(),
                tables.stream().map(Game::options).toList(),
                plan.seats(),
                plan.seed()));
    Path kept = folder.resolve("tournament-" + game + "-" + digest.substring(0, 8) + ".games");
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadInput("--out: " + folder + " is no folder that can be written into");
    }
    try (Ledger ledger = Ledger.open(kept, digest, fresh);
        Parting _ = new Parting(() -> part(ledger))) {
      if (ledger.size() > 0) {
        tell(ledger.size() + " matches were played before; it goes on from there.");
      }
      work.accept(new Series(plan, tables, ledger, all, new HowFar(this::tell)));
    }
  }

  /** What somebody wants to know who has pressed Ctrl-C. */
  private void part(Ledger ledger) {
    tell(ledger.size() + " matches are kept; the same command goes on from there.");
  }

  private void tell(String sentence) {
    derring.surroundings().err().println(sentence);
  }

  private void print(String line) {
    PrintWriter out = derring.surroundings().out();
    out.println(line);
    out.flush();
  }

  private String command(String manner) {
    return "derring tournament "
        + game
        + " --games "
        + games
        + " --seed "
        + seed
        + manner
        + said(" --option ", options)
        + said(" --bot ", bots);
  }

  private void play(Box box, Title title, Map<String, Object> choices) {
    List<String> words =
        bots.isEmpty() ? Bots.forGame(title).stream().map(BotMaker::name).toList() : bots;
    List<Tournament.Entrant> entrants = words.stream().map(Tournament.Entrant::of).toList();
    if (new LinkedHashSet<>(entrants).size() < Math.max(2, words.size())) {
      throw new BadInput("--bot: expected at least two different bots, but found " + words);
    }
    if (box.game().seats() == 1) {
      throw new BadInput(
          "nobody plays against anybody at a table with one seat; --every-table says how one bot"
              + " does there in the place of another");
    }
    int deals = Math.max(1, games / box.game().seats());
    Tournament tournament = new Tournament(box.game(), entrants);
    Plan plan = tournament.plan(seed);
    keeping(
        title,
        List.of(box),
        plan,
        tournament.games(),
        deals * box.game().seats() * plan.variants(),
        series -> tell(tournament.play(deals, series, this::tell), title, choices));
  }

  private void tell(Tournament.Pairing pairing) {
    print(pairing.one() + " against " + pairing.other() + ": wins " + pairing.wins());
  }

  private void tell(Tournament.Result result, Title title, Map<String, Object> choices) {
    result
        .ratings()
        .forEach((entrant, rating) ->
            print(
                String.format(
                    Locale.ROOT,
                    "%-12s %5d  %.1f ms of a processor a move",
                    entrant,
                    rating,
                    result.millis().getOrDefault(entrant, 0.0))));
    if (project != null) {
      String heading = title.name() + (choices.isEmpty() ? "" : ", " + Json.compact(choices));
      Standings.write(
          project, title, heading, command(""), result, bots.isEmpty() && choices.isEmpty());
    }
  }

  private static String said(String name, List<String> values) {
    return values.isEmpty() ? "" : name + String.join(name, values);
  }
}
