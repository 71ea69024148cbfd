package derring.server;

/** Who may find a match. */
enum Reach {
  /** Everybody: it is listed in the lobby. */
  PUBLIC,
  /** Whoever has its address. */
  LINK,
  /** Nobody else: all play at one screen. */
  LOCAL
}
