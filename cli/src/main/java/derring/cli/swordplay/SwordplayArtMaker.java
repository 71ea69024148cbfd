package derring.cli.swordplay;

import derring.cli.ArtMaker;
import derring.cli.TableArt;
import derring.kernel.Game;
import derring.swordplay.Swordplay;

/** Draws Swordplay. */
public final class SwordplayArtMaker implements ArtMaker {

  @Override
  public boolean draws(Game<?, ?, ?> game) {
    return game instanceof Swordplay;
  }

  @Override
  public TableArt<?, ?> make(Game<?, ?, ?> game) {
    return new SwordplayArt((Swordplay) game);
  }
}
