package derring.audatia;

import derring.kernel.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Why a move is not allowed. {card} stands for the card or Posta of the move, {attack} for the
 * Strike or Remedy under way, {posta} for the Posta one stands in, {theirs} for the other's,
 * {virtue} for the Virtue that the card asks for. An empty rule means the clause of the card.
 */
enum Refusal {
  OVER("AUD-WIN.1", "The bout is over."),
  NOT_ASKED("AUD-R54", "It is not for you to act now: the other is waited for."),
  CHOSEN("AUD-UI1", "You have chosen already, and what is committed stays."),
  NOT_HELD("AUD-DCK.2", "You do not hold {card}."),
  NOT_THE_TURNED("AUD-SD2", "Only a card that is turned up from the row may be played."),

  NO_EXCHANGE_OF_CARDS("AUD-SET.5", "Cards of the first hand are laid aside only in the set-up."),
  NOTHING_TO_FINISH("AUD-UI1", "There is no secret choice to be finished now."),
  GIVE_TWO("AUD-OOM.2", "A Trade takes two cards: give them first."),
  NO_VIRTUE_NOW("AUD-SET.6", "No Virtue is to be chosen now."),
  VIRTUE_TAKEN("AUD-SET.6", "{card} is taken already."),
  NO_SALUTE("AUD-SET.7", "There is no salute to make now."),
  NO_TRADE_NOW("AUD-OOM.2", "You may trade only Out of Measure, before the Poste are chosen."),
  TOO_FEW_TO_TRADE("AUD-OOM.2", "A Trade takes two cards, and you have not so many."),
  NOTHING_LEFT_TO_DRAW("AUD-R13", "The Action deck is spent: there is nothing to draw."),
  NO_TRADE_BEGUN("AUD-OOM.2", "No Trade is begun that you could give a card for."),
  NO_POSTA_NOW("AUD-OOM.3", "You cannot take a Posta now."),
  SAME_POSTA("AUD-R51", "You stand in {card} already: choose another."),
  TAUNTED_STAYS("AUD-K.taunt", "You were taunted: no change of Posta before your Attack."),
  NO_ORDER("AUD-SUD.2", "There is no row to be laid now."),
  PLACE_ALL("AUD-SUD.2", "The whole hand goes into the row: place the rest first."),

  CHOOSE("AUD-UI1", "Both choose now: a choice must be made."),
  ANSWER_OR_YIELD("AUD-R26", "You must answer {attack}, or yield."),
  NO_DECLINING("AUD-SD3", "The card that is turned up serves here, so it must be played."),
  MUST_ATTACK("AUD-OOM.7", "You have an Eligible Attack, so you must attack now."),
  TAUNTED_ATTACKS("AUD-K.taunt", "You were taunted and have an Eligible Attack: make it."),
  TAKE_A_VIRTUE("AUD-SET.6", "A Virtue must be chosen."),
  ORIENT_IT("AUD-CUT.3", "The Side Card must be oriented."),
  FINISH_IT("AUD-R42", "You have announced it: it must be done now."),
  LEAD("AUD-SD7", "You must attack: reveal."),
  NOTHING_TO_YIELD_TO("AUD-R26", "There is nothing to yield to."),
  NO_YIELDING("AUD-SD10", "In Sudden Death nobody yields: reveal."),
  NO_ROW("AUD-SUD.3", "Cards are revealed only from a row, in Sudden Death."),
  TURNED_ALREADY("AUD-SD10", "A card is turned up: play it before you reveal on."),

  NOT_A_STRIKE("AUD-TYP.3", "{card} is not a Strike."),
  NO_ATTACK_NOW("AUD-CUT.1", "You cannot attack now."),
  NEEDS_PRUDENTIA("AUD-VIR.P", "{card} attacks only with most Prudentia."),
  NOT_FROM_POSTA("AUD-ELI.1", "{card} cannot be played from {posta}."),
  WRONG_SIDE("AUD-ELI.3", "{card} comes from the other side than your sword is on."),
  CLOSED_LINE("AUD-ELI.2", "{theirs} is closed to {card}."),
  EXTENDED("AUD-EXT.1", "{theirs} is Extended: beat it aside first."),
  STRETTO("AUD-STR.1", "The bind is Stretto: only a Remedy can be played."),
  ATTACK_IS_NO_ANSWER("AUD-CUT.2", "An Attack does not answer {attack}."),
  FEINTED_SIDE("AUD-R37", "{card} comes from the same side as the feint."),
  OTHER_THAN_REPEATED("AUD-K.repeat", "{card} is not the Strike that was parried."),
  NOT_A_FENDENTE("AUD-K.kick-to-the-groin", "{card} is not a Fendente."),
  NOT_A_MEZANO("AUD-THR.2.3.3", "After a Break only a Mezano can be struck, not {card}."),

  NOT_EXTENDED("AUD-EXT.1", "There is no Extended Posta to beat aside."),
  NO_BEAT_NOW("AUD-R22", "You can beat a Posta aside only where you could attack."),
  NO_PARRY_SYMBOL("AUD-CUT.2", "{card} has no Parry symbol."),
  NOTHING_TO_PARRY("AUD-CUT.2", "There is no Strike against you to parry."),
  SAME_ANGLE("AUD-ELI.4", "{card} comes along the same line as {attack}: it does not parry it."),
  ONLY_THE_SAME("AUD-CTR.4", "Only a card of the same Strike parries {attack}."),
  MEZANO_IS_NOT_PARRIED("AUD-R35", "The Mezano after a Break cannot be parried."),

  NOTHING_TO_COUNTERATTACK("AUD-CTR.1", "There is no Strike against you to counterattack."),
  NO_COUNTERATTACK_SYMBOL("AUD-CTR.1", "{card} has no Counterattack symbol."),
  CANNOT_BE_COUNTERATTACKED("AUD-CTR.1", "{attack} cannot be counterattacked."),
  COUNTER_OF_COUNTER("AUD-CTR.5", "A Counterattack cannot be counterattacked."),
  OTHER_STRIKE("AUD-CTR.3", "Only the same Strike counterattacks {attack}."),
  NEEDS_CELERITAS("AUD-CTR.2", "You need most Celeritas to counterattack."),
  ONLY_MANDRITTO_MEZANO(
      "AUD-THR.2.3.3.2", "Only a Roverso Mezano is countered so, with a Mandritto Mezano."),

  NO_THRUST_TO_EXCHANGE("AUD-EXC.1", "There is no Thrust to exchange."),
  NO_EXCHANGE_SYMBOL("AUD-EXC.1", "{card} cannot exchange a Thrust."),
  EXCHANGE_NEEDS_CELERITAS("AUD-THR.2.1", "You need most Celeritas to exchange."),
  POSTE_DO_NOT_EXCHANGE("AUD-EXC.1", "Both Poste need the Exchange symbol."),
  OWN_POSTA_DOES_NOT_EXCHANGE("AUD-EXT.2", "Your own Posta needs the Exchange symbol."),
  NO_DEFENDING("AUD-TRM.3", "Your Posta does not let you defend with {card} now."),
  TEXT_NEEDS_VIRTUE("AUD-VIR.4", "The text of your Posta needs most {virtue}."),
  NO_BREAKS("AUD-UI3", "Thrusts are broken only with the option break."),
  NO_THRUST_TO_BREAK("AUD-THR.2.3", "There is no Thrust to break."),
  NO_BREAK_SYMBOL("AUD-THR.2.3", "{card} has no Break symbol."),
  NO_FEINT_TEXT("AUD-TRM.4", "No Posta lets you feint and strike {card} now."),

  NOT_A_REMEDY("AUD-TYP.4", "{card} is not a Stretto Remedy."),
  NO_OPENING_REMEDY("AUD-OOM.8", "Nobody opens with a Stretto Remedy."),
  NO_REMEDY_NOW("AUD-STR.1", "There is no bind to play a Remedy from."),
  REMEDY_IS_NO_ANSWER("AUD-CUT.2", "A Remedy does not answer {attack}."),
  LARGO("AUD-CUT.4", "The bind is Largo: no Remedy can be played."),
  NO_ENTRY("AUD-CUT.A", "Without most Audatia you cannot enter now."),
  OTHER_SIDE("AUD-STR.1", "{card} does not work on your side of the bind."),
  OUTSIDE_ONLY("AUD-EXC.3", "Your Thrust was exchanged: only an Outside Remedy helps."),
  BROKEN_SIDE("AUD-THR.2.3.2", "{card} does not work on the side that the Break left open."),
  MEZANO_SIDE("AUD-THR.2.3.3.1", "{card} does not work on the side of that Mezano."),
  ONLY_AFTER_A_BREAK("AUD-THR.2.3.3.3", "{card} does not answer a Remedy here."),

  NOT_A_COUNTER("AUD-TYP.6", "{card} is not a Counter-Remedy."),
  NO_REMEDY_TO_COUNTER("AUD-STR.2", "There is no Remedy against you to counter."),
  DOES_NOT_LINE_UP("AUD-STR.2", "{card} does not line up with {attack}."),

  NOT_A_SKILL("AUD-TYP.7", "{card} is not a Skill."),
  SKILL_NOT_NOW("", "This is not the moment for {card}."),
  SKILL_NEEDS_VIRTUE("AUD-VIR.4", "{card} needs most {virtue}."),
  NO_SECOND_STRIKE("AUD-R42", "You hold no Strike that could follow {card}."),
  NOTHING_TO_PRE_EMPT_WITH("AUD-R33", "You hold no Eligible Attack to pre-empt with."),
  NO_CYCLE("AUD-TYP.7", "{card} has no Cycle symbol."),
  NO_CYCLE_IN_A_ROW("AUD-SD9", "Once the rows lie no card is cycled."),
  NOTHING_TO_ORIENT("AUD-CUT.3", "There is no Side Card for you to orient.");

  private final String rule;
  private final String words;

  Refusal(String rule, String words) {
    this.rule = rule;
    this.words = words;
  }

  /** The clause that forbids a move with {@code card}, or with no card. */
  String rule(Table table, int card) {
    return rule.isEmpty() ? table.cards[card].face().rule() : rule;
  }

  /** The reason as {@code seat} would be told, {@code named} being what the move names. */
  String sentence(Bout bout, int seat, String named, int card) {
    Table table = bout.table;
    Fighter own = bout.fighters[seat];
    Fighter other = bout.fighters[1 - seat];
    String text = words.replace("{card}", named);
    if (own.posta >= 0) {
      text = text.replace("{posta}", table.poste[own.posta].name());
    }
    if (other.posta >= 0) {
      text = text.replace("{theirs}", table.poste[other.posta].name());
    }
    text = text.replace("{attack}", underWay(bout)).replace("{virtue}", virtue(bout, seat, card));
    return text;
  }

  private static String underWay(Bout bout) {
    if (bout.remedyBy != Bout.NOBODY) {
      return bout.table.cardName(bout.fighters[bout.remedyBy].top());
    }
    return bout.attacker == Bout.NOBODY || bout.fighters[bout.attacker].stack.isEmpty()
        ? "it"
        : bout.table.cardName(bout.fighters[bout.attacker].top());
  }

  private static String virtue(Bout bout, int seat, int card) {
    if (card >= 0 && bout.table.cards[card] instanceof Card.Trick trick && trick.virtue() != null) {
      return trick.virtue().called();
    }
    Fighter own = bout.fighters[seat];
    int posta = own.posta >= 0 ? own.posta : own.from;
    Posta.Text text = posta < 0 ? null : bout.table.poste[posta].text();
    return text == null ? "of a Virtue" : text.virtue().called();
  }

  Verdict verdict(Bout bout, int seat, String named, int card) {
    Map<String, Object> facts = new LinkedHashMap<>();
    facts.put("phase", bout.phase.word());
    if (!named.isEmpty()) {
      facts.put("card", named);
    }
    return Verdict.illegal(rule(bout.table, card), sentence(bout, seat, named, card), facts);
  }
}
