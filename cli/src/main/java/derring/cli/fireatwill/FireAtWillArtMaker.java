package derring.cli.fireatwill;

import derring.cli.ArtMaker;
import derring.cli.TableArt;
import derring.fireatwill.FireAtWill;
import derring.kernel.Game;

/** Draws Fire at Will. */
public final class FireAtWillArtMaker implements ArtMaker {

  @Override
  public boolean draws(Game<?, ?, ?> game) {
    return game instanceof FireAtWill;
  }

  @Override
  public TableArt<?, ?> make(Game<?, ?, ?> game) {
    return new FireAtWillArt((FireAtWill) game);
  }
}
