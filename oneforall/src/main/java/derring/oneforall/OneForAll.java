package derring.oneforall;

import derring.kernel.BadInput;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * ...And One For All! with its options and its table: places and passes the initiative ({@link
 * Turn}), runs in straight lines ({@link Straight}), acts ({@link Deeds}, {@link Footwork}, {@link
 * Announced}, {@link Things}, {@link Hits}), duels ({@link Duel}), decides what is allowed ({@link
 * Referee}, {@link Feats}, {@link Aiming}) and lists a sample of it ({@link Sample}). Where
 * everything is, {@link Space} knows.
 */
public final class OneForAll implements Game<Melee, Move, View> {
  /** More moves than any match comes near: see A1FA-R82. */
  private static final int LONGEST = 2_000_000;

  private final Title title;
  private final Field field;
  private final Sample sample;
  private final Notes notes;
  private final Labels labels;
  private final Meanings meanings;
  private final Sheet sheet;

  OneForAll(Title title, Options options, Map<String, CardSet> sets) {
    this.title = title;
    field = new Field(options, sets);
    sample = new Sample(field);
    notes = new Notes(field);
    meanings = new Meanings(field, notes);
    sheet = new Sheet(field, notes);
    labels = new Labels(field, notes, sheet);
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Map<String, Object> options() {
    return field.options.values();
  }

  @Override
  public int seats() {
    return field.seats;
  }

  @Override
  public Traits traits() {
    return new Traits(false, true, field.seats > 2, true, LONGEST);
  }

  @Override
  public Melee blank() {
    return field.bare.copy();
  }

  @Override
  public void deal(Melee m, Chance chance, Log log) {
    Turn.deal(m);
  }

  @Override
  public int toAct(Melee m) {
    int set = 0;
    switch (m.phase) {
      case PLACE -> {
        for (int f = 0; f < field.figures; f++) {
          if (m.side[f] == m.turn && m.is(f, Melee.UNPLACED)) {
            set |= 1 << field.owner(m, f);
          }
        }
      }
      case ACT -> set = m.active >= 0 ? 1 << field.owner(m, m.active) : field.playing(m, m.turn);
      case ANSWER, ALLOT -> set = m.window.asked();
      case OVER -> {}
    }
    return set;
  }

  @Override
  public void moves(Melee m, int seat, MoveBuffer<Move> into) {
    if ((toAct(m) >> seat & 1) == 1) {
      sample.list(m, seat, into);
    }
  }

  @Override
  public Verdict judge(Melee m, int seat, Move move) {
    Refusal refusal = Referee.judge(m, seat, move);
    return refusal == null ? Verdict.LEGAL : refusal.verdict(m, figureOf(move), thingOf(move));
  }

  private static int figureOf(Move move) {
    return switch (move) {
      case Move.Place(int f, int x, int y) -> f;
      case Move.Go(int f, int x, int y) -> f;
      case Move.Act(int f, Verb verb, int thing) -> f;
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) -> f;
      case Move.Aim(int f, Verb verb, int thing, int targets) -> f;
      case Move.Duel(int f, int enemy) -> f;
      case Move.Announce a -> a.figure();
      default -> Melee.NONE;
    };
  }

  private int thingOf(Move move) {
    return switch (move) {
      case Move.Act(int f, Verb verb, int thing) -> thing;
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) -> thing;
      case Move.Aim(int f, Verb verb, int thing, int targets) -> thing;
      case Move.Duel(int f, int enemy) -> field.figureThing(enemy);
      case Move.Hit(int f) -> field.figureThing(f);
      case Move.Announce a -> a.thing();
      default -> Melee.NONE;
    };
  }

  @Override
  public void play(Melee m, int seat, Move move, Chance chance, Log log) {
    switch (move) {
      case Move.Place(int f, int x, int y) -> Turn.place(m, f, x, y, chance, log);
      case Move.Go(int f, int x, int y) -> Straight.go(m, f, x, y, chance, log);
      case Move.Act(int f, Verb verb, int thing) -> Deeds.thing(m, f, verb, thing, chance, log);
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          Footwork.spot(m, f, verb, thing, x, y, chance, log);
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          Deeds.aim(m, f, verb, thing, targets, chance, log);
      case Move.Duel(int f, int enemy) -> Duel.fight(m, f, enemy, chance, log);
      case Move.Announce a -> Announced.announce(m, a, log);
      case Move.Accept() -> Announced.answered(m, seat, true, chance, log);
      case Move.Doubt() -> Announced.answered(m, seat, false, chance, log);
      case Move.Hit(int f) -> Duel.allot(m, f, chance, log);
      case Move.Stop() -> Turn.stop(m, log);
      case Move.Yield() -> Turn.yieldInitiative(m, log);
    }
  }

  @Override
  public View view(Melee m, int seat) {
    return new View(m, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Melee into) {
    into.copyFrom(view.known());
  }

  @Override
  public Names names(Names seats) {
    return new Called(field, seats);
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return new Remembered(names(names)).of(told, outcome);
  }

  @Override
  public @Nullable Outcome outcome(Melee m) {
    if (m.winner < 0) {
      return null;
    }
    List<Integer> places = new ArrayList<>();
    for (int seat = 0; seat < field.seats; seat++) {
      places.add(m.winner == 2 || field.sideOf(seat) == m.winner ? 1 : 2);
    }
    return new Outcome(places, m.winner == 2, m.ending.reason, m.ending.rule);
  }

  @Override
  public String notation(Move move) {
    return notes.notation(move);
  }

  @Override
  public Move parse(String notation) {
    return notes.parse(notation);
  }

  @Override
  public String label(View view, Move move) {
    return labels.of(view.known(), move);
  }

  @Override
  public Map<String, Object> describe(Melee m) {
    return sheet.describe(m);
  }

  @Override
  public Melee assemble(Facts facts) {
    return sheet.assemble(facts);
  }

  /** Only what others do asks a seat; who allocates the hits of his own duel is not asked. */
  @Override
  public @Nullable Question<Move> question(Melee m, int seat) {
    if (!m.window.asks(seat)) {
      return null;
    }
    if (m.phase == Phase.ANSWER) {
      return new Question<>(m.window.number(), new Move.Accept());
    }
    return field.owner(m, m.active) == seat
        ? null
        : new Question<>(
            m.window.number(), new Move.Hit(Integer.numberOfTrailingZeros(m.allotTargets)));
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
  public @Nullable Record foresee(View view, List<Move> line, boolean further) {
    return Rehearsal.of(this, view, line, further);
  }

  /** Things for the hand are the cards of this game: each is always in one place. */
  @Override
  public List<String> cards(Melee m) {
    return sheet.items(m);
  }

  @Override
  public String spell(String kind, int number) {
    return switch (kind) {
      case "figure" -> field.figureName(number);
      case "thing" -> field.name(number);
      default -> Game.super.spell(kind, number);
    };
  }

  @Override
  public int spelt(String kind, String name) {
    return switch (kind) {
      case "figure" -> notes.figure(name);
      case "thing" -> notes.thing(name);
      default -> Game.super.spelt(kind, name);
    };
  }

  @Override
  public String cardName(int card) {
    throw new IllegalArgumentException("there are no cards in this game");
  }

  @Override
  public int cardNamed(String name) {
    throw new BadInput("there are no cards in this game, so there is none named '" + name + "'");
  }

  // For those who think ahead.

  /** How many figures there are, numbered from 0. */
  public int figures() {
    return field.figures;
  }

  /** The word for a figure. */
  public String figureName(int figure) {
    return field.figureName(figure);
  }

  /** The number that a figure has as a thing. */
  public int figureThing(int figure) {
    return field.figureThing(figure);
  }

  /** The word for a thing of any sort. */
  public String thingName(int thing) {
    return field.name(thing);
  }

  /** The side that a figure fights for; 2 for a bystander. */
  public int side(Melee m, int figure) {
    return m.side[figure];
  }

  /** The side of a seat. */
  public int sideOf(int seat) {
    return field.sideOf(seat);
  }

  /** The dice that a figure defends with against an action. */
  public int defence(Melee m, int figure) {
    return Dice.rating(m, figure);
  }

  /** The odds of a duel as things stand, with so many more swashbuckling dice. */
  public Odds duel(Melee m, int figure, int enemy, int more) {
    int own = (m.active == figure ? 0 : -m.dice) + more;
    return Odds.of(
        Math.max(1, Duel.attackDice(m, figure, enemy) + own),
        Duel.defenceDice(m, figure, enemy),
        Duel.isBlade(m, figure),
        Duel.isBlade(m, enemy));
  }

  /** Whether two figures are in contact. */
  public boolean contact(Melee m, int one, int other) {
    return Touch.contact(m, one, other);
  }

  /** Whether a figure stands on the table, on its feet. */
  public boolean stands(Melee m, int figure) {
    return m.stands(figure);
  }

  /** Whether a figure is stunned. */
  public boolean stunned(Melee m, int figure) {
    return m.is(figure, Melee.STUNNED);
  }

  /** Whether a figure has lost its weapon. */
  public boolean weaponless(Melee m, int figure) {
    return m.is(figure, Melee.WEAPONLESS);
  }

  /** Whether a figure may start duels at all. */
  public boolean duels(Melee m, int figure) {
    return field.roster[figure].duels() && (m.armed(figure) || field.roster[figure].blade());
  }

  /** Whether the figure that is active has run to something. */
  public boolean reached(Melee m) {
    return m.reached;
  }

  /** How far two figures are from each other, in thousandths of an inch. */
  public long distance(Melee m, int one, int other) {
    return Geo.length((long) m.x[one] - m.x[other], (long) m.y[one] - m.y[other]);
  }

  /** Where a straight move would lead: the enemy of the figure that it reaches, or -1. */
  public int reaches(Melee m, Move.Go go) {
    int met = Straight.stopped(m, go.figure(), go.x(), go.y());
    return field.isFigure(met) && m.enemies(go.figure(), field.asFigure(met))
        ? field.asFigure(met)
        : -1;
  }

  /** How much nearer to its nearest enemy a straight move would bring a figure. */
  public long nearer(Melee m, Move.Go go) {
    long end = Straight.end(m, go.figure(), go.x(), go.y());
    return nearer(m, go.figure(), Space.pointX(end), Space.pointY(end));
  }

  /** How much nearer to its nearest enemy a figure would be at a point. */
  public long nearer(Melee m, int f, int x, int y) {
    long before = Long.MAX_VALUE;
    long after = Long.MAX_VALUE;
    for (int g = 0; g < field.figures; g++) {
      if (m.enemies(f, g) && m.stands(g)) {
        before = Math.min(before, distance(m, f, g));
        after = Math.min(after, Geo.length((long) m.x[g] - x, (long) m.y[g] - y));
      }
    }
    return before == Long.MAX_VALUE ? 0 : before - after;
  }

  /** Whether a straight move would reach the weapon that the figure has lost. */
  public boolean reachesWeapon(Melee m, Move.Go go) {
    int f = go.figure();
    return m.is(f, Melee.MARKED)
        && go.x() == m.wx[f]
        && go.y() == m.wy[f]
        && Straight.end(m, f, go.x(), go.y()) == Space.point(go.x(), go.y());
  }
}
