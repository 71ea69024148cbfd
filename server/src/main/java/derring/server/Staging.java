package derring.server;

import derring.formats.Json;
import derring.formats.MoveForm;
import derring.formats.Scenario;
import derring.formats.Shelf;
import derring.kernel.Entry;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.ArrayList;
import java.util.List;

/** A scenario, or a situation of a lesson, as frames. */
final class Staging<S extends State<S>, M, V> {
  /** Each frame is seen by the seat that is to act, or that acted last. */
  private static final int WHOEVER = -1;

  private static final List<String> CAST =
      List.of(
          "Mara", "Tom", "Ilse", "Jonas", "Rosalba", "Kit", "Zora", "Ned", "Florine", "Guy",
          "Magda", "Pascal", "Isabeau", "Crispin", "Orsola", "Ambrose");

  private final Game<S, M, V> game;
  private final Match<S, M, V> match;
  private final int you;
  private final Names names;

  /**
   * @param you the seat that sees all frames, and may move
   */
  Staging(Match<S, M, V> match, int you, Names names) {
    this.game = match.game();
    this.match = match;
    this.you = you;
    this.names = game.names(names);
  }

  static Wire.Staged of(Scenario scenario, Shelf shelf) {
    Match<?, ?, ?> match = scenario.run(shelf).match();
    return new Wire.Staged(
        scenario.title(),
        scenario.rules(),
        scenario.against(),
        match == null ? List.of() : watched(match).frames());
  }

  /** What somebody is called in a scene that nobody has played. */
  static String somebody(int seat) {
    return seat >= 0 && seat < CAST.size() ? CAST.get(seat) : "Stranger " + (seat + 1);
  }

  private static <S extends State<S>, M, V> Staging<S, M, V> watched(Match<S, M, V> match) {
    return new Staging<>(
        match,
        WHOEVER,
        seat -> {
          String name = match.game().called(seat);
          return name == null ? somebody(seat) : name;
        });
  }

  /** One frame for the start, and one for each move. */
  List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    int eye = Math.max(you, 0);
    for (int n = 0; n <= match.steps().size(); n++) {
      Step<M> made = n == 0 ? null : match.steps().get(n - 1);
      S state = match.stateAfter(n);
      eye = you == WHOEVER ? acting(n, state, eye) : you;
      int teller = you == WHOEVER ? made == null ? Game.SPECTATOR : made.seat() : you;
      List<Entry> entries = made == null ? match.opening() : made.entries();
      List<Json.Written<?>> events = new ArrayList<>();
      entries.forEach(
          entry -> events.add(Scribe.event(entry.seenBy(teller), entry.rules(), names)));
      frames.add(
          new Frame(
              n, made == null ? Frame.Kind.STARTED : Frame.Kind.MOVED, events, table(state, eye)));
    }
    return frames;
  }

  private int acting(int n, S state, int before) {
    int toAct = game.toAct(state);
    return n < match.steps().size()
        ? match.steps().get(n).seat()
        : toAct == 0 ? before : Integer.numberOfTrailingZeros(toAct);
  }

  private Frame.Table table(S state, int eye) {
    List<Frame.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      seats.add(new Frame.Seat(names.of(seat), Chair.Kind.GUEST, true, "", ""));
    }
    Record view = game.show(game.view(state, eye));
    Outcome outcome = game.outcome(state);
    return new Frame.Table(
        game.title().id(),
        Reach.LOCAL,
        outcome == null ? Standing.RUNNING : Standing.FINISHED,
        List.of(eye),
        Json.written(seats),
        Json.written(game.options()),
        eye,
        view,
        Json.fingerprint(view),
        Scribe.seats(game.toAct(state)),
        you == WHOEVER || outcome != null
            ? List.of()
            : Board.choices(game, new MoveForm<>(game), state, you),
        game.traits().openMoves(),
        null,
        false,
        false,
        null,
        null,
        null,
        List.of(),
        outcome,
        Json.writtenLean(new Frame.Chances("", null, null, null, List.of())),
        null);
  }
}
