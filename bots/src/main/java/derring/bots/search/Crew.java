package derring.bots.search;

import java.util.function.IntConsumer;

/** Who does the parts of something: one after the other, or several at once. */
public interface Crew {
  /** One who does it all. */
  Crew ALONE =
      new Crew() {
        @Override
        public int size() {
          return 1;
        }

        @Override
        public void all(IntConsumer part) {
          part.accept(0);
        }
      };

  /** So many parts there are. */
  int size();

  /** Has each part done, from 0 on, and waits until all are. */
  void all(IntConsumer part);
}
