package derring.cli.haveatyou;

import derring.cli.Pen;
import derring.cli.Scene;
import derring.cli.TableArt;
import derring.haveatyou.Battle;
import derring.haveatyou.Fighter;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Stage;
import derring.haveatyou.Stakes;
import derring.haveatyou.View;
import derring.kernel.Names;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * Draws Have at You!: of each set the boards with their ranks, the fighters with both tracks, the
 * Floor and the piles; then the cards that wait for answers, and the reader's hand.
 */
final class HaveAtYouArt implements TableArt<Move, View> {
  private static final int SEA = 67;
  private static final int RANKS = 7;

  private final HaveAtYou game;

  HaveAtYouArt(HaveAtYou game) {
    this.game = game;
  }

  @Override
  public int ink() {
    return SEA;
  }

  private static char letter(int seat) {
    return (char) ('A' + seat);
  }

  @Override
  public String standing(Scene<Move, View> scene) {
    Battle battle = scene.view().known();
    List<String> turns = new ArrayList<>();
    for (int i = 0; i < battle.stages(); i++) {
      Stage stage = battle.stage(i);
      turns.add("turn " + (stage.turns() + 1) + ", " + scene.names().of(stage.active()));
    }
    String points =
        game.battleType().brawl() ? battle.points(0) + " : " + battle.points(1) + " points, " : "";
    return points + String.join("; ", turns);
  }

  @Override
  public List<AttributedString> table(Scene<Move, View> scene, Pen pen, Room room) {
    Battle battle = scene.view().known();
    List<AttributedString> lines = new ArrayList<>();
    for (int i = 0; i < battle.stages(); i++) {
      if (battle.stages() > 1) {
        lines.add(pen.rule("set " + (i + 1)));
      }
      set(scene, i, pen, room, lines);
    }
    if (scene.reader() >= 0) {
      lines.addAll(hand(scene.view(), pen, room));
    }
    return lines;
  }

  private void set(
      Scene<Move, View> scene, int index, Pen pen, Room room, List<AttributedString> lines) {
    View view = scene.view();
    Stage stage = view.known().stage(index);
    int perSet = game.seats() / view.known().stages();
    int from = index * perSet;
    for (int board = 0; board < perSet / 2; board++) {
      lines.add(pen.fit(board(view.known(), from, perSet, board, pen), pen.width()));
    }
    for (int seat = from; seat < from + perSet; seat++) {
      lines.add(fighter(scene, stage, seat, pen));
    }
    lines.add(pen.fit(pen.line("  Floor: " + floor(stage), pen.text()), pen.width()));
    if (room != Room.TIGHT) {
      lines.add(pen.fit(pen.line("  " + piles(view, stage), pen.quiet()), pen.width()));
    }
    for (int i = 0; i < stage.stack().depth(); i++) {
      String arrow = i == 0 ? "  " : "  ".repeat(i) + pen.arrow() + " ";
      lines.add(pen.fit(pen.line(arrow + Words.declared(game, scene, stage, i)), pen.width()));
      @Nullable Stakes stakes = game.stakes(view, index, i);
      if (stakes != null) {
        String at = " ".repeat(arrow.length() + 2) + "at stake: " + stakes.words();
        lines.add(pen.fit(pen.line(at, pen.quiet()), pen.width()));
      }
    }
  }

  /** The seven ranks with the letters of those who stand there. */
  private AttributedString board(Battle battle, int from, int perSet, int board, Pen pen) {
    StringBuilder ranks = new StringBuilder("  ");
    String wall = pen.fancy() ? "│" : "|";
    for (int rank = 1; rank <= RANKS; rank++) {
      StringBuilder there = new StringBuilder();
      for (int seat = from; seat < from + perSet; seat++) {
        Fighter fighter = battle.fighter(seat);
        if (!fighter.out() && fighter.board() == board && fighter.rank() == rank) {
          there.append(letter(seat));
        }
      }
      ranks.append(wall).append(rank).append(' ').append(there);
      ranks.append(" ".repeat(Math.max(1, 4 - there.length())));
    }
    return pen.line(ranks.append(wall).toString(), pen.strong());
  }

  private AttributedString fighter(Scene<Move, View> scene, Stage stage, int seat, Pen pen) {
    Fighter fighter = scene.view().known().fighter(seat);
    boolean active = seat == stage.active();
    String name =
        letter(seat) + " " + scene.names().of(seat) + (seat == scene.reader() ? " (you)" : "");
    AttributedString head =
        pen.join(
            pen.line(active ? (pen.fancy() ? "▸ " : "> ") : "  ", pen.accent()),
            pen.fit(pen.line(name, fighter.out() ? pen.quiet() : pen.strong()), 20),
            pen.line(" "));
    if (fighter.out()) {
      return pen.join(head, pen.line("fallen", pen.quiet()));
    }
    AttributedString body =
        pen.join(
            head,
            pen.pips(fighter.physical(), fighter.start()),
            pen.line(" " + fighter.physical() + "  fatigue " + fighter.fatigue() + "/10  "),
            pen.line(fighter.weapon() < 0 ? "bare hands" : game.itemName(fighter.weapon())),
            pen.line(active ? "  " + stage.points() + " AP" : "", pen.accent()));
    return pen.edges(body, pen.line(scene.view().handSize(seat) + " cards", pen.quiet()));
  }

  private String floor(Stage stage) {
    Pile floor = stage.floor();
    List<String> items = new ArrayList<>();
    for (int i = 0; i < floor.size(); i++) {
      items.add((i + 1) + " " + game.itemName(floor.get(i)));
    }
    return items.isEmpty() ? "nothing" : String.join(", ", items) + " (1 is the oldest)";
  }

  private String piles(View view, Stage stage) {
    Pile discards = stage.discards();
    return "action deck "
        + view.deckSize(stage.index())
        + ", discards "
        + discards.size()
        + (discards.isEmpty() ? "" : " (" + game.cardName(discards.get(discards.size() - 1)) + ")")
        + ", Armaments deck "
        + view.armamentsSize(stage.index());
  }

  private List<AttributedString> hand(View view, Pen pen, Room room) {
    Pile hand = view.known().fighter(view.seat()).hand();
    List<AttributedString> lines = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (int i = 0; i < hand.size(); i++) {
      names.add(game.cardName(hand.get(i)));
      if (room == Room.AMPLE) {
        lines.add(
            pen.join(
                pen.fit(pen.line("    " + game.cardName(hand.get(i)), pen.strong()), 18),
                pen.line(Words.face(game.card(hand.get(i))), pen.quiet())));
      }
    }
    if (room != Room.AMPLE && !names.isEmpty()) {
      lines.add(pen.fit(pen.line("    " + String.join(", ", names), pen.strong()), pen.width()));
    }
    return lines;
  }

  @Override
  public String question(Scene<Move, View> scene) {
    return Words.question(game, scene);
  }

  @Override
  public String label(View view, Move move, Names names) {
    String label = game.label(view, move, names);
    @Nullable Stakes stakes = view.seat() < 0 ? null : game.stakes(view, move);
    return stakes == null ? label : label + " (" + stakes.words() + ")";
  }

  @Override
  public boolean passes(Move move) {
    return move instanceof Move.Pass || move instanceof Move.Done;
  }

  @Override
  public Examples examples() {
    return new Examples("attack, dodge, let it pass", "why parry, why throw Dagger");
  }
}
