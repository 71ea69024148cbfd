package derring.cli.swordplay;

import derring.cli.Pen;
import derring.cli.Scene;
import derring.cli.TableArt;
import derring.kernel.Names;
import derring.kernel.Pile;
import derring.swordplay.Bout;
import derring.swordplay.Card;
import derring.swordplay.Fighter;
import derring.swordplay.Move;
import derring.swordplay.Phase;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;

/** Draws Swordplay: the others above, the exchange between, the reader and his hand below. */
final class SwordplayArt implements TableArt<Move, View> {
  private static final int OXBLOOD = 167;

  /** With more fighters than this each gets a single line. */
  private static final int FEW = 3;

  private final Swordplay game;

  SwordplayArt(Swordplay game) {
    this.game = game;
  }

  @Override
  public int ink() {
    return OXBLOOD;
  }

  @Override
  public String name(int seat) {
    return game.figure(seat).name();
  }

  @Override
  public String standing(Scene<Move, View> scene) {
    Bout bout = scene.view().known();
    return bout.phase() == Phase.OVER
        ? "the fight is over"
        : "turn " + (bout.turns() + 1) + ", " + scene.names().of(bout.active());
  }

  @Override
  public List<AttributedString> table(Scene<Move, View> scene, Pen pen, Room room) {
    Bout bout = scene.view().known();
    List<AttributedString> lines = new ArrayList<>();
    for (int body = 0; body < bout.bodies(); body++) {
      if (body != scene.reader()) {
        lines.addAll(fighter(scene, body, pen, room));
      }
    }
    lines.addAll(piles(scene, pen));
    space(lines, room, pen);
    lines.addAll(exchange(scene, pen, room));
    space(lines, room, pen);
    if (scene.reader() >= 0) {
      lines.addAll(fighter(scene, scene.reader(), pen, room));
      lines.addAll(new Hand(game, scene, pen).lines(room));
    }
    return lines;
  }

  private static void space(List<AttributedString> lines, Room room, Pen pen) {
    if (room == Room.AMPLE) {
      lines.add(pen.line(""));
    }
  }

  private List<AttributedString> fighter(Scene<Move, View> scene, int body, Pen pen, Room room) {
    View view = scene.view();
    Bout bout = view.known();
    Fighter fighter = bout.fighter(body);
    String name = scene.names().of(body);
    String figure = game.figure(body).name();
    boolean brief = room == Room.TIGHT || bout.bodies() > FEW;
    AttributedString head =
        pen.join(
            pen.line(body == bout.active() ? (pen.fancy() ? "▸ " : "> ") : "  ", pen.accent()),
            pen.fit(
                pen.line(
                    name
                        + (name.startsWith(figure) ? "" : ", " + figure)
                        + (body == scene.reader() ? " (you)" : ""),
                    fighter.alive() ? pen.strong() : pen.quiet()),
                brief ? 24 : Math.clamp(pen.width() - 34, 26, 34)),
            pen.line(" "),
            fighter.alive()
                ? pen.join(
                    pen.pips(fighter.life(), game.figure(body).life()),
                    pen.line(" " + fighter.life()))
                : pen.line("defeated", pen.quiet()));
    AttributedString hand =
        pen.line(
            body < game.seats() && fighter.alive() ? view.handSize(body) + " in hand" : "",
            pen.quiet());
    List<AttributedString> lines = new ArrayList<>();
    String gear = gear(fighter);
    if (brief) {
      lines.add(pen.edges(pen.join(head, pen.line("  " + gear)), hand));
    } else {
      lines.add(pen.edges(head, hand));
      lines.add(pen.fit(pen.line("    " + gear), pen.width()));
    }
    return lines;
  }

  /** What a fighter has ready, and what hampers him. */
  private String gear(Fighter fighter) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < fighter.items(); i++) {
      words.add(item(fighter.item(i), fighter.used(i)));
    }
    if (fighter.armour() >= 0 && game.card(fighter.armour()) instanceof Card.Armour armour) {
      words.add(
          game.cardName(fighter.armour())
              + " absorbs "
              + (armour.absorbs() - fighter.absorbed())
              + " more");
    }
    if (fighter.stance() >= 0) {
      words.add("stance " + game.cardName(fighter.stance()));
    }
    if (fighter.tripped()) {
      words.add("tripped");
    }
    if (fighter.reckless()) {
      words.add("may play no defence");
    }
    return words.isEmpty() ? "bare hands" : String.join(" · ", words);
  }

  private String item(int card, int used) {
    return switch (game.card(card)) {
      case Card.Weapon weapon -> game.cardName(card) + " " + weapon.damage();
      case Card.Cloak cloak -> game.cardName(card) + " (" + (cloak.counters() - used) + " left)";
      default -> game.cardName(card);
    };
  }

  private List<AttributedString> exchange(Scene<Move, View> scene, Pen pen, Room room) {
    Bout bout = scene.view().known();
    Ribbon ribbon = Ribbon.of(scene);
    boolean open = bout.phase() == Phase.ANSWER;
    boolean old = ribbon.isEmpty() || ribbon.past();
    if (old && room != Room.AMPLE) {
      return List.of();
    }
    if (room == Room.TIGHT) {
      return List.of(pen.fit(pen.line("  " + ribbon.line()), pen.width()));
    }
    if (ribbon.isEmpty()) {
      return List.of(pen.line(""), pen.line("  no blades crossed yet", pen.quiet()), pen.line(""));
    }
    return ribbon.lines(pen, open ? scene.names().of(bout.target()) : "");
  }

  private List<AttributedString> piles(Scene<Move, View> scene, Pen pen) {
    View view = scene.view();
    List<String> seen = new ArrayList<>();
    List<AttributedString> lines = new ArrayList<>();
    for (int body = 0; body < game.seats(); body++) {
      int side = view.side(body);
      String set = game.figure(body).set();
      if (seen.contains(set)) {
        continue;
      }
      seen.add(set);
      Pile discard = view.known().discards(side);
      lines.add(
          pen.fit(
              pen.line(
                  "  "
                      + set
                      + " deck "
                      + view.deckSize(side)
                      + " · discard "
                      + discard.size()
                      + (discard.isEmpty()
                          ? ""
                          : ", on top " + game.cardName(discard.get(discard.size() - 1))),
                  pen.quiet()),
              pen.width()));
    }
    return lines;
  }

  @Override
  public String question(Scene<Move, View> scene) {
    return new Question(game, scene).sentence();
  }

  /** The rules name a target by its figure; at the table it has the name of its player. */
  @Override
  public String label(View view, Move move, Names names) {
    String label = game.label(view, move);
    int target = Pieces.target(move);
    if (target < 0) {
      return label;
    }
    String figure = " at " + game.figure(target).name();
    return label.endsWith(figure)
        ? label.substring(0, label.length() - figure.length()) + " at " + names.of(target)
        : label;
  }

  @Override
  public boolean passes(Move move) {
    return move instanceof Move.Pass;
  }

  @Override
  public Examples examples() {
    return new Examples("attack high, parry, take it", "why lunge, why ready Rapier");
  }
}
