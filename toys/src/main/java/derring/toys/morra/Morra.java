package derring.toys.morra;

import derring.kernel.BadInput;
import derring.kernel.Chance;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Question;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rules of Morra: all choose in secret, and all show at once. */
public final class Morra implements Game<Hands, Move, View> {
  private static final String SHOW = "show ";
  private static final String HAND = "hand";
  private static final Move.Show[] SHOWS = new Move.Show[Hands.FINGERS];

  static {
    for (int i = 0; i < SHOWS.length; i++) {
      SHOWS[i] = new Move.Show(i + 1);
    }
  }

  private final Title title;
  private final Map<String, Object> options;
  private final int seats;

  Morra(Title title, Map<String, Object> options, int seats) {
    this.title = title;
    this.options = options;
    this.seats = seats;
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Map<String, Object> options() {
    return options;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public Traits traits() {
    return new Traits(true, false, true, false, seats * Hands.ROUNDS);
  }

  @Override
  public Hands blank() {
    return new Hands(seats);
  }

  @Override
  public void deal(Hands hands, Chance chance, Log log) {
    hands.clear();
  }

  @Override
  public int toAct(Hands hands) {
    return hands.window.asked();
  }

  @Override
  public void moves(Hands hands, int seat, MoveBuffer<Move> into) {
    if (hands.window.asks(seat)) {
      for (Move move : SHOWS) {
        into.add(move);
      }
    }
  }

  @Override
  public Verdict judge(Hands hands, int seat, Move move) {
    Refusal refusal = Rounds.judge(hands, seat, fingers(move));
    return refusal == null ? Verdict.LEGAL : refusal.verdict(hands);
  }

  private static int fingers(Move move) {
    return switch (move) {
      case Move.Show(int fingers) -> fingers;
    };
  }

  @Override
  public void play(Hands hands, int seat, Move move, Chance chance, Log log) {
    Rounds.choose(hands, seat, fingers(move), log);
  }

  /** MOR-1.4: who does not choose shows one finger. */
  @Override
  public @Nullable Question<Move> question(Hands hands, int seat) {
    return hands.window.asks(seat) ? new Question<>(hands.window.number(), SHOWS[0]) : null;
  }

  @Override
  public Integer points(Hands hands, int seat) {
    return hands.points[seat];
  }

  @Override
  public View view(Hands hands, int seat) {
    return new View(hands, seat);
  }

  @Override
  public void imagine(View view, Chance chance, Hands into) {
    view.imagine(chance, into);
  }

  @Override
  public @Nullable Outcome outcome(Hands hands) {
    return Rounds.outcome(hands);
  }

  @Override
  public String notation(Move move) {
    return SHOW + fingers(move);
  }

  @Override
  public Move parse(String notation) {
    if (!notation.matches(SHOW + "(0|[1-9]\\d{0,2})")) {
      throw new BadInput("no move is written '" + notation + "'; expected show and a number");
    }
    return new Move.Show(Integer.parseInt(notation.substring(SHOW.length())));
  }

  @Override
  public String label(View view, Move move) {
    int fingers = fingers(move);
    return "Show " + (fingers == 1 ? "one finger" : fingers + " fingers");
  }

  @Override
  public Map<String, Object> describe(Hands hands) {
    return Sheet.describe(hands);
  }

  @Override
  public Hands assemble(Facts facts) {
    return Sheet.read(seats, facts);
  }

  @Override
  public Record show(View view) {
    return Seen.of(view);
  }

  @Override
  public List<Thing> things(View view) {
    List<Thing> things = new ArrayList<>();
    for (int fingers = 1; view.seat() >= 0 && fingers <= Hands.FINGERS; fingers++) {
      things.add(new Thing(HAND, Integer.toString(fingers)));
    }
    return things;
  }

  @Override
  public void meanings(View view, Thing thing, MoveBuffer<Move> into) {
    if (!things(view).contains(thing)) {
      throw new BadInput("there is no " + thing + " here; expected hand and a number from 1 to 5");
    }
    into.add(SHOWS[Integer.parseInt(thing.name()) - 1]);
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
