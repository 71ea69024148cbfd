package derring.kernel;

/**
 * What a game declares itself to be.
 *
 * @param hidden some seat does not see all of the state
 * @param chance dice or shuffles occur after the deal
 * @param simultaneous several seats may be able to act at once
 * @param openMoves the legal moves cannot all be listed
 * @param longest no match has more moves than this
 */
public record Traits(
    boolean hidden, boolean chance, boolean simultaneous, boolean openMoves, int longest) {}
