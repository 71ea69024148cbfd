package derring.fireatwill;

import derring.kernel.Named;

/**
 * What a player can do. Columns are counted from his own left, from 0; an enemy pile is named by
 * the own column that it faces. {@link Moves} gives each move its notation and keeps one instance
 * of each.
 */
public sealed interface Move {

  /**
   * Take the top card of a Command Deck or of the Gunner's Mate into the hand.
   *
   * @param card the card that lies there; naming it keeps a late message from taking another
   * @param from the column of a Command Deck, or {@link Side#MATE}
   */
  record Lift(@Named int card, @Named("place") int from) implements Move {}

  /**
   * Lay the card in the hand on an own Action Pile or on the Gunner's Mate.
   *
   * @param on the column of a pile, or {@link Side#MATE}
   */
  record Drop(@Named int card, @Named("place") int on) implements Move {}

  /** Lay the Master Gunner in the hand sideways on the enemy pile that faces a column (FAW-6). */
  record Gunner(@Named int card, @Named("place") int across) implements Move {}

  /** Lay a flag on the enemy pile that faces a column (FAW-2.9). */
  record Flag(@Named("place") int across) implements Move {}

  /** Square up the enemy pile on which a flag was just laid (FAW-2.10). */
  record Straighten(@Named("place") int across) implements Move {}

  /** Lay a flag on an own pile (FAW-2.8). */
  record Unload(@Named("place") int pile) implements Move {}

  /** Call Cease Fire (FAW-2.11). */
  record Cease() implements Move {}

  /** Give up the card in the hand after Cease Fire (FAW-R30). */
  record LetGo() implements Move {}

  /** Let time pass (FAW-R41). */
  record Wait() implements Move {}
}
