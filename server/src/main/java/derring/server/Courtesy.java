package derring.server;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.jspecify.annotations.Nullable;

/**
 * Lets a thread that reckons for long stand back behind those that somebody waits for. Linux has a
 * priority for each thread, which anybody may lower; Java's own priorities do nothing there.
 * Elsewhere, and where native calls are not allowed, nothing happens.
 */
final class Courtesy {
  /** As {@code nice} counts: a tenth of the time of another, where both want all of it. */
  static final int NICE = 10;

  private static final int A_PROCESS_OR_THREAD = 0;
  private static final int THIS_ONE = 0;

  private static final @Nullable MethodHandle SET_PRIORITY = find();

  private Courtesy() {}

  @SuppressWarnings("restricted") // the manifest, or an option, allows it
  private static @Nullable MethodHandle find() {
    if (!System.getProperty("os.name", "").equals("Linux")) {
      return null;
    }
    try {
      Linker linker = Linker.nativeLinker();
      FunctionDescriptor three =
          FunctionDescriptor.of(
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT,
              ValueLayout.JAVA_INT);
      return linker
          .defaultLookup()
          .find("setpriority")
          .map(address -> linker.downcallHandle(address, three))
          .orElse(null);
    } catch (RuntimeException e) {
      return null;
    }
  }

  /**
   * From now on this thread, which is the machine's own, stands back; where the whole process
   * stands back further, it does so, too.
   */
  static void standBack() {
    if (SET_PRIORITY == null) {
      return;
    }
    try {
      var _ = (int) SET_PRIORITY.invokeExact(A_PROCESS_OR_THREAD, THIS_ONE, NICE);
    } catch (Throwable e) {
      throw new IllegalStateException("a call of the system failed", e);
    }
  }
}
