package derring.cli.oneforall;

import derring.cli.ArtMaker;
import derring.cli.TableArt;
import derring.kernel.Game;
import derring.oneforall.OneForAll;

/** Draws ...And One For All!. */
public final class OneForAllArtMaker implements ArtMaker {

  @Override
  public boolean draws(Game<?, ?, ?> game) {
    return game instanceof OneForAll;
  }

  @Override
  public TableArt<?, ?> make(Game<?, ?, ?> game) {
    return new OneForAllArt((OneForAll) game);
  }
}
