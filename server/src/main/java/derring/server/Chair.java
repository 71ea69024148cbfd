package derring.server;

import derring.bots.BotMaker;
import derring.kernel.Facts;
import java.util.Map;

/**
 * Who sits at a seat.
 *
 * @param guest the id of the guest; empty if none sits here
 * @param name what the guest is called
 * @param bot the name of the bot; empty if none plays here
 */
record Chair(Kind kind, String guest, String name, String bot) {
  /** What sits there. */
  enum Kind {
    /** Nobody yet. */
    OPEN,
    GUEST,
    BOT
  }

  static final Chair OPEN = new Chair(Kind.OPEN, "", "", "");
  private static final Map<String, Kind> KINDS = Spelling.of(Kind.class);

  static Chair of(Who who) {
    return new Chair(Kind.GUEST, who.guest(), who.name(), "");
  }

  static Chair bot(BotMaker bot) {
    return new Chair(Kind.BOT, "", bot.called(), bot.name());
  }

  static Chair bot(String bot) {
    return new Chair(Kind.BOT, "", Character.toUpperCase(bot.charAt(0)) + bot.substring(1), bot);
  }

  static Chair read(Facts facts) {
    return new Chair(
        facts.at("kind").word(KINDS),
        facts.at("guest").text(),
        facts.at("name").text(),
        facts.at("bot").text());
  }

  boolean open() {
    return kind == Kind.OPEN;
  }

  boolean person() {
    return kind == Kind.GUEST;
  }

  boolean belongsTo(String someone) {
    return person() && guest.equals(someone);
  }
}
