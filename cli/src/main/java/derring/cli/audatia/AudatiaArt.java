package derring.cli.audatia;

import derring.audatia.Audatia;
import derring.audatia.Move;
import derring.audatia.Phase;
import derring.audatia.Seen;
import derring.audatia.Told;
import derring.audatia.View;
import derring.cli.Pen;
import derring.cli.Prose;
import derring.cli.Scene;
import derring.cli.TableArt;
import derring.kernel.Names;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/**
 * Draws Audatia: the two swordsmen face to face in their guards, between them where their swords
 * are, and the reader's hand below.
 */
final class AudatiaArt implements TableArt<Move, View> {
  private static final int VERDIGRIS = 65;

  private final Audatia game;

  AudatiaArt(Audatia game) {
    this.game = game;
  }

  @Override
  public int ink() {
    return VERDIGRIS;
  }

  @Override
  public String name(int seat) {
    String character = game.called(seat);
    return character == null ? "Fencer" : character;
  }

  private Seen seen(View view) {
    return (Seen) game.show(view);
  }

  @Override
  public String standing(Scene<Move, View> scene) {
    Seen seen = seen(scene.view());
    Integer active = seen.active();
    String who =
        seen.phase() == Phase.OVER
            ? "the bout is over"
            : active == null ? "both choose in secret" : scene.names().of(active);
    String bout = game.points(game.blank(), 0) == null ? "" : "bout " + seen.round() + ", ";
    return bout + (seen.measures() > 0 ? "measure " + seen.measures() + ", " : "") + who;
  }

  @Override
  public List<AttributedString> table(Scene<Move, View> scene, Pen pen, Room room) {
    Seen seen = seen(scene.view());
    int near = Math.max(0, scene.reader());
    Crossing crossing = new Crossing(game, seen, scene.names(), pen, near);
    List<AttributedString> lines = new ArrayList<>();
    lines.add(
        pen.edges(
            pen.line(fencer(scene, seen, near), pen.strong()),
            pen.line(fencer(scene, seen, 1 - near), pen.strong())));
    List<AttributedString> middle = crossing.lines(pen.width() - 2 * Guards.WIDTH - 4);
    List<String> left = figure(seen, near, false);
    List<String> right = figure(seen, 1 - near, true);
    for (int row = 0; row < Guards.HEIGHT; row++) {
      lines.add(
          pen.join(
              pen.line(left.get(row) + "  ", pen.accent()),
              middle.get(row),
              pen.line("  " + right.get(row))));
    }
    if (room != Room.TIGHT) {
      lines.add(
          pen.edges(
              pen.line(piles(seen, near), pen.quiet()),
              pen.line(piles(seen, 1 - near), pen.quiet())));
    }
    if (room == Room.AMPLE) {
      Prose.wrap(crossing.leaders(), pen.width() - 2)
          .forEach(line -> lines.add(pen.line("  " + line, pen.quiet())));
    }
    if (scene.reader() >= 0) {
      lines.addAll(new Hand(game, scene, seen, pen).lines(room));
    }
    return lines;
  }

  /** Who he is, his role, and the guard he stands in. */
  private static String fencer(Scene<Move, View> scene, Seen seen, int seat) {
    Seen.Figure figure = seen.fighters().get(seat);
    String posta = figure.posta();
    return scene.names().of(seat)
        + (seat == scene.reader() ? " (you)" : "")
        + (posta != null
            ? ", " + posta
            : (seat == seen.challenger() ? ", Challenger" : ", Respondent")
                + (figure.chosen() ? ", has chosen" : ""));
  }

  private List<String> figure(Seen seen, int seat, boolean facesLeft) {
    Seen.Figure figure = seen.fighters().get(seat);
    String posta = figure.posta();
    return posta == null
        ? Guards.figure(figure.side().word(), figure.side().word(), facesLeft)
        : Guards.figure(posta, game.postaNamed(posta).stack().word(), facesLeft);
  }

  private static String piles(Seen seen, int seat) {
    Seen.Figure figure = seen.fighters().get(seat);
    String role = seat == seen.challenger() ? "Challenger, " : "Respondent, ";
    return role
        + (figure.rowSize() > 0 ? "row " + figure.rowSize() : figure.handSize() + " in hand")
        + ", deck "
        + figure.deckSize()
        + ", discards "
        + figure.discard().size();
  }

  @Override
  public String question(Scene<Move, View> scene) {
    return Question.of(seen(scene.view()), scene.names());
  }

  /** Where the question says what is done, the name of the card or Posta is enough. */
  @Override
  public String label(View view, Move move, Names names) {
    String label = game.label(view, move);
    return switch (move) {
      case Move.Discard discard -> game.cardName(discard.card());
      case Move.Give give -> game.cardName(give.card());
      case Move.Place place -> game.cardName(place.card());
      case Move.Salute salute -> game.cardName(salute.card());
      case Move.Guard guard when view.known().phase() == Phase.POSTA ->
          game.posta(guard.posta()).name();
      case Move.Guard guard -> "to " + game.posta(guard.posta()).name();
      default -> label;
    };
  }

  @Override
  public boolean passes(Move move) {
    return move instanceof Move.Pass || move instanceof Move.Done;
  }

  @Override
  public Examples examples() {
    return new Examples("parry, wait, to Posta Breve", "why Punta, why attack Punta");
  }

  /** Why no card in the hand of the one who lost was an answer, to whom it was told. */
  @Override
  public List<String> breakdown(Scene<Move, View> scene) {
    List<String> lines = new ArrayList<>();
    for (Scene.Told told : scene.events()) {
      if (told.event() instanceof Told.Yielded yielded && !yielded.cards().isEmpty()) {
        lines.clear();
        lines.add("Why no card of " + scene.names().of(yielded.seat()) + " served:");
        for (Told.Why why : yielded.cards()) {
          lines.add("  " + why.card() + ": " + why.sentence() + " (" + why.rule() + ")");
        }
      }
    }
    return lines;
  }
}
