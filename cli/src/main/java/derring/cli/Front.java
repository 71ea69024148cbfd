package derring.cli;

import derring.kernel.Outcome;
import org.jspecify.annotations.Nullable;

/** Where a match meets the people who play or watch it: a screen, plain lines, or JSON. */
interface Front<M> extends AutoCloseable {

  /** The match is dealt and about to begin. */
  void opened();

  /** A bot is about to move; false if a person leaves meanwhile. */
  boolean thinking(int seat);

  /** A move was made. */
  void happened();

  /** What a person wants to do, or null if he leaves. Anything else he says is dealt with. */
  @Nullable M ask(int seat);

  void over(Outcome outcome);

  @Override
  void close();
}
