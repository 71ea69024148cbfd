package derring.server;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Tempo;
import derring.bots.coach.Hint;
import derring.formats.Box;
import derring.formats.Choice;
import derring.formats.Json;
import derring.formats.MoveForm;
import derring.formats.Records;
import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.CutShort;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Outlook;
import derring.kernel.Question;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Tale;
import derring.kernel.Terms;
import derring.kernel.Thing;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A kernel match in words and plain values, so that nothing else here needs to know its types. */
final class Board<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final Match<S, M, V> match;
  private final Terms terms;
  private final List<String> names;
  private final Seed seed;
  private final MoveForm<M> form;

  /** What each seat may do now, as far as anybody asked; forgotten with every move. */
  private final Map<Integer, MoveBuffer<M>> listed = new HashMap<>(4);

  private Board(
      Game<S, M, V> game,
      MoveForm<M> form,
      Match<S, M, V> match,
      Terms terms,
      List<String> names,
      Seed seed) {
    this.game = game;
    this.match = match;
    this.terms = terms;
    this.names = List.copyOf(names);
    this.seed = seed;
    this.form = form;
  }

  /**
   * Deals a match.
   *
   * @param names who sits where now; they are sealed, and the record will call them so
   */
  static Board<?, ?, ?> deal(Box box, Terms terms, List<String> names, Seed seed) {
    return dealt(box.game(), box, terms, names, seed);
  }

  private static <S extends State<S>, M, V> Board<S, M, V> dealt(
      Game<S, M, V> game, Box box, Terms terms, List<String> names, Seed seed) {
    Match<S, M, V> match = new Match<>(game, Seal.of(terms, names, seed).chance(seed));
    match.forget(); // thousands of them are in use at a time
    return new Board<>(game, box.form(game), match, terms, names, seed);
  }

  /**
   * A position that somebody else has imagined, to be asked about and not to be played on.
   *
   * @throws BadInput if it cannot be
   */
  static Board<?, ?, ?> imagined(Game<?, ?, ?> game, Facts state) {
    return standing(game, state);
  }

  private static <S extends State<S>, M, V> Board<S, M, V> standing(
      Game<S, M, V> game, Facts state) {
    Seed seed = Seed.numbered(0, game.seats());
    Match<S, M, V> match = new Match<>(game, game.assemble(state), seed.chance());
    Terms terms = Terms.of(game, Map.of());
    return new Board<>(game, new MoveForm<>(game), match, terms, List.of(), seed);
  }

  /**
   * A state that looks to {@code seat} as this one does, drawn from its view alone, so that it
   * tells nothing else; to be drawn outside of any lock.
   */
  Supplier<Map<String, Object>> imagined(int seat) {
    V view = game.view(match.state(), seat);
    return () -> {
      S world = game.blank();
      game.imagine(view, new SeededChance(1), world);
      return game.describe(world);
    };
  }

  Seed seed() {
    return seed;
  }

  List<Entry> opening() {
    return match.opening();
  }

  int toAct() {
    return game.toAct(match.state());
  }

  int steps() {
    return match.steps().size();
  }

  @Nullable Outcome outcome() {
    return game.outcome(match.state());
  }

  /**
   * What is worth telling of the match; null if the game tells nothing.
   *
   * @param end how it ended, which the rules need not have done
   */
  @Nullable Tale tale(Outcome end) {
    List<List<Event>> told =
        match.steps().stream()
            .map(step -> step.entries().stream().map(Entry::open).toList())
            .toList();
    Tale tale =
        game.tale(
            told,
            end,
            seat -> seat < names.size() && seat >= 0 ? names.get(seat) : nameBeyond(seat));
    return tale == null || outcome() != null
        ? tale
        : new Tale(end.reason(), tale.figures(), tale.moments()); // it was given up
  }

  /** The names of seats, and of what is on the table. */
  Names names(Names seats) {
    return game.names(seats);
  }

  /** How the match stands to a reader who does not look at it. */
  @Nullable Outlook outlook(int reader, Names names) {
    return game.outlook(game.view(match.state(), reader), names);
  }

  /** Why a move is refused, or that it is not. */
  Verdict judge(int seat, String notation) {
    return judge(seat, Facts.of(notation));
  }

  /** The same of a move that may have come as a record. */
  Verdict judge(int seat, Facts move) {
    try {
      return game.judge(match.state(), seat, read(move));
    } catch (BadInput e) {
      return Verdict.illegal("", sentence(e), Map.of());
    }
  }

  /**
   * What lines of moves of {@code seat} would come to, to be asked outside of any lock. Null stands
   * for a line of which the game tells nothing, or of which one is no move.
   */
  Supplier<List<@Nullable Object>> foresight(int seat, List<List<Facts>> lines, boolean further) {
    V view = game.view(match.state(), seat);
    return () -> {
      List<@Nullable Object> foresights = new ArrayList<>();
      lines.forEach(line -> foresights.add(foresee(view, line, further)));
      return foresights;
    };
  }

  private @Nullable Record foresee(V view, List<Facts> line, boolean further) {
    try {
      List<M> moves = new ArrayList<>();
      for (Facts move : line) {
        moves.add(read(move));
      }
      return game.foresee(view, moves, further);
    } catch (BadInput e) {
      return null;
    }
  }

  private M read(Facts move) {
    return move.raw() instanceof Map ? form.read(move) : form.parse(move.text());
  }

  /** Makes a legal move and tells what happened. */
  List<Entry> play(int seat, String notation, long at) {
    listed.clear();
    Verdict verdict = match.play(seat, form.parse(notation), at);
    if (!verdict.legal()) {
      throw new BadInput("the move '" + notation + "' is refused: " + verdict.sentence());
    }
    return match.steps().getLast().entries();
  }

  boolean undoable(int seat) {
    return !game.realTime() && match.undoable(seat) > 0;
  }

  void undo(int seat) {
    listed.clear();
    match.undo(seat);
  }

  /** What a reader is shown. */
  Record view(int reader) {
    return game.show(game.view(match.state(), reader));
  }

  /** What a reader is shown, and what it may do. */
  record Look(Record view, List<Json.Written<Choice>> moves) {}

  Look look(int reader, boolean running) {
    V view = game.view(match.state(), reader);
    return new Look(
        game.show(view), running ? choices(game, form, view, listed(reader)) : List.of());
  }

  /** Whether the moves that are offered are a few of many. */
  boolean openMoves() {
    return game.traits().openMoves();
  }

  /** What {@code seat} may do, as people write it. */
  List<String> moves(int seat) {
    return listed(seat).list().stream().map(form::notation).toList();
  }

  /** What {@code seat} may do in a position. */
  static <S extends State<S>, M, V> List<Json.Written<Choice>> choices(
      Game<S, M, V> game, MoveForm<M> form, S state, int seat) {
    return choices(game, form, game.view(state, seat), list(game, state, seat));
  }

  private static <S extends State<S>, M, V> List<Json.Written<Choice>> choices(
      Game<S, M, V> game, MoveForm<M> form, V view, MoveBuffer<M> moves) {
    if (moves.size() == 0) {
      return List.of();
    }
    List<Json.Written<Choice>> choices = new ArrayList<>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      M move = moves.get(i);
      choices.add(form.offered(move, game.label(view, move)));
    }
    return choices;
  }

  /** How fast a bot is where it matters who is faster. */
  Tempo tempo(String bot) {
    return Bots.tempo(bot, game.title());
  }

  /** Whether players act when they will, and it matters who is faster. */
  boolean realTime() {
    return game.realTime();
  }

  /**
   * A move that the server's clock makes for a seat.
   *
   * @param fromAny counted from the last move of anybody; otherwise from the seat's own
   */
  record Late(String move, long millis, boolean fromAny) {}

  /** What the server's clock does for a seat that does nothing; null if nothing. */
  @Nullable Late late(int seat) {
    derring.kernel.Late<M> late = game.late(match.state(), seat);
    return late == null
        ? null
        : new Late(form.notation(late.move()), late.millis(), late.fromAny());
  }

  /** Whether {@code seat} can do nothing but wait, which the server's clock will do for it. */
  boolean onlyWaits(int seat) {
    Late late = late(seat);
    MoveBuffer<M> moves = listed(seat);
    return late != null
        && late.fromAny()
        && moves.size() == 1
        && form.notation(moves.get(0)).equals(late.move());
  }

  /** The only thing that {@code seat} can do; null if it has a choice. */
  @Nullable String forced(int seat) {
    MoveBuffer<M> moves = listed(seat);
    return game.traits().openMoves() || game.realTime() || moves.size() != 1
        ? null
        : form.notation(moves.get(0));
  }

  /** What {@code seat} is asked because of somebody else's move; 0 for nothing. */
  int question(int seat) {
    Question<M> question = game.question(match.state(), seat);
    return question == null ? 0 : question.number();
  }

  /** What stands for no answer to what {@code seat} is asked; null if nothing does. */
  @Nullable String silence(int seat) {
    Question<M> question = game.question(match.state(), seat);
    return question == null || question.silence() == null
        ? null
        : form.notation(question.silence());
  }

  /**
   * The notation of a move, which a client has sent as such or as a record.
   *
   * @throws BadInput if it is neither
   */
  String wording(Facts move) {
    return move.raw() instanceof Map ? game.notation(form.read(move)) : move.text();
  }

  /** The same text, which all matches share if they can: a match keeps that of every move. */
  String shared(String notation) {
    return form.shared(notation);
  }

  /** Why {@code seat} can do nothing with a thing it sees, or that it can. */
  Verdict why(int seat, Thing thing) {
    try {
      return thing.why(game, match.state(), seat);
    } catch (BadInput e) {
      return Verdict.illegal("", sentence(e), Map.of());
    }
  }

  /**
   * What a bot would do here, to be asked of it outside of any lock. It gets a view and what its
   * seat was told, and nothing else.
   */
  Thought thinker(String bot, int seat) {
    Bot<M, V> player = Bots.make(bot, game);
    V view = game.view(match.state(), seat);
    MoveBuffer<M> moves = list(game, match.state(), seat);
    if (player.remembers()) {
      player.recall(match.told(seat));
    }
    return (chance, part) -> {
      player.hurry(part);
      return game.notation(player.choose(view, moves, chance));
    };
  }

  /** What the coach would do here, to be asked outside of any lock. It gets a view only. */
  Supplier<Hint> hint(int seat) {
    V view = game.view(match.state(), seat);
    List<M> moves = list(game, match.state(), seat).list();
    long question = match.steps().size();
    return () -> Hint.of(game, view, seat, moves, question);
  }

  /** What a bot makes of a position. */
  interface Thought {

    /**
     * The move it makes.
     *
     * @param part of the time that it usually thinks
     */
    String move(Chance chance, double part);
  }

  /** Not to be changed: it is given to all who ask. */
  private MoveBuffer<M> listed(int seat) {
    return listed.computeIfAbsent(seat, asked -> list(game, match.state(), asked));
  }

  private static <S extends State<S>, M, V> MoveBuffer<M> list(
      Game<S, M, V> game, S state, int seat) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    if (seat >= 0) {
      game.moves(state, seat, moves);
    }
    return moves;
  }

  /**
   * The record of the match so far.
   *
   * @param cut how it was cut short; null if it was not
   */
  String record(@Nullable CutShort cut) {
    return Records.text(MatchRecord.of(match, terms, names, seed).cut(cut), game);
  }

  /** The name of a body at the table that is not a seat. */
  String nameBeyond(int body) {
    String name = game.called(body);
    return name == null ? "Nobody" : name;
  }

  static String sentence(BadInput e) {
    String text = Facts.of(e.getMessage()).text();
    return text.isEmpty()
        ? text
        : Character.toUpperCase(text.charAt(0))
            + text.substring(1)
            + (text.endsWith(".") ? "" : ".");
  }
}
