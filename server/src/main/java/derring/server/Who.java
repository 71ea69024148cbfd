package derring.server;

/** Somebody who wants something, or who reads. */
record Who(String guest, String name) {
  /** The server itself: it moves for bots, passes for players and keeps the clocks. */
  static final Who SERVER = new Who("", "");

  boolean server() {
    return guest.isEmpty();
  }
}
