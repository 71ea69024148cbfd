package derring.cli;

import derring.formats.Box;
import derring.formats.CardFile;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Late;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Title;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParentCommand;

/** Plays a match. */
@Command(
    name = "play",
    description = "Plays a game, against bots or with others at this keyboard.",
    footer = {
      "",
      "While you play, type help. Without a terminal, moves are read line by line.",
      "Example: derring play swordplay --seat human bot --option weapon-breakage=true"
    },
    mixinStandardHelpOptions = true)
final class PlayCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Parameters(paramLabel = "GAME", arity = "0..1", description = "The game, such as swordplay.")
  private @Nullable String game;

  @Option(
      names = "--seat",
      paramLabel = "KIND",
      arity = "1..*",
      description =
          "Who sits in each seat: human, bot, or a bot by name. Otherwise you play against bots.")
  private List<String> seats = new ArrayList<>();

  @Option(names = "--name", paramLabel = "NAME", description = "What they are called, in order.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--option",
      paramLabel = "NAME=VALUE",
      description = "An option of the game; 'derring games' lists them.")
  private List<String> options = new ArrayList<>();

  @Option(
      names = "--cards",
      paramLabel = "SET=FILE",
      description = "Cards from a file instead of a built-in set.")
  private List<String> cards = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "A whole number that all chance comes from: the same game, options and players get the"
              + " same deal again.")
  private @Nullable Long seed;

  @Option(names = "--record", paramLabel = "FILE", description = "Where to keep the match.")
  private @Nullable Path record;

  @Option(names = "--force", description = "Lets --record replace a file.")
  private boolean force;

  @Option(
      names = "--practice",
      description = "Alone and without a clock, move by move, in a game in real time.")
  private boolean practice;

  @Mixin private Manner manner;

  @Override
  public Integer call() {
    Shelf shelf = derring.shelf();
    Title title = shelf.title(game());
    Map<String, Object> choices = Choosing.read(title, options);
    boolean sized = title.options().stream().anyMatch(option -> option.name().equals("seats"));
    if (!seats.isEmpty() && sized) {
      choices.putIfAbsent("seats", seats.size());
    }
    List<CardFile> files = Choosing.files(title, choices);
    files.addAll(Choosing.cards(cards));
    Box box = shelf.open(title, Facts.of(choices), files);
    List<Sitter> sitters =
        practice ? alone(box.game()) : Seating.of(title, box.game().seats(), seats, names);
    if (record != null) {
      Keeping.check(record, force);
      Keeping.spare(record, Choosing.paths(cards), "--record: the match", "name another file");
    }
    play(box, box.game(), sitters);
    return 0;
  }

  /** The game; where it follows the seats on the command line it was taken for one of them. */
  private String game() {
    if (game == null && seats.size() > 1) {
      game = seats.removeLast();
    }
    if (game == null) {
      throw new BadInput(
          "which game? expected "
              + Facts.oneOf(derring.shelf().titles().stream().map(Title::id).toList()));
    }
    return game;
  }

  private <S extends State<S>, M, V> void play(
      Box box, Game<S, M, V> opened, List<Sitter> sitters) {
    Seed sealed = seed == null ? secret(opened.seats()) : Seed.numbered(seed, opened.seats());
    Sitting<S, M, V> sitting =
        new Sitting<>(
            box,
            new Match<>(opened, Sitting.seal(box, sitters, sealed).chance(sealed)),
            sitters,
            sealed,
            derring.shelf().rulebook(box.title()),
            derring.lexicon(box.title(), Choosing.cards(cards)));
    long whims = seed == null ? new SecureRandom().nextLong() : seed;
    Farewell<S, M, V> farewell = new Farewell<>(sitting, record);
    if (practice && !begins(opened, sitting.match().state())) {
      throw new BadInput(
          "--practice: "
              + sitting.name(0)
              + " could only wait for the other side, where nobody sits; choose other options");
    }
    boolean over;
    try (Recorder _ = recorder(sitting)) {
      over = play(sitting, farewell, whims);
    }
    if (!over && !manner.json()) {
      derring.surroundings().out().println(farewell.left());
    }
  }

  /** Turn by turn; in a game in real time as fast as everybody can, where there is a terminal. */
  private <S extends State<S>, M, V> boolean play(
      Sitting<S, M, V> sitting, Farewell<S, M, V> farewell, long whims) {
    Surroundings around = derring.surroundings();
    boolean realTime = sitting.game().realTime() && !practice;
    if (realTime && manner.live(around, sitting.humans().isEmpty())) {
      try (Screen screen = manner.screen(around)) {
        return new LiveHost<>(sitting, farewell, screen, Clock.systemUTC(), whims).play();
      }
    }
    try (Front<M> front = manner.front(sitting, farewell, around)) {
      return realTime
          ? new PacedHost<>(sitting, whims).play(front)
          : new Host<>(sitting, Clock.systemUTC(), whims).play(front);
    }
  }

  /** Whether the one who practises can do anything but let time pass. */
  private static <S extends State<S>, M, V> boolean begins(Game<S, M, V> opened, S state) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    opened.moves(state, 0, moves);
    Late<M> late = opened.late(state, 0);
    return moves.list().stream().anyMatch(move -> late == null || !move.equals(late.move()));
  }

  /** One who practises, and nobody on the other side. */
  private List<Sitter> alone(Game<?, ?, ?> opened) {
    if (!opened.realTime()) {
      throw new BadInput("--practice: only a game in real time can be practised alone");
    }
    if (!seats.isEmpty()) {
      throw new BadInput("--practice: nobody else takes a seat, so expected no --seat");
    }
    List<Sitter> sitters = new ArrayList<>();
    for (int seat = 0; seat < opened.seats(); seat++) {
      sitters.add(
          new Sitter(
              seat == 0 ? Sitter.HUMAN : Sitter.NOBODY,
              seat < names.size() ? names.get(seat) : null));
    }
    return sitters;
  }

  private @Nullable Recorder recorder(Sitting<?, ?, ?> sitting) {
    return record == null ? null : new Recorder(sitting, record, derring.surroundings().err());
  }

  private static Seed secret(int seats) {
    byte[] bytes = new byte[32];
    new SecureRandom().nextBytes(bytes);
    return new Seed(HexFormat.of().formatHex(bytes), Collections.nCopies(seats, Seed.SILENT));
  }
}
