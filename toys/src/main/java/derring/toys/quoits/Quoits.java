package derring.toys.quoits;

import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The rules of Quoits: no cards, no chance, nothing hidden, and more moves than can be listed. */
public final class Quoits implements Game<Yard, Move, View> {
  private static final String THROW = "throw ";
  private static final Pattern SPOT = Pattern.compile("(0|-?[1-9]\\d{0,5}),(0|-?[1-9]\\d{0,5})");
  private static final int FAR = 1_000_000;

  private final Title title;

  Quoits(Title title) {
    this.title = title;
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Map<String, Object> options() {
    return Map.of();
  }

  @Override
  public int seats() {
    return Yard.SEATS;
  }

  @Override
  public Traits traits() {
    return new Traits(false, false, false, true, Yard.SEATS * Yard.RINGS);
  }

  @Override
  public Yard blank() {
    return new Yard();
  }

  @Override
  public void deal(Yard yard, Chance chance, Log log) {
    yard.thrown = 0;
  }

  @Override
  public int toAct(Yard yard) {
    return yard.over() ? 0 : 1 << yard.turn();
  }

  @Override
  public void moves(Yard yard, int seat, MoveBuffer<Move> into) {
    Referee.list(yard, seat, into);
  }

  @Override
  public Verdict judge(Yard yard, int seat, Move move) {
    Refusal refusal = Referee.judge(yard, seat, at(move));
    return refusal == null ? Verdict.LEGAL : refusal.verdict(yard, at(move));
  }

  private static Point at(Move move) {
    return switch (move) {
      case Move.Throw(Point at) -> at;
    };
  }

  @Override
  public void play(Yard yard, int seat, Move move, Chance chance, Log log) {
    Point at = at(move);
    yard.put(at);
    if (!log.on()) {
      return;
    }
    log.add(Entry.open(new Told.Landed(seat, at, Yard.away(at)), "QUO-1.2", "QUO-2.1"));
    for (int each = 0; yard.over() && each < Yard.SEATS; each++) {
      log.add(Entry.open(new Told.Measured(each, yard.nearest(each)), "QUO-3.1"));
    }
  }

  @Override
  public View view(Yard yard, int seat) {
    return new View(yard, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Yard into) {
    into.copyFrom(view.yard());
  }

  @Override
  public @Nullable Outcome outcome(Yard yard) {
    return Referee.outcome(yard);
  }

  @Override
  public String notation(Move move) {
    return THROW + at(move);
  }

  @Override
  public Move parse(String notation) {
    Matcher spot = SPOT.matcher(notation.startsWith(THROW) ? notation.substring(6) : "");
    if (!spot.matches()) {
      throw new BadInput("no move is written '" + notation + "'; expected throw X,Y");
    }
    return new Move.Throw(
        new Point(Integer.parseInt(spot.group(1)), Integer.parseInt(spot.group(2))));
  }

  @Override
  public String label(View view, Move move) {
    Point at = at(move);
    return "Throw to " + at + ", " + Yard.lengths(Yard.away(at)) + " from the pin";
  }

  @Override
  public Map<String, Object> describe(Yard yard) {
    List<Object> rings = new ArrayList<>();
    for (int i = 0; i < yard.thrown; i++) {
      Map<String, Object> ring = new LinkedHashMap<>();
      ring.put("x", yard.rings[i].x());
      ring.put("y", yard.rings[i].y());
      rings.add(ring);
    }
    return Map.of("rings", rings);
  }

  @Override
  public Yard assemble(Facts facts) {
    Yard yard = new Yard();
    for (Facts ring : facts.only("rings").items("rings")) {
      ring.only("x", "y");
      Point at = new Point(ring.at("x").number(-FAR, FAR), ring.at("y").number(-FAR, FAR));
      Verdict verdict = judge(yard, yard.turn(), new Move.Throw(at));
      if (!verdict.legal()) {
        throw ring.bad(verdict.sentence() + " (" + verdict.rule() + ")");
      }
      yard.put(at);
    }
    return yard;
  }

  @Override
  public Record show(View view) {
    return Seen.of(view);
  }

  @Override
  public List<Thing> things(View view) {
    List<Thing> things = new ArrayList<>();
    if (view.seat() >= 0) {
      things.add(new Thing("pin", "pin"));
      for (int i = 1; i <= view.yard().thrown; i++) {
        things.add(new Thing("ring", Integer.toString(i)));
      }
    }
    return things;
  }

  /** Whoever points at the pin or at a ring would throw to where it is. */
  @Override
  public void meanings(View view, Thing thing, MoveBuffer<Move> into) {
    if (!things(view).contains(thing)) {
      throw new BadInput("there is no " + thing + " here; expected pin pin or ring and its number");
    }
    into.add(
        new Move.Throw(
            thing.kind().equals("pin")
                ? Yard.PIN
                : view.yard().rings[Integer.parseInt(thing.name()) - 1]));
  }

  @Override
  public String cardName(int card) {
    throw new IllegalArgumentException("this game has no cards");
  }

  @Override
  public int cardNamed(String name) {
    throw new BadInput("this game has no cards, and none called '" + name + "'");
  }
}
