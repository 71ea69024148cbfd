package derring.server;

import derring.formats.Json;
import derring.formats.Scenario;
import derring.formats.Shelf;
import derring.kernel.Entry;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.ArrayList;
import java.util.List;

/** A scenario as frames, each seen by the seat that is to act, or that acted last. */
final class Staging<S extends State<S>, M, V> {
  private final Game<S, M, V> game;
  private final Match<S, M, V> match;

  private Staging(Match<S, M, V> match) {
    this.game = match.game();
    this.match = match;
  }

  static Wire.Staged of(Scenario scenario, Shelf shelf) {
    Match<?, ?, ?> match = scenario.run(shelf).match();
    return new Wire.Staged(
        scenario.title(),
        scenario.rules(),
        scenario.against(),
        match == null ? List.of() : frames(match));
  }

  private static <S extends State<S>, M, V> List<Frame> frames(Match<S, M, V> match) {
    return new Staging<>(match).frames();
  }

  private List<Frame> frames() {
    List<Frame> frames = new ArrayList<>();
    int eye = 0;
    for (int n = 0; n <= match.steps().size(); n++) {
      Step<M> made = n == 0 ? null : match.steps().get(n - 1);
      S state = match.stateAfter(n);
      int mover = made == null ? Game.SPECTATOR : made.seat();
      int toAct = game.toAct(state);
      eye =
          n < match.steps().size()
              ? match.steps().get(n).seat()
              : toAct == 0 ? eye : Integer.numberOfTrailingZeros(toAct);
      List<Entry> entries = made == null ? match.opening() : made.entries();
      List<Json.Written<?>> events = new ArrayList<>();
      entries.forEach(
          entry -> events.add(Scribe.event(entry.seenBy(mover), entry.rules(), this::name)));
      frames.add(
          new Frame(
              n, made == null ? Frame.Kind.STARTED : Frame.Kind.MOVED, events, table(state, eye)));
    }
    return frames;
  }

  private String name(int seat) {
    String name = game.called(seat);
    return name == null ? "Player " + (seat + 1) : name;
  }

  private Frame.Table table(S state, int eye) {
    List<Frame.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      seats.add(new Frame.Seat(name(seat), Chair.Kind.GUEST, true, ""));
    }
    Record view = game.show(game.view(state, eye));
    return new Frame.Table(
        game.title().id(),
        Reach.LOCAL,
        game.outcome(state) == null ? Standing.RUNNING : Standing.FINISHED,
        List.of(eye),
        Json.written(seats),
        Json.written(game.options()),
        eye,
        view,
        Json.fingerprint(view),
        Scribe.seats(game.toAct(state)),
        List.of(),
        game.traits().openMoves(),
        null,
        false,
        false,
        null,
        null,
        null,
        List.of(),
        game.outcome(state),
        Json.writtenLean(new Frame.Chances("", null, List.of())),
        null);
  }
}
