package derring.swordplay;

import derring.kernel.Cards;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bout as a seat, or a spectator, is shown it: all that a client is ever sent. Fighters are told
 * by their place in the list; the Beast has the last one.
 *
 * @param seat whose view it is; absent for a spectator
 * @param active whose turn it is
 * @param turns how many turns have ended
 * @param first who had the first turn
 * @param attack the attack under way
 * @param sweep the card under way that strikes everybody in turn
 * @param prey whom the Beast struck last
 * @param question how many attacks there have been to answer
 * @param decks one for each set that is in play
 */
public record Seen(
    @Nullable Integer seat,
    Phase phase,
    int active,
    int turns,
    int first,
    @Nullable Attack attack,
    @Nullable Sweep sweep,
    @Nullable Integer prey,
    int question,
    List<Fighter> fighters,
    List<Deck> decks) {

  /**
   * An attack that is not yet settled.
   *
   * @param card what it is made with
   * @param at where it strikes; absent if it is unlocated
   * @param damage what it does if nobody counters it
   * @param overextended its target has overreached and may play no defence
   * @param parry the defence that met it, while weapons are named
   */
  public record Attack(
      Form form,
      int attacker,
      int target,
      String card,
      @Nullable Location at,
      int damage,
      boolean overextended,
      @Nullable String parry) {}

  /**
   * A card that strikes one after the other.
   *
   * @param last whom it struck last
   */
  public record Sweep(int by, String card, @Nullable Location at, int last) {}

  /**
   * One who fights.
   *
   * @param beast it is no player
   * @param set the set whose deck the fighter draws from
   * @param abilitySpent the ability has been used up
   * @param lastDefence the last defence card played, if it still lies open
   * @param fell the how-manyth to fall, where places depend on it
   * @param handSize how many cards are in the hand
   * @param hand those cards, for their owner alone
   */
  public record Fighter(
      String name,
      boolean beast,
      int life,
      boolean tripped,
      String set,
      List<Item> ready,
      @Nullable Item armour,
      @Nullable String stance,
      boolean reckless,
      boolean abilitySpent,
      @Nullable String lastDefence,
      int fell,
      int handSize,
      @Nullable List<String> hand) {}

  /**
   * Something that lies ready.
   *
   * @param item what it is called, with what is left of it
   * @param weapon it adds to attacks; a cloak, a shield, armour do not
   * @param used how much of it is used up
   * @param left how much of it is left, where it does not last for ever
   */
  public record Item(String item, String card, boolean weapon, int used, @Nullable Integer left) {}

  /** The cards of a set: how many are in the deck, and what was discarded, the top one first. */
  public record Deck(String set, int deckSize, List<String> discard) {}

  static Seen of(View view, Moves moves) {
    Bout bout = view.known();
    Table table = bout.table;
    Fighter[] fighters = new Fighter[table.bodies];
    for (int body = 0; body < fighters.length; body++) {
      fighters[body] = fighter(view, body, moves);
    }
    Deck[] decks = new Deck[table.decks.size()];
    for (int side = 0; side < decks.length; side++) {
      List<String> discard = Cards.fromTop(bout.discards[side], table::cardName);
      decks[side] = new Deck(table.setOf(side), view.deckSize(side), discard);
    }
    return new Seen(
        view.seat() < 0 ? null : view.seat(),
        bout.phase,
        bout.active,
        bout.turns,
        bout.first,
        bout.attacker == Bout.NOBODY ? null : attack(bout),
        bout.sweeper == Bout.NOBODY
            ? null
            : new Sweep(bout.sweeper, table.cardName(bout.sweep), at(bout.sweepAt), bout.swept),
        bout.prey == Bout.NOBODY ? null : bout.prey,
        bout.answer.number(),
        List.of(fighters),
        List.of(decks));
  }

  private static Attack attack(Bout bout) {
    Table table = bout.table;
    return new Attack(
        bout.form,
        bout.attacker,
        bout.target,
        table.cardName(bout.via),
        at(bout.at),
        Damage.worth(bout),
        bout.overextended,
        card(table, bout.parry));
  }

  private static Fighter fighter(View view, int body, Moves moves) {
    Table table = view.known().table;
    derring.swordplay.Fighter fighter = view.known().fighters[body];
    Item[] ready = new Item[fighter.items()];
    for (int i = 0; i < ready.length; i++) {
      ready[i] = moves.items[fighter.item(i)][fighter.used(i)];
    }
    return new Fighter(
        table.figures[body].name(),
        table.isBeast(body),
        fighter.life,
        fighter.tripped,
        table.figures[body].set(),
        List.of(ready),
        fighter.armour == derring.swordplay.Fighter.NO_CARD
            ? null
            : moves.items[fighter.armour][fighter.absorbed],
        card(table, fighter.stance),
        fighter.reckless,
        fighter.abilitySpent,
        card(table, fighter.lastDefence),
        fighter.fell,
        view.handSize(body),
        body == view.seat() ? Cards.hand(fighter.hand, table::cardName) : null);
  }

  private static @Nullable String card(Table table, int card) {
    return card == derring.swordplay.Fighter.NO_CARD ? null : table.cardName(card);
  }

  private static @Nullable Location at(int at) {
    return at < 0 ? null : Location.of(at);
  }
}
