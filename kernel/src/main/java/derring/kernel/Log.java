package derring.kernel;

/** Receives what happens, each event with the clauses it applies and with who may see it. */
public interface Log {

  /** Hears nothing and costs nothing. */
  Log NONE =
      new Log() {
        @Override
        public boolean on() {
          return false;
        }

        @Override
        public void add(Entry entry) {}
      };

  /** Whether anybody listens; if not, events need not be built. */
  boolean on();

  void add(Entry entry);
}
