package derring.audatia;

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
 * Audatia with its options and cards: sets up ({@link SetUp}), goes Out of Measure ({@link
 * Measure}), strikes and parries ({@link Blows}), closes in ({@link Stretto}), plays tricks ({@link
 * Skills}), decides ({@link Victory}); the variants are {@link Salle} and {@link SuddenDeath}. What
 * is allowed says the {@link Referee} with the questions of {@link Eligibility}; each seat is shown
 * its {@link View}.
 */
public final class Audatia implements Game<Bout, Move, View> {
  /** Cards are spent in every measure but two, and no card comes back more than once. */
  private static final int LONGEST = 6000;

  private final Title title;
  private final Table table;
  private final Moves moves;
  private final Referee referee;
  private final Meanings meanings;
  private final SheetReader reader;

  /**
   * What every deal begins with; a new one each time would be all that a silent match allocates.
   */
  private final Bout empty;

  Audatia(Title title, Options options, Map<String, CardSet> cards) {
    this.title = title;
    table = new Table(options, cards);
    moves = new Moves(table);
    referee = new Referee(moves);
    meanings = new Meanings(moves, table);
    reader = new SheetReader(table);
    empty = new Bout(table);
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
    return new Traits(true, true, true, false, LONGEST);
  }

  @Override
  public Bout blank() {
    return new Bout(table);
  }

  @Override
  public void deal(Bout bout, Chance chance, Log log) {
    bout.copyFrom(empty);
    SetUp.deal(bout, chance, log);
  }

  @Override
  public int toAct(Bout bout) {
    return bout.toAct();
  }

  @Override
  public void moves(Bout bout, int seat, MoveBuffer<Move> into) {
    if ((bout.toAct() >> seat & 1) == 1) {
      referee.list(bout, seat, into);
    }
  }

  @Override
  public Verdict judge(Bout bout, int seat, Move move) {
    Refusal refusal = referee.judge(bout, seat, move);
    return refusal == null
        ? Verdict.LEGAL
        : refusal.verdict(bout, seat, moves.named(move), Moves.cardOf(move));
  }

  @Override
  public void play(Bout bout, int seat, Move move, Chance chance, Log log) {
    switch (move) {
      case Move.Pass() -> Course.pass(bout, seat, chance, log);
      case Move.Yield() -> Victory.giveUp(bout, seat, log);
      case Move.Done() -> {
        switch (bout.phase) {
          case EXCHANGE -> SetUp.doneExchanging(bout, seat, chance, log);
          case TRADE -> Measure.doneTrading(bout, seat, log);
          default -> SuddenDeath.doneOrdering(bout, seat, log);
        }
      }
      case Move.Trade() -> Draws.beginTrade(bout, seat, log);
      case Move.Reveal() -> SuddenDeath.reveal(bout, seat, log);
      case Move.Discard(int card) -> SetUp.layAside(bout, seat, card, log);
      case Move.Take(int virtue) -> SetUp.take(bout, seat, virtue, chance, log);
      case Move.Salute(int card) -> SetUp.salute(bout, seat, card, chance, log);
      case Move.Give(int card) -> Draws.give(bout, seat, card, chance, log);
      case Move.Guard(int posta) -> Measure.guard(bout, seat, posta, log);
      case Move.Place(int card) -> SuddenDeath.place(bout, seat, card, log);
      case Move.Attack(int card) -> Blows.attack(bout, seat, card, log);
      case Move.Beat(int card) -> Blows.beat(bout, seat, card, log);
      case Move.Parry(int card) -> Blows.parry(bout, seat, card, log);
      case Move.Counterattack(int card) -> Blows.counterattack(bout, seat, card, log);
      case Move.Exchange(int card) -> Blows.exchange(bout, seat, card, log);
      case Move.Defend(int card) -> Blows.defend(bout, seat, card, log);
      case Move.Break(int card) -> Blows.breakThrust(bout, seat, card, log);
      case Move.Feint(int card) -> Blows.attack(bout, seat, card, log);
      case Move.Remedy(int card) -> Stretto.remedy(bout, seat, card, log);
      case Move.Counter(int card) -> Stretto.counter(bout, seat, card, chance, log);
      case Move.Play(int card) -> Skills.play(bout, seat, card, chance, log);
      case Move.Cycle(int card) -> Draws.cycle(bout, seat, card, chance, log);
      case Move.Orient(boolean inside) -> Blows.orient(bout, seat, inside, log);
    }
    if (bout.laid) {
      SuddenDeath.settle(bout, chance, log);
    }
  }

  /** Where one may wait silence is waiting; a Strike or a Remedy has to be answered. */
  @Override
  public @Nullable Question<Move> question(Bout bout, int seat) {
    if (bout.phase.isSecret() || !bout.window.asks(seat)) {
      return null;
    }
    boolean turned = bout.laid && !bout.fighters[seat].hand.isEmpty();
    boolean mayWait = bout.phase.kind == Phase.Kind.WINDOW && !turned;
    return new Question<>(bout.window.number(), mayWait ? moves.pass : null);
  }

  @Override
  public View view(Bout bout, int seat) {
    return new View(bout, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Bout into) {
    view.imagine(chance, into);
  }

  /** Points are counted in Salle Play only. */
  @Override
  public @Nullable Integer points(Bout bout, int seat) {
    return table.isSalle() ? bout.fighters[seat].points : null;
  }

  @Override
  public @Nullable String called(int body) {
    return body >= 0 && body < Table.SEATS && !table.characters[0].equals(table.characters[1])
        ? table.characters[body]
        : null;
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return new Remembered(names).of(told, outcome);
  }

  @Override
  public @Nullable Outcome outcome(Bout bout) {
    return Victory.outcome(bout);
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
    Phase phase = view.known().phase;
    return switch (move) {
      case Move.Pass() ->
          switch (phase) {
            case SALUTE -> "do not salute";
            case SALUTE_ANSWER -> "do not return the salute";
            case STEP_7 -> "admit that you cannot attack";
            case DENY -> "let it be";
            default -> "wait";
          };
      case Move.Yield() -> "yield: no answer";
      case Move.Done() -> phase == Phase.TRADE ? "trade no more" : "keep the rest";
      case Move.Trade() -> "trade two cards for one";
      case Move.Guard(int posta) ->
          (phase == Phase.POSTA ? "stand in " : "change to ") + table.poste[posta].name();
      case Move.Orient(boolean inside) ->
          inside ? "turn it so that you have Inside" : "turn it so that you have Outside";
      default -> moves.notation(move);
    };
  }

  @Override
  public Map<String, Object> describe(Bout bout) {
    return Sheet.describe(bout);
  }

  @Override
  public Bout assemble(Facts facts) {
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
    return switch (kind) {
      case "virtue" -> Virtue.of(number).called();
      case "posta" -> table.poste[number].name();
      default -> Game.super.spell(kind, number);
    };
  }

  @Override
  public int spelt(String kind, String name) {
    return switch (kind) {
      case "virtue" -> moves.virtueNamed(name);
      case "posta" -> table.postaNamed(name);
      default -> Game.super.spelt(kind, name);
    };
  }

  /** What is printed on a card. */
  public Card card(int card) {
    return table.cards[card];
  }

  /** How many different cards there are; they are numbered from 0. */
  public int kinds() {
    return table.cards.length;
  }

  /** How many Poste there are; they are numbered from 0. */
  public int poste() {
    return table.poste.length;
  }

  /** What is printed on a Posta. */
  public Posta posta(int posta) {
    return table.poste[posta];
  }

  /**
   * The Posta with a name.
   *
   * @throws derring.kernel.BadInput if there is none
   */
  public Posta postaNamed(String name) {
    return table.poste[table.postaNamed(name)];
  }
}
