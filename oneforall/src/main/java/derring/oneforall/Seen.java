package derring.oneforall;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as a seat is shown it: all of it, for nothing is hidden. Lengths are thousandths of an
 * inch, turns degrees against the clock.
 *
 * @param seat whose view it is; absent for a spectator
 * @param initiative the side that has it: 0 the Musketeers, 1 the Guards
 * @param active the figure whose turn it is; absent between turns
 * @param dice its swashbuckling dice
 * @param reached it has run to something and must act on it or stop
 */
public record Seen(
    @Nullable Integer seat,
    String table,
    int width,
    int height,
    Phase phase,
    int initiative,
    @Nullable String active,
    int dice,
    int ones,
    boolean reached,
    boolean impetus,
    boolean elevation,
    int changes,
    int quiet,
    List<Person> figures,
    List<Piece> objects,
    List<Lying> items,
    @Nullable Terms announced,
    @Nullable Spoils spoils) {

  /**
   * A figure.
   *
   * @param side 0 or 1; 2 for a bystander who has not taken sides
   * @param owner the seat that moves it; absent for a bystander
   * @param on what it stands on or clings to; absent on the floor
   * @param hangs the chandelier or rope it hangs on; absent if none
   * @param carries what it carries; absent if nothing
   * @param weapon where its dropped weapon lies; absent if it does not lie anywhere
   */
  public record Person(
      String id,
      String name,
      int side,
      @Nullable Integer owner,
      int rating,
      int x,
      int y,
      int z,
      @Nullable String on,
      @Nullable String hangs,
      int wounds,
      boolean stunned,
      boolean weaponless,
      boolean down,
      boolean lost,
      boolean outside,
      boolean placed,
      boolean clinging,
      boolean spent,
      int lies,
      @Nullable String carries,
      @Nullable Spot weapon) {}

  /** A point on the table. */
  public record Spot(int x, int y) {}

  /**
   * An object.
   *
   * @param a the radius, or half of the first side
   * @param b half of the second side; 0 if it is round
   * @param affords the verbs it can be used with
   * @param drops the hanging object whose rope is made fast here; absent if none
   */
  public record Piece(
      String id,
      String kind,
      String name,
      int x,
      int y,
      int turn,
      int a,
      int b,
      int bottom,
      int top,
      boolean there,
      boolean tipped,
      boolean open,
      boolean fallen,
      List<String> affords,
      @Nullable String drops) {}

  /**
   * A thing for the hand.
   *
   * @param at the object it lies on or the figure that carries it; absent on the floor or if broken
   * @param spot where it lies on the floor
   */
  public record Lying(
      String id, String name, @Nullable String at, @Nullable Spot spot, boolean broken) {}

  /** An announced action that waits for its answer. */
  public record Terms(
      String figure,
      String thing,
      boolean opposed,
      List<String> targets,
      int size,
      boolean impetus,
      boolean elevation,
      Spot ending,
      @Nullable Spot moving,
      String sentence) {}

  /** Hits of a duel that wait to be allocated. */
  public record Spoils(int side, int left, List<String> targets) {}

  static Seen of(View view) {
    Melee m = view.known();
    Field field = m.field;
    List<Person> people = new ArrayList<>();
    for (int f = 0; f < field.figures; f++) {
      people.add(person(m, f));
    }
    List<Piece> pieces = new ArrayList<>();
    for (int o = 0; o < field.objects; o++) {
      pieces.add(piece(m, o));
    }
    List<Lying> items = new ArrayList<>();
    for (int i = 0; i < field.items; i++) {
      items.add(item(m, i));
    }
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        field.table.title,
        field.table.width,
        field.table.height,
        m.phase,
        m.turn,
        m.active < 0 ? null : field.figureName(m.active),
        m.dice,
        m.ones,
        m.reached,
        m.impetus,
        m.elevation,
        m.changes,
        m.quiet,
        people,
        pieces,
        items,
        m.phase == Phase.ANSWER ? terms(m) : null,
        m.phase == Phase.ALLOT
            ? new Spoils(m.allotSide, m.allotLeft, figures(m, m.allotTargets))
            : null);
  }

  private static Terms terms(Melee m) {
    return new Terms(
        m.field.figureName(m.active),
        m.field.name(m.customThing),
        m.customOpposed,
        figures(m, m.customTargets),
        m.customSize,
        m.customImpetus,
        m.customElevation,
        new Spot(m.customX, m.customY),
        m.customToX == Move.Announce.STAYS ? null : new Spot(m.customToX, m.customToY),
        m.sentence);
  }

  private static List<String> figures(Melee m, int set) {
    List<String> names = new ArrayList<>();
    for (int f = 0; f < m.field.figures; f++) {
      if ((set >> f & 1) == 1) {
        names.add(m.field.figureName(f));
      }
    }
    return names;
  }

  private static @Nullable String name(Melee m, int thing) {
    return thing < 0 ? null : m.field.name(thing);
  }

  private static Person person(Melee m, int f) {
    int owner = m.field.owner(m, f);
    return new Person(
        m.field.figureName(f),
        m.field.title(f),
        m.side[f],
        owner < 0 ? null : owner,
        m.field.roster[f].rating(),
        m.x[f],
        m.y[f],
        m.z[f],
        name(m, m.on[f]),
        name(m, m.hang[f]),
        m.wounds[f],
        m.is(f, Melee.STUNNED),
        m.is(f, Melee.WEAPONLESS),
        m.is(f, Melee.DOWN),
        m.is(f, Melee.LOST),
        m.is(f, Melee.OUTSIDE),
        !m.is(f, Melee.UNPLACED),
        m.is(f, Melee.CLINGING),
        m.is(f, Melee.SPENT),
        15 * m.lies[f],
        name(m, m.carry[f]),
        m.is(f, Melee.MARKED) ? new Spot(m.wx[f], m.wy[f]) : null);
  }

  private static Piece piece(Melee m, int o) {
    Kind kind = m.field.kinds[o];
    List<String> affords = new ArrayList<>();
    for (Verb verb : Verb.values()) {
      if (kind.affords(verb)) {
        affords.add(verb.word());
      }
    }
    return new Piece(
        m.field.name(o),
        kind.id(),
        kind.name(),
        m.ox[o],
        m.oy[o],
        15 * m.oturn[o],
        m.oa[o],
        m.ob[o],
        m.field.base[o] + kind.bottom(),
        m.otop[o],
        (m.ois[o] & Melee.ABSENT) == 0,
        (m.ois[o] & Melee.TIPPED) != 0,
        (m.ois[o] & Melee.OPEN) != 0,
        (m.ois[o] & Melee.FALLEN) != 0,
        affords,
        name(m, m.field.drops[o]));
  }

  private static Lying item(Melee m, int i) {
    int at = m.iat[i];
    int by = Carried.carrier(at);
    return new Lying(
        m.field.name(m.field.itemThing(i)),
        m.field.item[i].name(),
        at >= 0 ? m.field.name(at) : by >= 0 ? m.field.figureName(by) : null,
        at == Melee.ON_FLOOR ? new Spot(m.ix[i], m.iy[i]) : null,
        at == Melee.BROKEN);
  }
}
