package derring.cli.haveatyou;

import derring.cli.Scene;
import derring.haveatyou.ActionCard;
import derring.haveatyou.Armament;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Result;
import derring.haveatyou.Stack;
import derring.haveatyou.Stage;
import derring.haveatyou.View;
import java.util.ArrayList;
import java.util.List;

/** What is said of cards and questions at the table of Have at You!. */
final class Words {
  private Words() {}

  /** What a card shows besides its type. */
  static String face(ActionCard card) {
    return "die "
        + card.die()
        + "  fist "
        + Result.word(card.fist())
        + "  blade "
        + Result.word(card.blade())
        + "  shot "
        + Result.word(card.shot());
  }

  /** A declared card that waits for answers. */
  static String declared(HaveAtYou game, Scene<Move, View> scene, Stage stage, int i) {
    Stack stack = stage.stack();
    Deed deed = stack.deed(i);
    StringBuilder line = new StringBuilder(scene.names().of(stack.owner(i)));
    line.append(": ").append(deed.word());
    if (deed == Deed.ATTACK || deed == Deed.THROW) {
      line.append(" (").append(game.modeWord(stack.mode(i)));
      line.append(", range ").append(stack.range(i)).append(')');
    }
    if (stack.target(i) >= 0) {
      line.append(" against ").append(scene.names().of(stack.target(i)));
    }
    if (stack.card(i) >= 0) {
      line.append(" with ").append(game.cardName(stack.card(i)));
    }
    return line.append(stack.hit(i) ? ", and it will hit" : "").toString();
  }

  static String question(HaveAtYou game, Scene<Move, View> scene) {
    View view = scene.view();
    Battle battle = view.known();
    Stage stage = game.stageOf(battle, view.seat());
    return switch (stage.phase()) {
      case ARM -> "Which weapon do you start with?";
      case ACT -> "Your turn: " + stage.points() + " action points. What do you do?";
      case DISCARD -> "Discard, draw for 1 fatigue each, or end the turn?";
      case DRAW -> "Draw another card for 1 fatigue, or end the turn?";
      case ANSWER -> "Do you answer " + declared(game, scene, stage, stage.stack().top()) + "?";
      case LAST -> "The turn is over. Do you play a Swash! before it passes?";
      case FOLLOW -> "You may attack now. How?";
      case REDRAW -> "Which cards do you draw anew?";
      case MOURN -> "Your friend has fallen. Do you take his place?";
      case STAND -> "A new enemy arrives. Where do you stand?";
      case WHERE -> "Where do you fight on?";
      case SETUP, BEGIN, OVER -> "";
    };
  }

  /** Whom a move is aimed at, or -1. */
  static int target(Move move) {
    return switch (move) {
      case Move.Attack attack -> attack.target();
      case Move.Strike strike -> strike.target();
      case Move.Throw thrown -> thrown.target();
      case Move.Seize seize -> seize.target();
      case Move.Swash swash -> swash.use() == Deed.SHOVE ? swash.to() : -1;
      default -> -1;
    };
  }

  /** What could be meant by naming a card, the likeliest first, in notation. */
  static List<String> uses(HaveAtYou game, View view, int card) {
    String name = game.cardName(card);
    List<String> uses = new ArrayList<>();
    int weapon = view.known().fighter(view.seat()).weapon();
    switch (game.card(card).type()) {
      case ATTACK -> {
        List<Armament.Mode> modes =
            weapon < 0 ? List.of(game.fisticuffs()) : game.armament(weapon).modes();
        for (Armament.Mode mode : modes) {
          for (int seat = 0; seat < game.seats(); seat++) {
            String blow = "attack " + name + " " + game.modeWord(mode.word()) + " at " + seat;
            uses.add(blow);
            uses.add(blow + " lunging");
          }
        }
      }
      case THROW -> {
        for (int seat = 0; seat < game.seats(); seat++) {
          uses.add("throw " + name + " at " + seat);
        }
      }
      case PARRY -> uses.add("parry " + name);
      case DODGE -> uses.add("dodge " + name);
      case WEAPON -> uses.add("weapon " + name);
      case GRAB -> uses.add("grab " + name + " from deck");
      case SWASH -> uses.addAll(List.of("swash " + name + " cancel", "swash " + name + " heal"));
      case MOVE -> {
        for (int rank = 1; rank <= 7; rank++) {
          uses.add("move " + name + " to " + rank);
        }
      }
    }
    uses.add("discard " + name);
    return uses;
  }
}
