package derring.cli;

import derring.bots.Bots;
import derring.bots.Guise;
import derring.bots.LentNames;
import derring.formats.Box;
import derring.formats.Rulebook;
import derring.kernel.Entry;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Step;
import derring.kernel.Terms;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A match at this table: what is played, who plays it, and what each of them may see. One thread
 * plays it; only {@link #record} may be asked for on another meanwhile.
 */
final class Sitting<S extends State<S>, M, V> {
  private final Box box;
  private final Game<S, M, V> game;
  private final Match<S, M, V> match;
  private final List<Sitter> sitters;
  private final Seed seed;
  private final Seal seal;
  private final Rulebook rulebook;
  private final Lexicon lexicon;
  private final TableArt<M, V> art;

  Sitting(Box box, Match<S, M, V> match, List<Sitter> sitters, Seed seed, Rulebook rulebook) {
    this(box, match, sitters, seed, rulebook, new Lexicon(rulebook, List.of()));
  }

  /**
   * @param lexicon what is looked up by name during the match
   */
  Sitting(
      Box box,
      Match<S, M, V> match,
      List<Sitter> sitters,
      Seed seed,
      Rulebook rulebook,
      Lexicon lexicon) {
    this.box = box;
    this.game = match.game();
    this.match = match;
    this.sitters = List.copyOf(sitters);
    this.seed = seed;
    this.seal = seal(box, sitters, seed);
    this.rulebook = rulebook;
    this.lexicon = lexicon;
    this.art = ArtMaker.art(game);
  }

  /** What binds a match that is about to be dealt here to its options, cards and sitters. */
  static Seal seal(Box box, List<Sitter> sitters, Seed seed) {
    return Seal.of(terms(box), kept(sitters), seed);
  }

  private static Terms terms(Box box) {
    return Terms.of(box.game(), box.cards());
  }

  private static List<String> kept(List<Sitter> sitters) {
    return sitters.stream().map(Sitter::kept).toList();
  }

  Game<S, M, V> game() {
    return game;
  }

  Match<S, M, V> match() {
    return match;
  }

  TableArt<M, V> art() {
    return art;
  }

  Rulebook rulebook() {
    return rulebook;
  }

  Lexicon lexicon() {
    return lexicon;
  }

  Seed seed() {
    return seed;
  }

  /** What was made known of the seed and of the match before the deal. */
  String commitment() {
    return seal.commitment();
  }

  Sitter sitter(int seat) {
    return sitters.get(seat);
  }

  /** The seats that people play. */
  List<Integer> humans() {
    return Stream.iterate(0, seat -> seat + 1)
        .limit(game.seats())
        .filter(seat -> sitters.get(seat).human())
        .toList();
  }

  /** Whose eyes see the table when nobody is asked: the only human's, else a spectator's. */
  int onlooker() {
    List<Integer> humans = humans();
    return humans.size() == 1 ? humans.getFirst() : Game.SPECTATOR;
  }

  /** What seats and things are called here. */
  Names names() {
    return game.names(this::name);
  }

  /** A name that nobody else at the table has. */
  String name(int seat) {
    String name = called(seat);
    boolean shared =
        Stream.iterate(0, other -> other + 1)
            .limit(game.seats())
            .anyMatch(other -> other != seat && called(other).equals(name));
    return shared && seat < game.seats() ? name + " " + (seat + 1) : name;
  }

  /** As he wants, as the game has it, as a character; else a name is lent for the match. */
  private String called(int seat) {
    Sitter sitter = seat >= 0 && seat < sitters.size() ? sitters.get(seat) : null;
    String name = sitter == null || sitter.name() == null ? art.name(seat) : sitter.name();
    if (name != null) {
      return name;
    }
    if (sitter == null || sitter.human() || sitter.nobody()) {
      return LentNames.first(commitment() + " " + seat);
    }
    String kind = sitter.kind();
    return Bots.forGame(box.title()).stream()
        .filter(bot -> bot.name().equals(kind))
        .findFirst()
        .map(bot -> Guise.of(bot, seat, sitters.indexOf(sitter) < seat).called())
        .orElse(kind);
  }

  V view(int seat) {
    return game.view(match.state(), seat);
  }

  List<M> moves(int seat) {
    return buffer(seat).list();
  }

  MoveBuffer<M> buffer(int seat) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    if (seat >= 0) {
      game.moves(match.state(), seat, moves);
    }
    return moves;
  }

  /** All that has happened so far. */
  List<Entry> entries() {
    return entries(match.steps().size());
  }

  private List<Entry> entries(int steps) {
    List<Entry> entries = new ArrayList<>(match.opening());
    for (Step<M> step : match.steps().subList(0, steps)) {
      entries.addAll(step.entries());
    }
    return entries;
  }

  /** The table now, in the eyes of {@code reader}. */
  Scene<M, V> scene(int reader) {
    return scene(reader, match.steps().size());
  }

  /** The table after some of the moves. */
  Scene<M, V> scene(int reader, int steps) {
    boolean now = steps == match.steps().size();
    List<Scene.Told> told =
        entries(steps).stream().map(entry -> Scene.Told.to(reader, entry)).toList();
    return new Scene<>(
        game.view(match.stateAfter(steps), reader),
        reader,
        told,
        now ? moves(reader) : List.of(),
        names());
  }

  String label(int reader, M move) {
    return art.label(view(reader), move, names());
  }

  /** What is typed for each of the moves of a seat. */
  List<String> shortcuts(int seat) {
    return seat < 0 ? List.of() : art.shortcuts(view(seat), moves(seat));
  }

  /** Makes a move if it is legal; an illegal one changes nothing. */
  synchronized Verdict play(int seat, M move, long at) {
    return match.play(seat, move, at);
  }

  /** Takes back the last move, if {@code seat} may; false if it may not. */
  synchronized boolean undo(int seat) {
    return match.undo(seat);
  }

  /** The record of the match so far, in which no move is half made; on any thread. */
  synchronized MatchRecord record() {
    return MatchRecord.of(match, terms(box), kept(sitters), seed);
  }
}
