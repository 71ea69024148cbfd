package derring.server;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.Guise;
import derring.kernel.Facts;
import derring.kernel.Title;
import java.util.List;
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

  /** A bot that sits down at a seat of a table with these chairs. */
  static Chair bot(BotMaker bot, int seat, List<Chair> chairs) {
    boolean there = chairs.stream().anyMatch(chair -> chair.name().equals(bot.called()));
    return new Chair(Kind.BOT, "", Guise.of(bot, seat, there).called(), bot.name());
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

  /** Which portrait is drawn of whoever sits here; empty for that of the seat. */
  String face(Title title) {
    return kind == Kind.BOT ? Bots.face(title, bot, name) : "";
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
