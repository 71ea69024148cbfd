package derring.toys.morra;

/** What a player can do. */
public sealed interface Move {

  /** Choose in secret how many fingers to show (MOR-1.2). */
  record Show(int fingers) implements Move {}
}
