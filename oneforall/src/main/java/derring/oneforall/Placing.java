package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.MoveBuffer;
import java.util.List;

/** Where figures are placed before the fight: in the zone of their side (A1FA-1C, A1FA-R85). */
final class Placing {
  /** How far apart the listed spots are, if there is room. */
  private static final int SLOT = 1300;

  private static final int FINEST = 100;

  private Placing() {}

  /** Spots for a figure, farther apart where there is room; beside a full zone the nearest one. */
  static void list(Melee m, int f, MoveBuffer<Move> into) {
    for (int step = SLOT; step > FINEST; step /= 2) {
      if (list(m, f, step, into)) {
        return;
      }
    }
    long spot = beside(m, f);
    into.add(new Move.Place(f, Space.pointX(spot), Space.pointY(spot)));
  }

  private static boolean list(Melee m, int f, int step, MoveBuffer<Move> into) {
    Tabletop.Zone zone = m.field.table.zones[m.side[f]];
    int before = into.size();
    for (int y = zone.lower() + 650; y <= zone.upper() - 600; y += step) {
      for (int x = zone.left() + 650; x <= zone.right() - 600; x += step) {
        if (Referee.roomToPlace(m, f, x, y)) {
          into.add(new Move.Place(f, x, y));
        }
      }
    }
    return into.size() > before;
  }

  /** Whether a figure may be placed at a point though that is not in the zone, which is full. */
  static boolean overflows(Melee m, int f, int x, int y) {
    return beside(m, f) == Space.point(x, y)
        && !list(m, f, SLOT >> 3, new MoveBuffer<>()); // the finest step of the list
  }

  private static long beside(Melee m, int f) {
    Tabletop.Zone zone = m.field.table.zones[m.side[f]];
    int x = (zone.left() + zone.right()) / 2;
    int y = (zone.lower() + zone.upper()) / 2;
    return Nearest.floor(m, f, x, y, 1, 0);
  }

  /** Everybody in the first free spots of the zones, as a hurried placing would have it. */
  static void lineUp(Melee m) {
    Field field = m.field;
    for (int f = 0; f < field.figures; f++) {
      if (m.side[f] < 2 && !stand(m, f)) {
        throw new BadInput(
            List.of("cards", field.options.table(), "deploy", m.side[f] == 0 ? "a" : "b"),
            "there is no room for all figures of that side in the zone");
      }
    }
  }

  private static boolean stand(Melee m, int f) {
    Tabletop.Zone zone = m.field.table.zones[m.side[f]];
    for (int y = zone.lower() + 650; y <= zone.upper() - 600; y += 650) {
      for (int x = zone.left() + 650; x <= zone.right() - 600; x += 650) {
        if (Referee.roomToPlace(m, f, x, y)) {
          Turn.stand(m, f, x, y, Turn.supportAt(m, x, y));
          m.is[f] = 0;
          return true;
        }
      }
    }
    return false;
  }
}
