package derring.formats;

import derring.kernel.Game;
import derring.kernel.Title;
import java.util.Map;

/**
 * A game taken from the shelf and opened.
 *
 * @param game bound to its options and cards
 * @param cards the digests of the card sets it was opened with, by id, as a record keeps them
 */
public record Box(Title title, Game<?, ?, ?> game, Map<String, String> cards) {}
