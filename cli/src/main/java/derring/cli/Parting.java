package derring.cli;

/** Says something if a signal such as Ctrl-C ends the process before this is closed. */
final class Parting implements AutoCloseable {
  private final Thread hook;

  Parting(Runnable words) {
    hook = new Thread(words, "parting");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException ending) {
      // The process ends already, and it is said.
    }
  }
}
