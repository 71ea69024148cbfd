package derring.bench.server;

import derring.bots.Bots;
import derring.bots.Tempo;
import derring.formats.Shelf;
import derring.kernel.SeededChance;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Fires at will, in real time: takes cards and lays them at the tempo of the best bot, whatever the
 * enemy does meanwhile. A flag goes up whenever a cannon has fired.
 */
final class Gunner extends Guest {
  private static final Tempo TEMPO = Bots.tempo("master", Shelf.standard().title("fire-at-will"));

  private final SeededChance chance;
  private final AtomicReference<String> offer = new AtomicReference<>("");
  private final Thread hand;

  Gunner(Crowd crowd, BareSocket line, int seat, long seed) {
    super(crowd, line, seat, seed);
    this.chance = new SeededChance(seed);
    this.hand = Thread.startVirtualThread(this::fire);
  }

  @Override
  void asked(String newest) {
    offer.set(newest);
  }

  @Override
  void over() {
    hand.interrupt();
  }

  /** Takes up each offer once; there is a new one when the move is shown. */
  private void fire() {
    try {
      while (true) {
        Thread.sleep(Math.round(1000 * TEMPO.next(chance)));
        String now = offer.getAndSet("");
        String flag = pick(now, move -> move.startsWith("flag"));
        String chosen =
            flag.isEmpty()
                ? pick(now, move -> move.startsWith("lift") || move.startsWith("drop"))
                : flag;
        chosen = chosen.isEmpty() ? pick(now, move -> true) : chosen;
        if (!chosen.isEmpty()) {
          move(chosen);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the battle is over
    } catch (IOException e) {
      // the socket is gone, of which the one who listens tells
    }
  }
}
