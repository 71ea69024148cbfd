package derring.cli;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.formats.Json;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
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
      play(derring.shelf().open(title, Facts.of(choices)).game(), title, choices);
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
    Breadth breadth = new Breadth(entrants.getFirst(), entrants.getLast());
    PrintWriter out = derring.surroundings().out();
    List<Breadth.Table> tables = new ArrayList<>();
    for (Map<String, Object> choices : title.variants()) {
      Game<?, ?, ?> table = derring.shelf().open(title, Facts.of(choices)).game();
      if (table.realTime()) {
        throw new BadInput("--every-table: " + title.id() + " is played in real time");
      }
      Breadth.Table played = breadth.play(table, choices, games, seed);
      tables.add(played);
      out.println(Json.compact(choices) + ": " + played.guest() + ", more: " + played.better());
      out.flush();
    }
    if (project != null) {
      Standings.write(
          project, title.name() + ", every table", command(" --every-table"), entrants, tables);
    }
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

  private <S extends State<S>, M, V> void play(
      Game<S, M, V> opened, Title title, Map<String, Object> choices) {
    List<String> words =
        bots.isEmpty() ? Bots.forGame(title).stream().map(BotMaker::name).toList() : bots;
    if (new LinkedHashSet<>(words).size() < Math.max(2, words.size())) {
      throw new BadInput("--bot: expected at least two different bots, but found " + words);
    }
    List<Tournament.Entrant> entrants = words.stream().map(Tournament.Entrant::of).toList();
    PrintWriter out = derring.surroundings().out();
    int seeds = Math.max(1, games / opened.seats());
    Tournament.Result result =
        new Tournament<>(opened, entrants)
            .play(
                seeds,
                seed,
                pairing -> {
                  out.println(line(pairing));
                  out.flush();
                });
    result
        .ratings()
        .forEach((entrant, rating) ->
            out.println(
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

  static String line(Tournament.Pairing pairing) {
    return pairing.one() + " against " + pairing.other() + ": wins " + pairing.wins();
  }
}
