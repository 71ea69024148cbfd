package derring.haveatyou;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** What a player could mean by a card in the hand, a use of a Swash!, a rank or a weapon. */
final class Meanings {
  private static final String CARD = "card";
  private static final String USE = "use";
  private static final String RANK = "rank";
  private static final String SLOT = "slot";
  private static final String SEAT = "seat";

  private final Moves moves;

  Meanings(Moves moves) {
    this.moves = moves;
  }

  List<Thing> things(View view) {
    List<Thing> things = new ArrayList<>();
    if (view.seat() < 0) {
      return things;
    }
    Table table = view.known().table;
    Pile hand = view.known().fighters[view.seat()].hand;
    for (int i = 0; i < hand.size(); i++) {
      things.add(new Thing(CARD, table.cardName(hand.get(i))));
    }
    if (first(view, Type.SWASH) != Table.NONE) {
      for (Deed use : Deed.USES) {
        things.add(new Thing(USE, use.word()));
      }
    }
    for (int rank = 1; rank <= Table.RANKS; rank++) {
      things.add(new Thing(RANK, Integer.toString(rank)));
    }
    if (first(view, Type.GRAB) != Table.NONE) {
      Pile floor = view.known().home(view.seat()).floor;
      for (int slot = 1; slot <= floor.size(); slot++) {
        things.add(new Thing(SLOT, Integer.toString(slot)));
      }
    }
    if (harms(view)) {
      for (int seat : foes(view)) {
        things.add(new Thing(SEAT, Integer.toString(seat)));
      }
    }
    return things;
  }

  void of(View view, Thing thing, MoveBuffer<Move> into) {
    Facts name = Facts.of(thing.name());
    switch (thing.kind()) {
      case CARD -> card(view, ((Move.Discard) moves.parse("discard " + thing.name())).card(), into);
      case USE -> use(view, name.word(Deed.WORDS), into);
      case RANK -> rank(view, number(thing, Table.RANKS), into);
      case SLOT -> slot(view, number(thing, Table.FLOOR), into);
      case SEAT -> seat(view, thing.name(), into);
      default ->
          throw new BadInput(
              "'"
                  + thing.kind()
                  + "' is nothing to ask about here; expected "
                  + Facts.oneOf(List.of(CARD, USE, RANK, SLOT, SEAT)));
    }
  }

  private static int number(Thing thing, int most) {
    if (!thing.name().matches("[1-9]") || Integer.parseInt(thing.name()) > most) {
      throw new BadInput("there is no " + thing + "; expected 1 to " + most);
    }
    return Integer.parseInt(thing.name());
  }

  /**
   * At the end of a turn a card is there to be thrown away; else it is there to be played, and
   * whoever asks about it does not ask whether he could do without it.
   */
  private void card(View view, int card, MoveBuffer<Move> into) {
    Phase phase = view.known().stageOf(Math.max(0, view.seat())).phase;
    if (phase == Phase.DISCARD || phase == Phase.DRAW || phase == Phase.REDRAW) {
      into.add(moves.discard[card]);
    }
    Table table = view.known().table;
    switch (table.type[card]) {
      case ATTACK -> attacks(view, card, into);
      case THROW -> {
        for (int seat : foes(view)) {
          into.add(moves.throwAt[card][seat]);
        }
      }
      case GRAB -> {
        Pile floor = view.known().home(Math.max(0, view.seat())).floor;
        for (int slot = floor.size(); slot >= 1; slot--) {
          into.add(moves.grab[card][Moves.slot(floor.get(slot - 1), slot)]);
        }
        into.add(moves.grabDeck[card]);
        for (int seat : foes(view)) {
          into.add(moves.seize[card][seat]);
        }
      }
      case MOVE -> near(view, moves.step[card], into);
      case DODGE -> {
        into.add(moves.dodge[card][0]);
        near(view, moves.dodge[card], into);
      }
      case WEAPON -> into.add(moves.weapon[card]);
      case PARRY -> into.add(moves.parry[card]);
      case SWASH -> {
        for (Deed use : Deed.USES) {
          swash(view, card, use, into);
        }
      }
    }
    into.add(moves.drink[card]);
  }

  private void attacks(View view, int card, MoveBuffer<Move> into) {
    Table table = view.known().table;
    int weapon = view.known().fighters[Math.max(0, view.seat())].weapon;
    Armament.Mode[] modes = table.modes(weapon);
    for (int i = 0; i < modes.length; i++) {
      if (!isSpent(modes[i], weapon)) {
        blows(view, card, modes[i], into);
      }
    }
    for (int i = 0; i < modes.length; i++) {
      if (isSpent(modes[i], weapon)) {
        blows(view, card, modes[i], into);
      }
    }
  }

  /** Who holds a fired pistol means to club. */
  private static boolean isSpent(Armament.Mode mode, int weapon) {
    return mode.loaded() && Table.marked(weapon);
  }

  private void blows(View view, int card, Armament.Mode mode, MoveBuffer<Move> into) {
    for (int seat : foes(view)) {
      into.add(moves.attack[card][moves.blow(mode.word(), seat, false)]);
      into.add(moves.attack[card][moves.blow(mode.word(), seat, true)]);
    }
  }

  /** Moves by rank, the nearest rank first. */
  private void near(View view, Move[] byRank, MoveBuffer<Move> into) {
    int own = view.known().fighters[Math.max(0, view.seat())].rank;
    for (int ranks = 1; ranks < Table.RANKS; ranks++) {
      if (own + ranks <= Table.RANKS) {
        into.add(byRank[own + ranks]);
      }
      if (own - ranks >= 1) {
        into.add(byRank[own - ranks]);
      }
    }
  }

  private void use(View view, Deed use, MoveBuffer<Move> into) {
    int card = first(view, Type.SWASH);
    if (card == Table.NONE || !use.swash()) {
      throw new BadInput("there is no use '" + use.word() + "' of a card in your hand");
    }
    swash(view, card, use, into);
  }

  private void swash(View view, int card, Deed use, MoveBuffer<Move> into) {
    Move[] ways = moves.swash[card][use.ordinal()];
    switch (use) {
      case RUN -> near(view, ways, into);
      case SHOVE -> {
        for (int seat : foes(view)) {
          into.add(ways[seat]);
        }
      }
      default -> into.add(ways[0]);
    }
  }

  /** Somebody may step there, dodge there, run there, or be told to stand there. */
  private void rank(View view, int rank, MoveBuffer<Move> into) {
    if (view.known().stageOf(Math.max(0, view.seat())).phase == Phase.STAND) {
      into.add(moves.stand[rank]);
    }
    int step = first(view, Type.MOVE);
    int dodge = first(view, Type.DODGE);
    int swash = first(view, Type.SWASH);
    if (step != Table.NONE) {
      into.add(moves.step[step][rank]);
    }
    if (dodge != Table.NONE) {
      into.add(moves.dodge[dodge][rank]);
    }
    if (swash != Table.NONE) {
      into.add(moves.swash[swash][Deed.RUN.ordinal()][rank]);
    }
    if (!into.contains(moves.stand[rank])) {
      into.add(moves.stand[rank]);
    }
  }

  private void slot(View view, int slot, MoveBuffer<Move> into) {
    int card = first(view, Type.GRAB);
    Pile floor = view.known().home(Math.max(0, view.seat())).floor;
    if (card == Table.NONE || slot > floor.size()) {
      throw new BadInput("nothing on the Floor can be grabbed with a card in your hand");
    }
    into.add(moves.grab[card][Moves.slot(floor.get(slot - 1), slot)]);
  }

  /** Whether there is a card in the hand that is aimed at somebody. */
  private static boolean harms(View view) {
    return first(view, Type.ATTACK) != Table.NONE
        || first(view, Type.THROW) != Table.NONE
        || first(view, Type.GRAB) != Table.NONE;
  }

  /** Somebody may be struck, thrown at, or robbed of what he holds. */
  private void seat(View view, String name, MoveBuffer<Move> into) {
    int seat = name.matches("\\d{1,2}") ? Integer.parseInt(name) : Table.NONE;
    if (!harms(view) || !foes(view).contains(seat)) {
      throw new BadInput("no card in your hand is aimed at seat " + name);
    }
    int attack = first(view, Type.ATTACK);
    int thrown = first(view, Type.THROW);
    int grab = first(view, Type.GRAB);
    if (attack != Table.NONE) {
      for (Armament.Mode mode :
          view.known().table.modes(view.known().fighters[view.seat()].weapon)) {
        into.add(moves.attack[attack][moves.blow(mode.word(), seat, false)]);
        into.add(moves.attack[attack][moves.blow(mode.word(), seat, true)]);
      }
    }
    if (thrown != Table.NONE) {
      into.add(moves.throwAt[thrown][seat]);
    }
    if (grab != Table.NONE) {
      into.add(moves.seize[grab][seat]);
    }
  }

  /** The first card of a type in the hand, or {@link Table#NONE}. */
  private static int first(View view, Type type) {
    Table table = view.known().table;
    Pile hand = view.known().fighters[Math.max(0, view.seat())].hand;
    for (int i = 0; i < hand.size(); i++) {
      if (table.type[hand.get(i)] == type) {
        return hand.get(i);
      }
    }
    return Table.NONE;
  }

  /** All enemies, the one on the same board first: whoever names none means that one. */
  private static List<Integer> foes(View view) {
    Table table = view.known().table;
    int own = Math.max(0, view.seat());
    List<Integer> foes = new ArrayList<>();
    int opponent = Reach.opponent(view.known(), own);
    if (opponent != Table.NONE) {
      foes.add(opponent);
    }
    for (int seat = 0; seat < table.seats; seat++) {
      if (seat != opponent && (table.enemies[own] >> seat & 1) == 1) {
        foes.add(seat);
      }
    }
    return foes;
  }
}
