package derring.swordplay;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a combat card. Effects are data: the rules interpret them, and no card has
 * code of its own. Sets of locations, tags and effects are bit sets.
 */
public sealed interface Card {

  Face face();

  /** The name is all most sentences need. */
  default String name() {
    return face().name();
  }

  /**
   * What every card shows.
   *
   * @param text its rule in one line, for players; empty if its numbers say it all
   * @param rule the clause about this card
   */
  record Face(String name, String text, String rule) {}

  /**
   * An attack card (SWP-C.2).
   *
   * @param locations where it may strike; none if it is unlocated
   * @param stoppedBy only this counters it, and what stops any attack; null if locations decide
   * @param discards so many random cards of the target
   * @param effects what else it does, as bits of {@link Effect}
   */
  record Attack(
      Face face,
      int locations,
      int bonus,
      Needs needs,
      @Nullable Answers stoppedBy,
      int discards,
      int effects)
      implements Card {
    public boolean does(Effect effect) {
      return (effects & effect.bit()) != 0;
    }
  }

  /** What must be ready for an attack to be made. */
  enum Needs {
    NOTHING,
    /** A weapon of one's own, and one of the target's. */
    WEAPONS,
    /** A shield or cloak of one's own. */
    SHIELD
  }

  /**
   * A list of answers on a card.
   *
   * @param tags defences with one of these tags
   * @param names and these defences by name
   * @param cloak and a ready cloak or shield
   */
  record Answers(int tags, List<String> names, boolean cloak) {
    boolean include(Defence defence) {
      return (tags & defence.tags) != 0 || names.contains(defence.face.name());
    }
  }

  /**
   * A defence card (SWP-C.3).
   *
   * @param stops the locations it counters, each of them (SWP-S14)
   * @param stopsAny counters any attack, located or not
   * @param counter where it strikes back, or -1
   * @param counterBaseOnly it strikes back with base damage only
   */
  record Defence(
      Face face, int stops, boolean stopsAny, int tags, int counter, boolean counterBaseOnly)
      implements Card {
    boolean is(Tag tag) {
      return (tags & tag.bit()) != 0;
    }
  }

  /**
   * A weapon (SWP-C.5).
   *
   * @param bonusAt added to attacks at a location, by {@link Location#ordinal}
   * @param counterBonus added to counter-attacks
   * @param shot the damage of firing it, or 0
   * @param pierces so many points of each hit pass through armour
   * @param effects what else it does, as bits of {@link Effect}
   */
  record Weapon(
      Face face,
      int hands,
      int damage,
      List<Integer> bonusAt,
      int counterBonus,
      int shot,
      Answers shotStoppedBy,
      int pierces,
      int effects)
      implements Card {
    /** The printed damage, without bonuses (SWP-S37), that endangers a fragile weapon (SWP-8). */
    static final int HEAVY = 3;

    public boolean does(Effect effect) {
      return (effects & effect.bit()) != 0;
    }

    boolean heavy() {
      return damage >= HEAVY;
    }
  }

  /** A piece of armour, with the damage it absorbs (SWP-C.6). */
  record Armour(Face face, int absorbs) implements Card {}

  /** A cloak or shield, which are one (SWP-S42), with the number of attacks it counters. */
  record Cloak(Face face, int hands, int counters) implements Card {}

  /**
   * A stance (SWP-C.8).
   *
   * @param parryDraws cards drawn after playing a parry
   * @param attackBonus added to attacks made with attack cards
   * @param bars tags of defences that may not be played
   * @param frees tags of defences that counter any located attack
   * @param softens taken off each hit, down to 1
   */
  record Stance(Face face, int parryDraws, int attackBonus, int bars, int frees, int softens)
      implements Card {}
}
