package derring.server;

/** How far a match has come. */
enum Standing {
  /** Not all seats are taken, or it has not begun. */
  OPEN,
  RUNNING,
  FINISHED
}
