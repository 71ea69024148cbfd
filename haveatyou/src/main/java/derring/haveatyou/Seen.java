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
 * @param end why the battle is over, or none
 * @param falls how many times somebody has fallen
 * @param points victory points by side, in brawls
 * @param fighters by seat
 * @param sets all battles but the Multi-Game Brawl have one
 */
public record Seen(
    @Nullable Integer seat,
    int here,
    Battle.End end,
    int falls,
    @Nullable List<Integer> points,
    List<Fighter> fighters,
    List<Set> sets) {

  /**
   * One who fights.
   *
   * @param side those of one side fight together
   * @param home the set where the fighter sits
   * @param board which board of that set it stands on, from 1
   * @param weapon absent for bare hands
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
   * @param state full or fired, if it is
   */
  public record Item(String item, String name, @Nullable String state) {}

  /**
   * A declared card; the last one of a chain is on top.
   *
   * @param by who plays it
   * @param at whom it is aimed at
   * @param mode what the blow is called
   * @param item what is grabbed from the Floor, or the weapon of a throw, which nobody holds
   * @param closed only a Swash! may answer it any more
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
      boolean closed) {}

  /** An attack or a redraw that a card allows: whose, by which deed, how many are discarded. */
  public record FollowUp(int seat, Deed by, int discarded) {}

  /** A turn that is to come, or a single attack. */
  public record Later(int seat, boolean attack) {}

  /**
   * One set: one or two boards with their decks, and a turn of its own.
   *
   * @param seats who sits here
   * @param boards how many boards there are
   * @param waitsFor whom this set waits for
   * @param turn how far the turn is, whatever is waited for
   * @param actions action points left
   * @param asked who has not answered yet
   * @param question how many questions there have been
   * @param inPlay cards played and drawn for the card in progress, the last first
   */
  public record Set(
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
        battle.end,
        battle.falls,
        table.options.battle().brawl() ? List.of(battle.points[0], battle.points[1]) : null,
        fighters,
        sets);
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
        stage.window.number(),
        chain(table, stage.stack),
        stage.follower == Table.NONE
            ? null
            : new FollowUp(stage.follower, stage.following, stage.redrawn),
        later(stage.waiting),
        later(stage.queue),
        seats(stage.mourned),
        seats(stage.arriving),
        number(stage.victor),
        stage.freed == Table.NONE ? null : new Later(stage.freed, stage.freedStrike),
        items(table, stage.floor),
        Cards.fromTop(stage.aside, table::cardName),
        Cards.fromTop(stage.discards, table::cardName),
        Cards.fromTop(stage.lost, table::cardName),
        view.deckSize(stage.index),
        view.armamentsSize(stage.index));
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

  private static List<Declared> chain(Table table, Stack stack) {
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
              stack.closed(i)));
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
    boolean full = table.armament(item).canBeDrunk();
    String state = Table.marked(item) ? full ? "full" : "fired" : null;
    return new Item(table.itemName(item), table.armament(item).name(), state);
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
