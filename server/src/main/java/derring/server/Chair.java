package derring.server;

import derring.kernel.Facts;

/**
 * Who sits at a seat.
 *
 * @param kind open, guest or bot
 * @param guest the id of the guest; empty if none sits here
 * @param name what the guest is called
 * @param bot the name of the bot; empty if none plays here
 */
record Chair(String kind, String guest, String name, String bot) {
  static final Chair OPEN = new Chair("open", "", "", "");

  static Chair of(Who who) {
    return new Chair("guest", who.guest(), who.name(), "");
  }

  static Chair bot(String bot) {
    return new Chair(
        "bot",
        "",
        bot.isEmpty() ? "" : Character.toUpperCase(bot.charAt(0)) + bot.substring(1),
        bot);
  }

  static Chair read(Facts facts) {
    return new Chair(
        facts.at("kind").text(),
        facts.at("guest").text(),
        facts.at("name").text(),
        facts.at("bot").text());
  }

  boolean open() {
    return kind.equals("open");
  }

  boolean person() {
    return kind.equals("guest");
  }

  boolean belongsTo(String someone) {
    return person() && guest.equals(someone);
  }
}
