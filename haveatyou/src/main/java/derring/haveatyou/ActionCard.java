package derring.haveatyou;

/**
 * One of the action cards: something to do, a die, and damage of three kinds (HAY-1.3.3).
 *
 * @param fist what it does as damage of a fist, in the code of {@link Result}
 */
public record ActionCard(int number, Type type, int die, int fist, int blade, int shot) {

  /** The name that files and notation use: its type and its number. */
  public String name() {
    return type.word() + " " + number;
  }

  /** What it does as damage of a kind of weapon. */
  public int result(Kind kind) {
    return switch (kind) {
      case FIST -> fist;
      case BLADE -> blade;
      case SHOT -> shot;
    };
  }
}
