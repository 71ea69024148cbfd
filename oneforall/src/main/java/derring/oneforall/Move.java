package derring.oneforall;

import derring.kernel.Named;

/**
 * What a player can do. Figures are numbers of the roster, things numbers of the {@link Field};
 * {@link Notes} gives each move its notation. A point is two numbers, in thousandths of an inch.
 */
public sealed interface Move {

  /** Place a figure before the fight (A1FA-1C). */
  record Place(@Named("figure") int figure, int x, int y) implements Move {}

  /** Run in a straight line towards a point, until something is reached (A1FA-2B). */
  record Go(@Named("figure") int figure, int x, int y) implements Move {}

  /** An action with a thing (A1FA-2A); -1 where there is none, as for recovering from a stun. */
  record Act(
      @Named("figure") int figure, Verb verb, @Named(value = "thing", optional = true) int thing)
      implements Move {}

  /** An action with a thing that names a point: where one ends, or whither the thing goes. */
  record ActAt(
      @Named("figure") int figure,
      Verb verb,
      @Named(value = "thing", optional = true) int thing,
      int x,
      int y)
      implements Move {}

  /**
   * An action that is meant for figures some way off: a throw, a taunt (A1FA-3B).
   *
   * @param thing what is thrown; -1 for words
   * @param targets the figures, as a bit set
   */
  record Aim(
      @Named("figure") int figure,
      Verb verb,
      @Named(value = "thing", optional = true) int thing,
      int targets)
      implements Move {}

  /** Duel an enemy in contact (A1FA-4). */
  record Duel(@Named("figure") int figure, @Named("figure") int enemy) implements Move {}

  /**
   * Announce any action at all (A1FA-R.custom).
   *
   * @param thing what is touched or used
   * @param opposed it is directed at enemies
   * @param targets those enemies, as a bit set
   * @param size the bonus that is claimed: 0 small, 1 large, 2 huge
   * @param impetus whether impetus is claimed
   * @param elevation whether elevation is claimed
   * @param x where the figure ends
   * @param toX whither the thing goes; {@link #STAYS} if it stays where it is
   * @param sentence what happens, in the player's words
   */
  record Announce(
      @Named("figure") int figure,
      @Named(value = "thing", optional = true) int thing,
      boolean opposed,
      int targets,
      int size,
      boolean impetus,
      boolean elevation,
      int x,
      int y,
      int toX,
      int toY,
      String sentence)
      implements Move {

    /** Both coordinates of a thing that is not moved. */
    static final int STAYS = -1;

    boolean shifts() {
      return toX != STAYS || toY != STAYS;
    }
  }

  /** Let an announced action happen as it was announced. */
  record Accept() implements Move {}

  /** Ask for the friendly die. */
  record Doubt() implements Move {}

  /** Give the next hit of a won duel to a figure (A1FA-5C). */
  record Hit(@Named("figure") int figure) implements Move {}

  /** The figure's turn ends (A1FA-6). */
  record Stop() implements Move {}

  /** Yield the initiative (A1FA-R37). */
  record Yield() implements Move {}
}
