package derring.swordplay;

import derring.kernel.Named;

/**
 * What a player can do. Cards are numbers of the {@link Table}; {@link Moves} gives each move its
 * notation and keeps one instance of each.
 */
public sealed interface Move {

  /** Do nothing where something could be done: keep, ready nothing, hold, or take the blow. */
  record Pass() implements Move {}

  /** Discard one card in the Discard phase (SWP-1). */
  record Discard(@Named int card) implements Move {}

  /** Show a hand without attacks and throw it in (SWP-H.2). */
  record ThrowIn() implements Move {}

  /**
   * Drop a ready item (SWP-3.4).
   *
   * @param used how much of it has been used up, as two equal cloaks may differ in this
   */
  record Drop(@Named int card, int used) implements Move {}

  /** Ready an item or a stance (SWP-3). */
  record Ready(@Named int card) implements Move {}

  /**
   * Play an attack card (SWP-4.1).
   *
   * @param at the location, announced where the card leaves a choice; -1 if it is unlocated
   * @param target the seat attacked; -1 if the card strikes everybody
   */
  record Attack(@Named int card, @Named(value = "location", optional = true) int at, int target)
      implements Move {}

  /** Fire a ready pistol (SWP-K.flintlock-pistol). */
  record Fire(@Named int card, int target) implements Move {}

  /** Play a defence card (SWP-4.2). */
  record Defend(@Named int card) implements Move {}

  /** Play the last defence card again (SWP-S65, Quick). */
  record Again() implements Move {}

  /** Counter with a ready cloak or shield (SWP-C.7). */
  record Cloak(@Named int card, int used) implements Move {}

  /** Discard a ready weapon to counter (SWP-K.main-gauche). */
  record Bind(@Named int card) implements Move {}

  /** Name the weapon that met a heavy one (SWP-S36). */
  record Name(@Named int card) implements Move {}

  /** Choose the weapon that is beaten aside (SWP-S74). */
  record BeatAside(@Named int card) implements Move {}
}
