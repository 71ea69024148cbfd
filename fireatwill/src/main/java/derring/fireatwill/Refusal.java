package derring.fireatwill;

import derring.kernel.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a move is not allowed. {card} stands for the card of the move, {hand} for the card in the
 * hand, {pile} for the column, {top} for the card that lies there.
 */
enum Refusal {
  OVER("FAW-2.11", "The battle is over."),
  STOPPED("FAW-2.11", "Cease Fire was called: nothing more may be done."),
  LAST_CARD("FAW-R30", "Cease Fire was called: you may only lay the card in your hand, or let go."),
  NOT_STASHED_NOW("FAW-R30", "Cease Fire was called: {card} may only go onto a pile."),
  LOCKED("FAW-R34", "The other side has its head start."),
  FINISHED(
      "FAW-R40",
      "You have no cards left: only the flag of the last shot, its straightening and Cease Fire"
          + " remain."),

  HAND_FULL("FAW-2.1", "You hold {hand}: one card in the hand is all."),
  DECK_EMPTY("FAW-2.4", "Nothing is left there to lift."),
  ANOTHER_CARD("FAW-2.4", "{top} lies there, not {card}."),
  NOT_IN_HAND("FAW-R37", "You do not hold {card}."),
  FIRST_A_LOAD("FAW-R32", "Play a Load first."),
  NOT_BACK("FAW-R42", "{card} came from the Gunner's Mate: it cannot go back."),
  GUNNER_ON_OWN("FAW-6", "{card} is played on a pile of the enemy, not on your own."),
  NOT_A_GUNNER("FAW-2.1", "{card} is played on your own piles only."),

  NO_FLAGS("FAW-1.2", "You have no flags left."),
  NOT_FIRED("FAW-R10", "You have not just fired cannon {pile}."),
  NO_FLAG_LAID("FAW-2.10", "You have not just laid a flag across from pile {pile}."),
  FLAG_COVERED("FAW-R43", "Your flag across from pile {pile} is covered already."),

  CARDS_LEFT("FAW-2.11", "You still have cards to play."),
  NOTHING_TO_LET_GO("FAW-R30", "You may let go of a card only after Cease Fire."),
  NO_WAITING("FAW-R41", "Waiting ends no battle here (option idle)."),
  WAITED("FAW-R45", "You have waited already: now it is for the other side to wait or act.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  /** The verdict, with names in place. */
  Verdict verdict(Battle battle, int seat, Move move) {
    Side side = battle.sides[seat];
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("phase", battle.phase.word());
    String text = words;
    switch (move) {
      case Move.Lift(int card, int from) -> {
        facts.put("card", Card.name(card));
        text = text.replace("{card}", Card.spoken(card));
        if (!side.source(from).isEmpty()) {
          String top = Card.spoken(FastPlay.top(side.source(from)));
          facts.put("top", top);
          text = text.replace("{top}", top);
        }
      }
      case Move.Drop(int card, int on) -> {
        facts.put("card", Card.name(card));
        text = text.replace("{card}", Card.spoken(card));
      }
      case Move.Gunner(int card, int across) -> {
        facts.put("card", Card.name(card));
        text = text.replace("{card}", Card.spoken(card));
      }
      case Move.Flag(int across) -> text = pile(text, across, facts);
      case Move.Straighten(int across) -> text = pile(text, across, facts);
      case Move.Unload(int pile) -> text = pile(text, pile, facts);
      case Move.Cease(), Move.LetGo(), Move.Wait() -> {}
    }
    if (side.hand != Card.NONE) {
      text = text.replace("{hand}", Card.spoken(side.hand));
      facts.put("hand", Card.name(side.hand));
    }
    return Verdict.illegal(rule, text, facts);
  }

  private static String pile(String text, int column, Map<String, Object> facts) {
    facts.put("pile", column + 1);
    return text.replace("{pile}", Integer.toString(column + 1));
  }
}
