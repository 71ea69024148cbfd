package derring.server;

import derring.kernel.BadInput;
import derring.server.store.Damaged;
import derring.server.store.Journal;
import derring.server.store.Journals;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a host may order, also while servers run on the same store: they obey within seconds. Each
 * order is a fact, and holds until it is undone.
 */
public final class Hosting implements AutoCloseable {
  private static final int LONGEST_WORDS = 200;

  private final Journal journal;

  private Hosting(Journal journal) {
    this.journal = journal;
  }

  /**
   * Opens the store of a server.
   *
   * @param db as in {@link ServerOptions}
   */
  public static Hosting open(String db, Path data) {
    return new Hosting(Journals.beside(db, data));
  }

  /**
   * Lets somebody talk no more.
   *
   * @param who the id of a guest, or a name
   * @param match where; empty for everywhere
   * @return the number of the order
   */
  public long mute(String who, String match) {
    if (!match.isEmpty()) {
      there(match);
    }
    return order(new Order.Mute(words(who), match));
  }

  /** Shows another name wherever one would be shown. */
  public long rename(String name, String to) {
    return order(new Order.Rename(words(name), words(to)));
  }

  /** Ends a match. */
  public long close(String match, String why) {
    there(match);
    return order(new Order.Close(match, words(why)));
  }

  /** Lets nobody in from an address, or from all that begin like it. */
  public long block(String range) {
    AddressRange.of(range);
    return order(new Order.Block(range));
  }

  /** Takes an order back. */
  public long undo(long n) {
    if (!standing().containsKey(n)) {
      throw new BadInput("no order " + n + " holds now");
    }
    return order(new Order.Undo(n));
  }

  /** The orders that hold, each with its number. */
  public List<String> list() {
    List<String> lines = new ArrayList<>();
    standing().forEach((n, order) -> lines.add(n + "  " + order.words()));
    return lines;
  }

  /** Who sits or talks at a match: the ids of guests, each with the name and the last words. */
  public List<String> who(String match) {
    there(match);
    Map<String, String> guests = new LinkedHashMap<>();
    try {
      for (Journal.Fact fact : journal.read(match, 0)) {
        Noted noted = Noted.read(fact.body());
        switch (noted.what()) {
          case Happening.Opened opened ->
              opened.chairs().stream()
                  .filter(Chair::person)
                  .forEach(chair -> guests.put(chair.guest(), chair.name() + ", seated"));
          case Happening.Sat sat ->
              guests.put(sat.chair().guest(), sat.chair().name() + ", seated");
          case Happening.Said said ->
              guests.put(
                  noted.by(),
                  said.name()
                      + (said.seat() < 0 ? ", watching, " : ", seated, ")
                      + Instant.ofEpochMilli(noted.at())
                      + ": "
                      + said.text());
          default -> {}
        }
      }
    } catch (Damaged e) {
      throw new BadInput("match " + match + " cannot be read: " + e.getMessage());
    }
    List<String> lines = new ArrayList<>();
    guests.forEach((guest, words) -> lines.add(guest + "  " + words));
    return lines;
  }

  private Map<Long, Order> standing() {
    House house = new House(journal);
    house.read();
    return house.standing();
  }

  private void there(String match) {
    if (!Journal.isMatch(match) || journal.last(match) == null) {
      throw new BadInput("there is no match " + match);
    }
  }

  private static String words(String text) {
    String line = Plain.line(text);
    if (!Plain.visible(line) || line.length() > LONGEST_WORDS) {
      throw new BadInput("expected 1 to " + LONGEST_WORDS + " characters, but found " + text);
    }
    return line;
  }

  private long order(Order order) {
    return House.order(journal, order, System.currentTimeMillis());
  }

  @Override
  public void close() {
    journal.close();
  }
}
