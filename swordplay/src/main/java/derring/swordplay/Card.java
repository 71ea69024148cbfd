package derring.swordplay;

import java.util.List;

/**
 * What is printed on a combat card. Effects are data: the rules interpret them, and no card has
 * code of its own. Sets of locations and tags are bit sets.
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
   * An attack card.
   *
   * @param locations where it may strike; none if it is unlocated
   * @param stoppedByList only what {@code stoppedBy} lists counters it, and what stops any attack
   * @param overextends no defence card may be played against a counter-attack to it
   * @param sweeps strikes every other fighter in turn
   * @param reckless bars defence cards until the next turn
   * @param trips the target skips its next Combat phase
   * @param discards so many random cards of the target
   */
  record Attack(
      Face face,
      int locations,
      int bonus,
      Needs needs,
      boolean stoppedByList,
      Answers stoppedBy,
      boolean baseOnly,
      boolean noDamage,
      boolean ignoresCloaks,
      boolean ignoresArmour,
      boolean overextends,
      boolean sweeps,
      boolean reckless,
      boolean trips,
      boolean disarms,
      int discards)
      implements Card {}

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
   * @param fragile may break (SWP-8)
   * @param shelters may be named by a parrying fighter to spare a fragile weapon (SWP-S54)
   * @param binds may be discarded to counter a located attack
   * @param shot the damage of firing it, or 0
   * @param pierces so many points of each hit pass through armour
   */
  record Weapon(
      Face face,
      int hands,
      int damage,
      List<Integer> bonusAt,
      int counterBonus,
      boolean fragile,
      boolean shelters,
      boolean binds,
      int shot,
      Answers shotStoppedBy,
      int pierces,
      boolean ignoresCloaks)
      implements Card {
    /** The printed damage, without bonuses (SWP-S37), that endangers a fragile weapon (SWP-8). */
    static final int HEAVY = 3;

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
