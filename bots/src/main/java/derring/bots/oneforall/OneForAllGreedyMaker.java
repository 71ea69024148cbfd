package derring.bots.oneforall;

import derring.bots.GreedyMaker;
import derring.oneforall.OneForAll;
import derring.oneforall.OneForAllTitle;

/** Greedy bots for ...And One For All!. */
public final class OneForAllGreedyMaker extends GreedyMaker {
  public OneForAllGreedyMaker() {
    super(OneForAllTitle.class, game -> new Greedy((OneForAll) game));
  }
}
