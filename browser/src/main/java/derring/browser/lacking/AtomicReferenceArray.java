package derring.browser.lacking;

import org.jspecify.annotations.Nullable;

/** In place of {@link java.util.concurrent.atomic.AtomicReferenceArray}: a page has one thread. */
public final class AtomicReferenceArray<E extends @Nullable Object> {
  private final @Nullable Object[] items;

  public AtomicReferenceArray(int length) {
    items = new Object[length];
  }

  public int length() {
    return items.length;
  }

  public void set(int at, E item) {
    items[at] = item;
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // only E gets in
  public E getAndSet(int at, E item) {
    E before = (E) items[at];
    items[at] = item;
    return before;
  }
}
