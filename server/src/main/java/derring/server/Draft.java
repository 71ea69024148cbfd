package derring.server;

import java.nio.ByteBuffer;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Where a frame is put together that is written at once: outside of the heap, from where the kernel
 * takes it, so that a byte is not copied once more and nothing is thrown away.
 */
final class Draft {
  private static final AtomicReferenceArray<@Nullable ByteBuffer> SPARE =
      new AtomicReferenceArray<>(16);

  private static final int ENOUGH_FOR_MOST = 8 * 1024;

  private Draft() {}

  /** Room for so many bytes; {@link #done} takes it back. */
  static ByteBuffer of(int size) {
    if (size > ENOUGH_FOR_MOST) {
      return ByteBuffer.allocate(size);
    }
    ByteBuffer spare = SPARE.getAndSet(place(), null);
    return spare == null ? ByteBuffer.allocateDirect(ENOUGH_FOR_MOST) : spare.clear();
  }

  /** It was written; what is left of it, to be kept for later. Null if that is nothing. */
  static @Nullable ByteBuffer done(ByteBuffer draft) {
    ByteBuffer rest = draft.hasRemaining() ? draft : null;
    if (draft.isDirect()) {
      rest = rest == null ? null : ByteBuffer.allocate(rest.remaining()).put(rest).flip();
      SPARE.set(place(), draft);
    }
    return rest;
  }

  private static int place() {
    return (int) Thread.currentThread().threadId() & (SPARE.length() - 1);
  }
}
