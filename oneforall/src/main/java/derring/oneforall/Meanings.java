package derring.oneforall;

import derring.kernel.BadInput;
import derring.kernel.MoveBuffer;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.List;

/** What a player could mean by pointing at a figure, an object, a thing for the hand. */
final class Meanings {
  private static final String FIGURE = "figure";
  private static final String OBJECT = "object";
  private static final String ITEM = "item";
  private static final String WEAPON = "weapon";

  private final Field field;
  private final Notes notes;

  Meanings(Field field, Notes notes) {
    this.field = field;
    this.notes = notes;
  }

  List<Thing> things(View view) {
    List<Thing> things = new ArrayList<>();
    if (view.seat() < 0) {
      return things;
    }
    for (int thing = 0; thing < field.things(); thing++) {
      if (there(view.known(), thing)) {
        things.add(new Thing(kind(thing), field.name(thing)));
      }
    }
    return things;
  }

  private boolean there(Melee m, int thing) {
    if (field.isObject(thing)) {
      return (m.ois[thing] & Melee.ABSENT) == 0;
    }
    if (field.isItem(thing)) {
      return m.iat[field.asItem(thing)] != Melee.BROKEN;
    }
    return field.isFigure(thing) || m.is(field.asWeapon(thing), Melee.MARKED);
  }

  private String kind(int thing) {
    return field.isObject(thing)
        ? OBJECT
        : field.isItem(thing) ? ITEM : field.isFigure(thing) ? FIGURE : WEAPON;
  }

  void of(View view, Thing thing, MoveBuffer<Move> into) {
    int number = notes.thing(thing.name());
    if (!kind(number).equals(thing.kind()) || view.seat() < 0) {
      throw new BadInput("there is no " + thing + " to ask about");
    }
    Melee m = view.known();
    int f = actor(m, view.seat());
    if (field.isFigure(number)) {
      figure(m, f, field.asFigure(number), into);
    } else if (field.isObject(number)) {
      object(m, f, number, into);
    } else if (field.isItem(number)) {
      into.add(new Move.Act(f, Verb.PICK_UP, number));
      aim(m, f, Verb.THROW, number, into);
    } else {
      into.add(new Move.Act(f, Verb.RECOVER, number));
      into.add(new Move.Act(f, Verb.PICK_UP, number));
      into.add(new Move.Go(f, m.wx[field.asWeapon(number)], m.wy[field.asWeapon(number)]));
    }
  }

  /** The figure that would do it: the active one, or the first of the seat that fights. */
  private int actor(Melee m, int seat) {
    if (m.active >= 0 && field.owner(m, m.active) == seat) {
      return m.active;
    }
    int first = Melee.NONE;
    for (int f = 0; f < field.figures; f++) {
      if (field.owner(m, f) == seat) {
        if (m.fights(f)) {
          return f;
        }
        first = first < 0 ? f : first;
      }
    }
    return Math.max(first, 0);
  }

  private void figure(Melee m, int f, int g, MoveBuffer<Move> into) {
    int thing = field.figureThing(g);
    if (m.side[f] == m.side[g]) {
      into.add(new Move.Act(g, Verb.RECOVER, Melee.NONE));
      if (f != g) {
        into.add(new Move.Go(f, m.x[g], m.y[g]));
      }
      return;
    }
    into.add(new Move.Duel(f, g));
    into.add(new Move.Go(f, m.x[g], m.y[g]));
    into.add(new Move.Act(f, Verb.PUNCH, thing));
    into.add(new Move.Aim(f, Verb.TAUNT, Melee.NONE, 1 << g));
    if (m.phase == Phase.ALLOT) {
      into.add(new Move.Hit(g));
    }
  }

  private void object(Melee m, int f, int o, MoveBuffer<Move> into) {
    for (Verb verb : Verb.values()) {
      if (field.kinds[o].affords(verb)) {
        switch (verb.form()) {
          case THING -> into.add(new Move.Act(f, verb, o));
          case SPOT -> into.add(new Move.ActAt(f, verb, o, m.ox[o], m.oy[o]));
          case AIMED -> aim(m, f, verb, o, into);
        }
      }
    }
    into.add(new Move.Go(f, m.ox[o], m.oy[o]));
  }

  private void aim(Melee m, int f, Verb verb, int thing, MoveBuffer<Move> into) {
    for (int g = 0; g < field.figures; g++) {
      if (m.side[g] != m.side[f] && m.fights(g)) {
        into.add(new Move.Aim(f, verb, thing, 1 << g));
        return;
      }
    }
  }
}
