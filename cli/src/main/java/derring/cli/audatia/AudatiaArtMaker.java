package derring.cli.audatia;

import derring.audatia.Audatia;
import derring.cli.ArtMaker;
import derring.cli.TableArt;
import derring.kernel.Game;

/** Draws Audatia. */
public final class AudatiaArtMaker implements ArtMaker {

  @Override
  public boolean draws(Game<?, ?, ?> game) {
    return game instanceof Audatia;
  }

  @Override
  public TableArt<?, ?> make(Game<?, ?, ?> game) {
    return new AudatiaArt((Audatia) game);
  }
}
