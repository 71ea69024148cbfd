package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.MoveBuffer;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What a player could mean by a card in the hand or by a Posta. */
final class Meanings {
  private static final String CARD = "card";
  private static final String POSTA = "posta";

  private final Moves moves;
  private final Table table;

  Meanings(Moves moves, Table table) {
    this.moves = moves;
    this.table = table;
  }

  List<Thing> things(View view) {
    Set<Thing> things = new LinkedHashSet<>();
    if (view.seat() >= 0) {
      for (String card : Draws.names(table, view.known().fighters[view.seat()].hand)) {
        things.add(new Thing(CARD, card));
      }
      for (Posta posta : table.poste) {
        things.add(new Thing(POSTA, posta.name()));
      }
    }
    return new ArrayList<>(things);
  }

  void of(View view, Thing thing, MoveBuffer<Move> into) {
    switch (thing.kind()) {
      case CARD -> card(view.known().phase, table.cardNamed(thing.name()), into);
      case POSTA -> into.add(moves.guard[table.postaNamed(thing.name())]);
      default ->
          throw new BadInput(
              "'" + thing.kind() + "' is nothing to ask about here; expected card or posta");
    }
  }

  /** First what the phase asks for, then what the card is for. */
  private void card(Phase phase, int card, MoveBuffer<Move> into) {
    switch (phase) {
      case EXCHANGE -> into.add(moves.discard[card]);
      case TRADE -> into.add(moves.give[card]);
      case ORDER -> into.add(moves.place[card]);
      case SALUTE, SALUTE_ANSWER -> into.add(moves.salute[card]);
      default -> {}
    }
    switch (table.cards[card]) {
      case Card.Remedy remedy -> into.add(moves.remedy[card]);
      case Card.Counter counter -> into.add(moves.counter[card]);
      case Card.Trick trick -> {
        into.add(moves.play[card]);
        if (trick.cycle()) {
          into.add(moves.cycle[card]);
        }
      }
      case Card.Blow blow -> blow(phase, blow, card, into);
    }
  }

  private void blow(Phase phase, Card.Blow blow, int card, MoveBuffer<Move> into) {
    if (phase == Phase.REACT) {
      if (!blow.strike().isThrust()) {
        into.add(moves.parry[card]);
      }
      into.add(moves.exchange[card]);
      if (blow.strike().isThrust()) {
        into.add(moves.parry[card]);
      }
      into.add(moves.counterattack[card]);
      into.add(moves.defend[card]);
      into.add(moves.breaks[card]);
      return;
    }
    into.add(moves.attack[card]);
    into.add(moves.beat[card]);
    into.add(moves.feint[card]);
    into.add(moves.exchange[card]);
  }
}
