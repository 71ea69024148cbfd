/**
 * The contract kit: what every registered game is held to. It finds the games by itself, so a new
 * one needs no change here; only golden records and small decks are laid beside it as data.
 */
@NullMarked
package derring.contract;

import org.jspecify.annotations.NullMarked;
