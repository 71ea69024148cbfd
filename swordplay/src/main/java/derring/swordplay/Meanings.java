package derring.swordplay;

import derring.kernel.BadInput;
import derring.kernel.MoveBuffer;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a player could mean by a card in the hand or by something that lies ready. */
final class Meanings {
  private static final String CARD = "card";
  private static final String ITEM = "item";

  private final Moves moves;

  Meanings(Moves moves) {
    this.moves = moves;
  }

  List<Thing> things(View view) {
    Set<Thing> things = new LinkedHashSet<>();
    if (view.seat() >= 0) {
      Fighter own = view.known().fighters[view.seat()];
      for (int i = 0; i < own.hand.size(); i++) {
        things.add(new Thing(CARD, moves.cardName(own.hand.get(i))));
      }
      for (int i = 0; i < own.items(); i++) {
        things.add(new Thing(ITEM, moves.item(own.item(i), own.used(i))));
      }
      if (own.armour != Fighter.NO_CARD) {
        things.add(new Thing(ITEM, moves.item(own.armour, own.absorbed)));
      }
      if (own.stance != Fighter.NO_CARD) {
        things.add(new Thing(ITEM, moves.cardName(own.stance)));
      }
    }
    return new ArrayList<>(things);
  }

  void of(View view, Thing thing, MoveBuffer<Move> into) {
    switch (thing.kind()) {
      case CARD -> card(view, ((Move.Discard) moves.parse("discard " + thing.name())).card(), into);
      case ITEM -> item(view, (Move.Drop) moves.parse("drop " + thing.name()), into);
      default ->
          throw new BadInput(
              "'" + thing.kind() + "' is nothing to ask about here; expected card or item");
    }
  }

  /** First what the phase asks for, then what the card is for. */
  private void card(View view, int card, MoveBuffer<Move> into) {
    switch (view.known().phase) {
      case DISCARD -> into.add(moves.discard[card]);
      case READY -> into.add(moves.ready[card]);
      case COMBAT -> attacks(view, card, into);
      case ANSWER -> into.add(moves.defend[card]);
      default -> {}
    }
    switch (view.known().table.cards[card]) {
      case Card.Attack attack -> attacks(view, card, into);
      case Card.Defence defence -> add(moves.defend[card], into);
      default -> add(moves.ready[card], into);
    }
    add(moves.discard[card], into);
  }

  private void attacks(View view, int card, MoveBuffer<Move> into) {
    Table table = view.known().table;
    boolean sweeps = table.cards[card] instanceof Card.Attack attack && attack.does(Effect.SWEEPS);
    int locations =
        table.cards[card] instanceof Card.Attack attack ? Math.max(0, attack.locations()) : 0;
    for (int at = locations == 0 ? -1 : 0; at < Location.values().length; at++) {
      if (at >= 0 && (locations >> at & 1) == 0) {
        continue;
      }
      if (sweeps) {
        add(moves.attack[card][at + 1][0], into);
      }
      for (int body = 0; body < table.bodies && !sweeps; body++) {
        if (body != view.seat() && view.known().fighters[body].alive()) {
          add(moves.attack[card][at + 1][body + 1], into);
        }
      }
      if (locations == 0) {
        break;
      }
    }
  }

  /** First what the phase allows with such a thing, then that it may be dropped. */
  private void item(View view, Move.Drop item, MoveBuffer<Move> into) {
    Bout bout = view.known();
    Table table = bout.table;
    int card = item.card();
    if (bout.phase == Phase.BEAT_ASIDE) {
      into.add(moves.beatAside[card]);
    }
    if (bout.phase == Phase.NAME_PARRIED || bout.phase == Phase.NAME_PARRYING) {
      into.add(moves.name[card]);
    }
    switch (table.cards[card]) {
      case Card.Cloak cloak -> into.add(moves.cloak[card][item.used()]);
      case Card.Weapon weapon when weapon.shot() > 0 -> {
        for (int body = 0; body < table.bodies; body++) {
          if (body != view.seat() && bout.fighters[body].alive()) {
            into.add(moves.fire[card][body]);
          }
        }
      }
      case Card.Weapon weapon when bout.phase == Phase.ANSWER -> into.add(moves.bind[card]);
      default -> {}
    }
    add(moves.drop[card][item.used()], into);
  }

  private static void add(Move move, MoveBuffer<Move> into) {
    if (!into.contains(move)) {
      into.add(move);
    }
  }
}
