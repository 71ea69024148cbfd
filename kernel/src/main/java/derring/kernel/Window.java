package derring.kernel;

/**
 * A part of a state: a question that is put to several seats at once. It has a number, so that an
 * answer to it is never taken for one to the next, and it stays open until each seat has answered
 * or let it be. What the answers are, and what silence means, is the game's.
 */
public final class Window {
  private int number;
  private int asked;

  /** Asks these seats, as a bit set, something new. Nobody at all leaves nothing open. */
  public void open(int seats) {
    number++;
    asked = seats;
  }

  /** One more seat is asked the same. */
  public void add(int seat) {
    asked |= 1 << seat;
  }

  /** A seat has answered, or lets it be. */
  public void leave(int seat) {
    asked &= ~(1 << seat);
  }

  /** Whoever has not answered need not any more. */
  public void close() {
    asked = 0;
  }

  /** The seats that have not answered yet, as a bit set. */
  public int asked() {
    return asked;
  }

  public boolean asks(int seat) {
    return (asked >> seat & 1) == 1;
  }

  /** Whether nobody is asked any more. */
  public boolean settled() {
    return asked == 0;
  }

  /** How many questions there have been: the number of the last one, never 0 while one is open. */
  public int number() {
    return number;
  }

  /** Makes it the question with that number, asked of these seats: for whoever sets up a state. */
  public void set(int number, int seats) {
    this.number = number;
    this.asked = seats;
  }

  public void copyFrom(Window other) {
    number = other.number;
    asked = other.asked;
  }

  @Override
  public boolean equals(Object object) {
    return object instanceof Window other && number == other.number && asked == other.asked;
  }

  @Override
  public int hashCode() {
    return 31 * number + asked;
  }
}
