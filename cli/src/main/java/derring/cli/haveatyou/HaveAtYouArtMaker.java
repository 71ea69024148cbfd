package derring.cli.haveatyou;

import derring.cli.ArtMaker;
import derring.cli.TableArt;
import derring.haveatyou.HaveAtYou;
import derring.kernel.Game;

/** Draws Have at You!. */
public final class HaveAtYouArtMaker implements ArtMaker {

  @Override
  public boolean draws(Game<?, ?, ?> game) {
    return game instanceof HaveAtYou;
  }

  @Override
  public TableArt<?, ?> make(Game<?, ?, ?> game) {
    return new HaveAtYouArt((HaveAtYou) game);
  }
}
