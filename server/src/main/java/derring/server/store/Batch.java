package derring.server.store;

import derring.server.store.Journal.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * What one transaction stores: at most one append and one snapshot of each match, in the order of
 * the matches. One append each, so that whether it is the next of its match does not depend on its
 * neighbours; in order, so that two writers on one database wait for each other and never both.
 */
record Batch(NavigableMap<String, Pending> appends, NavigableMap<String, Snapshot> snapshots) {

  boolean isEmpty() {
    return appends.isEmpty() && snapshots.isEmpty();
  }

  /** Each append on its own, the snapshots left out. */
  List<Batch> alone() {
    var all = new ArrayList<Batch>();
    appends.forEach((match, append) -> {
      var one = new TreeMap<String, Pending>();
      one.put(match, append);
      all.add(new Batch(one, new TreeMap<>()));
    });
    return all;
  }
}
