package derring.kernel;

/** What the seats are called by whoever reads a sentence. */
@FunctionalInterface
public interface Names {
  String of(int seat);
}
