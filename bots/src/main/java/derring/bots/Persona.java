package derring.bots;

import derring.kernel.Game;
import derring.kernel.Title;
import java.util.List;
import java.util.function.Function;

/**
 * A character that one plays against.
 *
 * @param game whom it plays
 * @param name the word that commands use
 * @param called what people call it
 * @param pitch a sentence of its character
 * @param face which portrait is drawn
 * @param fellows those of its rank at a table where it is already, one for each seat
 * @param tempo how fast it is, in a game in real time
 * @param maker makes its player for one seat
 */
public record Persona(
    Class<? extends Title> game,
    Rank rank,
    String name,
    String called,
    String pitch,
    String face,
    List<Guise> fellows,
    Tempo tempo,
    Function<Game<?, ?, ?>, Bot<?, ?>> maker)
    implements BotMaker {

  /** One who has all the time it wants, and is known by its rank. */
  public Persona(
      Class<? extends Title> game,
      Rank rank,
      String called,
      String pitch,
      String face,
      List<Guise> fellows,
      Function<Game<?, ?, ?>, Bot<?, ?>> maker) {
    this(game, rank, rank.word(), called, pitch, face, fellows, Tempo.STEADY, maker);
  }

  @Override
  public boolean plays(Title title) {
    return game.isInstance(title);
  }

  @Override
  public Bot<?, ?> make(Game<?, ?, ?> table) {
    return maker.apply(table);
  }
}
