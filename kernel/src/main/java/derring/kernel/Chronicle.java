package derring.kernel;

import java.util.ArrayList;
import java.util.List;

/** A log that keeps everything. */
public final class Chronicle implements Log {
  private final List<Entry> entries = new ArrayList<>();

  @Override
  public boolean on() {
    return true;
  }

  @Override
  public void add(Entry entry) {
    entries.add(entry);
  }

  /** What was told since this was last asked. */
  public List<Entry> take() {
    List<Entry> taken = List.copyOf(entries);
    entries.clear();
    return taken;
  }
}
