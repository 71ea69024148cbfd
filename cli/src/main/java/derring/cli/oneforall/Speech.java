package derring.cli.oneforall;

import derring.cli.Prose;
import derring.cli.Scene;
import derring.kernel.Names;
import derring.oneforall.Counsel;
import derring.oneforall.Melee;
import derring.oneforall.Move;
import derring.oneforall.Odds;
import derring.oneforall.OneForAll;
import derring.oneforall.Phase;
import derring.oneforall.Seen;
import derring.oneforall.Verb;
import derring.oneforall.View;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What is said at the table: what a move is called, what is asked, and what a player may type. */
final class Speech {
  private static final int WIDTH = 78;
  private static final int MOST_OFFERS = 3;

  /** Two figures that touch are so far apart at most, from middle to middle. */
  private static final long TOUCHING = 1250;

  private final OneForAll game;

  /** What men and things are called in a sentence; what is typed has the words of the file. */
  private final Names names;

  Speech(OneForAll game) {
    this.game = game;
    names = game.names(seat -> "");
  }

  static String dice(int dice) {
    return dice == 1 ? "1 die" : dice + " dice";
  }

  private static String point(int x, int y) {
    return TableDrawing.inches(x) + " " + TableDrawing.inches(y);
  }

  // What a move is called.

  String label(View view, Seen seen, Move move) {
    Melee m = view.known();
    return switch (move) {
      case Move.Go go -> run(m, seen, go);
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          name(f)
              + " "
              + verb.word()
              + " "
              + game.thingName(thing)
              + whither(m, seen, f, verb, x, y);
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          name(f)
              + " "
              + verb.word()
              + (thing < 0 ? "" : " " + game.thingName(thing) + " at")
              + figures(targets);
      case Move.Duel(int f, int enemy) ->
          name(f)
              + " duel "
              + name(enemy)
              + " ("
              + dice(Counsel.attackDice(m, f, enemy))
              + " against "
              + Counsel.defenceDice(m, f, enemy)
              + ")";
      case Move.Doubt() -> "doubt (ask for the friendly die)";
      default -> game.notation(move);
    };
  }

  private String name(int figure) {
    return game.figureName(figure);
  }

  private String figures(int targets) {
    StringBuilder names = new StringBuilder();
    for (int f = 0; f < game.figures(); f++) {
      if ((targets >> f & 1) == 1) {
        names.append(' ').append(name(f));
      }
    }
    return names.toString();
  }

  /** A run is called by what it is aimed at, and by what stops it before. */
  private String run(Melee m, Seen seen, Move.Go go) {
    String aim = at(seen, go.x(), go.y());
    int met = Counsel.meets(m, go);
    String met1 = met < 0 ? "" : game.thingName(met);
    if (aim == null) {
      return name(go.figure())
          + " to "
          + point(go.x(), go.y())
          + (met < 0 ? " (a free move)" : ", stopped by " + met1);
    }
    if (met < 0 || met1.equals(aim)) {
      return name(go.figure()) + " go " + aim;
    }
    return name(go.figure()) + " go towards " + aim + ", stopped by " + met1;
  }

  /** What is exactly at a point. */
  private static @Nullable String at(Seen seen, int x, int y) {
    for (Seen.Person person : seen.figures()) {
      if (person.x() == x && person.y() == y && person.placed()) {
        return person.id();
      }
      Seen.Spot weapon = person.weapon();
      if (weapon != null && weapon.x() == x && weapon.y() == y) {
        return person.id() + "-weapon";
      }
    }
    for (Seen.Piece piece : seen.objects()) {
      if (piece.there() && piece.x() == x && piece.y() == y) {
        return piece.id();
      }
    }
    for (Seen.Lying item : seen.items()) {
      Seen.Spot spot = item.spot();
      if (spot != null && spot.x() == x && spot.y() == y) {
        return item.id();
      }
    }
    return null;
  }

  /** Where an action leads: whom one then stands beside, or in which direction. */
  private String whither(Melee m, Seen seen, int f, Verb verb, int x, int y) {
    if (verb == Verb.LEAP_ONTO) {
      return "";
    }
    Seen.Person actor = seen.figures().get(f);
    boolean sent = verb == Verb.ROLL || verb == Verb.SHOVE;
    String there = sent ? at(seen, x, y) : null;
    if (there != null) {
      return " at " + there;
    }
    StringBuilder beside = new StringBuilder();
    for (int g = 0; g < game.figures() && !sent; g++) {
      Seen.Person other = seen.figures().get(g);
      long dx = (long) other.x() - x;
      long dy = (long) other.y() - y;
      if (game.side(m, g) == 1 - game.side(m, f)
          && game.stands(m, g)
          && dx * dx + dy * dy <= TOUCHING * TOUCHING) {
        beside.append(beside.isEmpty() ? " beside " : " and ").append(other.id());
      }
    }
    return " " + compass(x - actor.x(), y - actor.y()) + beside + " (" + point(x, y) + ")";
  }

  private static String compass(int dx, int dy) {
    String northSouth = Math.abs(dy) * 2 < Math.abs(dx) ? "" : dy > 0 ? "north" : "south";
    String eastWest = Math.abs(dx) * 2 < Math.abs(dy) ? "" : dx > 0 ? "east" : "west";
    return northSouth + eastWest;
  }

  // What is asked.

  String question(Seen seen, Scene<Move, View> scene) {
    Seen.Terms terms = seen.announced();
    if (seen.phase() == Phase.ANSWER && terms != null) {
      return names.thing(terms.figure())
          + " announces: \""
          + terms.sentence()
          + "\" "
          + terms(terms);
    }
    Seen.Spoils spoils = seen.spoils();
    if (seen.phase() == Phase.ALLOT && spoils != null) {
      return spoils.left()
          + (spoils.left() == 1 ? " hit is" : " hits are")
          + " yours to give: to whom?";
    }
    if (seen.phase() == Phase.PLACE) {
      return "Where will " + names.thing(placed(scene)) + " stand?";
    }
    String active = seen.active();
    if (active == null) {
      return "The initiative is yours: whom will you move?";
    }
    int f = game.spelt("figure", active);
    int next = Counsel.actionDice(scene.view().known(), f, false);
    return "What will "
        + names.thing(active)
        + " do"
        + (seen.reached() ? " with what he has reached" : "")
        + "? ("
        + String.format(
            Locale.ROOT, "next action %s, a 1 in %.0f %%", dice(next), 100 * Odds.one(next))
        + ")";
  }

  private String terms(Seen.Terms terms) {
    return "(with "
        + names.thing(terms.thing())
        + (terms.opposed()
            ? ", against " + String.join(", ", terms.targets().stream().map(names::thing).toList())
            : "")
        + ", size "
        + terms.size()
        + (terms.impetus() ? ", claims impetus" : "")
        + (terms.elevation() ? ", claims elevation" : "")
        + ", ends at "
        + point(terms.ending().x(), terms.ending().y())
        + ")";
  }

  private String placed(Scene<Move, View> scene) {
    return scene.moves().isEmpty() || !(scene.moves().getFirst() instanceof Move.Place place)
        ? "they"
        : name(place.figure());
  }

  // What may be typed.

  List<String> offers(Seen seen, Scene<Move, View> scene) {
    List<Move> moves = scene.moves();
    return switch (seen.phase()) {
      case PLACE -> placing(scene);
      case ANSWER ->
          List.of("accept: it is as announced; doubt: the friendly die, 4 or more grants it");
      case ALLOT -> List.of(String.join("; ", moves.stream().map(game::notation).toList()));
      default -> seen.active() == null ? free(seen, scene) : active(seen, scene);
    };
  }

  private List<String> placing(Scene<Move, View> scene) {
    int left = Integer.MAX_VALUE;
    int right = 0;
    int lower = Integer.MAX_VALUE;
    int upper = 0;
    for (Move move : scene.moves()) {
      if (move instanceof Move.Place(int f, int x, int y)) {
        left = Math.min(left, x);
        right = Math.max(right, x);
        lower = Math.min(lower, y);
        upper = Math.max(upper, y);
      }
    }
    return List.of(
        "place "
            + placed(scene)
            + " at X Y: x "
            + TableDrawing.inches(left)
            + " to "
            + TableDrawing.inches(right)
            + ", y "
            + TableDrawing.inches(lower)
            + " to "
            + TableDrawing.inches(upper)
            + " or so;",
        "or a number from 1 to "
            + scene.moves().size()
            + " for one of the free spots, from the left.");
  }

  private List<String> free(Seen seen, Scene<Move, View> scene) {
    Set<String> who = new LinkedHashSet<>();
    for (Move move : scene.moves()) {
      int f = figure(move);
      if (f >= 0) {
        who.add(Chart.letter(seen, f) + " " + name(f));
      }
    }
    List<String> lines = new ArrayList<>();
    lines.addAll(
        Prose.wrap(
            "A name lists what he can do: " + String.join(", ", who) + "; or yield.", WIDTH));
    lines.add("NAME go THING, NAME to X Y, NAME VERB THING, NAME duel ENEMY, NAME taunt ENEMY;");
    lines.add("announce NAME with THING [against ENEMY] [size N]: SENTENCE. legend, help.");
    return lines;
  }

  /** What the active figure can do, each verb with its things. */
  private List<String> active(Seen seen, Scene<Move, View> scene) {
    Set<String> words = new LinkedHashSet<>();
    int runs = 0;
    for (Move move : scene.moves()) {
      switch (move) {
        case Move.Go go -> runs++;
        case Move.Announce a -> {}
        case Move.Act(int f, Verb verb, int thing) ->
            words.add(verb.word() + (thing < 0 ? "" : " " + game.thingName(thing)));
        case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
            words.add(verb.word() + " " + game.thingName(thing));
        case Move.Duel duel ->
            words.add(label(scene.view(), seen, duel).replaceFirst("^\\S+ ", ""));
        case Move.Aim aim -> words.add(label(scene.view(), seen, aim).replaceFirst("^\\S+ ", ""));
        default -> words.add(game.notation(move));
      }
    }
    String active = String.valueOf(seen.active());
    String all =
        String.join("; ", words)
            + (runs > 0 ? "; go THING, to X Y" : "")
            + ". '"
            + active
            + "' lists all.";
    List<String> lines = Prose.wrap(all, WIDTH);
    if (lines.size() <= MOST_OFFERS) {
      return lines;
    }
    List<String> cut = new ArrayList<>(lines.subList(0, MOST_OFFERS - 1));
    cut.add(
        "... "
            + active
            + " VERB THING"
            + (runs > 0 ? ", go THING, to X Y" : "")
            + ". '"
            + active
            + "' lists all.");
    return cut;
  }

  private static int figure(Move move) {
    return switch (move) {
      case Move.Go go -> go.figure();
      case Move.Act act -> act.figure();
      case Move.ActAt act -> act.figure();
      case Move.Aim aim -> aim.figure();
      case Move.Duel duel -> duel.figure();
      default -> -1;
    };
  }

  // What was typed.

  /**
   * Letters become names, a verb without a name is the active figure's, and an announcement gets
   * the terms that were left out: nobody against it, no size, and he stays where he is.
   */
  String spelled(Seen seen, String said) {
    List<String> words = new ArrayList<>(List.of(said.strip().split("\\s+", -1)));
    if (words.getFirst().equalsIgnoreCase("announce")) {
      return announcement(seen, said.strip().substring("announce".length()).strip());
    }
    if (words.size() == 1) {
      return said.length() == 1 && Character.isLetter(said.charAt(0)) ? named(seen, said) : said;
    }
    words.set(0, named(seen, words.getFirst()));
    String verb = words.get(1).toLowerCase(Locale.ROOT);
    if (words.size() == 3 && (verb.equals("go") || (verb.equals("run") && !isRamp(seen, words)))) {
      Seen.Spot spot = where(seen, named(seen, words.get(2)));
      return spot == null ? said : words.getFirst() + " to " + point(spot.x(), spot.y());
    }
    if (verb.equals("go") || (verb.equals("run") && words.get(2).matches("[0-9.]+"))) {
      words.set(1, "to");
    }
    if (words.size() == 3 && (verb.equals("taunt") || verb.equals("insult"))) {
      words.add(2, "at");
    }
    if (words.getFirst().equalsIgnoreCase("place")) {
      words.set(1, named(seen, words.get(1)));
    } else if (!words.get(1).equals("to") && !words.contains("announces")) {
      words.replaceAll(word -> word.length() == 1 ? named(seen, word) : word);
    }
    return String.join(" ", words);
  }

  /** Stairs are run up and down: there the word is that of an action. */
  private static boolean isRamp(Seen seen, List<String> words) {
    return seen.objects().stream()
        .anyMatch(
            piece -> piece.id().equalsIgnoreCase(words.get(2)) && piece.affords().contains("run"));
  }

  /** Where something of that name is. */
  private static Seen.@Nullable Spot where(Seen seen, String name) {
    for (Seen.Person person : seen.figures()) {
      if (person.id().equalsIgnoreCase(name)) {
        return new Seen.Spot(person.x(), person.y());
      }
      if (name.equalsIgnoreCase(person.id() + "-weapon")) {
        return person.weapon();
      }
    }
    for (Seen.Piece piece : seen.objects()) {
      if (piece.id().equalsIgnoreCase(name)) {
        return new Seen.Spot(piece.x(), piece.y());
      }
    }
    for (Seen.Lying item : seen.items()) {
      if (item.id().equalsIgnoreCase(name)) {
        return item.spot() == null && item.at() != null ? where(seen, item.at()) : item.spot();
      }
    }
    return null;
  }

  /** The name of the figure with that letter; other words as they are. */
  private static String named(Seen seen, String word) {
    for (int f = 0; word.length() == 1 && f < seen.figures().size(); f++) {
      if (Chart.letter(seen, f) == Character.toUpperCase(word.charAt(0))) {
        return seen.figures().get(f).id();
      }
    }
    return word;
  }

  /** After these words come numbers, not letters of figures. */
  private static boolean isTerm(String word) {
    return word.equalsIgnoreCase("size")
        || word.equalsIgnoreCase("ending")
        || word.matches("[0-9.]+");
  }

  private static String announcement(Seen seen, String text) {
    int colon = text.indexOf(':');
    String head = (colon < 0 ? text : text.substring(0, colon)).strip();
    String sentence = colon < 0 ? "" : text.substring(colon + 1).strip();
    List<String> words = new ArrayList<>();
    for (String word : head.split("\\s+", -1)) {
      boolean number = !words.isEmpty() && isTerm(words.getLast());
      words.add(number ? word : named(seen, word));
    }
    String who = words.getFirst();
    StringBuilder notation = new StringBuilder(who).append(" announces");
    String size = "0";
    String ending = "";
    boolean impetus = false;
    for (int i = 1; i < words.size(); i++) {
      String word = words.get(i).toLowerCase(Locale.ROOT);
      switch (word) {
        case "size" -> size = i + 1 < words.size() ? words.get(++i) : "";
        case "impetus" -> impetus = true;
        case "ending" -> {
          ending = String.join(" ", words.subList(i + 1, Math.min(words.size(), i + 3)));
          i += 2;
        }
        default -> notation.append(' ').append(words.get(i));
      }
    }
    if (ending.isEmpty()) {
      ending =
          seen.figures().stream()
              .filter(person -> person.id().equals(who))
              .map(person -> point(person.x(), person.y()))
              .findFirst()
              .orElse("0 0");
    }
    return notation
        + " size "
        + size
        + (impetus ? " impetus" : "")
        + " ending "
        + ending
        + ": "
        + sentence;
  }
}
