package derring.cli;

import derring.formats.Box;
import derring.formats.Lesson;
import derring.formats.Practice;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Title;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Teaches a game by its first match, the same that the browser has. */
@Command(
    name = "learn",
    description = {
      "Teaches a game by a first match of a few minutes.",
      "One thing at a time, and what is not allowed is told with its rule."
    },
    mixinStandardHelpOptions = true)
final class LearnCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", description = "The game: see 'derring games'.")
  private String game;

  @Option(
      names = "--from",
      paramLabel = "N",
      description = "Begins with situation N, counted from 1.",
      defaultValue = "1")
  private int from;

  private @Nullable BufferedReader in;

  @Override
  public Integer call() {
    Title title = derring.shelf().title(game);
    Lesson lesson = derring.shelf().lesson(title);
    if (lesson == null) {
      throw new BadInput(title.name() + " has no first match yet.");
    }
    int last = lesson.situations().size();
    if (from < 1 || from > last) {
      throw new BadInput("--from: expected a number from 1 to " + last + ", but found " + from);
    }
    out()
        .println(
            title.name() + ": " + lesson.title() + ", about " + lesson.minutes() + " minutes.");
    out().println("Type a move or its number; 'help' tells what else can be typed, 'quit' leaves.");
    for (int i = from; i <= last; i++) {
      Lesson.Situation situation = lesson.situations().get(i - 1);
      out().println();
      out().println("== " + i + " of " + last + ": " + situation.name());
      if (!practise(situation, situation.practice(derring.shelf()), lesson.partner(), title)) {
        out().println("Go on later with: derring learn " + title.id() + " --from " + i);
        return 0;
      }
      say(situation.then());
    }
    out().println();
    out().println("Now a real one: derring play " + title.id());
    out().flush();
    return 0;
  }

  /** False if the learner leaves. */
  private <S extends State<S>, M, V> boolean practise(
      Lesson.Situation situation, Practice<S, M, V> practice, String partner, Title title) {
    Box box = derring.shelf().open(title, Facts.of(practice.match().game().options()));
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < box.game().seats(); seat++) {
      boolean own = seat == practice.you();
      sitters.add(own ? new Sitter(Sitter.HUMAN, "Robin") : new Sitter("partner", partner));
    }
    Seed none = Seed.numbered(0, box.game().seats());
    Sitting<S, M, V> sitting =
        new Sitting<>(
            box,
            practice.match(),
            sitters,
            none,
            derring.shelf().rulebook(title),
            derring.lexicon(title, List.of()));
    return new Stand<>(practice, sitting, new Talk<>(sitting, Prose.WIDTH)).taught(situation);
  }

  /** One situation at the terminal. */
  private final class Stand<S extends State<S>, M, V> {
    private final Practice<S, M, V> practice;
    private final Sitting<S, M, V> sitting;
    private final Talk<S, M, V> talk;
    private int told;

    Stand(Practice<S, M, V> practice, Sitting<S, M, V> sitting, Talk<S, M, V> talk) {
      this.practice = practice;
      this.sitting = sitting;
      this.talk = talk;
    }

    boolean taught(Lesson.Situation situation) {
      tell();
      look();
      say(situation.say());
      prompt();
      int slips = 0;
      while (!practice.done()) {
        String line = read();
        if (line == null) {
          return false;
        }
        if (hinted(situation, line)) {
          slips++;
          prompt();
          continue;
        }
        switch (talk.hear(practice.you(), line)) {
          case Said.Play<M>(M move) -> {
            slips += tried(move) ? 0 : 1;
            if (slips > 1 && !practice.done()) {
              out().println("It is this: " + practice.label() + ".");
            }
          }
          case Said.Leave<M>() -> {
            return false;
          }
          case Said.Tell<M>(boolean brief, List<String> lines) -> lines.forEach(out()::println);
          case Said.Look<M>() -> look();
          case Said.Back<M>(String what) ->
              out().println("Nothing here counts; begin it again with --from.");
        }
        if (!practice.done()) {
          prompt();
        }
        out().flush();
      }
      return true;
    }

    /**
     * Whether there is something to be said to just these words, also of a move that is refused.
     */
    private boolean hinted(Lesson.Situation situation, String line) {
      String hint = situation.hints().get(line.strip());
      if (hint == null || line.strip().equals(practice.wanted())) {
        return false;
      }
      say(hint);
      return true;
    }

    /** Whether it was what was asked for. */
    private boolean tried(M move) {
      String notation = practice.match().game().notation(move);
      switch (practice.attempt(Facts.of(notation))) {
        case Practice.Tried.Made m -> {
          tell();
          return true;
        }
        case Practice.Tried.Illegal no ->
            say(no.sentence() + (no.rule().isEmpty() ? "" : " (" + no.rule() + ")"));
        case Practice.Tried.Otherwise(String hint) -> say(hint == null ? practice.instead() : hint);
      }
      return false;
    }

    private void tell() {
      List<Scene.Told> events = sitting.scene(practice.you()).events();
      for (Scene.Told event : events.subList(Math.min(told, events.size()), events.size())) {
        say(event.event().sentence(sitting.names()));
      }
      told = events.size();
    }

    private void look() {
      Pen pen = new Pen(Prose.WIDTH, false, 0, sitting.art().ink());
      sitting
          .art()
          .table(sitting.scene(practice.you()), pen, TableArt.Room.SNUG)
          .forEach(line -> out().println(line.toString().stripTrailing()));
    }

    private void prompt() {
      Scene<M, V> scene = sitting.scene(practice.you());
      List<String> offers = new ArrayList<>(sitting.art().offers(scene));
      List<String> shortcuts = offers.isEmpty() ? sitting.shortcuts(practice.you()) : List.of();
      for (int i = 0; i < scene.moves().size() && i < shortcuts.size(); i++) {
        offers.add(shortcuts.get(i) + " " + sitting.label(practice.you(), scene.moves().get(i)));
      }
      Prose.wrap("? " + String.join("; ", offers), Prose.WIDTH).forEach(out()::println);
      out().flush();
    }
  }

  private void say(String text) {
    Prose.wrap(text.strip(), Prose.WIDTH).forEach(out()::println);
    out().flush();
  }

  private PrintWriter out() {
    return derring.surroundings().out();
  }

  private @Nullable String read() {
    if (in == null) {
      in =
          new BufferedReader(
              new InputStreamReader(derring.surroundings().in(), StandardCharsets.UTF_8));
    }
    try {
      return in.readLine();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
