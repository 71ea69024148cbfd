package derring.oneforall;

import derring.kernel.BadInput;
import java.util.ArrayList;
import java.util.List;

/** How moves are written, and read back. */
final class Notes {
  private static final int MOST_WORDS = 80;

  /** No table is as large as this. */
  private static final int FARTHEST = 60_000;

  private final Field field;

  Notes(Field field) {
    this.field = field;
  }

  String notation(Move move) {
    return switch (move) {
      case Move.Place(int f, int x, int y) -> "place " + figure(f) + " at " + point(x, y);
      case Move.Go(int f, int x, int y) -> figure(f) + " to " + point(x, y);
      case Move.Act(int f, Verb verb, int thing) ->
          figure(f) + " " + verb.word() + (thing < 0 ? "" : " " + field.name(thing));
      case Move.ActAt(int f, Verb verb, int thing, int x, int y) ->
          figure(f) + " " + verb.word() + " " + field.name(thing) + " to " + point(x, y);
      case Move.Aim(int f, Verb verb, int thing, int targets) ->
          figure(f)
              + " "
              + verb.word()
              + (thing < 0 ? "" : " " + field.name(thing))
              + " at"
              + figures(targets);
      case Move.Duel(int f, int enemy) -> figure(f) + " duel " + figure(enemy);
      case Move.Announce a ->
          figure(a.figure())
              + " announces with "
              + field.name(a.thing())
              + (a.opposed() ? " against" + figures(a.targets()) : "")
              + " size "
              + a.size()
              + (a.impetus() ? " impetus" : "")
              + (a.elevation() ? " elevation" : "")
              + " ending "
              + point(a.x(), a.y())
              + (a.shifts() ? " moving " + point(a.toX(), a.toY()) : "")
              + ": "
              + a.sentence();
      case Move.Accept() -> "accept";
      case Move.Doubt() -> "doubt";
      case Move.Hit(int f) -> "hit " + figure(f);
      case Move.Stop() -> "stop";
      case Move.Yield() -> "yield";
    };
  }

  private String figure(int f) {
    return field.figureName(f);
  }

  private String figures(int set) {
    StringBuilder names = new StringBuilder();
    for (int f = 0; f < field.figures; f++) {
      if ((set >> f & 1) == 1) {
        names.append(' ').append(figure(f));
      }
    }
    return names.toString();
  }

  static String point(int x, int y) {
    return Inches.text(x) + " " + Inches.text(y);
  }

  /**
   * The move that a text names.
   *
   * @throws BadInput if it names none
   */
  Move parse(String text) {
    Move move = read(text);
    String written = notation(move);
    if (!written.equalsIgnoreCase(text.strip())) {
      throw new BadInput(
          "no move is written '" + text.strip() + "'; did you mean '" + written + "'?");
    }
    return move;
  }

  private Move read(String text) {
    String plain = text.strip();
    int colon = plain.indexOf(": ");
    String head = colon < 0 ? plain : plain.substring(0, colon);
    List<String> words = new ArrayList<>(List.of(head.split(" ")));
    if (words.size() > MOST_WORDS) {
      throw new BadInput("no move has so many words");
    }
    String first = words.getFirst();
    if (words.size() == 1) {
      return switch (first) {
        case "accept" -> new Move.Accept();
        case "doubt" -> new Move.Doubt();
        case "stop" -> new Move.Stop();
        case "yield" -> new Move.Yield();
        default -> throw new BadInput("no move is written '" + first + "'");
      };
    }
    if (first.equals("hit")) {
      return new Move.Hit(figure(word(words, 1)));
    }
    if (first.equals("place")) {
      expect(words, 2, "at");
      return new Move.Place(figure(word(words, 1)), length(words, 3), length(words, 4));
    }
    int f = figure(first);
    String verb = word(words, 1);
    if (verb.equals("to")) {
      return new Move.Go(f, length(words, 2), length(words, 3));
    }
    if (verb.equals("duel")) {
      return new Move.Duel(f, figure(word(words, 2)));
    }
    if (verb.equals("announces")) {
      return announce(f, words, colon < 0 ? "" : plain.substring(colon + 2));
    }
    Verb known = Verb.WORDS.get(verb);
    if (known == null) {
      throw new BadInput("'" + verb + "' is nothing that a figure does");
    }
    return switch (known.form()) {
      case THING -> new Move.Act(f, known, words.size() == 2 ? Melee.NONE : thing(word(words, 2)));
      case SPOT -> {
        expect(words, 3, "to");
        yield new Move.ActAt(f, known, thing(word(words, 2)), length(words, 4), length(words, 5));
      }
      case AIMED -> {
        boolean bare = word(words, 2).equals("at");
        expect(words, bare ? 2 : 3, "at");
        yield new Move.Aim(
            f,
            known,
            bare ? Melee.NONE : thing(word(words, 2)),
            targets(words, bare ? 3 : 4, words.size()));
      }
    };
  }

  private Move announce(int f, List<String> words, String sentence) {
    expect(words, 2, "with");
    int thing = thing(word(words, 3));
    int at = 4;
    boolean opposed = word(words, at).equals("against");
    int targets = 0;
    if (opposed) {
      int end = words.indexOf("size");
      targets = targets(words, at + 1, end < 0 ? words.size() : end);
      at = end < 0 ? words.size() : end;
    }
    expect(words, at, "size");
    String size = word(words, at + 1);
    if (!size.matches("[0-2]")) {
      throw new BadInput("expected a size from 0 to 2, but found '" + size + "'");
    }
    at += 2;
    boolean impetus = word(words, at).equals("impetus");
    at += impetus ? 1 : 0;
    boolean elevation = word(words, at).equals("elevation");
    at += elevation ? 1 : 0;
    expect(words, at, "ending");
    boolean moving = words.size() > at + 3;
    if (moving) {
      expect(words, at + 3, "moving");
    }
    if (sentence.chars().noneMatch(Character::isLetter)) {
      throw new BadInput("expected ': ' and a sentence after the terms of an announced action");
    }
    return new Move.Announce(
        f,
        thing,
        opposed,
        targets,
        size.charAt(0) - '0',
        impetus,
        elevation,
        length(words, at + 1),
        length(words, at + 2),
        moving ? length(words, at + 4) : Move.Announce.STAYS,
        moving ? length(words, at + 5) : Move.Announce.STAYS,
        sentence);
  }

  private int targets(List<String> words, int from, int to) {
    int set = 0;
    for (int i = from; i < to; i++) {
      set |= 1 << figure(words.get(i));
    }
    if (set == 0) {
      throw new BadInput("expected the name of a figure as the target");
    }
    return set;
  }

  private static String word(List<String> words, int index) {
    if (index >= words.size()) {
      throw new BadInput("'" + String.join(" ", words) + "' is not finished");
    }
    return words.get(index);
  }

  private static void expect(List<String> words, int index, String wanted) {
    if (!word(words, index).equals(wanted)) {
      throw new BadInput("expected '" + wanted + "', but found '" + words.get(index) + "'");
    }
  }

  private static int length(List<String> words, int index) {
    int length = Inches.parse(word(words, index));
    if (length < 0 || length > FARTHEST) {
      throw new BadInput("no table reaches to " + words.get(index) + " inches");
    }
    return length;
  }

  int figure(String name) {
    int thing = field.numbered(name);
    if (!field.isFigure(thing)) {
      throw new BadInput("there is no figure named '" + name + "'");
    }
    return field.asFigure(thing);
  }

  int thing(String name) {
    int thing = field.numbered(name);
    if (thing < 0) {
      throw new BadInput("there is nothing named '" + name + "' on the table");
    }
    return thing;
  }
}
