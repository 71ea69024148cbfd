package derring.server;

/** The web layer: all that is known of it outside its one implementation. */
interface Web extends AutoCloseable {
  int port();

  /** Takes no new connections. */
  @Override
  void close();
}
