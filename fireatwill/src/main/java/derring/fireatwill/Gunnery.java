package derring.fireatwill;

import derring.fireatwill.Gun.Mark;
import derring.fireatwill.Gun.Socket;
import derring.fireatwill.Gun.State;
import derring.kernel.Pile;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads a {@link Gun} from what can be seen of a pile. What is buried may have loaded the cannon or
 * not: nothing is certain then before the first Fire, Maneuver or own flag that can be seen, which
 * all leave it empty. Only a Load that is the first card to be seen of a loose pile is taken for
 * the first of its shot, so that a shot which fills the fan can be read; under a straightened pile
 * anything may lie. That a buried shot has burst the cannon is not reckoned with.
 */
final class Gunnery {
  private static final String[] KINDS = {"Load", "Ready", "Aim", "Fire"};
  private static final int SOCKETS = KINDS.length;
  private static final int PER_KIND = 3;

  private final int seat;
  private final int number;

  /** Whether the first card that is seen is a flag under which the pile was straightened. */
  private final boolean straightened;

  private final Shot shot = new Shot();

  /** The cards of the shot in hand, or of the last one as long as nothing follows. */
  private final List<Integer> cards = new ArrayList<>();

  private final List<Integer> wrong = new ArrayList<>();

  /** Whether buried cards may belong to the shot. */
  private boolean unsure;

  private boolean eyesOnly;
  private boolean fired;
  private boolean burst;

  /** What the last Fire scored; absent if that cannot be seen. */
  private @Nullable Integer scored;

  /** What made the cannon empty, if it was no Fire. */
  private String emptied = "";

  /** What was wrong first. */
  private String fault = "";

  private Gunnery(int seat, int number, boolean straightened) {
    this.seat = seat;
    this.number = number;
    this.straightened = straightened;
  }

  static Gun read(View view, int seat, int column) {
    Side side = view.known().sides[seat];
    int buried = view.buried(seat, column);
    boolean straightened = side.square[column] == buried;
    Gunnery gunnery = new Gunnery(seat, side.numbers[column], straightened);
    gunnery.unsure = buried > 0;
    gunnery.eyesOnly = view.buriedGunners(seat, column, Card.EYES_ONLY) > 0;
    Pile pile = side.piles[column];
    for (int i = 0; i < pile.size() && !gunnery.burst; i++) {
      gunnery.see(pile.get(i));
    }
    return gunnery.gun();
  }

  private void see(int card) {
    if (card == Card.flagOf(1 - seat)) {
      return; // FAW-3.1: lifted off before anything is scored
    }
    if (Card.isManeuver(card) || Card.isFlag(card)) {
      begin();
      emptied =
          Card.isFlag(card) ? "unloaded" : Card.number(card) == number ? "Maneuver, +1" : "in vain";
    } else if (Card.isGunner(card) && card != Card.BREECHER) {
      eyesOnly |= card == Card.EYES_ONLY;
    } else {
      if (fired) {
        begin();
      }
      emptied = "";
      lay(card);
    }
  }

  private void begin() {
    shot.clear();
    cards.clear();
    wrong.clear();
    unsure = false;
    fired = false;
    fault = "";
  }

  private void lay(int card) {
    boolean load = Card.isLoad(card) || card == Card.BREECHER;
    if (load && cards.isEmpty() && !straightened) {
      unsure = false;
    }
    if (load && shot.loads() == 0) {
      cards.clear(); // FAW-R3
      wrong.clear();
      fault = "";
    }
    int before = shot.inOrder();
    if (load) {
      shot.load(card == Card.BREECHER ? Shot.MIXED : Card.stars(card));
    } else {
      shot.follow(card);
    }
    boolean ordered = load ? shot.loads() == 1 : shot.inOrder() > before;
    if (!ordered && !unsure && !Card.isFire(card)) {
      wrong.add(cards.size());
      fault = fault.isEmpty() ? faultOf(card, before) : fault;
    }
    cards.add(card);
    if (Card.isFire(card)) {
      fired = true;
      burst = !unsure && shot.doubled();
      scored = unsure ? null : Integer.valueOf(shot.points(eyesOnly));
    }
  }

  /** Why a Ready or Aim does not fit after so many cards of the exact sequence. */
  private static String faultOf(int card, int before) {
    int kind = kind(card);
    if (before == 0 || kind == 0) {
      return "";
    }
    return kind == before - 1
        ? KINDS[kind] + " twice"
        : kind < before
            ? KINDS[kind] + " after " + KINDS[before - 1]
            : KINDS[kind] + " before " + KINDS[before];
  }

  private static int kind(int card) {
    return card == Card.BREECHER ? 0 : card / PER_KIND;
  }

  private Gun gun() {
    if (burst) {
      return gun(State.BURST, -1, List.of(), 0, "burst: the rest is lost", "lost");
    }
    if (fired) {
      String how =
          scored == null ? "fired" : shot.loads() == 0 ? "fired empty" : "fired: " + scored;
      return gun(State.FIRED, -1, loads(), scored, how + " · now Load", KINDS[0]);
    }
    if (unsure) {
      String asks = straightened ? "what is under the flag?" : "was it loaded?";
      return gun(State.UNSURE, -1, List.of(), null, asks, "hidden");
    }
    if (shot.doubled()) {
      List<String> rid = List.of(Card.name(Card.flagOf(seat)), maneuver());
      return gun(State.DOUBLE, -1, rid, 0, "loaded twice: unload", "Unload");
    }
    if (shot.loads() == 0) {
      String why = !cards.isEmpty() ? "no Load yet" : emptied;
      String says = why.isEmpty() ? "Load first, for 4" : why + " · now Load";
      return gun(State.EMPTY, 0, loads(), 4, says, KINDS[0]);
    }
    int next = shot.inOrder();
    if (next == 0) {
      int worth = eyesOnly ? 0 : 1; // FAW-6.3, FAW-4.2
      return gun(State.SPOILT, 3, any(3), worth, fault + ": " + worth, KINDS[3]);
    }
    boolean sharp = shot.stars() != Shot.MIXED;
    int worth = sharp ? 4 : 2;
    String word = KINDS[next] + (sharp ? " " + "★".repeat(shot.stars()) : "");
    List<String> wants = sharp ? List.of(Card.name(next * PER_KIND + shot.stars() - 1)) : any(next);
    State state = next == 1 ? State.LOADED : next == 2 ? State.PRIMED : State.AIMED;
    return gun(state, next, wants, worth, word + " next, for " + worth, word);
  }

  private Gun gun(
      State state,
      int next,
      List<String> wants,
      @Nullable Integer worth,
      String says,
      String word) {
    return new Gun(state, sockets(state, next), wants, worth, says, word);
  }

  private List<String> loads() {
    List<String> wants = new ArrayList<>(any(0));
    wants.add(maneuver());
    return wants;
  }

  /** The Maneuver of this pile: it counts here, and there is nothing to lose by it. */
  private String maneuver() {
    return Card.name(Card.MANEUVER + number - 1);
  }

  private static List<String> any(int kind) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < PER_KIND; i++) {
      names.add(Card.name(kind * PER_KIND + i));
    }
    return names;
  }

  /**
   * The last place is kept for the Fire; of too many cards before it the first and the last are
   * shown.
   */
  private List<Socket> sockets(State state, int next) {
    List<Socket> sockets = new ArrayList<>();
    int before = fired ? cards.size() - 1 : cards.size();
    int from = unsure ? 1 : 0;
    for (int i = 0; i < SOCKETS - 1; i++) {
      boolean last = i == SOCKETS - 2 && before > SOCKETS - 1 - from;
      int at = last ? before - 1 : i - from;
      if (i < from) {
        sockets.add(new Socket(Mark.HIDDEN, null));
      } else if (at < before && (unsure || shot.loads() > 0)) {
        sockets.add(laid(at, wrong.contains(at)));
      } else {
        sockets.add(new Socket(i == next ? Mark.NEXT : Mark.OPEN, null));
      }
    }
    boolean inVain = state == State.BURST || (shot.loads() == 0 && !unsure);
    sockets.add(
        fired
            ? laid(before, inVain)
            : new Socket(next == SOCKETS - 1 ? Mark.NEXT : Mark.OPEN, null));
    return sockets;
  }

  private Socket laid(int at, boolean spoils) {
    return new Socket(spoils ? Mark.WRONG : Mark.LAID, Card.name(cards.get(at)));
  }
}
