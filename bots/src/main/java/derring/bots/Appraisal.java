package derring.bots;

/**
 * Says how likely a seat is to win from a state, without looking ahead: by hand, where nothing was
 * learnt. Not safe for several threads at once.
 *
 * @param <S> the state of a match
 */
public interface Appraisal<S> {

  /** From 0 to 1; the match is not over. */
  double chance(S state, int seat);

  /** After how many moves more it is worth asking. */
  default int moves() {
    return 4;
  }
}
