package derring.haveatyou;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/**
 * Lists what a seat may do. Every question is put to the same rules ({@link Actions}, {@link
 * Answers}) that {@link Judge} asks, so list and verdict cannot disagree.
 */
final class Referee {
  private final Moves moves;

  Referee(Moves moves) {
    this.moves = moves;
  }

  void list(Battle battle, Stage stage, int seat, MoveBuffer<Move> into) {
    switch (stage.phase) {
      case ACT -> {
        listActions(battle, stage, seat, into);
        listRefill(battle, stage, seat, into);
      }
      case DISCARD, DRAW -> listRefill(battle, stage, seat, into);
      case ANSWER, LAST, MOURN -> listAnswers(battle, stage, seat, into);
      case FOLLOW -> {
        into.add(moves.pass);
        listBlows(battle, stage, seat, moves.strike, stage.following, into);
      }
      case REDRAW -> {
        if (stage.redrawn > 0) {
          into.add(moves.done);
        }
        listDiscards(battle.fighters[seat].hand, into);
      }
      case ARM -> {
        into.add(moves.choose[0]);
        Pile offer = battle.fighters[seat].offer;
        for (int i = 0; i < offer.size(); i++) {
          if (offer.isFirst(i)) {
            into.add(moves.choose[offer.get(i) + 1]);
          }
        }
      }
      case STAND -> {
        for (int rank = 1; rank <= Table.RANKS; rank++) {
          if (Judge.stand(battle, stage, rank) == null) {
            into.add(moves.stand[rank]);
          }
        }
      }
      case WHERE -> {
        for (Move.Place place : PLACES) {
          if (Elsewhere.isOpen(battle, seat, place)) {
            into.add(moves.where[place.ordinal()]);
          }
        }
      }
      case SETUP, BEGIN, OVER -> {}
    }
  }

  private static final Move.Place[] PLACES = Move.Place.values();

  private void listDiscards(Pile hand, MoveBuffer<Move> into) {
    for (int i = 0; i < hand.size(); i++) {
      into.add(moves.discard[hand.get(i)]);
    }
  }

  /** HAY-3b. */
  private void listRefill(Battle battle, Stage stage, int seat, MoveBuffer<Move> into) {
    into.add(moves.done);
    if (Judge.draw(battle, seat) == null) {
      into.add(moves.draw);
    }
    if (stage.phase != Phase.DRAW) {
      listDiscards(battle.fighters[seat].hand, into);
    }
  }

  private void listActions(Battle battle, Stage stage, int seat, MoveBuffer<Move> into) {
    if (Judge.passTurn(stage) == null) {
      into.add(moves.passTurn);
    }
    Table table = battle.table;
    Pile hand = battle.fighters[seat].hand;
    boolean bottle = Actions.drink(battle, seat) == null;
    for (int i = 0; i < hand.size(); i++) {
      int card = hand.get(i);
      Type type = table.type[card];
      if (type == Type.SWASH) {
        listSwash(battle, stage, seat, card, into);
        continue;
      }
      if (type.points() == 0 || type.points() > stage.points) {
        continue;
      }
      if (bottle && type.points() == 1) {
        into.add(moves.drink[card]);
      }
      switch (type) {
        case ATTACK -> listBlows(battle, stage, seat, moves.attack[card], Deed.ATTACK, into);
        case THROW -> {
          for (int target = 0; target < table.seats; target++) {
            if (Actions.throwAt(battle, stage, seat, target) == null) {
              into.add(moves.throwAt[card][target]);
            }
          }
        }
        case GRAB -> listGrabs(battle, stage, seat, card, into);
        case MOVE -> {
          int rank = battle.fighters[seat].rank;
          if (rank > 1) {
            into.add(moves.step[card][rank - 1]);
          }
          if (rank < Table.RANKS) {
            into.add(moves.step[card][rank + 1]);
          }
        }
        case WEAPON -> into.add(moves.weapon[card]);
        default -> throw new IllegalStateException("no other card has points");
      }
    }
  }

  private void listBlows(
      Battle battle, Stage stage, int seat, Move[] blows, Deed by, MoveBuffer<Move> into) {
    Fighter fighter = battle.fighters[seat];
    if (by == Deed.WEAPON && !fighter.armed()) {
      return; // HAY-1.3.3.7b
    }
    Armament.Mode[] modes = battle.table.modes(fighter.weapon);
    for (int target = 0; target < battle.fighters.length; target++) {
      int range = Reach.range(battle, stage, seat, target, by == Deed.ACROSS);
      if (range == Reach.NEVER) {
        continue;
      }
      for (int i = 0; i < modes.length; i++) {
        Armament.Mode mode = modes[i];
        if (Reach.strikes(battle, seat, target, range, mode, false)) {
          into.add(blows[moves.blow(mode.word(), target, false)]);
        }
        if (Reach.strikes(battle, seat, target, range, mode, true)) {
          into.add(blows[moves.blow(mode.word(), target, true)]);
        }
      }
    }
  }

  private void listGrabs(Battle battle, Stage stage, int seat, int card, MoveBuffer<Move> into) {
    Pile floor = battle.home(seat).floor;
    for (int i = 0; i < floor.size(); i++) {
      into.add(moves.grab[card][Moves.slot(floor.get(i), i + 1)]);
    }
    into.add(moves.grabDeck[card]);
    for (int target = 0; target < battle.fighters.length; target++) {
      if (Actions.seize(battle, stage, seat, target) == null) {
        into.add(moves.seize[card][target]);
      }
    }
  }

  private void listAnswers(Battle battle, Stage stage, int seat, MoveBuffer<Move> into) {
    into.add(moves.pass);
    Table table = battle.table;
    Fighter fighter = battle.fighters[seat];
    @Nullable Refusal noParry = Answers.parry(battle, stage, seat);
    @Nullable Refusal noDodge = Answers.dodge(stage, seat);
    for (int i = 0; i < fighter.hand.size(); i++) {
      int card = fighter.hand.get(i);
      switch (table.type[card]) {
        case PARRY -> {
          if (noParry == null) {
            into.add(moves.parry[card]);
          }
        }
        case DODGE -> {
          if (noDodge == null) {
            into.add(moves.dodge[card][0]);
            for (int rank = Math.max(1, fighter.rank - 2);
                rank <= Math.min(Table.RANKS, fighter.rank + 2);
                rank++) {
              if (rank != fighter.rank) {
                into.add(moves.dodge[card][rank]);
              }
            }
          }
        }
        case SWASH -> listSwash(battle, stage, seat, card, into);
        default -> {}
      }
    }
  }

  private void listSwash(Battle battle, Stage stage, int seat, int card, MoveBuffer<Move> into) {
    Move[][] uses = moves.swash[card];
    for (Deed use : stage.phase == Phase.ANSWER ? Deed.USES : Deed.UNPROVOKED) {
      if (use != Deed.RUN && use != Deed.SHOVE) {
        if (Answers.swash(battle, stage, seat, use, 0) == null) {
          into.add(uses[use.ordinal()][0]);
        }
      } else if (use == Deed.RUN) {
        int rank = battle.fighters[seat].rank;
        for (int to = Math.max(1, rank - 4); to <= Math.min(Table.RANKS, rank + 4); to++) {
          if (to != rank) {
            into.add(uses[use.ordinal()][to]);
          }
        }
      } else {
        for (int target = 0; target < battle.fighters.length; target++) {
          if (Answers.swash(battle, stage, seat, use, target) == null) {
            into.add(uses[use.ordinal()][target]);
          }
        }
      }
    }
  }
}
