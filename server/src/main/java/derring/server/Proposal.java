package derring.server;

/** What can be offered, for others to agree to. */
enum Proposal {
  UNDO,
  DRAW,
  REMATCH,
  /** That a bot plays on for a seat that was left. */
  BOT
}
