package derring.cli;

import derring.bots.coach.Hint;
import derring.formats.BadFile;
import derring.formats.Records;
import derring.formats.Rulebook.Clause;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.State;
import derring.kernel.Step;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Understands what a player types, be it a move or a question. */
final class Talk<S extends State<S>, M, V> {
  static final List<String> COMMANDS =
      List.of("why", "help", "rules", "log", "undo", "hint", "look", "save", "quit");

  /** A letter and a column. */
  private static final int LONGEST_KEY = 2;

  private final Sitting<S, M, V> sitting;
  private final int width;

  /** What this sitting has written, and so may write again. */
  private final Set<Path> saved = new HashSet<>();

  Talk(Sitting<S, M, V> sitting, int width) {
    this.sitting = sitting;
    this.width = width;
  }

  private List<String> help() {
    TableArt.Examples examples = sitting.art().examples();
    Clause clause = sitting.rulebook().clauses().iterator().next();
    List<String> lines = new ArrayList<>();
    if (sitting.art() instanceof LiveArt<M, V> live) {
      lines.addAll(live.keys());
    } else {
      lines.add("A number                        makes that move; 0 passes");
    }
    lines.add("Words of a move                 make it, if they fit no other: " + examples.moves());
    lines.add("why MOVE or CARD                why it is not allowed now: " + examples.why());
    lines.add("help CLAUSE                     prints a rule, such as help " + clause.id());
    lines.add("help NAME                       a card, a word of the game, or a rule by its title");
    lines.add("rules                           the whole rulebook");
    lines.add("log, look                       all that you saw happen; the table again");
    if (hasLegend()) {
      lines.add("legend                          what the signs mean, and what is on the table");
    }
    lines.add("undo                            takes back your last move, if it told you nothing");
    if (sitting.humans().size() == 1 && !sitting.game().realTime()) {
      lines.add("hint                            what the coach would do, against bots only");
    }
    lines.add("save FILE                       writes the match so far (the file shows all hands)");
    lines.add("quit                            leaves the match");
    return lines;
  }

  private boolean hasLegend() {
    return !sitting.art().legend(sitting.view(sitting.onlooker())).isEmpty();
  }

  private List<String> legend(int seat) {
    List<String> lines = sitting.art().legend(sitting.view(seat));
    return lines.isEmpty() ? List.of("There is nothing here that needs explaining.") : lines;
  }

  Said<M> hear(int seat, String line) {
    String text = line.strip();
    int space = text.indexOf(' ');
    String word = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
    String rest = space < 0 ? "" : text.substring(space + 1).strip();
    return switch (word) {
      case "" -> new Said.Look<>();
      case "look", "table" -> new Said.Look<>();
      case "legend" -> new Said.Tell<>(false, legend(seat));
      case "why" -> why(seat, spelled(seat, rest));
      case "help", "?" -> rest.isEmpty() ? new Said.Tell<>(true, help()) : help(rest);
      case "rules" -> new Said.Tell<>(false, Prose.book(sitting.rulebook(), width));
      case "log" -> new Said.Tell<>(false, log(seat));
      case "undo" -> undo(seat);
      case "hint" -> hint(seat);
      case "save" -> save(rest);
      case "quit", "exit", "q" -> new Said.Leave<>();
      default -> move(seat, spelled(seat, text));
    };
  }

  private String spelled(int seat, String text) {
    return sitting.art().spelled(sitting.view(seat), text);
  }

  private Said<M> move(int seat, String text) {
    List<M> moves = sitting.moves(seat);
    int typed = sitting.shortcuts(seat).indexOf(text.toLowerCase(Locale.ROOT));
    if (typed >= 0) {
      return new Said.Play<>(moves.get(typed));
    }
    if (key(seat, text).isPresent()) {
      return refused(seat, text);
    }
    if (text.matches("\\d{1,4}")) {
      return numbered(moves, Integer.parseInt(text));
    }
    // A move that is written out is meant, also where not all of them can be listed.
    Optional<M> written =
        parsed(text)
            .filter(move -> sitting.game().judge(sitting.match().state(), seat, move).legal());
    if (written.isPresent()) {
      return new Said.Play<>(written.get());
    }
    List<M> fitting = wording(seat, moves).find(text);
    if (fitting.size() == 1) {
      return new Said.Play<>(fitting.getFirst());
    }
    if (fitting.size() > 1) {
      List<String> shortcuts = sitting.shortcuts(seat);
      if (!sitting.art().offers(sitting.scene(seat)).isEmpty()) {
        return new Said.Tell<>(true, listed(seat, text, moves, fitting, shortcuts));
      }
      List<String> numbers =
          fitting.stream().map(move -> shortcuts.get(moves.indexOf(move))).toList();
      return Said.Tell.sentence("'" + text + "' could be " + Facts.oneOf(numbers) + ": which one?");
    }
    return refused(seat, text);
  }

  /** Where moves are not listed by themselves, those that words fit are. */
  private List<String> listed(
      int seat, String text, List<M> moves, List<M> fitting, List<String> shortcuts) {
    List<String> lines = new ArrayList<>();
    lines.add("'" + text + "' could be, by its number:");
    for (M move : fitting) {
      lines.add(
          String.format("  %4s  ", shortcuts.get(moves.indexOf(move))) + sitting.label(seat, move));
    }
    return lines;
  }

  /** The move that a key means, legal or not; such words are not looked for in those of moves. */
  private Optional<M> key(int seat, String text) {
    return sitting.art() instanceof LiveArt<M, V> live
            && !text.isEmpty()
            && text.length() <= LONGEST_KEY
            && live.pressed(sitting.view(seat), text.toLowerCase(Locale.ROOT))
                instanceof LiveArt.Pressed.Play(String notation)
        ? parsed(notation)
        : Optional.empty();
  }

  /** The move with a number; 0 is the one that passes. */
  private Said<M> numbered(List<M> moves, int number) {
    if (number >= 1 && number <= moves.size()) {
      return new Said.Play<>(moves.get(number - 1));
    }
    String expected = ": expected a number from 1 to " + moves.size() + ".";
    if (number > 0) {
      return Said.Tell.sentence("There is no move " + number + expected);
    }
    return moves.stream()
        .filter(sitting.art()::passes)
        .findFirst()
        .<Said<M>>map(Said.Play::new)
        .orElseGet(() -> Said.Tell.sentence("You cannot pass now" + expected));
  }

  private Wording<M> wording(int seat, List<M> moves) {
    Wording<M> wording = new Wording<>();
    for (M move : moves) {
      wording.add(move, sitting.label(seat, move), sitting.game().notation(move));
    }
    return wording;
  }

  /** Says why words that fit no legal move are none. */
  private Said<M> refused(int seat, String text) {
    for (M move : meant(seat, text)) {
      Verdict verdict = sitting.game().judge(sitting.match().state(), seat, move);
      if (!verdict.legal()) {
        return Said.Tell.sentence(verdict.sentence() + " (" + verdict.rule() + ")");
      }
    }
    return Said.Tell.sentence(
        "'" + text + "' is not a move now: type a number, words of a move, or help.");
  }

  /**
   * The moves that some words may mean, legal or not, the likeliest first: a move as it is written,
   * or what could be done with a thing that is seen or with a card of that name.
   */
  private List<M> meant(int seat, String text) {
    List<M> meant = new ArrayList<>(key(seat, text).or(() -> parsed(text)).stream().toList());
    V view = sitting.view(seat);
    List<Thing> named =
        sitting.game().things(view).stream().filter(thing -> Wording.names(thing, text)).toList();
    for (Thing thing : named.isEmpty() ? List.of(new Thing("card", text)) : named) {
      MoveBuffer<M> meanings = new MoveBuffer<>();
      try {
        sitting.game().meanings(view, thing, meanings);
        meant.addAll(meanings.list());
      } catch (BadInput e) {
        // There is no such card either: what was said means nothing more.
      }
    }
    return meant;
  }

  private Optional<M> parsed(String notation) {
    try {
      return Optional.of(sitting.game().parse(notation));
    } catch (BadInput e) {
      return Optional.empty();
    }
  }

  private Said<M> why(int seat, String text) {
    if (text.isEmpty()) {
      return Said.Tell.sentence(
          "Why what? Name a move or a card: " + sitting.art().examples().why() + ".");
    }
    List<M> moves = sitting.moves(seat);
    List<M> meant = meant(seat, text);
    Stream<M> fitting =
        Stream.concat(
            meant.stream().filter(moves::contains), wording(seat, moves).find(text).stream());
    String allowed =
        fitting
            .findFirst()
            .map(move ->
                "move "
                    + sitting.shortcuts(seat).get(moves.indexOf(move))
                    + ", "
                    + sitting.label(seat, move)
                    + ".")
            .orElse("");
    if (meant.isEmpty() || moves.contains(meant.getFirst())) {
      return Said.Tell.sentence(
          allowed.isEmpty()
              ? "'" + text + "' is neither a move nor a card of this game."
              : "You may: it is " + allowed);
    }
    Verdict verdict = sitting.game().judge(sitting.match().state(), seat, meant.getFirst());
    List<String> lines = new ArrayList<>();
    lines.add(verdict.sentence() + (allowed.isEmpty() ? "" : " But you may make " + allowed));
    sitting
        .rulebook()
        .find(verdict.rule())
        .ifPresentOrElse(
            clause -> lines.addAll(Prose.clause(clause, width)), () -> lines.add(verdict.rule()));
    return new Said.Tell<>(true, lines);
  }

  private Said<M> help(String name) {
    try {
      return new Said.Tell<>(true, sitting.lexicon().entry(name, width));
    } catch (BadInput e) {
      return Said.Tell.sentence(sentence(e));
    }
  }

  private List<String> log(int seat) {
    return sitting.scene(seat).events().stream()
        .map(told ->
            told.event().sentence(sitting.names()) + "  (" + String.join(", ", told.rules()) + ")")
        .toList();
  }

  private Said<M> undo(int seat) {
    List<Step<M>> steps = sitting.match().steps();
    if (steps.isEmpty()) {
      return Said.Tell.sentence("There is nothing to take back: no move has been made.");
    }
    Step<M> last = steps.getLast();
    if (sitting.undo(seat)) {
      return new Said.Back<>(
          "Taken back: " + sitting.art().label(sitting.view(seat), last.move(), sitting.names()));
    }
    String why =
        last.seat() != seat
            ? sitting.name(last.seat()) + " has moved since your last move"
            : last.drawn().isEmpty()
                ? "your last move has shown you something new"
                : "chance has decided something in your last move";
    return Said.Tell.sentence("You cannot take anything back: " + why + ".");
  }

  /** What the coach would do; never where it would help one person against another. */
  private Said<M> hint(int seat) {
    if (sitting.game().realTime()) {
      return Said.Tell.sentence("This game waits for nobody, so there are no hints in it.");
    }
    if (sitting.humans().size() > 1) {
      return Said.Tell.sentence("Hints are for matches against bots: here people play each other.");
    }
    List<M> moves = sitting.moves(seat);
    if (moves.isEmpty()) {
      return Said.Tell.sentence("You are not to move now.");
    }
    long question = sitting.match().steps().size();
    Hint hint = Hint.of(sitting.game(), sitting.view(seat), seat, moves, question);
    String move = sitting.label(seat, sitting.game().parse(hint.move()));
    long chance = Math.round(100 * hint.chance().value());
    String rule = hint.rule().isEmpty() ? "" : " (" + hint.rule() + ")";
    return Said.Tell.sentence("The coach: " + move + ", for " + chance + " in 100." + rule);
  }

  private Said<M> save(String name) {
    if (name.isEmpty()) {
      return Said.Tell.sentence("Where to? Expected save FILE.");
    }
    try {
      Path file = Path.of(name);
      if (Files.exists(file) && !saved.contains(file)) {
        return Said.Tell.sentence(name + " exists already: choose another name.");
      }
      Records.write(file, sitting.record(), sitting.game());
      saved.add(file);
      return Said.Tell.sentence("Saved in " + name + ". The file shows every hand.");
    } catch (BadFile | BadInput | InvalidPathException e) {
      return Said.Tell.sentence(sentence(e));
    }
  }

  private static String sentence(RuntimeException e) {
    String text = String.valueOf(e.getMessage());
    return e instanceof BadInput
        ? Character.toUpperCase(text.charAt(0)) + text.substring(1) + "."
        : text + ".";
  }
}
