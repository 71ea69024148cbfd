package derring.haveatyou;

import derring.kernel.CardSet;
import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Outlook;
import derring.kernel.Question;
import derring.kernel.Tale;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Have at You! with its options and cards: sets up ({@link SetUp}), lists ({@link Referee}) and
 * judges ({@link Judge}); cards are declared ({@link Chain}), answered and resolved ({@link
 * Resolution}, {@link Blow}, {@link Weapons}, {@link Swashes}) within the turn ({@link Turn}),
 * until somebody falls ({@link Fall}). Other boards and sets are {@link Elsewhere}.
 */
public final class HaveAtYou implements Game<Battle, Move, View> {
  private final Title title;
  private final Table table;
  private final Moves moves;
  private final Labels labels;
  private final Referee referee;
  private final Meanings meanings;
  private final Sheet sheet;
  private final SheetReader reader;

  HaveAtYou(Title title, Options options, Map<String, CardSet> cards) {
    this.title = title;
    table = new Table(options, cards);
    moves = new Moves(table);
    labels = new Labels(table, moves);
    referee = new Referee(moves);
    meanings = new Meanings(moves);
    sheet = new Sheet(table);
    reader = new SheetReader(table);
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Map<String, Object> options() {
    return table.options.values();
  }

  @Override
  public int seats() {
    return table.seats;
  }

  /**
   * In a turn every card played comes out of a hand, at most five each and ten of the active
   * player's, and each opens two windows at most; guests come on top, and those who are attacked at
   * the sets on either side.
   */
  @Override
  public Traits traits() {
    int present = table.perSet + (table.stages > 1 ? 3 : 1);
    int turn = 16 + (5 * present + 10) * (2 * present + 1);
    boolean several = table.twoBoards || table.stages > 1;
    return new Traits(true, true, several, false, (int) Math.min(Integer.MAX_VALUE, longest(turn)));
  }

  private long longest(int turn) {
    return (long) turn * table.options.turnLimit() * table.stages;
  }

  @Override
  public Battle blank() {
    return new Battle(table);
  }

  @Override
  public void deal(Battle battle, Chance chance, Log log) {
    SetUp.deal(battle, chance, log);
  }

  @Override
  public int toAct(Battle battle) {
    return battle.waitsFor();
  }

  @Override
  public void moves(Battle battle, int seat, MoveBuffer<Move> into) {
    Stage stage = battle.stageOf(seat);
    if ((battle.waitsFor(stage) >> seat & 1) == 1) {
      referee.list(battle, stage, seat, into);
    }
  }

  @Override
  public Verdict judge(Battle battle, int seat, Move move) {
    Stage stage = battle.stageOf(seat);
    Refusal refusal = Judge.judge(battle, stage, seat, move);
    return refusal == null ? Verdict.LEGAL : refusal.verdict(battle, stage, Moves.cardOf(move));
  }

  @Override
  public void play(Battle battle, int seat, Move move, Chance chance, Log log) {
    Stage stage = battle.stageOf(seat);
    switch (move) {
      case Move.Pass() -> pass(battle, stage, seat, chance, log);
      case Move.PassTurn() -> Turn.pass(battle, stage, chance, log);
      case Move.Done() -> {
        if (stage.phase == Phase.REDRAW) {
          redraw(battle, stage, chance, log);
        } else {
          Turn.close(battle, stage, chance, log);
        }
      }
      case Move.Draw() -> Turn.draw(battle, stage, chance, log);
      case Move.Discard(int card) -> {
        if (stage.phase == Phase.REDRAW) {
          stage.redrawn++;
          Draws.discard(battle, seat, card, "HAY-1.3.3.8.redraw", log);
        } else {
          Turn.discard(battle, stage, card, log);
        }
      }
      case Move.Choose(int item) -> SetUp.choose(battle, stage, seat, item, chance, log);
      case Move.Attack(int card, int mode, int target, boolean lunge) -> {
        stage.points--;
        Chain.attack(battle, stage, seat, card, mode, target, lunge, chance, log);
      }
      case Move.Strike(int mode, int target, boolean lunge) ->
          Chain.attack(battle, stage, seat, Table.NONE, mode, target, lunge, chance, log);
      case Move.Throw(int card, int target) -> {
        stage.points--;
        Chain.throwWeapon(battle, stage, seat, card, target, chance, log);
      }
      case Move.Grab grab -> {
        stage.points -= 2;
        Chain.grab(battle, stage, seat, grab, chance, log);
      }
      case Move.GrabDeck(int card) -> {
        stage.points -= 2;
        Chain.declare(battle, stage, seat, Deed.DECK, card, Table.NONE, 2, chance, log);
      }
      case Move.Seize(int card, int target) -> {
        stage.points -= 2;
        Chain.declare(battle, stage, seat, Deed.SEIZE, card, target, 2, chance, log);
      }
      case Move.Step(int card, int rank) -> {
        stage.points--;
        Chain.step(battle, stage, seat, card, rank, chance, log);
      }
      case Move.Weapon(int card) -> {
        stage.points--;
        Chain.declare(battle, stage, seat, Deed.WEAPON, card, Table.NONE, 0, chance, log);
      }
      case Move.Drink(int card) -> {
        stage.points--;
        Chain.declare(battle, stage, seat, Deed.DRINK, card, Table.NONE, 0, chance, log);
      }
      case Move.Parry(int card) -> Chain.parry(battle, stage, seat, card, chance, log);
      case Move.Dodge(int card, int rank) ->
          Chain.dodge(battle, stage, seat, card, rank, chance, log);
      case Move.Swash swash -> Chain.swash(battle, stage, seat, swash, chance, log);
      case Move.Stand(int rank) -> SetUp.stand(battle, stage, rank, chance, log);
      case Move.Where(Move.Place place) -> {
        if (!Elsewhere.go(battle, stage, place, log)) {
          Course.proceed(battle, stage, chance, log);
        }
      }
    }
  }

  private static void pass(Battle battle, Stage stage, int seat, Chance chance, Log log) {
    switch (stage.phase) {
      case ANSWER -> Resolution.letBe(battle, stage, seat, chance, log);
      case LAST -> Turn.noLastWord(battle, stage, seat, chance, log);
      case MOURN -> Turn.moveOn(battle, stage, chance, log);
      case FOLLOW -> Resolution.forgo(battle, stage, chance, log);
      default -> throw new IllegalStateException("nobody may pass now");
    }
  }

  /** HAY-1.3.3.8k: as many cards are drawn as were discarded. */
  private static void redraw(Battle battle, Stage stage, Chance chance, Log log) {
    Draws.toHand(battle, stage.follower, stage.redrawn, "HAY-1.3.3.8.redraw", chance, log);
    stage.follower = Table.NONE;
    stage.following = Deed.STRIKE;
    stage.redrawn = 0;
    Resolution.resume(battle, stage, chance, log);
  }

  /**
   * Who holds any card is asked what was declared, whatever the card is (HAY-1.3.3.8a). Sets have
   * numbers of their own.
   */
  @Override
  public @Nullable Question<Move> question(Battle battle, int seat) {
    Stage stage = battle.stageOf(seat);
    return switch (stage.phase) {
      case ANSWER, LAST, MOURN ->
          stage.window.asks(seat)
              ? new Question<>(stage.window.number() * table.stages + stage.index, moves.pass)
              : null;
      default -> null;
    };
  }

  @Override
  public View view(Battle battle, int seat) {
    return new View(battle, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Battle into) {
    view.imagine(chance, into);
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return new Remembered(names).of(told, outcome);
  }

  @Override
  public @Nullable Outcome outcome(Battle battle) {
    return Fall.outcome(battle);
  }

  @Override
  public String notation(Move move) {
    return moves.notation(move);
  }

  @Override
  public Move parse(String notation) {
    return moves.parse(notation);
  }

  @Override
  public String label(View view, Move move) {
    return label(view, move, seat -> table.seats == 2 ? "your enemy" : "seat " + (seat + 1));
  }

  /** What a move would mean to a player who sees {@code view} and knows the others by name. */
  public String label(View view, Move move, Names names) {
    return labels.of(view, move, names);
  }

  @Override
  public Map<String, Object> describe(Battle battle) {
    return sheet.describe(battle);
  }

  @Override
  public Battle assemble(Facts facts) {
    return reader.assemble(facts);
  }

  @Override
  public @Nullable Outlook outlook(View view, Names names) {
    int asked = toAct(view.known());
    return asked == 0 ? null : new Waiting(Seen.of(view), asked, names).outlook();
  }

  @Override
  public Record show(View view) {
    return Seen.of(view);
  }

  @Override
  public List<Thing> things(View view) {
    return meanings.things(view);
  }

  @Override
  public void meanings(View view, Thing thing, MoveBuffer<Move> into) {
    meanings.of(view, thing, into);
  }

  @Override
  public List<String> cards(Battle battle) {
    return Places.cards(battle);
  }

  @Override
  public String cardName(int card) {
    return table.cardName(card);
  }

  @Override
  public int cardNamed(String name) {
    return table.cardNamed(name);
  }

  @Override
  public String spell(String kind, int number) {
    return switch (kind) {
      case "item" -> table.itemName(number);
      case "mode" -> table.modeWords.get(number);
      default -> Game.super.spell(kind, number);
    };
  }

  @Override
  public int spelt(String kind, String name) {
    return switch (kind) {
      case "item" -> table.itemNamed(name);
      case "mode" -> table.modeNamed(name);
      default -> Game.super.spelt(kind, name);
    };
  }

  /** What is printed on an action card. */
  public ActionCard card(int card) {
    return table.action[card];
  }

  /** What is printed on an item that is held or lies on the Floor. */
  public Armament armament(int item) {
    return table.armament(item);
  }

  /** How many kinds of armament there are. */
  public int armaments() {
    return table.armaments.length;
  }

  /** An armament of a kind as it comes from the deck: a pistol loaded, a bottle empty. */
  public int fresh(int kind) {
    return 2 * kind;
  }

  /** Whether an item is a full bottle or a fired pistol. */
  public boolean marked(int item) {
    return Table.marked(item);
  }

  /** The same pistol loaded. */
  public int loaded(int item) {
    return Table.unmark(item);
  }

  /** Whether an item can be used in one of its modes: a pistol must be loaded for a shot. */
  public boolean usable(int item, Armament.Mode mode) {
    return !mode.loaded() || !Table.marked(item);
  }

  /** The name of an item, with its state. */
  public String itemName(int item) {
    return table.itemName(item);
  }

  /** What an attack in a mode is called. */
  public String modeWord(int mode) {
    return table.modeWords.get(mode);
  }

  /** What bare hands do (HAY-B1.3). */
  public Armament.Mode fisticuffs() {
    return table.fisticuffs;
  }

  /** How the battle is fought. */
  public BattleType battleType() {
    return table.options.battle();
  }

  /** HAY-5.4, 5.6b: the victory points of a side that win, in brawls. */
  public int goal() {
    return table.goal();
  }

  /** The set that a seat sits at. */
  public int home(int seat) {
    return table.home(seat);
  }

  /** The set that a place is, as seen from a seat. */
  public Stage at(Battle battle, int seat, Move.Place place) {
    return Elsewhere.at(battle, seat, place);
  }

  /** The side that a seat is on. */
  public int team(int seat) {
    return table.team[seat];
  }

  /** The set where a seat acts now, or would act next. */
  public Stage stageOf(Battle battle, int seat) {
    return battle.stageOf(seat);
  }

  /** What hangs on the blow or throw at {@code i} of the stack of a set; null if it is none. */
  public @Nullable Stakes stakes(View view, int stage, int i) {
    Stage set = view.known().stages[stage];
    Deed deed = set.stack.deed(i);
    boolean blow = deed == Deed.ATTACK || deed == Deed.THROW;
    return blow ? Stakes.declared(view, set, i) : null;
  }

  /** What would hang on a move of the seat of a view; null if it is no blow and no throw. */
  public @Nullable Stakes stakes(View view, Move move) {
    return Aims.stakes(view, move);
  }

  /** The range from a seat to another, as its cards count it now; -1 if it is out of reach. */
  public int range(Battle battle, int seat, int target) {
    return Reach.range(battle, battle.stageOf(seat), seat, target, false);
  }
}
