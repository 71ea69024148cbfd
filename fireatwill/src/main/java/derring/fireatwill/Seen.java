package derring.fireatwill;

import derring.kernel.Cards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A battle as everybody sees it: all that a client is ever sent. Columns are counted from a
 * captain's own left, from 1.
 *
 * @param seat whose view it is; absent for a spectator
 * @param waits how often somebody has let time pass since the last play
 * @param waiter who did so last
 */
public record Seen(
    @Nullable Integer seat,
    Phase phase,
    int waits,
    @Nullable Integer waiter,
    List<SideSeen> sides) {

  /**
   * All that belongs to one captain.
   *
   * @param numbers the printed numbers of the piles
   * @param locked the enemy has a head start, and this captain may not play yet
   * @param left how many cards are left in decks, hand and with the Gunner's Mate
   * @param hand the card in the hand
   * @param handFrom where it was taken from: a column, or the mate
   * @param fired the column whose cannon has just fired, so that a flag may be laid across
   * @param flagged the column across from which a flag was just laid
   * @param plays cards laid on the own piles, flags not counted
   * @param across flags laid on the enemy's piles
   * @param unloads flags laid on the own piles
   * @param score what the scoring came to, and its parts after it
   * @param out cards removed from the game
   */
  public record SideSeen(
      String faction,
      List<Integer> numbers,
      boolean locked,
      int left,
      List<Face> decks,
      Face mate,
      Stock flags,
      List<PileSeen> piles,
      @Nullable String hand,
      @Nullable String handFrom,
      @Nullable Integer fired,
      @Nullable Integer flagged,
      int plays,
      int across,
      int unloads,
      int score,
      int maneuvers,
      int sharpshooters,
      int claimed,
      int unclaimed,
      List<String> out) {}

  /** A deck or the cards of a Gunner's Mate: only the top one is seen. */
  public record Face(@Nullable String top, int size) {}

  /** The flags that are left. */
  public record Stock(String card, int count) {}

  /**
   * An Action Pile: how many cards are not seen, and those that are, the last one on top.
   *
   * @param gunners the Master Gunners among those that are not seen (FAW-R49); absent if none is
   * @param gun how its cannon stands, as far as can be seen; absent when the battle is over
   */
  public record PileSeen(
      int buried,
      boolean straightened,
      @Nullable List<String> gunners,
      List<String> cards,
      @Nullable Gun gun) {}

  static Seen of(View view) {
    Battle battle = view.known();
    List<SideSeen> sides = new ArrayList<>();
    for (int seat = 0; seat < Table.SEATS; seat++) {
      sides.add(side(view, seat));
    }
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        battle.phase,
        battle.waits,
        battle.waiter < 0 ? null : battle.waiter,
        sides);
  }

  private static SideSeen side(View view, int seat) {
    Battle battle = view.known();
    Side side = battle.sides[seat];
    List<Integer> numbers = new ArrayList<>();
    List<Face> decks = new ArrayList<>();
    List<PileSeen> piles = new ArrayList<>();
    for (int c = 0; c < Table.COLUMNS; c++) {
      numbers.add((int) side.numbers[c]);
      decks.add(new Face(name(view.top(seat, c)), view.deckSize(seat, c)));
      piles.add(
          new PileSeen(
              view.buried(seat, c),
              side.square[c] >= 0,
              gunners(view, seat, c),
              Cards.asLaid(side.piles[c], Card::name),
              battle.phase == Phase.OVER ? null : Gunnery.read(view, seat, c)));
    }
    return new SideSeen(
        battle.table.factions.get(seat),
        numbers,
        battle.phase == Phase.FIRE && battle.locked(seat),
        side.left,
        decks,
        new Face(name(view.mateTop(seat)), view.mateSize(seat)),
        new Stock(Card.name(Card.flagOf(seat)), side.flags),
        piles,
        name(side.hand),
        side.handFrom < 0 ? null : Moves.place(side.handFrom),
        column(side.fired),
        column(side.flagged),
        side.plays,
        side.across,
        side.unloads,
        side.score,
        side.maneuvers,
        side.sharpshooters,
        side.claimed,
        side.unclaimed,
        Cards.hand(side.out, Card::name));
  }

  private static @Nullable List<String> gunners(View view, int seat, int column) {
    List<String> names = new ArrayList<>();
    for (int gunner = Card.BREECHER; gunner < Card.FLAG; gunner++) {
      names.addAll(
          Collections.nCopies(view.buriedGunners(seat, column, gunner), Card.name(gunner)));
    }
    return names.isEmpty() ? null : names;
  }

  private static @Nullable String name(int card) {
    return card == Card.NONE ? null : Card.name(card);
  }

  private static @Nullable Integer column(int column) {
    return column < 0 ? null : column + 1;
  }
}
