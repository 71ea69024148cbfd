package derring.oneforall;

import org.jspecify.annotations.Nullable;

/**
 * Moves that were listed before are listed again as the same objects, so that listing allocates
 * little but the points that nobody has named yet. A move that is forgotten is only made anew: two
 * threads may use this without asking each other.
 */
final class Interned {
  private static final int KEPT = 1 << 8;
  private static final Verb[] VERBS = Verb.values();

  private final Move.@Nullable Aim[] aims = new Move.Aim[KEPT];
  private final Move.@Nullable Announce[] sentences;

  /** By figure, verb and thing, the thing -1 included. */
  private final Move.@Nullable Act[][] acts;

  /** By figure and thing: the run to where it was last. */
  private final Move.@Nullable Go[][] runs;

  private final Field field;

  Interned(Field field) {
    this.field = field;
    acts = new Move.Act[field.figures * VERBS.length][];
    runs = new Move.Go[field.figures][field.things() + 4];
    sentences = new Move.Announce[field.objects];
  }

  /** A run to a place; {@code to} is any small number that usually goes with it. */
  Move.Go go(int f, int to, int x, int y) {
    Move.Go kept = runs[f][to];
    if (kept != null && kept.x() == x && kept.y() == y) {
      return kept;
    }
    Move.Go made = new Move.Go(f, x, y);
    runs[f][to] = made;
    return made;
  }

  Move.Act act(int f, Verb verb, int thing) {
    int which = f * VERBS.length + verb.ordinal();
    Move.@Nullable Act[] all = acts[which];
    if (all == null) {
      all = new Move.Act[field.things() + 1];
      acts[which] = all;
    }
    Move.Act kept = all[thing + 1];
    if (kept == null) {
      kept = new Move.Act(f, verb, thing);
      all[thing + 1] = kept;
    }
    return kept;
  }

  Move.Aim aim(int f, Verb verb, int thing, int targets) {
    int place = mix(f, verb, thing, targets);
    Move.Aim kept = aims[place];
    if (kept != null
        && kept.targets() == targets
        && kept.thing() == thing
        && kept.verb() == verb
        && kept.figure() == f) {
      return kept;
    }
    Move.Aim made = new Move.Aim(f, verb, thing, targets);
    aims[place] = made;
    return made;
  }

  /** The plainest announcement about an object: nobody is meant, nothing is claimed. */
  Move.Announce announce(int f, int o, int x, int y) {
    Move.Announce kept = sentences[o];
    if (kept != null && kept.figure() == f && kept.x() == x && kept.y() == y) {
      return kept;
    }
    String sentence =
        kept != null ? kept.sentence() : "He makes the most of " + field.name(o) + ".";
    Move.Announce made =
        new Move.Announce(
            f,
            o,
            false,
            0,
            0,
            false,
            false,
            x,
            y,
            Move.Announce.STAYS,
            Move.Announce.STAYS,
            sentence);
    sentences[o] = made;
    return made;
  }

  private static int mix(int f, Verb verb, int thing, int rest) {
    int h = ((f * 37 + verb.ordinal()) * 131 + thing) * 0x9E3779B1 + rest * 0x85EBCA6B;
    return (h ^ h >>> 15) & KEPT - 1;
  }
}
