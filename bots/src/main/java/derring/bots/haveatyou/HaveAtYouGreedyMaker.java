package derring.bots.haveatyou;

import derring.bots.GreedyMaker;
import derring.haveatyou.HaveAtYou;
import derring.haveatyou.HaveAtYouTitle;

/** Greedy bots for Have at You! */
public final class HaveAtYouGreedyMaker extends GreedyMaker {

  /** For {@link java.util.ServiceLoader}. */
  public HaveAtYouGreedyMaker() {
    super(HaveAtYouTitle.class, game -> new Greedy((HaveAtYou) game));
  }
}
