package derring.server;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.LentNames;
import derring.formats.BadFile;
import derring.formats.Box;
import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.MatchRecord;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/** Reads what a match shall be. */
final class Opening {
  private static final Map<String, Reach> WHO = Spelling.of(Reach.class);

  private static final int SHORTEST_ANSWER = 2;
  private static final int LONGEST_ANSWER = 24 * 3600;
  private static final int LONGEST_WINDOW = 60;

  private final Shelf shelf;
  private final Supplier<String> secret;

  /**
   * @param secret gives what the chance of a match grows from, another one each time
   */
  Opening(Shelf shelf, Supplier<String> secret) {
    this.shelf = shelf;
    this.secret = secret;
  }

  Happening.Opened read(Facts facts, Who who) {
    facts.only("game", "options", "seats", "who", "clock", "passes", "answers", "window", "names");
    Title title = shelf.title(facts.at("game").text());
    Box box = shelf.open(title, facts.optional("options"));
    Reach reach = facts.has("who") ? facts.at("who").word(WHO) : Reach.LINK;
    boolean local = reach == Reach.LOCAL;
    List<Chair> chairs = new ArrayList<>();
    List<Facts> names = facts.items("names");
    if (!names.isEmpty() && !local) {
      throw facts.at("names").bad("only at one screen are others named by who opens the match");
    }
    for (Facts seat : facts.at("seats").items()) {
      int at = chairs.size();
      Who there = at < names.size() ? named(names.get(at), who, at) : who;
      chairs.add(chair(seat, there, local, title, chairs));
    }
    if (chairs.size() != box.game().seats()) {
      throw facts
          .at("seats")
          .bad(
              "this game has "
                  + box.game().seats()
                  + " seats with these options, but found "
                  + chairs.size());
    }
    String asks =
        local
            ? "at one screen answers have no limit"
            : box.game().realTime() ? "in real time nobody is asked for an answer" : "";
    int answers = facts.has("answers") ? seconds(facts.at("answers"), LONGEST_ANSWER, asks) : 0;
    int window = window(facts, title, answers, asks);
    Happening.Opened opened =
        new Happening.Opened(
            title.id(),
            title.rulesVersion(),
            box.game().options(),
            chairs,
            reach,
            facts.has("clock") ? ClockRule.read(facts.at("clock")) : ClockRule.NONE,
            facts.flag("passes", !local),
            secret.get(),
            List.of(),
            List.of());
    return opened.answeredWithin(answers, window);
  }

  /**
   * Seconds that a question stays open for whoever does nothing: the game's, unless one chooses.
   */
  private static int window(Facts facts, Title title, int answers, String asks) {
    if (!facts.has("window")) {
      return !asks.isEmpty()
          ? 0
          : answers == 0 ? title.window() : Math.min(title.window(), answers);
    }
    int window = seconds(facts.at("window"), LONGEST_WINDOW, asks);
    if (answers > 0 && window > answers) {
      throw facts
          .at("window")
          .bad("a question cannot stay open longer than the " + answers + " s for answers");
    }
    return window;
  }

  /**
   * Seconds for an answer, 0 for as many as one likes.
   *
   * @param asks why nobody is asked here at all; empty if people are
   */
  private static int seconds(Facts given, int most, String asks) {
    int seconds = given.number(0, LONGEST_ANSWER);
    if (seconds != 0 && (seconds < SHORTEST_ANSWER || seconds > most)) {
      throw given.bad(
          "expected 0 for no limit, or "
              + SHORTEST_ANSWER
              + " to "
              + most
              + " seconds, but found "
              + given.shown());
    }
    if (seconds != 0 && !asks.isEmpty()) {
      throw given.bad(asks + ", so expected 0");
    }
    return seconds;
  }

  /**
   * Who sits here at the screen of {@code who}, who has the first seat, under a name of their own;
   * to others who give none one is lent.
   */
  private static Who named(Facts name, Who who, int seat) {
    String text = name.text();
    if (!text.isBlank()) {
      return new Who(who.guest(), Guests.name(text));
    }
    return seat == 0 ? who : new Who(who.guest(), LentNames.of(who.guest() + " " + seat));
  }

  private static Chair chair(Facts seat, Who who, boolean local, Title title, List<Chair> before) {
    List<String> bots = Bots.forGame(title).stream().map(BotMaker::name).toList();
    String word = seat.text();
    if (bots.contains(word)) {
      return Chair.bot(Bots.maker(word, title), before.size(), before);
    }
    if (word.equals("bot")) {
      return Chair.bot(Bots.standard(title), before.size(), before);
    }
    if (word.equals("me") && (local || before.stream().noneMatch(Chair::person))) {
      return Chair.of(who);
    }
    if (word.equals("open") && !local) {
      return Chair.OPEN;
    }
    List<String> known = new ArrayList<>(local ? List.of("me") : List.of("me (once)", "open"));
    known.addAll(bots);
    throw seat.bad("expected " + Facts.oneOf(known) + ", but found " + seat.shown());
  }

  /** A match at one screen that goes on from a step of a record, all seats being {@code who}'s. */
  Happening.Opened continued(byte[] text, int step, Who who) {
    return continued(text, step, who, List.of());
  }

  /**
   * A match at one screen that goes on from a step of a record, with the same seed.
   *
   * @param seats for each seat {@code me}, or the bot that plays on there; none for all mine
   */
  Happening.Opened continued(byte[] text, int step, Who who, List<String> seats) {
    try {
      Kept kept = Records.read(Doc.of("record.json", text), shelf);
      kept.verify();
      MatchRecord record = kept.record();
      int steps = Math.clamp(step < 0 ? record.moves().size() : step, 0, record.moves().size());
      List<Happening.Past> past = new ArrayList<>();
      for (MatchRecord.Move move : record.moves().subList(0, steps)) {
        past.add(new Happening.Past(move.seat(), move.notation()));
      }
      List<Chair> chairs = goingOn(record, who, seats);
      Happening.Opened opened =
          new Happening.Opened(
              record.terms().game(),
              record.terms().rules(),
              record.terms().options(),
              chairs,
              Reach.LOCAL,
              ClockRule.NONE,
              false,
              record.seed().secret(),
              record.seed().seats(),
              past);
      return opened.sealedAs(record.seats());
    } catch (BadFile e) {
      throw new Refusal(400, "", "The record cannot be used: " + e.sentence());
    }
  }

  private List<Chair> goingOn(MatchRecord record, Who who, List<String> seats) {
    if (!seats.isEmpty() && seats.size() != record.seats().size()) {
      throw new Refusal(
          400,
          "",
          "seats must name "
              + record.seats().size()
              + ", for each me or a bot, but found "
              + seats.size()
              + ".");
    }
    Title title = shelf.title(record.terms().game(), record.terms().rules());
    List<String> bots = Bots.forGame(title).stream().map(BotMaker::name).toList();
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < record.seats().size(); seat++) {
      String name = shown(record.seats().get(seat), seat);
      String word = seats.isEmpty() ? "me" : seats.get(seat);
      if (!word.equals("me") && !bots.contains(word)) {
        throw new Refusal(
            400, "", "Nobody called " + Plain.line(word) + " can take a seat of this game.");
      }
      chairs.add(
          word.equals("me")
              ? Chair.of(new Who(who.guest(), name))
              : new Chair(Chair.Kind.BOT, "", name, word));
    }
    return chairs;
  }

  /** A record may be written by anybody, so its names are shown as those of guests are. */
  private static String shown(String name, int seat) {
    String line = Plain.line(name);
    int length = Math.min(line.codePointCount(0, line.length()), Guests.LONGEST_NAME);
    String cut = line.substring(0, line.offsetByCodePoints(0, length));
    return Plain.visible(cut) ? cut : "Player " + (seat + 1);
  }
}
