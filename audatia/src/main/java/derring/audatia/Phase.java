package derring.audatia;

import derring.kernel.Word;
import java.util.LinkedHashMap;
import java.util.Map;

/** What the bout waits for. In the first three both choose in secret at once. */
public enum Phase implements Word {
  /** Both lay aside cards of the first hand (AUD-SET.5). */
  EXCHANGE("exchange", Kind.SECRET),
  /** Both trade, or are done (AUD-OOM.2). */
  TRADE("trade", Kind.SECRET),
  /** Both choose a Posta (AUD-OOM.3). */
  POSTA("posta", Kind.SECRET),
  /** Both lay their hand in a row (AUD-SUD.2). */
  ORDER("order", Kind.SECRET),
  /** A Virtue card is chosen (AUD-SET.6). */
  VIRTUE("virtue", Kind.MUST),
  /** The Respondent may salute (AUD-SET.7). */
  SALUTE("salute", Kind.OWN),
  /** The Challenger may return the salute. */
  SALUTE_ANSWER("salute-answer", Kind.OWN),
  /** Step 4 (AUD-OOM.4). */
  SKILLS("skills", Kind.OWN),
  /** Lure was played: another Posta is chosen. */
  LURE("lure", Kind.MUST),
  /** Before the other acts in step 5 or 6 (AUD-K.pre-empt). */
  PRE_EMPT("pre-empt", Kind.WINDOW),
  PRE_EMPT_STRIKE("pre-empt-strike", Kind.MUST),
  STEP_5("step-5", Kind.OWN),
  STEP_6("step-6", Kind.OWN),
  STEP_7("step-7", Kind.OWN),
  /** Sudden Death: whoever leads must attack (AUD-SUD.3). */
  LEAD("lead", Kind.MUST),
  /** A Strike stands as an Attack and is answered (AUD-CUT.2, AUD-THR.2). */
  REACT("react", Kind.ANSWER),
  /** A Punta was exchanged: an Outside Remedy is needed (AUD-EXC.3). */
  EXCHANGED("exchanged", Kind.ANSWER),
  /** A Remedy was played: a Counter-Remedy is needed (AUD-STR.2). */
  COUNTER("counter", Kind.ANSWER),
  /** After a Parry, before the bind: a Feint (AUD-CUT.B). */
  FEINT("feint", Kind.WINDOW),
  FEINT_STRIKE("feint-strike", Kind.MUST),
  /** The Side Card is oriented (AUD-CUT.3). */
  ORIENT("orient", Kind.MUST),
  /** The Attacker's moment after the Bind check (AUD-CUT.A). */
  ENTRY("entry", Kind.WINDOW),
  REPEAT_STRIKE("repeat-strike", Kind.MUST),
  /** The Defender may go on from the bind (AUD-CUT.4, AUD-CUT.5). */
  BIND_DEFENDER("bind-defender", Kind.WINDOW),
  /** The Attacker may, as the Defender waited. */
  BIND_ATTACKER("bind-attacker", Kind.WINDOW),
  /** The Kick landed: a Fendente would win. */
  KICK_STRIKE("kick-strike", Kind.WINDOW),
  /** Perfect Measure: one Attack on the End Posta. */
  MEASURE("measure", Kind.WINDOW),
  /** An Extended Posta was beaten aside: its beater may attack (AUD-EXT.1). */
  BEAT_FIRST("beat-first", Kind.WINDOW),
  /** He did not, and the beaten may. */
  BEAT_SECOND("beat-second", Kind.WINDOW),
  /** A Thrust was broken: its maker may play a Remedy (AUD-THR.2.3.2). */
  BREAK_ATTACKER("break-attacker", Kind.WINDOW),
  /** A Thrust was broken: who broke it may strike a Mezano (AUD-THR.2.3.3). */
  BREAK_DEFENDER("break-defender", Kind.WINDOW),
  /** A Skill was played and may be denied (AUD-K.deny). */
  DENY("deny", Kind.WINDOW),
  OVER("over", Kind.OWN);

  /** What doing nothing means. */
  enum Kind {
    /** Both are asked, and each must choose. */
    SECRET,
    /** Something must be done. */
    MUST,
    /** Acts for his own sake, or passes. */
    OWN,
    /** Answers what the other did, or loses. */
    ANSWER,
    /** May answer what the other did, or pass. */
    WINDOW
  }

  static final Map<String, Phase> WORDS = new LinkedHashMap<>();
  private static final Phase[] ALL = values();

  static {
    for (Phase phase : ALL) {
      WORDS.put(phase.word, phase);
    }
  }

  private final String word;
  final Kind kind;

  Phase(String word, Kind kind) {
    this.word = word;
    this.kind = kind;
  }

  @Override
  public String word() {
    return word;
  }

  boolean isSecret() {
    return kind == Kind.SECRET;
  }

  /** Whether one answers here what the other did. */
  boolean asks() {
    return kind == Kind.ANSWER || kind == Kind.WINDOW;
  }
}
