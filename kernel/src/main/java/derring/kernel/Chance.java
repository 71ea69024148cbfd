package derring.kernel;

/** The only source of dice and shuffles. */
public interface Chance {

  /** A throw of a die with so many sides: 1 to {@code sides}. */
  int die(int sides);

  /** One of the cards of a pile, each as likely as any other. It stays where it is. */
  int card(Pile from);

  /** Puts a pile in a random order. */
  void shuffle(Pile pile);
}
