package derring.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/**
 * What one transaction stores: at most one append of each match, in the order of the matches. One
 * append each, so that whether it is the next of its match does not depend on its neighbours; in
 * order, so that two writers on one database wait for each other and never both.
 */
record Batch(NavigableMap<String, Pending> appends) {

  boolean isEmpty() {
    return appends.isEmpty();
  }

  /** Each append on its own. */
  List<Batch> alone() {
    var all = new ArrayList<Batch>();
    appends.forEach((match, append) -> {
      var one = new TreeMap<String, Pending>();
      one.put(match, append);
      all.add(new Batch(one));
    });
    return all;
  }
}
