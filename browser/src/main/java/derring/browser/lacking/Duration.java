package derring.browser.lacking;

/** In place of {@link java.time.Duration}, in milliseconds. */
public record Duration(long toMillis) {
  public static final Duration ZERO = new Duration(0);

  public static Duration ofMillis(long millis) {
    return new Duration(millis);
  }

  public static Duration ofSeconds(long seconds) {
    return new Duration(1000 * seconds);
  }

  public static Duration ofMinutes(long minutes) {
    return ofSeconds(60 * minutes);
  }

  public static Duration ofHours(long hours) {
    return ofMinutes(60 * hours);
  }

  public static Duration ofDays(long days) {
    return ofHours(24 * days);
  }

  public Duration minus(Duration other) {
    return new Duration(toMillis - other.toMillis);
  }

  public Duration dividedBy(long by) {
    return new Duration(toMillis / by);
  }

  public boolean isZero() {
    return toMillis == 0;
  }
}
