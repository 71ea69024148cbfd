package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.CardSet;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.Title;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Where things are to each other does not depend on where the whole table is. */
class SpaceTest {
  private static final int SIDE = 30_000;
  private static final int TABLES = 40;
  private static final int RUNS = 60;
  private static final Shelf SHELF = Shelf.standard();
  private static final Title TITLE = SHELF.title("one-for-all");
  private static final List<String> KINDS =
      List.of(
          "long-table", "round-table", "bench", "stool", "crate", "big-barrel", "statue", "cart");

  private record Thing(String kind, int x, int y, int turn) {}

  private interface Change {
    Thing of(Thing thing);
  }

  @Test
  void aQuarterTurnOfTheWholeTableTurnsEveryRunExactly() {
    same(t -> new Thing(t.kind, SIDE - t.y, t.x, (t.turn + 90) % 360));
  }

  @Test
  void aMirroredTableMirrorsEveryRunExactly() {
    same(t -> new Thing(t.kind, SIDE - t.x, t.y, (360 - t.turn) % 360));
  }

  @Test
  void aTableThatIsMovedMovesEveryRunExactly() {
    same(t -> new Thing(t.kind, t.x + 1234, t.y - 777, t.turn));
  }

  @Test
  void sightIsMutualAtEqualHeight() {
    SeededChance chance = new SeededChance(5);
    int blocked = 0;
    for (int i = 0; i < TABLES; i++) {
      Melee m = melee(things(chance));
      for (int run = 0; run < RUNS; run++) {
        stand(m, 0, chance);
        stand(m, 1, chance);
        stand(m, 2, chance);
        assertThat(Sight.sight(m, 0, 1)).isEqualTo(Sight.sight(m, 1, 0));
        blocked += Sight.sight(m, 0, 1) == Sight.BLOCKED ? 1 : 0;
      }
    }
    assertThat(blocked).isPositive();
  }

  @Test
  void nobodyEverEndsInsideAnObjectOrAFigure() {
    for (Map<String, Object> variant : TITLE.variants()) {
      OneForAll game = (OneForAll) SHELF.open(TITLE, Facts.of(variant)).game();
      for (int seed = 0; seed < 4; seed++) {
        SeededChance chance = new SeededChance(seed);
        Melee m = game.deal(chance, Log.NONE);
        MoveBuffer<Move> moves = new MoveBuffer<>();
        while (game.toAct(m) != 0) {
          int seat = Integer.numberOfTrailingZeros(game.toAct(m));
          moves.clear();
          game.moves(m, seat, moves);
          Move listed = moves.get(chance.below(moves.size()));
          Move near = near(listed, chance);
          Move move = game.judge(m, seat, near).legal() ? near : listed;
          game.play(m, seat, move, chance, Log.NONE);
          for (int f = 0; f < game.figures(); f++) {
            isOutside(m, f, seed + ": " + game.notation(move));
          }
        }
      }
    }
  }

  /** The same move with its point a little otherwise. */
  private static Move near(Move move, SeededChance chance) {
    int dx = chance.below(1201) - 600;
    int dy = chance.below(1201) - 600;
    return switch (move) {
      case Move.Go(int f, int x, int y) -> new Move.Go(f, x + dx, y + dy);
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          new Move.ActAt(f, verb, thing, x + dx, y + dy);
      default -> move;
    };
  }

  @Test
  void whateverIsNearAPointIsFoundInItsSquare() {
    for (Map<String, Object> variant : TITLE.variants()) {
      OneForAll game = (OneForAll) SHELF.open(TITLE, Facts.of(variant)).game();
      SeededChance chance = new SeededChance(9);
      Melee m = game.deal(chance, Log.NONE);
      MoveBuffer<Move> moves = new MoveBuffer<>();
      int found = 0;
      while (game.toAct(m) != 0) {
        int seat = Integer.numberOfTrailingZeros(game.toAct(m));
        moves.clear();
        game.moves(m, seat, moves);
        game.play(m, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
        int x = chance.below(m.field.table.width + 1000) - 500;
        int y = chance.below(m.field.table.height + 1000) - 500;
        for (int o = 0; o < m.field.objects; o++) {
          if (Space.near(m, o, x, y, Space.RADIUS + Space.TOUCH)) {
            found++;
            assertThat(m.cells.at(x, y) >> o & 1).as(m.field.name(o)).isOne();
          }
        }
      }
      assertThat(found).isPositive();
    }
  }

  private static void isOutside(Melee m, int f, String what) {
    if (!m.stands(f) || m.hang[f] >= 0) {
      return;
    }
    for (int o = 0; o < m.field.objects; o++) {
      assertThat(Room.inside(m, f, o)).as("%s, %s", what, m.field.name(o)).isFalse();
    }
    assertThat(Room.nobodyAt(m, f, m.x[f], m.y[f], m.z[f])).as(what).isTrue();
  }

  /** Every run, and every push-back along it, ends in the changed place. */
  private static void same(Change change) {
    SeededChance chance = new SeededChance(1);
    int stopped = 0;
    int pushed = 0;
    for (int i = 0; i < TABLES; i++) {
      List<Thing> things = things(chance);
      Melee one = melee(things);
      Melee other = melee(things.stream().map(change::of).toList());
      for (int run = 0; run < RUNS; run++) {
        Thing from = spot(one, chance);
        Thing to = new Thing("", 8000 + chance.below(14_000), 8000 + chance.below(14_000), 0);
        Thing there = change.of(from);
        Thing goal = change.of(to);
        Turn.stand(one, 0, from.x, from.y, Melee.NONE);
        Turn.stand(other, 0, there.x, there.y, Melee.NONE);
        long end = Straight.end(one, 0, to.x, to.y);
        Thing wanted = change.of(new Thing("", Space.pointX(end), Space.pointY(end), 0));
        assertThat(Straight.end(other, 0, goal.x, goal.y))
            .isEqualTo(Space.point(wanted.x, wanted.y));
        int met = Straight.stopped(one, 0, to.x, to.y);
        assertThat(Straight.stopped(other, 0, goal.x, goal.y)).isEqualTo(met);
        stopped += met >= 0 ? 1 : 0;
        Push.back(one, 0, (long) to.x - from.x, (long) to.y - from.y);
        Push.back(other, 0, (long) goal.x - there.x, (long) goal.y - there.y);
        if (inTheOpen(one) && inTheOpen(other)) { // the edge does not move with what is on it
          pushed++;
          Thing back = change.of(new Thing("", one.x[0], one.y[0], 0));
          assertThat(Space.point(other.x[0], other.y[0])).isEqualTo(Space.point(back.x, back.y));
        }
      }
    }
    assertThat(pushed).as("push-backs against something").isGreaterThan(TABLES);
    assertThat(stopped).as("runs that reached something").isGreaterThan(TABLES);
  }

  private static boolean inTheOpen(Melee m) {
    return Space.onTable(m.field, m.x[0], m.y[0], Space.BASE);
  }

  private static void stand(Melee m, int f, SeededChance chance) {
    Thing spot = spot(m, chance);
    Turn.stand(m, f, spot.x, spot.y, Melee.NONE);
    m.is[f] = 0;
  }

  private static Thing spot(Melee m, SeededChance chance) {
    while (true) {
      int x = 8000 + chance.below(14_000);
      int y = 8000 + chance.below(14_000);
      if (Room.clear(m, Melee.NONE, x, y, 0)) {
        return new Thing("", x, y, 0);
      }
    }
  }

  /** Objects in the middle of the table, none of which overlap. */
  private static List<Thing> things(SeededChance chance) {
    List<Thing> things = new ArrayList<>();
    for (int row = 0; row < 3; row++) {
      for (int column = 0; column < 3; column++) {
        things.add(
            new Thing(
                KINDS.get(chance.below(KINDS.size())),
                9000 + 6000 * column + chance.below(700),
                9000 + 6000 * row + chance.below(700),
                15 * chance.below(24)));
      }
    }
    return things;
  }

  private static Melee melee(List<Thing> things) {
    List<Object> objects = new ArrayList<>();
    for (Thing thing : things) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("id", "thing" + objects.size());
      object.put("kind", thing.kind);
      object.put("at", List.of(inches(thing.x), inches(thing.y)));
      object.put("turn", thing.turn);
      objects.add(object);
    }
    Map<String, Object> content = new LinkedHashMap<>();
    content.put("title", "a test");
    content.put("size", List.of(30, 30));
    content.put("deploy", Map.of("a", List.of(0, 0, 30, 3), "b", List.of(0, 27, 30, 30)));
    content.put("objects", objects);
    Map<String, CardSet> sets = new HashMap<>();
    sets.put(Catalogue.ID, SHELF.cards(TITLE, Catalogue.ID).set());
    sets.put("tavern", new CardSet("tavern", "", content));
    Field field = new Field(Options.read(Facts.none()), sets);
    Melee m = field.bare.copy();
    m.is[0] = 0;
    return m;
  }

  private static BigDecimal inches(int thousandths) {
    return BigDecimal.valueOf(thousandths, 3);
  }
}
