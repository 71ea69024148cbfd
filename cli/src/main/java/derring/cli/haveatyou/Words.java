package derring.cli.haveatyou;

import derring.cli.Scene;
import derring.haveatyou.ActionCard;
import derring.haveatyou.Battle;
import derring.haveatyou.Deed;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.Move;
import derring.haveatyou.Result;
import derring.haveatyou.Stack;
import derring.haveatyou.Stage;
import derring.haveatyou.View;

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
}
