package derring.oneforall;

import derring.kernel.Names;

/** What men and things are called in sentences, by the words that events have for them. */
final class Called implements Names {
  private final Field field;
  private final Bearings bearings;
  private final Names seats;

  Called(Field field, Names seats) {
    this.field = field;
    this.seats = seats;
    bearings = new Bearings(field);
  }

  @Override
  public String of(int seat) {
    return seats.of(seat);
  }

  @Override
  public String thing(String word) {
    int thing = field.numbered(word);
    if (thing < 0) {
      return word;
    }
    return field.isFigure(thing)
        ? field.title(field.asFigure(thing))
        : field.isWeapon(thing)
            ? field.title(field.asWeapon(thing)) + "'s rapier"
            : bearings.some(thing);
  }
}
