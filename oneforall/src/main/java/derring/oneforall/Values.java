package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.List;

/** The small values in a match that is read: names of figures and things, pairs of lengths. */
final class Values {
  private final Field field;
  private final Notes notes;

  Values(Field field, Notes notes) {
    this.field = field;
    this.notes = notes;
  }

  static boolean named(Facts f, String key) {
    return f.has(key) && !Sheet.NOBODY.equals(f.at(key).raw());
  }

  int figure(Facts f, String name) {
    try {
      return notes.figure(name);
    } catch (BadInput e) {
      throw f.bad(String.valueOf(e.getMessage()));
    }
  }

  int figureOr(Facts f, String key) {
    return named(f, key) ? figure(f.at(key), f.at(key).text()) : Melee.NONE;
  }

  int thingOr(Facts f, String key) {
    if (!named(f, key)) {
      return Melee.NONE;
    }
    try {
      return notes.thing(f.at(key).text());
    } catch (BadInput e) {
      throw f.at(key).bad(String.valueOf(e.getMessage()));
    }
  }

  int objectOr(Facts f, String key) {
    int thing = thingOr(f, key);
    if (thing >= field.objects) {
      throw f.at(key).bad("expected an object, but found " + f.at(key).shown());
    }
    return thing;
  }

  int figures(Facts f, String key) {
    int set = 0;
    for (Facts name : f.items(key)) {
      set |= 1 << figure(name, name.text());
    }
    return set;
  }

  static int pair(Facts f, int index, int max) {
    List<Facts> two = f.items();
    if (two.size() != 2) {
      throw f.bad("expected two lengths in thousandths of an inch, but found " + two.size());
    }
    return two.get(index).number(0, max);
  }
}
