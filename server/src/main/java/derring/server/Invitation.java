package derring.server;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.List;

/**
 * What happens at a table before the match: people and bots sit down, and who opened it may call it
 * off or lay out another battle.
 */
final class Invitation {
  private final Hall hall;
  private final Opening opening;

  Invitation(Hall hall, Opening opening) {
    this.hall = hall;
    this.opening = opening;
  }

  /** Whoever asks sits down, or a bot does that the host asks in. */
  Answer sit(Request request) {
    Facts facts = request.facts().only("pledge", "bot");
    String seat = request.part("seat");
    if (!seat.matches("\\d{1,2}")) {
      throw new Refusal(400, "", "A seat must be a number.");
    }
    int number = Integer.parseInt(seat);
    String match = request.part("match");
    if (facts.has("bot") && facts.has("pledge")) {
      throw facts.at("pledge").bad("a bot pledges nothing");
    }
    Chair chair = facts.has("bot") ? bot(match, number, facts.at("bot")) : Chair.of(request.who());
    Happening sat = new Happening.Sat(number, chair, facts.text("pledge", ""));
    long n = made(match, sat, request.who());
    return Answer.json(new Wire.Seated(match, number, n));
  }

  private Chair bot(String match, int seat, Facts word) {
    Chair chair = hall.look(match, sitting -> bot(sitting, seat, word));
    if (chair == null) {
      throw noMatch();
    }
    return chair;
  }

  private static Chair bot(Sitting sitting, int seat, Facts word) {
    List<String> bots = Bots.forGame(sitting.title()).stream().map(BotMaker::name).toList();
    if (!bots.contains(word.text())) {
      throw word.bad("expected " + Facts.oneOf(bots) + ", but found " + word.shown());
    }
    return Chair.bot(Bots.maker(word.text(), sitting.title()), seat, sitting.chairs());
  }

  /** Who opened the match closes it before it has begun. */
  Answer cancel(Request request) {
    request.facts().only();
    String match = request.part("match");
    hosted(match, request.who());
    Happening closed = new Happening.Closed(request.who().name() + " has called it off.");
    made(match, closed, request.who());
    return Answer.json(new Wire.Opened(match));
  }

  /**
   * Lays out another battle for those who sit here. What was sealed stays sealed: it is a match of
   * its own, and this one is closed and leads there.
   */
  Answer change(Request request, Runnable listing) {
    String match = request.part("match");
    List<Chair> people = hosted(match, request.who());
    Happening.Opened wanted = opening.read(request.facts(), request.who());
    if (wanted.local() && !people.isEmpty()) {
      throw new Refusal(409, "", people.getFirst().name() + " sits here, at another screen.");
    }
    Happening.Opened opened = wanted.seating(seated(wanted.chairs(), people));
    if (opened.who() == Reach.PUBLIC) {
      listing.run();
    }
    String next = hall.open(opened, request.who());
    try {
      made(match, new Happening.Closed("The battle was changed."), request.who());
    } catch (Refusal e) { // it began a moment ago
      made(next, new Happening.Closed("It was not needed."), Who.SERVER);
      throw e;
    }
    made(match, new Happening.Rematched(next), Who.SERVER);
    return Answer.json(new Wire.Opened(next));
  }

  /** Those who have come already take the first seats that are open. */
  private static List<Chair> seated(List<Chair> chairs, List<Chair> people) {
    List<Chair> seated = new ArrayList<>(chairs);
    for (Chair person : people) {
      int free = seated.indexOf(Chair.OPEN);
      if (free < 0) {
        throw new Refusal(
            409,
            "",
            person.name() + " sits here already; leave a seat open for each who has come.");
      }
      seated.set(free, person);
    }
    return seated;
  }

  /** The others at a match that waits, for who opened it. */
  private List<Chair> hosted(String match, Who who) {
    List<Chair> others =
        hall.look(
            match,
            sitting -> {
              if (!sitting.host().equals(who.guest())) {
                throw new Refusal(403, "", "Only who opened the match may do that.");
              }
              if (sitting.state() != Standing.OPEN) {
                throw new Refusal(409, "", "The match does not wait any more.");
              }
              return sitting.chairs().stream()
                  .filter(chair -> chair.person() && !chair.belongsTo(who.guest()))
                  .toList();
            });
    if (others == null) {
      throw noMatch();
    }
    return others;
  }

  /** Makes something a fact; its number. */
  private long made(String match, Happening wish, Who who) {
    long[] number = {-1};
    Ruling ruling = hall.ask(match, wish, who, "", n -> number[0] = n);
    if (ruling instanceof Ruling.Refused refused) {
      throw Refusal.of(refused);
    }
    return number[0];
  }

  private static Refusal noMatch() {
    return new Refusal(404, "", "There is no such match.");
  }
}
