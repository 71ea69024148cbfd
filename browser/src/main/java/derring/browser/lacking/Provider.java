package derring.browser.lacking;

import java.util.function.Supplier;

/** In place of {@link java.util.ServiceLoader.Provider}. */
public interface Provider<S> extends Supplier<S> {}
