package derring.cli.swordplay;

import derring.cli.Scene;
import derring.swordplay.Bout;
import derring.swordplay.Form;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.LinkedHashSet;
import java.util.Set;

/** The one sentence that asks a player. */
final class Question {
  private final Swordplay game;
  private final Scene<Move, View> scene;
  private final Bout bout;

  Question(Swordplay game, Scene<Move, View> scene) {
    this.game = game;
    this.scene = scene;
    this.bout = scene.view().known();
  }

  String sentence() {
    return switch (bout.phase()) {
      case DISCARD -> "Discard a card, or keep them all.";
      case READY -> ready();
      case COMBAT -> combat();
      case ANSWER -> threat() + ": " + answers();
      case NAME_PARRYING, NAME_PARRIED -> "Name the weapon that met the heavy one.";
      case BEAT_ASIDE -> "Which weapon of " + scene.names().of(bout.target()) + " is beaten aside?";
      case OVER -> "The fight is over.";
    };
  }

  private String ready() {
    boolean ready = scene.moves().stream().anyMatch(Move.Ready.class::isInstance);
    boolean drop = scene.moves().stream().anyMatch(Move.Drop.class::isInstance);
    return ready
        ? drop
            ? "Ready a card, drop something first, or ready nothing."
            : "Ready a card, or nothing."
        : drop
            ? "Nothing can be readied: drop something, or go on."
            : "Nothing can be readied: go on.";
  }

  private String combat() {
    return scene.moves().size() > 1
        ? "Attack, or let the moment pass."
        : "You have no attack: go on.";
  }

  private String threat() {
    String who = scene.names().of(bout.attacker());
    String where = bout.at() < 0 ? "" : " " + Gist.place(bout.at());
    String card = bout.via() < 0 ? "" : " with " + game.cardName(bout.via());
    int damage = game.damage(bout);
    String hurt = damage > 0 ? " for " + damage : "";
    return who
        + (bout.form() == Form.SHOT
            ? " fires" + hurt
            : bout.form() == Form.COUNTER
                ? " strikes back" + where + hurt
                : where.isEmpty() ? " attacks" + card + hurt : " attacks" + where + hurt);
  }

  private String answers() {
    Set<String> ways = new LinkedHashSet<>();
    for (Move move : scene.moves()) {
      switch (move) {
        case Move.Defend(int card) -> ways.add(game.cardName(card));
        case Move.Cloak(int card, int used) -> ways.add("turn it aside");
        case Move.Bind(int card) -> ways.add("bind it");
        case Move.Again() -> ways.add("your last defence again");
        default -> {}
      }
    }
    return ways.isEmpty()
        ? "you have no answer and must take it."
        : String.join(", ", ways) + " or take it?";
  }
}
