package derring.swordplay;

import java.util.Locale;

/**
 * What an attack or a weapon does beyond its numbers. A card has a set of them, as a bit set; in a
 * card file each is a field with its {@link #word}.
 */
public enum Effect {
  /** An attack that does base damage and nothing else (SWP-S47). */
  BASE_ONLY,
  /** An attack that does no damage. */
  NO_DAMAGE,
  /** The attack, or every attack of the weapon's holder, gets past cloaks and shields (SWP-7.1). */
  IGNORES_CLOAKS,
  /** An attack that armour does not help against. */
  IGNORES_ARMOUR,
  /** No defence card may be played against a counter-attack to it. */
  OVEREXTENDS,
  /** An attack that strikes every other fighter in turn. */
  SWEEPS,
  /** Bars defence cards until the next turn. */
  RECKLESS,
  /** The target of such an attack skips its next Combat phase. */
  TRIPS,
  /** The attack takes a ready weapon of the target. */
  DISARMS,
  /** A weapon that may break (SWP-8). */
  FRAGILE,
  /** A weapon that a parrying fighter may name to spare a fragile one (SWP-S54). */
  SHELTERS,
  /** A weapon that may be discarded to counter a located attack. */
  BINDS;

  /** How it is written in a card file. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  int bit() {
    return 1 << ordinal();
  }
}
