package derring.kernel;

/**
 * Something at the table that a player can point at and ask about: a card in the hand, an item, a
 * rank, a use of a card.
 *
 * @param kind what sort of thing it is, by a word of the game's such as {@code card} or {@code
 *     rank}
 * @param name what it is called among its kind, as views and moves call it
 */
public record Thing(String kind, String name) {

  /**
   * Why {@code seat} can do nothing with it now; legal if there is something it can do.
   *
   * @throws BadInput if there is no such thing
   */
  public <S extends State<S>, M, V> Verdict why(Game<S, M, V> game, S state, int seat) {
    MoveBuffer<M> meant = new MoveBuffer<>();
    game.meanings(game.view(state, seat), this, meant);
    Verdict likeliest = game.judge(state, seat, meant.get(0));
    for (int i = 1; i < meant.size() && !likeliest.legal(); i++) {
      Verdict verdict = game.judge(state, seat, meant.get(i));
      likeliest = verdict.legal() ? verdict : likeliest;
    }
    return likeliest;
  }

  @Override
  public String toString() {
    return kind + " " + name;
  }
}
