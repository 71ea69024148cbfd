package derring.cli;

import derring.bots.lab.Crew;
import derring.bots.lab.Findings;
import derring.bots.lab.Lab;
import derring.bots.lab.Ledger;
import derring.bots.lab.Page;
import derring.bots.lab.Question;
import derring.bots.lab.Threads;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Text;
import derring.kernel.BadInput;
import derring.kernel.Title;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Asks the lab. */
@Command(
    name = "lab",
    description = "Has bots answer a question about a game, with a page of figures.",
    footer = {
      "",
      "A question compares card sets, single values ('what if Rapier did 3?'), options or bots, dealt",
      "the same cards; docs/lab.md has the format. It writes NAME.html (a page with figures that needs",
      "nothing else), NAME.json (the same for programs) and NAME.games (every match that was played:",
      "whoever is interrupted gives the same command again and goes on).",
      "Example: derring lab swordplay --question rapier.yaml"
    },
    mixinStandardHelpOptions = true)
final class LabCommand implements Callable<Integer> {
  private static final int MOST_THREADS = 256;
  private static final int MOST_GAMES = 10_000_000;

  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game, such as swordplay.")
  private String game;

  @Option(
      names = "--question",
      paramLabel = "FILE",
      description = "What to find out; otherwise how the game goes between solid bots.")
  private @Nullable Path question;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many matches of each variant at most, instead of what the question says.")
  private @Nullable Integer games;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Where all chance comes from, instead of what the question says.")
  private @Nullable Long seed;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many matches are played at a time; one for each processor otherwise.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "The folder to write into; this one if nothing is said.")
  private Path folder = Path.of(".");

  @Option(names = "--fresh", description = "Plays all anew, also what was played before.")
  private boolean fresh;

  @Option(
      names = "--spark",
      paramLabel = "MASTER",
      description =
          "Plays on the machines of an Apache Spark, as in spark://HOST:7077 or local[4].")
  private @Nullable String spark;

  @Option(names = "--json", description = "Prints the figures as JSON.")
  private boolean json;

  @Option(
      names = "--write",
      paramLabel = "DIR",
      description = "Writes them into the project in this folder, for /lab.")
  private @Nullable Path project;

  @Override
  public Integer call() throws InterruptedException {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new BadInput(
          "--threads: expected a number from 1 to " + MOST_THREADS + ", but found " + threads);
    }
    if (games != null && (games < 2 || games > MOST_GAMES)) {
      throw new BadInput(
          "--games: expected a number from 2 to " + MOST_GAMES + ", but found " + games);
    }
    Title title = derring.shelf().title(game);
    Doc doc = question == null ? null : Doc.read(question);
    Question asked =
        doc == null
            ? Question.standard("How " + title.name() + " goes")
            : doc.read(facts -> Question.read(facts, title.id()));
    asked = games == null ? asked : asked.upTo(games);
    asked = seed == null ? asked : asked.from(seed);
    LabTables tables = LabTables.open(derring.shelf(), title, asked, doc);
    String name = name();
    Path page = folder.resolve(name + ".html");
    Path figures = folder.resolve(name + ".json");
    makeRoom(asked, doc, page, figures);
    Findings findings = answer(asked, tables, folder.resolve(name + ".games"));
    write(page, Page.whole(findings));
    write(figures, figures(findings));
    if (project != null) {
      Path place = project.resolve("bots/src/main/resources/derring/bots/lab");
      write(place.resolve(title.id() + ".html"), Page.part(findings) + "\n");
      write(project.resolve("docs/lab").resolve(title.id() + ".json"), figures(findings));
    }
    if (json) {
      derring.surroundings().out().print(figures(findings));
    } else {
      new LabTable(derring.surroundings().out()).print(findings);
      derring.surroundings().out().println();
      derring.surroundings().out().println("The page: " + page.normalize());
    }
    return 0;
  }

  /** Better told before the matches than after them. */
  private void makeRoom(Question asked, @Nullable Doc doc, Path page, Path figures) {
    try {
      Files.createDirectories(folder);
      Keeping.check(page, true);
      Keeping.check(figures, true);
      if (project != null) {
        Keeping.check(project.resolve("docs/lab").resolve(game + ".json"), true);
      }
      for (Path file : List.of(page, figures)) {
        Keeping.spare(file, asked(asked, doc), "--out: the figures", "name another folder");
      }
    } catch (IOException e) {
      throw new BadInput("--out: " + folder + " is no folder that can be written into");
    }
  }

  /** The files that a question is read from: itself, and the card sets that it names. */
  private List<Path> asked(Question asked, @Nullable Doc doc) {
    List<Path> files = new ArrayList<>();
    if (question != null && doc != null) {
      files.add(question);
      for (Question.Variation variant : asked.variants()) {
        for (Question.Cards cards : variant.cards()) {
          String file = cards.file();
          if (file != null) {
            files.add(doc.beside(file));
          }
        }
      }
    }
    return files;
  }

  private Findings answer(Question asked, LabTables tables, Path kept) throws InterruptedException {
    try (Crew crew = crew(tables); // who cannot be hired is known before anything is thrown away
        Ledger ledger = Ledger.open(kept, tables.digest(), fresh);
        Parting _ = new Parting(() -> part(ledger))) {
      if (ledger.size() > 0) {
        tell(ledger.size() + " matches were played before; it goes on from there.");
      }
      return new Lab(asked, tables.plan(), crew, ledger)
          .run(tables.heading(), tables.called(), new HowFar(this::tell));
    }
  }

  /** What somebody wants to know who has pressed Ctrl-C. */
  private void part(Ledger ledger) {
    tell(ledger.size() + " matches are kept; the same command goes on from there.");
  }

  private Crew crew(LabTables tables) {
    String master = spark;
    if (master == null) {
      return new Threads(tables.plan(), tables.games(), threads);
    }
    return ServiceLoader.load(Crew.Agency.class)
        .findFirst()
        .orElseThrow(() ->
            new BadInput(
                "--spark: Spark does not come with a release; it works from a working copy, where"
                    + " ./derring lab fetches it"))
        .hire(master, tables.plan(), tables.texts());
  }

  /** The figures for programs, to five places: the rest is noise. */
  private static String figures(Findings findings) {
    return Json.pretty(findings).replaceAll("(\\.\\d{5})\\d+", "$1").stripTrailing() + "\n";
  }

  private String name() {
    Path file = question == null ? null : question.getFileName();
    return file == null ? "lab-" + game : file.toString().replaceFirst("\\.(ya?ml|json)$", "");
  }

  private static void write(Path file, String text) {
    try {
      Path above = file.toAbsolutePath().getParent();
      if (above != null) {
        Files.createDirectories(above);
      }
    } catch (IOException e) {
      throw new BadInput(file + " cannot be written: " + e.getMessage());
    }
    Text.write(file, text);
  }

  private void tell(String sentence) {
    derring.surroundings().err().println(sentence);
  }
}
