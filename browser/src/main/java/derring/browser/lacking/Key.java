package derring.browser.lacking;

/** In place of {@link java.security.Key}. */
public sealed interface Key permits SecretKeySpec {}
