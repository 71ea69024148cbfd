package derring.bots.audatia;

import derring.audatia.Audatia;
import derring.audatia.AudatiaTitle;
import derring.bots.GreedyMaker;

/** Greedy bots for Audatia. */
public final class AudatiaGreedyMaker extends GreedyMaker {

  /** For {@link java.util.ServiceLoader}. */
  public AudatiaGreedyMaker() {
    super(AudatiaTitle.class, game -> new Greedy((Audatia) game));
  }
}
