package derring.audatia;

import derring.kernel.Named;

/** What a player can do. Cards, Poste and Virtues are told by their numbers. */
public sealed interface Move {

  /** Do nothing where something could be done. */
  record Pass() implements Move {}

  /** Have no answer, and lose (AUD-R26). */
  record Yield() implements Move {}

  /** Finish a secret choice: lay no more cards aside, trade no more. */
  record Done() implements Move {}

  /** Begin a Trade (AUD-OOM.2). */
  record Trade() implements Move {}

  /** Sudden Death: turn cards up from the left until one serves (AUD-SD10). */
  record Reveal() implements Move {}

  /** Lay a card of the first hand aside (AUD-SET.5). */
  record Discard(@Named int card) implements Move {}

  /** Choose a Virtue card (AUD-SET.6). */
  record Take(@Named("virtue") int virtue) implements Move {}

  /** Salute with a card, or return the salute (AUD-SET.7). */
  record Salute(@Named int card) implements Move {}

  /** Give a card for a Trade. */
  record Give(@Named int card) implements Move {}

  /** Choose a Posta, or change to it (AUD-OOM.3, AUD-OOM.5). */
  record Guard(@Named("posta") int posta) implements Move {}

  /** Sudden Death: lay a card at the right end of the row (AUD-SUD.2). */
  record Place(@Named int card) implements Move {}

  /** Play a Strike as an Attack (AUD-CUT.1, AUD-THR.1). */
  record Attack(@Named int card) implements Move {}

  /** Beat an Extended Posta aside (AUD-EXT.1). */
  record Beat(@Named int card) implements Move {}

  record Parry(@Named int card) implements Move {}

  record Counterattack(@Named int card) implements Move {}

  /** Exchange a Thrust, or thrust at an Extended Posta so (AUD-EXC.1, AUD-EXT.2). */
  record Exchange(@Named int card) implements Move {}

  /** Defend by the text of a Posta (AUD-TRM.3). */
  record Defend(@Named int card) implements Move {}

  /** Break a Thrust (AUD-THR.2.3). */
  record Break(@Named int card) implements Move {}

  /** Strike after a parried Thrust, by the text of a Posta (AUD-TRM.4). */
  record Feint(@Named int card) implements Move {}

  /** Play a Stretto Remedy (AUD-STR.1). */
  record Remedy(@Named int card) implements Move {}

  /** Play a Counter-Remedy (AUD-STR.2). */
  record Counter(@Named int card) implements Move {}

  /** Play a Skill (AUD-TYP.7). */
  record Play(@Named int card) implements Move {}

  /** Discard a card with the Cycle symbol for a new one (AUD-R34). */
  record Cycle(@Named int card) implements Move {}

  /** Turn the Side Card so that it shows Inside to its orienter, or to the other (AUD-CUT.3). */
  record Orient(boolean inside) implements Move {}
}
