package derring.cli;

import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Names;
import java.util.List;

/**
 * A moment of a match as one reader may see it. This is all that is ever drawn.
 *
 * @param reader the seat, or {@link derring.kernel.Game#SPECTATOR}
 * @param events all that has happened so far, as the reader was told it
 * @param moves what the reader may do now; empty if the game waits for somebody else
 * @param names what the seats are called
 */
public record Scene<M, V>(V view, int reader, List<Told> events, List<M> moves, Names names) {

  /** An event with the clauses it applies. */
  public record Told(Event event, List<String> rules) {
    static Told to(int reader, Entry entry) {
      return new Told(entry.seenBy(reader), entry.rules());
    }
  }
}
