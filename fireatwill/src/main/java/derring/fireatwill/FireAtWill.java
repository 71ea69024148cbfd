package derring.fireatwill;

import derring.kernel.BadInput;
import derring.kernel.CardSet;
import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Late;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Outlook;
import derring.kernel.Tale;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Fire at Will with its options and cards: sets up ({@link SetUp}), lists and judges ({@link
 * Referee}), plays ({@link FastPlay}), scores ({@link Scoring}), says who has won ({@link Victory})
 * and shows what can be seen ({@link View}). Both seats may act at any time; the order in which
 * moves are played alone decides.
 */
public final class FireAtWill implements Game<Battle, Move, View> {
  private final Title title;
  private final Table table;

  FireAtWill(Title title, Options options, Map<String, CardSet> cards) {
    this.title = title;
    this.table = new Table(options, cards);
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
    return Table.SEATS;
  }

  @Override
  public Traits traits() {
    return new Traits(true, false, true, false, table.longest());
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
    return Referee.toAct(battle);
  }

  @Override
  public void moves(Battle battle, int seat, MoveBuffer<Move> into) {
    Referee.list(battle, seat, into);
  }

  @Override
  public Verdict judge(Battle battle, int seat, Move move) {
    Refusal refusal = Referee.judge(battle, seat, move);
    return refusal == null ? Verdict.LEGAL : refusal.verdict(battle, seat, move);
  }

  @Override
  public void play(Battle battle, int seat, Move move, Chance chance, Log log) {
    FastPlay.play(battle, seat, move, log);
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
  public boolean realTime() {
    return true;
  }

  @Override
  public @Nullable Late<Move> late(Battle battle, int seat) {
    return Lateness.of(battle, seat);
  }

  @Override
  public @Nullable Integer points(Battle battle, int seat) {
    return battle.phase == Phase.OVER ? battle.sides[seat].score : null;
  }

  @Override
  public @Nullable String called(int body) {
    return body == 0 || body == 1 ? faction(body) : null;
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return new Remembered(names).of(told, outcome);
  }

  @Override
  public @Nullable Outcome outcome(Battle battle) {
    return Victory.outcome(battle);
  }

  @Override
  public String notation(Move move) {
    return Moves.notation(move);
  }

  @Override
  public Move parse(String notation) {
    return Moves.parse(notation);
  }

  @Override
  public String label(View view, Move move) {
    return Moves.label(move);
  }

  @Override
  public Map<String, Object> describe(Battle battle) {
    return Sheet.describe(battle);
  }

  @Override
  public Battle assemble(Facts facts) {
    return SheetReader.read(table, facts);
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
    return Meanings.things(view);
  }

  @Override
  public void meanings(View view, Thing thing, MoveBuffer<Move> into) {
    Meanings.of(view, thing, into);
  }

  @Override
  public List<String> cards(Battle battle) {
    return Places.cards(battle);
  }

  @Override
  public String cardName(int card) {
    return Card.name(card);
  }

  @Override
  public int cardNamed(String name) {
    return Card.named(name);
  }

  @Override
  public String spell(String kind, int number) {
    return kind.equals("place") ? Moves.place(number) : Game.super.spell(kind, number);
  }

  @Override
  public int spelt(String kind, String name) {
    return kind.equals("place") ? Moves.orMate(name) : Game.super.spelt(kind, name);
  }

  /**
   * Scores piles that somebody has written down, as docs/fire-at-will-notation.md says; they need
   * not have come from one box.
   *
   * @return the battle, over and scored
   * @throws BadInput if they are not written so; the message names the line
   */
  public Battle score(String notation, Log log) {
    Battle battle = PileNotation.read(table, notation);
    Scoring.score(battle, log);
    return battle;
  }

  /** Scores a battle as it stands, as if nobody laid another card (FAW-3). It is over then. */
  public void scoreAsItStands(Battle battle, Log log) {
    battle.phase = Phase.OVER;
    Scoring.score(battle, log);
  }

  /** What piles have more of than there is in the box, in words; empty if nothing. */
  public List<String> surplus(Battle battle) {
    return PileNotation.surplus(battle);
  }

  /** The name of a seat's faction. */
  public String faction(int seat) {
    return table.factions.get(seat);
  }
}
