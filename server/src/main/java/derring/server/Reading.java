package derring.server;

import derring.formats.Shelf;
import derring.server.store.Chain;
import derring.server.store.Damaged;
import derring.server.store.Journal.Fact;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Reads the facts of a match one after the other, and holds each against its chain. */
final class Reading {
  private final Sitting sitting;
  private long skipped;
  private long loose;

  /**
   * Begins with the first fact.
   *
   * @param skipped how many facts may be missing because they are old talk
   * @param called how a name is shown
   * @throws Damaged if it is not what was stored
   */
  Reading(Shelf shelf, Fact first, long skipped, UnaryOperator<String> called) {
    if (first.number() != 0) {
      throw new Damaged("Fact 0 is missing");
    }
    check(first, Chain.NONE);
    this.skipped = skipped;
    this.sitting = sensible(first, () -> Sitting.begin(shelf, Noted.read(first.body()), called));
    chain(first);
  }

  private Reading(Sitting sitting) {
    this.sitting = sitting;
  }

  /** Reads on where a sitting stands. */
  static Reading on(Sitting sitting) {
    return new Reading(sitting);
  }

  Sitting sitting() {
    return sitting;
  }

  /** How many facts had no chain. */
  long loose() {
    return loose;
  }

  /**
   * Reads the next fact.
   *
   * @throws Damaged if it is not what was stored, or if one before it is missing
   */
  Page read(Fact fact) {
    check(fact, sitting.annals().chain());
    Noted noted = sensible(fact, () -> Noted.read(fact.body()));
    long from = noted.what() instanceof Happening.Lost lost ? lost.from() : fact.number();
    long missing = from - sitting.next();
    if (missing < 0 || missing > skipped) {
      throw new Damaged("Fact " + sitting.next() + " is missing");
    }
    if (missing > 0) {
      skipped -= missing;
      sitting.annals().skip(missing);
    }
    sensible(fact, () -> sitting.apply(noted));
    if (sitting.annals().last() != fact.number()) {
      throw new Damaged("Fact " + fact.number() + " has another's place");
    }
    return chain(fact);
  }

  /**
   * Nothing more comes.
   *
   * @throws Damaged if not all that was said to be left out was
   */
  Sitting done() {
    if (skipped > 0) {
      throw new Damaged("The numbers of its facts do not go on without gaps");
    }
    return sitting;
  }

  private static void check(Fact fact, Chain before) {
    if (!fact.follows(before)) {
      throw new Damaged("Fact " + fact.number() + ", or one before it, is not what was stored");
    }
  }

  private Page chain(Fact fact) {
    loose += fact.chain() == null ? 1 : 0;
    return sitting.annals().chained(fact.chain(), fact.after(sitting.annals().chain()));
  }

  private interface Work<T> {
    T done();
  }

  private static <T> T sensible(Fact fact, Work<T> work) {
    try {
      return work.done();
    } catch (RuntimeException e) {
      @Nullable String why = e.getMessage();
      throw new Damaged(
          "Fact "
              + fact.number()
              + " does not follow from those before it: "
              + String.valueOf(why).replaceAll("\\s+", " "));
    }
  }
}
