package derring.toys.quoits;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The yard as everybody sees it.
 *
 * @param seat whose view it is; absent for a spectator
 * @param turn who throws next; absent when all rings are thrown
 * @param mark where that player stands
 * @param reach how far the next ring can be thrown
 * @param nearest by seat: how many lengths its nearest ring is from the pin; empty before each has
 *     thrown
 */
public record Seen(
    @Nullable Integer seat,
    @Nullable Integer turn,
    @Nullable Point mark,
    int reach,
    Point pin,
    List<Ring> rings,
    List<Integer> nearest) {

  /** A ring that lies. */
  public record Ring(int seat, Point at) {}

  static Seen of(View view) {
    Yard yard = view.yard();
    List<Ring> rings = new ArrayList<>();
    Arrays.asList(yard.rings)
        .subList(0, yard.thrown)
        .forEach(at -> rings.add(new Ring(rings.size() % Yard.SEATS, at)));
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        yard.over() ? null : yard.turn(),
        yard.over() ? null : Yard.MARKS.get(yard.turn()),
        yard.over() ? 0 : yard.reach(),
        Yard.PIN,
        rings,
        yard.thrown < Yard.SEATS ? List.of() : List.of(yard.nearest(0), yard.nearest(1)));
  }
}
