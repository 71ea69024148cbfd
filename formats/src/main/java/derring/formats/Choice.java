package derring.formats;

/** A move that may be made: as people write it, as programs read it, and what it means here. */
public record Choice(String notation, Json.Written<?> move, String label) {}
