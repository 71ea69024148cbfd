package derring.server;

import derring.bots.Ratings;
import derring.formats.Doc;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Lists of matches, as they are told to one guest, and what that guest has achieved. */
final class Lists {
  /** Who sits where, in a summary as it is kept; told to nobody. */
  static final String GUESTS = "guests";

  private static final int MOST = 50;

  /** So many of one's own matches are looked through for those that were asked for. */
  private static final int SEARCHED = 2000;

  private final Hall hall;

  Lists(Hall hall) {
    this.hall = hall;
  }

  /** How a match ended for somebody. */
  enum Result {
    WON,
    LOST,
    DRAWN
  }

  private static final Map<String, Result> RESULTS = Spelling.of(Result.class);

  /** A list that is kept somewhere, the newest first. */
  private interface Shown {
    List<String> page(long before, int most);
  }

  /** Whether some matches are wanted of many, all of which have to be looked at. */
  static boolean searches(Request request) {
    return request.query().containsKey("game") || request.query().containsKey("result");
  }

  Answer list(Request request) {
    Map<String, String> query = request.query();
    String show = query.getOrDefault("show", "open");
    String game = query.getOrDefault("game", "");
    String result = query.getOrDefault("result", "");
    long before = before(query.getOrDefault("before", ""));
    String guest = request.who().guest();
    if (!result.isEmpty() && !(RESULTS.containsKey(result) && show.equals("mine"))) {
      throw new Refusal(
          400, "", "result must be won, lost or drawn, and asks for matches of your own.");
    }
    Predicate<Facts> wanted =
        summary ->
            (game.isEmpty() || summary.text("game", "").equals(game))
                && (result.isEmpty() || RESULTS.get(result) == result(summary, guest));
    Shown shown =
        switch (show) {
          case "open", "running", "finished" ->
              (older, most) -> hall.journal().listed(show, older, most);
          case "mine" -> (older, most) -> hall.journal().of(guest, older, most);
          default -> throw new Refusal(400, "", "show must be open, running, finished or mine.");
        };
    return told(found(shown, before, searches(request) ? SEARCHED : MOST, wanted), guest);
  }

  private static long before(String older) {
    if (!older.matches("\\d{0,15}")) {
      throw new Refusal(400, "", "before must be a time, in milliseconds since 1970.");
    }
    return older.isEmpty() ? Long.MAX_VALUE : Long.parseLong(older);
  }

  /**
   * The newest that are wanted.
   *
   * @param looked so many are looked at, and read at once: the store sorts all of a guest's matches
   *     for each page of them
   */
  private static List<Facts> found(Shown shown, long before, int looked, Predicate<Facts> wanted) {
    return Api.soon(() -> shown.page(before, looked)).stream()
        .map(body -> Doc.of("summary.json", body).facts())
        .filter(wanted)
        .limit(MOST)
        .toList();
  }

  private Answer told(List<Facts> summaries, String guest) {
    return Answer.json(summaries.stream().map(summary -> told(summary, guest)).toList());
  }

  /**
   * A summary is written with the names of its time, and with guests, who are nobody's business.
   */
  private Map<String, Object> told(Facts summary, String guest) {
    Map<String, Object> shown = new LinkedHashMap<>(Noted.map(summary));
    shown.remove(GUESTS);
    shown.put("you", seats(summary, guest));
    shown.computeIfPresent("seats", (key, seats) -> called(seats));
    String id = String.valueOf(shown.get("match"));
    shown.put("watching", hall.watching(id));
    hall.liveTurn(id, shown);
    return shown;
  }

  private Object called(Object seats) {
    List<Object> shown = new ArrayList<>();
    for (Facts seat : Facts.of(seats).items()) {
      Map<String, Object> fields = new LinkedHashMap<>(Noted.map(seat));
      fields.computeIfPresent(
          "name", (key, name) -> hall.house().shownInList(String.valueOf(name)));
      shown.add(fields);
    }
    return shown;
  }

  private static List<Integer> seats(Facts summary, String guest) {
    List<Integer> mine = new ArrayList<>();
    List<Facts> guests = summary.items(GUESTS);
    for (int seat = 0; seat < guests.size(); seat++) {
      if (guests.get(seat).text().equals(guest)) {
        mine.add(seat);
      }
    }
    return mine;
  }

  /** Null if it has not ended, was never played, or nobody else was there to be beaten. */
  private static @Nullable Result result(Facts summary, String guest) {
    List<Integer> mine = seats(summary, guest);
    if (mine.size() != 1
        || !summary.has("outcome")
        || summary.number("turn", 0, Integer.MAX_VALUE, 0) == 0) {
      return null;
    }
    Facts outcome = summary.at("outcome");
    int place = outcome.at("places").items().get(mine.getFirst()).number(1, Integer.MAX_VALUE);
    return outcome.flag("drawn", false) ? Result.DRAWN : place == 1 ? Result.WON : Result.LOST;
  }

  /** One match at a glance. */
  Answer glance(Request request) {
    String match = request.part("match");
    Answer answer =
        hall.look(
            match,
            sitting ->
                Answer.json(Wire.Glance.of(match, sitting, hall.shelf(), request.who().guest())));
    if (answer == null) {
      throw new Refusal(404, "", "There is no such match.");
    }
    return answer;
  }

  /** What a guest has done so far, game by game. */
  Answer tally(Request request) {
    String guest = request.who().guest();
    Map<String, Tally> games = new LinkedHashMap<>();
    hall.shelf().titles().forEach(title -> games.put(title.id(), new Tally()));
    List<String> all = Api.soon(() -> hall.journal().of(guest, Long.MAX_VALUE, SEARCHED));
    for (String body : all.reversed()) {
      Facts summary = Doc.of("summary.json", body).facts();
      Tally tally = games.get(summary.text("game", ""));
      Result result = result(summary, guest);
      if (tally != null && result != null) {
        tally.add(summary, result, seats(summary, guest).getFirst(), hall);
      }
    }
    return Answer.json(
        hall.shelf().titles().stream()
            .filter(title -> games.getOrDefault(title.id(), new Tally()).played > 0)
            .map(
                title -> games.getOrDefault(title.id(), new Tally()).told(title.id(), title.name()))
            .toList());
  }

  /** Counts the matches of one game, the oldest first. */
  private static final class Tally {
    private int played;
    private int won;
    private int drawn;
    private int row;
    private int streak;
    private Wire.@Nullable Feat quickest;
    private Wire.@Nullable Feat strongest;

    void add(Facts summary, Result result, int mine, Hall hall) {
      played++;
      drawn += result == Result.DRAWN ? 1 : 0;
      row = result == Result.WON ? row + 1 : 0;
      streak = Math.max(streak, row);
      if (result != Result.WON) {
        return;
      }
      won++;
      String match = summary.at("match").text();
      String against = against(summary, mine, hall);
      int moves = summary.at("turn").number(0, Integer.MAX_VALUE);
      boolean whole =
          summary.at("outcome").has("rule") && !summary.at("outcome").text("rule", "").isEmpty();
      if (whole && (quickest == null || moves < quickest.figure())) { // not one that was given up
        quickest = new Wire.Feat(match, against, moves);
      }
      int rating = rating(summary, hall);
      if (rating > 0 && (strongest == null || rating > strongest.figure())) {
        strongest = new Wire.Feat(match, against, rating);
      }
    }

    private static String against(Facts summary, int mine, Hall hall) {
      List<String> others = new ArrayList<>();
      List<Facts> seats = summary.items("seats");
      for (int seat = 0; seat < seats.size(); seat++) {
        if (seat != mine) {
          others.add(hall.house().shownInList(seats.get(seat).text("name", "")));
        }
      }
      return String.join(", ", others);
    }

    /** Of the only other one, if that is a bot whose strength was measured; else 0. */
    private static int rating(Facts summary, Hall hall) {
      List<String> bots =
          summary.items("seats").stream()
              .map(seat -> seat.text("bot", ""))
              .filter(bot -> !bot.isEmpty())
              .toList();
      return summary.items("seats").size() == 2 && bots.size() == 1
          ? Ratings.of(hall.shelf().title(summary.at("game").text()), bots.getFirst())
          : 0;
    }

    Wire.Tally told(String game, String name) {
      return new Wire.Tally(game, name, played, won, drawn, streak, quickest, strongest);
    }
  }
}
