package derring.haveatyou;

import derring.kernel.Cards;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle as a seat, or a spectator, is shown it: all that a client is ever sent.
 *
 * @param seat whose view it is; absent for a spectator
 * @param here the set at which that seat acts now, or would act next; its own if it is not asked
 * @param bounds what the boards and tracks have room for
 * @param end why the battle is over, or none
 * @param falls how many times somebody has fallen
 * @param points victory points by side, in brawls
 * @param fighters by seat
 * @param sets all battles but the Multi-Game Brawl have one
 * @param aims what each blow would come to that the seat could strike or throw as it is asked now
 */
public record Seen(
    @Nullable Integer seat,
    int here,
    Bounds bounds,
    Battle.End end,
    int falls,
    @Nullable List<Integer> points,
    List<Fighter> fighters,
    List<Set> sets,
    List<Aim> aims) {

  /**
   * What stays the same all through a battle.
   *
   * @param ranks of a board, from 1
   * @param stars the ranks with a star
   * @param fatigue the most that the track shows
   * @param floor how many weapons lie on a Floor at most
   * @param target the victory points that win, in brawls
   */
  public record Bounds(
      int ranks, List<Integer> stars, int fatigue, int floor, @Nullable Integer target) {}

  /**
   * One who fights.
   *
   * @param side those of one side fight together
   * @param home the set where the fighter sits
   * @param board which board of that set it stands on, from 1
   * @param weapon absent for bare hands
   * @param weaponSet the set, from 1, that the weapon belongs to; absent if it is his own (HAY-D6)
   * @param ways how that can strike as it is
   * @param offer what a starting weapon may be chosen from
   * @param fresh how many cards were drawn since the starting weapon was chosen, if none was lost
   * @param hand for its owner alone
   */
  public record Fighter(
      int side,
      int home,
      int board,
      int physical,
      int start,
      int fatigue,
      int rank,
      @Nullable Item weapon,
      @Nullable Integer weaponSet,
      List<Way> ways,
      boolean out,
      int fell,
      List<Item> offer,
      @Nullable Integer fresh,
      int handSize,
      @Nullable List<String> hand) {}

  /**
   * A weapon as it is.
   *
   * @param item what moves call it
   * @param name what it is called whatever its state
   * @param state where there are two, and it is known which
   * @param loadedOn the least die with which it proves loaded to whoever takes it from the Floor
   */
  public record Item(String item, String name, @Nullable State state, @Nullable Integer loadedOn) {}

  /** What a bottle or a pistol is. */
  public enum State {
    FULL,
    EMPTY,
    LOADED,
    FIRED
  }

  /** What a blow is called, and the farthest rank it reaches. */
  public record Way(String mode, int range) {}

  /**
   * A blow that could be struck, or a weapon that could be thrown.
   *
   * @param deed an attack or a throw
   * @param mode what the blow is called
   */
  public record Aim(Deed deed, String mode, int target, Stakes stakes) {}

  /**
   * A declared card; the last one of a chain is on top.
   *
   * @param by who plays it
   * @param at whom it is aimed at
   * @param mode what the blow is called
   * @param item what is grabbed from the Floor, or the weapon of a throw, which nobody holds
   * @param closed only a Swash! may answer it any more
   * @param stakes what hangs on a blow or a throw
   */
  public record Declared(
      Deed deed,
      @Nullable String card,
      int by,
      @Nullable Integer at,
      @Nullable String mode,
      @Nullable Integer range,
      @Nullable Integer lunge,
      @Nullable Boolean weak,
      @Nullable Boolean hit,
      @Nullable Item item,
      @Nullable Integer slot,
      @Nullable Integer ranks,
      boolean closed,
      @Nullable Stakes stakes) {}

  /** An attack or a redraw that a card allows: whose, by which deed, how many are discarded. */
  public record FollowUp(int seat, Deed by, int discarded) {}

  /** A turn that is to come, or a single attack. */
  public record Later(int seat, boolean attack) {}

  /**
   * One set: one or two boards with their decks, and a turn of its own.
   *
   * @param places where it lies as seen from the seat's own; in a ring of two left is right, too
   * @param seats who sits here
   * @param boards how many boards there are
   * @param waitsFor whom this set waits for
   * @param turn how far the turn is, whatever is waited for
   * @param actions action points left
   * @param asked who has not answered yet
   * @param answers the types of card with which they could
   * @param question how many questions there have been
   * @param inPlay cards played and drawn for the card in progress, the last first
   */
  public record Set(
      List<Move.Place> places,
      List<Integer> seats,
      int boards,
      List<Integer> waitsFor,
      Phase phase,
      Phase turn,
      int active,
      int actions,
      boolean played,
      boolean struck,
      boolean free,
      boolean swashed,
      int order,
      int first,
      int turns,
      int idle,
      List<Integer> asked,
      List<Type> answers,
      int question,
      List<Declared> chain,
      @Nullable FollowUp followUp,
      List<Later> waiting,
      List<Later> queue,
      List<Integer> mourned,
      List<Integer> arriving,
      @Nullable Integer victor,
      @Nullable Later freed,
      List<Item> floor,
      List<String> inPlay,
      List<String> discard,
      List<String> armamentDiscard,
      int deckSize,
      int armamentsSize) {}

  static Seen of(View view) {
    Battle battle = view.known();
    Table table = battle.table;
    List<Fighter> fighters = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      fighters.add(fighter(view, seat));
    }
    List<Set> sets = new ArrayList<>();
    for (Stage stage : battle.stages) {
      sets.add(set(view, stage));
    }
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        view.seat() < 0 ? 0 : battle.stageOf(view.seat()).index,
        bounds(table),
        battle.end,
        battle.falls,
        table.options.battle().brawl() ? List.of(battle.points[0], battle.points[1]) : null,
        fighters,
        sets,
        view.seat() < 0 ? List.of() : Aims.of(view));
  }

  private static Bounds bounds(Table table) {
    return new Bounds(
        Table.RANKS,
        List.of(table.stars[0], table.stars[1]),
        derring.haveatyou.Fighter.TRACK,
        Table.FLOOR,
        table.options.battle().brawl() ? table.goal() : null);
  }

  private static Fighter fighter(View view, int seat) {
    Table table = view.known().table;
    derring.haveatyou.Fighter fighter = view.known().fighters[seat];
    return new Fighter(
        table.team[seat],
        table.home(seat),
        fighter.board + 1,
        fighter.physical,
        fighter.start,
        fighter.fatigue,
        fighter.rank,
        item(table, fighter.weapon),
        fighter.armed() && fighter.weaponSet != table.home(seat) ? fighter.weaponSet + 1 : null,
        ways(table, fighter.weapon),
        fighter.out,
        fighter.fell,
        items(table, fighter.offer),
        number(fighter.fresh),
        view.handSize(seat),
        seat == view.seat() ? Cards.hand(fighter.hand, table::cardName) : null);
  }

  private static Set set(View view, Stage stage) {
    Battle battle = view.known();
    Table table = battle.table;
    return new Set(
        places(battle, view.seat(), stage),
        sitting(table, stage.index),
        table.twoBoards ? 2 : 1,
        seats(battle.waitsFor(stage)),
        stage.phase,
        stage.turn,
        stage.active,
        stage.points,
        stage.played,
        stage.struck,
        stage.free,
        stage.swashed,
        stage.order,
        stage.first,
        stage.turns,
        stage.idle,
        seats(stage.window.asked()),
        Answers.types(battle, stage),
        stage.window.number(),
        chain(view, stage),
        stage.follower == Table.NONE
            ? null
            : new FollowUp(stage.follower, stage.following, stage.redrawn),
        later(stage.waiting),
        later(stage.queue),
        seats(stage.mourned),
        seats(stage.arriving),
        number(stage.victor),
        stage.freed == Table.NONE ? null : new Later(stage.freed, stage.freedStrike),
        floor(table, stage.floor),
        Cards.fromTop(stage.aside, table::cardName),
        Cards.fromTop(stage.discards, table::cardName),
        Cards.fromTop(stage.lost, table::cardName),
        view.deckSize(stage.index),
        view.armamentsSize(stage.index));
  }

  private static List<Move.Place> places(Battle battle, int seat, Stage stage) {
    List<Move.Place> places = new ArrayList<>();
    if (seat >= 0) {
      boolean home = battle.table.home(seat) == stage.index;
      for (Move.Place place : Move.Place.values()) {
        int index = Elsewhere.at(battle, seat, place).index;
        if (home == (place == Move.Place.HERE) && index == stage.index) {
          places.add(place);
        }
      }
    }
    return places;
  }

  private static List<Way> ways(Table table, int weapon) {
    List<Way> ways = new ArrayList<>();
    for (Armament.Mode mode : table.modes(weapon)) {
      if (!mode.loaded() || !Table.marked(weapon)) {
        ways.add(new Way(table.modeWords.get(mode.word()), mode.range()));
      }
    }
    return ways;
  }

  private static List<Integer> sitting(Table table, int set) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < table.seats; seat++) {
      if (table.home(seat) == set) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private static List<Declared> chain(View view, Stage stage) {
    Table table = view.known().table;
    Stack stack = stage.stack;
    List<Declared> chain = new ArrayList<>();
    for (int i = 0; i < stack.depth(); i++) {
      Deed deed = stack.deed(i);
      boolean blow = deed == Deed.ATTACK || deed == Deed.THROW;
      boolean floor = deed == Deed.FLOOR;
      boolean walk = deed == Deed.MOVE || deed == Deed.DODGE || deed == Deed.RUN;
      chain.add(
          new Declared(
              deed,
              stack.card(i) == Table.NONE ? null : table.cardName(stack.card(i)),
              stack.owner(i),
              number(stack.target(i)),
              blow ? table.modeWords.get(stack.mode(i)) : null,
              blow ? stack.range(i) : null,
              blow ? stack.amount(i) : null,
              blow ? stack.weak(i) : null,
              blow ? stack.hit(i) : null,
              item(table, floor ? stack.amount(i) : stack.thrown(i)),
              floor ? stack.mode(i) : null,
              walk ? stack.amount(i) : null,
              stack.closed(i),
              blow ? Stakes.declared(view, stage, i) : null));
    }
    return chain;
  }

  private static List<Later> later(Pile pile) {
    List<Later> later = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      later.add(new Later(pile.get(i) % Stage.ALSO, pile.get(i) >= Stage.ALSO));
    }
    return later;
  }

  private static List<Item> items(Table table, Pile pile) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      items.add(some(table, pile.get(i)));
    }
    return items;
  }

  private static @Nullable Item item(Table table, int item) {
    return item == Table.NONE ? null : some(table, item);
  }

  private static Item some(Table table, int item) {
    return new Item(table.itemName(item), table.armament(item).name(), state(table, item), null);
  }

  private static @Nullable State state(Table table, int item) {
    Armament armament = table.armament(item);
    if (armament.canBeDrunk()) {
      return Table.marked(item) ? State.FULL : State.EMPTY;
    }
    if (armament.canBeLoaded()) {
      return Table.marked(item) ? State.FIRED : State.LOADED;
    }
    return null;
  }

  /** HAY-6.6f: only whoever takes a pistol up finds out whether it is loaded. */
  private static List<Item> floor(Table table, Pile floor) {
    List<Item> items = new ArrayList<>();
    for (int i = 0; i < floor.size(); i++) {
      Item item = some(table, floor.get(i));
      items.add(
          item.state() == State.LOADED
              ? new Item(item.item(), item.name(), null, table.armament(floor.get(i)).loadedOn())
              : item);
    }
    return items;
  }

  private static @Nullable Integer number(int number) {
    return number == Table.NONE ? null : number;
  }

  private static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int left = set; left != 0; left &= left - 1) {
      seats.add(Integer.numberOfTrailingZeros(left));
    }
    return seats;
  }
}
