package derring.bots.lab;

import derring.bots.Contest;
import derring.bots.Onlooker;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Thing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Watches one match after the other and says of each what is worth keeping. What it can it takes
 * from what every game tells of itself (its things, its moves and what they name); what only those
 * know who know the game, an {@link Onlooker} adds. Not safe for several threads at once.
 */
final class Observer<S extends State<S>, M, V> implements Contest.Witness<S, M>, Onlooker.Notes {
  private static final String CARD = "card";

  /** Onlookers call it one or the other. */
  private static final Map<String, String> HEADINGS =
      Map.of("card played", "played", "starting hand", "dealt");

  private final Game<S, M, V> game;
  private final Set<Measure> measures;
  private final @Nullable Onlooker<S, M> onlooker;
  private final Lead<S> lead;
  private final @Nullable Fork<S, M, V> fork;
  private final UnaryOperator<String> counted;
  private final Set<Played.Note> notes = new LinkedHashSet<>();
  private final List<Map<String, Integer>> hands = new ArrayList<>();
  private final boolean[] opened;
  private @Nullable S state;
  private boolean forks;
  private int decisions;
  private final int[] choices;
  private final long[] thought;

  Observer(Game<S, M, V> game, Set<Measure> measures) {
    this.game = game;
    this.measures = measures;
    onlooker = game.realTime() ? null : Onlooker.of(game);
    counted = onlooker == null ? UnaryOperator.identity() : onlooker::counted;
    lead = new Lead<>(measures.contains(Measure.TENSION) ? Scales.of(game, onlooker) : null);
    fork = measures.contains(Measure.CHOICES) && !game.realTime() ? new Fork<>(game) : null;
    opened = new boolean[game.seats()];
    choices = new int[game.seats()];
    thought = new long[game.seats()];
  }

  void begin(long seed, int index) {
    notes.clear();
    hands.clear();
    lead.begin();
    state = null;
    decisions = 0;
    Arrays.fill(choices, 0);
    Arrays.fill(thought, 0);
    forks = fork != null && index % Fork.EVERY == 0;
    if (forks && fork != null) {
      fork.begin(seed);
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      opened[seat] = false;
      hands.add(new HashMap<>());
      String character = game.called(seat);
      if (character != null) {
        note(seat, "character", character);
      }
    }
  }

  @Override
  public void dealt(S dealt) {
    state = dealt;
    lead.look(dealt);
    if (onlooker != null) {
      onlooker.dealt(dealt, this);
    }
  }

  /** A seat is asked, and sees this. */
  void asked(int seat, V view, MoveBuffer<M> moves) {
    decisions++;
    if (measures.contains(Measure.CARDS)) {
      hand(seat, view);
    }
    if (moves.size() > 1) {
      choices[seat]++;
      S now = state;
      if (forks && fork != null && now != null) {
        fork.asked(now, seat, moves);
      }
    }
  }

  /**
   * And chose this of several moves.
   *
   * @param nanos that it thought
   */
  void chose(int seat, M move, long nanos) {
    thought[seat] += nanos;
    if (forks && fork != null) {
      fork.chose(move);
    }
    if (!opened[seat] && measures.contains(Measure.OPENINGS)) {
      opened[seat] = true;
      note(seat, "opening", Words.of(game, move, counted));
    }
  }

  @Override
  public void moved(int seat, M move, S after) {
    if (onlooker != null) {
      onlooker.moved(seat, move, after, this);
    } else {
      String card = Words.card(game, move);
      note(seat, "did", Words.kind(move));
      if (card != null) {
        note(seat, "played", card);
      }
    }
    if (game.outcome(after) == null) {
      lead.look(after);
    }
  }

  /** What a seat has in its hand now that it had not when it was last asked, it has drawn. */
  private void hand(int seat, V view) {
    Map<String, Integer> before = hands.get(seat);
    Map<String, Integer> now = new HashMap<>();
    for (Thing thing : game.things(view)) {
      if (thing.kind().equals(CARD)) {
        now.merge(counted.apply(thing.name()), 1, Integer::sum);
      }
    }
    boolean first = !before.containsKey("");
    now.forEach((card, many) -> {
      note(seat, "held", card);
      if (!first && many > before.getOrDefault(card, 0)) {
        note(seat, "drawn", card);
      }
    });
    now.put("", 1);
    hands.set(seat, now);
  }

  @Override
  public void note(int seat, String heading, String what) {
    String under = HEADINGS.getOrDefault(heading, heading);
    boolean cards = List.of("played", "dealt").contains(under);
    if (!cards || measures.contains(Measure.CARDS)) {
      notes.add(new Played.Note(seat, under, what));
    }
  }

  /**
   * The match is over.
   *
   * @param timed whether somebody looked at a clock
   */
  Played end(int variant, int index, boolean timed, Outcome outcome, S last, double seconds) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      Integer scored = game.points(last, seat);
      if (scored != null) {
        points.add(scored);
      }
    }
    int winner = outcome.drawn() ? -1 : outcome.places().indexOf(1);
    return new Played(
        variant,
        index,
        outcome.places(),
        outcome.drawn(),
        outcome.reason(),
        points,
        decisions,
        Arrays.stream(choices).boxed().toList(),
        timed ? Arrays.stream(thought).mapToObj(nanos -> (int) (nanos / 1000)).toList() : List.of(),
        onlooker == null ? 0 : onlooker.turns(last),
        (int) Math.round(1000 * seconds),
        lead.changes(),
        lead.last(),
        winner < 0 ? List.of() : lead.course(winner),
        forks && fork != null ? fork.weight() : Played.UNWEIGHED,
        List.copyOf(notes));
  }
}
