package derring.swordplay;

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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Swordplay with its options and cards: sets up ({@link SetUp}), lists and judges ({@link
 * Referee}), plays the turn ({@link Turn}) and the exchange of blows ({@link Exchange}, {@link
 * Damage}, {@link Breakage}, {@link Defeat}), moves the {@link Beast}, and shows each seat its
 * {@link View}.
 */
public final class Swordplay implements Game<Bout, Move, View> {
  private final Title title;
  private final Table table;
  private final Moves moves;
  private final Referee referee;
  private final Meanings meanings;
  private final Sheet sheet;
  private final SheetReader reader;
  private final String[] names;

  Swordplay(Title title, Options options, Map<String, CardSet> cards) {
    this.title = title;
    table = new Table(options, cards);
    moves = new Moves(table);
    referee = new Referee(moves);
    meanings = new Meanings(moves);
    sheet = new Sheet(table, moves);
    reader = new SheetReader(table, moves);
    names = new String[table.bodies];
    Arrays.setAll(names, this::name);
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

  /** A turn has at most 4 decisions and 4 drops, and every answer in it uses up a card or a use. */
  @Override
  public Traits traits() {
    return new Traits(true, true, false, false, table.options.turnLimit() * 64);
  }

  @Override
  public Bout blank() {
    return new Bout(table);
  }

  @Override
  public void deal(Bout bout, Chance chance, Log log) {
    SetUp.deal(bout, chance, log);
  }

  @Override
  public int toAct(Bout bout) {
    int seat = bout.waitsFor();
    return seat == Bout.NOBODY ? 0 : 1 << seat;
  }

  @Override
  public void moves(Bout bout, int seat, MoveBuffer<Move> into) {
    if (seat == bout.waitsFor()) {
      referee.list(bout, into);
    }
  }

  @Override
  public Verdict judge(Bout bout, int seat, Move move) {
    Refusal refusal = referee.judge(bout, seat, move);
    if (refusal == null) {
      return Verdict.LEGAL;
    }
    boolean again = move instanceof Move.Again && bout.phase == Phase.ANSWER;
    return refusal.verdict(
        bout, again ? bout.fighters[bout.target].lastDefence : Moves.cardOf(move));
  }

  @Override
  public void play(Bout bout, int seat, Move move, Chance chance, Log log) {
    bout.answer.leave(seat);
    switch (move) {
      case Move.Pass() -> pass(bout, chance, log);
      case Move.Discard(int card) -> Turn.discard(bout, card, chance, log);
      case Move.ThrowIn() -> Turn.throwIn(bout, chance, log);
      case Move.Drop(int card, int used) -> Turn.drop(bout, card, used, log);
      case Move.Ready(int card) -> Turn.ready(bout, card, chance, log);
      case Move.Attack attack -> Exchange.attack(bout, attack, chance, log);
      case Move.Fire(int card, int target) -> Exchange.fire(bout, card, target, chance, log);
      case Move.Defend(int card) -> Exchange.defend(bout, card, chance, log);
      case Move.Again() -> Exchange.defendAgain(bout, chance, log);
      case Move.Cloak(int card, int used) -> Exchange.cloak(bout, card, used, chance, log);
      case Move.Bind(int card) -> Exchange.bind(bout, card, chance, log);
      case Move.Name(int card) -> {
        if (!Breakage.named(bout, seat, card, chance, log)) {
          Exchange.settle(bout, chance, log);
        }
      }
      case Move.BeatAside(int card) -> {
        Exchange.beatAside(bout, card, log);
        Exchange.finish(bout, chance, log);
      }
    }
  }

  private static void pass(Bout bout, Chance chance, Log log) {
    switch (bout.phase) {
      case DISCARD -> Turn.drawPhase(bout, chance, log);
      case READY -> Turn.readyNothing(bout, chance, log);
      case COMBAT -> Turn.end(bout, chance, log);
      case ANSWER -> Exchange.hit(bout, chance, log);
      default -> throw new IllegalStateException("nobody may pass now");
    }
  }

  /** The target of an attack may answer it; who does not takes the blow (SWP-4.2). */
  @Override
  public @Nullable Question<Move> question(Bout bout, int seat) {
    return bout.answer.asks(seat) ? new Question<>(bout.answer.number(), moves.pass) : null;
  }

  @Override
  public View view(Bout bout, int seat) {
    return new View(bout, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Bout into) {
    view.imagine(chance, into);
  }

  @Override
  public @Nullable String called(int body) {
    return body >= 0 && body < table.figures.length ? table.figures[body].name() : null;
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return new Remembered(outcome.places().size() + 1, names).of(told, outcome);
  }

  @Override
  public @Nullable Outcome outcome(Bout bout) {
    return Defeat.outcome(bout);
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
    return move instanceof Move.Pass ? pass(view.known()) : label(move);
  }

  private static String pass(Bout bout) {
    return switch (bout.phase) {
      case DISCARD -> "keep all cards";
      case READY -> "ready nothing";
      case COMBAT -> "do not attack";
      default -> "take it (" + Damage.worth(bout) + ")";
    };
  }

  private String label(Move move) {
    return switch (move) {
      case Move.Attack(int card, int at, int target) ->
          "attack with " + moves.blow(card, at) + at(target);
      case Move.Fire(int card, int target) -> "fire " + table.cardName(card) + at(target);
      case Move.Defend(int card) -> "defend with " + table.cardName(card);
      default -> moves.notation(move);
    };
  }

  /** Whom it is aimed at, where there is more than one. */
  private String at(int target) {
    return target == Bout.NOBODY || names.length == 2 ? "" : " at " + names[target];
  }

  /** Fighters without a card of their own share a name, so they are told apart by their seat. */
  private String name(int body) {
    String name = table.figures[body].name();
    long namesakes = Arrays.stream(table.figures).filter(f -> f.name().equals(name)).count();
    return namesakes == 1 ? name : name + " in seat " + body;
  }

  @Override
  public Map<String, Object> describe(Bout bout) {
    return sheet.describe(bout);
  }

  @Override
  public Bout assemble(Facts facts) {
    return reader.assemble(facts);
  }

  @Override
  public @Nullable Outlook outlook(View view, Names names) {
    int asked = toAct(view.known());
    return asked == 0
        ? null
        : new Waiting(Seen.of(view, moves), asked, names, table.figures).outlook();
  }

  @Override
  public Record show(View view) {
    return Seen.of(view, moves);
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
  public List<String> cards(Bout bout) {
    return Places.cards(bout);
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
    return kind.equals("location") ? Location.of(number).word() : Game.super.spell(kind, number);
  }

  @Override
  public int spelt(String kind, String name) {
    return kind.equals("location")
        ? Facts.of(name).word(Location.WORDS).ordinal()
        : Game.super.spelt(kind, name);
  }

  /** How many different cards there are: they are numbered from 0. */
  public int kinds() {
    return table.cards.length;
  }

  /** How many decks there are: one for each set in play. */
  public int sides() {
    return table.decks.size();
  }

  /** What is printed on a card. */
  public Card card(int card) {
    return table.cards[card];
  }

  /** What is printed on the card of a fighter; the number after the last seat is the Beast. */
  public Figure figure(int body) {
    return table.figures[body];
  }

  /** What the attack under way does if it is not countered. */
  public int damage(Bout bout) {
    return Damage.worth(bout);
  }

  /** What the target of the attack under way would lose of its life if it did not counter. */
  public int wound(Bout bout) {
    return Forecast.wound(bout);
  }

  /** What the armour of the target would take of the attack under way. */
  public int absorbed(Bout bout) {
    return Forecast.absorbed(bout);
  }

  /**
   * Puts an attack under way that nobody has made, for those who think ahead: its target is waited
   * for, so {@link #moves} lists what it could answer with the hand it has in {@code bout}.
   */
  public void suppose(Bout bout, Form form, int attacker, int target, int via, int at) {
    bout.overextended = false;
    bout.propose(form, attacker, target, via, at);
  }

  /** The same for the counter-attack that the target of the attack under way would make. */
  public void supposeCounter(Bout bout, int defence) {
    bout.overextended = Exchange.overextends(bout);
    int at = table.defence(defence).counter();
    bout.propose(Form.COUNTER, bout.target, bout.attacker, defence, at);
  }
}
