package derring.kernel;

import org.jspecify.annotations.Nullable;

/**
 * What a seat is asked because somebody else has acted, as its host sees it.
 *
 * @param number changes whenever the seat is asked something else; never 0
 * @param silence the move that stands for no answer, which a host may make for whoever leaves the
 *     question open; null if it has to be answered
 */
public record Question<M>(int number, @Nullable M silence) {}
