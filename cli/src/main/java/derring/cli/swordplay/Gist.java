package derring.cli.swordplay;

import derring.kernel.Facts;
import derring.swordplay.Card;
import derring.swordplay.Location;
import java.util.ArrayList;
import java.util.List;

/** What a card does, in a few words. */
final class Gist {
  private Gist() {}

  /** The kind of card. */
  static String kind(Card card) {
    return switch (card) {
      case Card.Attack attack -> "attack";
      case Card.Defence defence -> defence.counter() < 0 ? "defence" : "defence/counter";
      case Card.Weapon weapon -> "weapon " + weapon.damage() + hands(weapon.hands());
      case Card.Armour armour -> "armour";
      case Card.Cloak cloak -> "cloak" + hands(cloak.hands());
      case Card.Stance stance -> "stance";
    };
  }

  /** What it does. */
  static String line(Card card) {
    String text = card.face().text();
    return switch (card) {
      case Card.Attack attack ->
          text.isEmpty() ? "Strikes " + Facts.oneOf(places(attack.locations())) + "." : text;
      case Card.Defence defence ->
          text.isEmpty()
              ? "Stops "
                  + (defence.stopsAny() ? "any attack" : Facts.oneOf(places(defence.stops())))
                  + (defence.counter() < 0
                      ? "."
                      : ", strikes back "
                          + place(defence.counter())
                          + (defence.counterBaseOnly() ? ", base only." : "."))
              : text;
      case Card.Weapon weapon ->
          text.isEmpty() ? "Adds " + weapon.damage() + " to your attacks." : text;
      case Card.Armour armour -> text.isEmpty() ? "Absorbs " + armour.absorbs() + " damage." : text;
      case Card.Cloak cloak ->
          text.isEmpty() ? "Turns " + cloak.counters() + " attacks aside." : text;
      case Card.Stance stance -> text;
    };
  }

  /** A location as players write it. */
  static String place(int at) {
    String word = Location.values()[at].word();
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private static List<String> places(int set) {
    List<String> places = new ArrayList<>();
    for (Location location : Location.values()) {
      if ((set >> location.ordinal() & 1) == 1) {
        places.add(place(location.ordinal()));
      }
    }
    return places.isEmpty() ? List.of("without a location") : places;
  }

  private static String hands(int hands) {
    return hands == 1 ? "" : ", " + hands + " hands";
  }
}
