package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;
import java.util.List;

/** Makes bots of one kind; found by {@link java.util.ServiceLoader}. */
public interface BotMaker {

  /** The word that commands use, such as {@code greedy}. */
  String name();

  /** What people call it at a table. */
  default String called() {
    return Character.toUpperCase(name().charAt(0)) + name().substring(1);
  }

  /** What sort of opponent it is. */
  default Rank rank() {
    return Rank.LAB;
  }

  /** Which portrait is drawn of it; empty if it has no face. */
  default String face() {
    return "";
  }

  /** Those of its rank who sit down where it is at the table already, one for each seat. */
  default List<Guise> fellows() {
    return List.of();
  }

  /** One sentence for the player. */
  String pitch();

  /** Whether these bots can play a game. */
  boolean plays(Title title);

  /** How fast these bots are where it matters who is faster. */
  default Tempo tempo() {
    return Tempo.STEADY;
  }

  /** A bot for one seat of a game that {@link #plays} agrees to. */
  Bot<?, ?> make(Game<?, ?, ?> game);
}
