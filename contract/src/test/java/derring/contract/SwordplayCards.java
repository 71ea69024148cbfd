package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.contract.Explored.Use;
import derring.kernel.BadInput;
import derring.kernel.Title;
import derring.swordplay.Card;
import derring.swordplay.Effect;
import derring.swordplay.Swordplay;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every card of Swordplay is used in every way that its kind allows. */
class SwordplayCards {

  @TestFactory
  Stream<DynamicTest> everyCardIsUsedInEveryWayItsKindAllows() {
    return Tables.titles().stream()
        .filter(title -> Tables.of(title).getFirst().game() instanceof Swordplay)
        .map(title -> DynamicTest.dynamicTest(Tables.name(title), () -> isUsed(title)));
  }

  private static void isUsed(Title title) {
    Explored explored = Explored.of(title);
    Set<String> missing = new TreeSet<>();
    for (Table<?, ?, ?> table : Tables.of(title)) {
      Swordplay game = (Swordplay) table.game();
      for (String name : explored.cards) {
        if (isIn(game, name)) {
          for (String kind : ways(game.card(game.cardNamed(name)))) {
            if (!explored.done.contains(new Use(kind, name))) {
              missing.add(kind + " " + name);
            }
          }
        }
      }
    }
    assertThat(missing).as("ways of using a card that never came up").isEmpty();
  }

  private static boolean isIn(Swordplay game, String name) {
    try {
      return game.cardNamed(name) >= 0;
    } catch (BadInput e) {
      return false;
    }
  }

  private static List<String> ways(Card card) {
    List<String> ways = new ArrayList<>(List.of("Discard"));
    ways.addAll(
        switch (card) {
          case Card.Attack attack -> List.of("Attack");
          case Card.Defence defence -> List.of("Defend");
          case Card.Armour armour -> List.of("Ready", "Drop");
          case Card.Cloak cloak -> List.of("Ready", "Drop", "Cloak");
          case Card.Stance stance -> List.of("Ready");
          case Card.Weapon weapon -> {
            List<String> uses = new ArrayList<>(List.of("Ready", "Drop"));
            if (weapon.does(Effect.BINDS)) {
              uses.add("Bind");
            }
            if (weapon.shot() > 0) {
              uses.add("Fire");
            }
            if (weapon.does(Effect.FRAGILE) || weapon.does(Effect.SHELTERS)) {
              uses.add("Name");
            }
            yield uses;
          }
        });
    return ways;
  }
}
