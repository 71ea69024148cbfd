package derring.oneforall;

import derring.kernel.MoveBuffer;

/**
 * A good finite sample of what can be done (A1FA-2): a run to everything there is ({@link Runs}),
 * every verb that what is touched affords with a few useful spots ({@link Uses}), every enemy in
 * contact. All of it passes the {@link Referee}, who allows more.
 */
final class Sample {
  private static final Move STOP = new Move.Stop();
  private static final Move YIELD = new Move.Yield();
  private static final Move ACCEPT = new Move.Accept();
  private static final Move DOUBT = new Move.Doubt();

  private final Field field;
  private final Runs runs;
  private final Uses uses;
  private final Move.Duel[][] duels;
  private final Move.Hit[] hits;

  Sample(Field field) {
    this.field = field;
    Interned interned = new Interned(field);
    runs = new Runs(field, interned);
    uses = new Uses(field, interned);
    duels = new Move.Duel[field.figures][field.figures];
    hits = new Move.Hit[field.figures];
    for (int f = 0; f < field.figures; f++) {
      hits[f] = new Move.Hit(f);
      for (int g = 0; g < field.figures; g++) {
        duels[f][g] = new Move.Duel(f, g);
      }
    }
  }

  void list(Melee m, int seat, MoveBuffer<Move> into) {
    switch (m.phase) {
      case PLACE -> places(m, seat, into);
      case ANSWER -> {
        into.add(ACCEPT);
        into.add(DOUBT);
      }
      case ALLOT -> {
        for (int f = 0; f < field.figures; f++) {
          if ((m.allotTargets >> f & 1) == 1) {
            into.add(hits[f]);
          }
        }
      }
      case ACT -> {
        into.add(m.active >= 0 ? STOP : YIELD);
        int twins = m.reached ? Runs.NO_TWINS : runs.twins(m);
        for (int f = 0; f < field.figures; f++) {
          if ((m.active < 0 || m.active == f) && Referee.mayAct(m, seat, f) == null) {
            figure(m, f, twins, into);
          }
        }
      }
      case OVER -> {}
    }
  }

  private void places(Melee m, int seat, MoveBuffer<Move> into) {
    int f = 0;
    while (m.side[f] != m.turn || !m.is(f, Melee.UNPLACED) || field.owner(m, f) != seat) {
      f++;
    }
    Placing.list(m, f, into);
  }

  private void figure(Melee m, int f, int twins, MoveBuffer<Move> into) {
    if (m.is(f, Melee.OUTSIDE)) {
      uses.thing(m, f, Verb.CLIMB, m.on[f], into);
      return;
    }
    if (Referee.mayGo(m, f) == null) {
      runs.list(m, f, twins, into);
    }
    if (m.is(f, Melee.STUNNED)) {
      uses.thing(m, f, Verb.RECOVER, Melee.NONE, into);
    }
    uses.list(m, f, uses.target(m, f), into);
    people(m, f, into);
  }

  /** Who is touched. */
  private void people(Melee m, int f, MoveBuffer<Move> into) {
    for (int g = 0; g < field.figures; g++) {
      int thing = field.figureThing(g);
      if (g == f
          || Math.abs(m.x[f] - m.x[g]) > 3000
          || Math.abs(m.y[f] - m.y[g]) > 3000
          || !Touch.touches(m, f, thing)) {
        continue;
      }
      if (m.enemies(f, g) && m.stands(g)) {
        if (Referee.duel(m, f, g) == null) {
          into.add(duels[f][g]);
        }
        uses.blows(m, f, thing, into);
      }
      boolean over = !m.stands(g) || m.side[f] == m.side[g];
      uses.beyond(m, f, over, thing, m.x[g], m.y[g], into);
      if (m.is(g, Melee.DOWN)) {
        uses.sendAway(m, f, thing, m.x[g], m.y[g], into);
      }
    }
  }
}
