package derring.formats;

import derring.kernel.BadInput;
import derring.kernel.Entry;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Seed;
import derring.kernel.State;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One run of a scenario. */
final class Rehearsal<S extends State<S>, M, V> {
  private static final String VIEW = "view-";

  private final Scenario scenario;
  private final Game<S, M, V> game;
  private final Script script;
  private final Match<S, M, V> match;

  /** The state to report, where a move broke off half-way and left none. */
  private @Nullable S lastSound;

  /**
   * @throws BadFile if the scenario gives an impossible position or unknown outcomes of chance
   */
  Rehearsal(Scenario scenario, Game<S, M, V> game) {
    this.scenario = scenario;
    this.game = game;
    Doc doc = scenario.doc();
    Integer seed = scenario.seed();
    this.script =
        new Script(
            doc.within(List.of(), () -> Script.read(scenario.chance(), game)),
            seed == null ? null : Seed.numbered(seed, game.seats()).chance());
    this.match =
        scenario.dealt()
            ? doc.within(scenario.path("chance"), () -> new Match<>(game, script))
            : new Match<>(
                game,
                doc.within(scenario.path("given"), () -> game.assemble(scenario.position())),
                script);
  }

  /**
   * @throws BadFile if the scenario names a move, seat or field that does not exist
   */
  Result run() {
    String failure = null;
    try {
      scenario.doc().within(List.of(), this::play);
    } catch (Mismatch e) {
      failure = scenario.failure(e.path(), e.getMessage());
    }
    return result(failure);
  }

  private boolean play() {
    scenario.play().forEach(this::play);
    Facts expect = scenario.expect();
    if (expect != null) {
      expect(expect);
    }
    if (script.used() < script.length()) {
      throw new Mismatch(
          scenario.path("chance", script.used()),
          "only "
              + script.used()
              + " of the "
              + script.length()
              + " outcomes of chance were needed, but all must be");
    }
    return true;
  }

  Match<S, M, V> match() {
    return match;
  }

  /** Whether all that must be so after the last move is so now. */
  boolean met() {
    Facts expect = scenario.expect();
    List<Line> lines = scenario.play();
    int last = lines.size();
    while (last > 0 && !(lines.get(last - 1) instanceof Line.Move)) {
      last--;
    }
    try {
      lines.subList(last, lines.size()).forEach(this::play);
      if (expect != null) {
        expect(expect);
      }
      return true;
    } catch (Mismatch e) {
      return false;
    }
  }

  /** Plays one line. */
  void play(Line line) {
    switch (line) {
      case Line.Move move -> move(move);
      case Line.Refuse refuse -> refuse(refuse);
      case Line.Moves moves -> moves(moves);
      case Line.Expect wanted -> expect(wanted.wanted());
    }
  }

  private void move(Line.Move line) {
    M move = parsed(line.at().at("move"));
    String what = "seat " + seat(line.at(), line.seat()) + "'s move '" + line.notation() + "'";
    S before = match.state().copy();
    Verdict verdict;
    try {
      verdict = match.play(line.seat(), move, 0);
    } catch (BadInput e) {
      lastSound = before;
      throw new Mismatch(line.at().path(), what + " cannot be played: " + e.getMessage());
    }
    if (!verdict.legal()) {
      throw new Mismatch(
          line.at().path(), what + " was refused by " + verdict.rule() + ": " + verdict.sentence());
    }
    Set<String> cited = cited(match.steps().getLast().entries());
    for (String rule : line.tells()) {
      if (!cited.contains(rule)) {
        throw new Mismatch(
            line.at().path(),
            what + " should have told of " + rule + ", but told of " + listed(cited));
      }
    }
    for (String part : line.says()) {
      List<String> said = sentences(match.steps().getLast().entries());
      if (said.stream().noneMatch(sentence -> sentence.contains(part))) {
        throw new Mismatch(
            line.at().path(),
            what + " should have been told with '" + part + "', but was told as: " + listed(said));
      }
    }
  }

  private void refuse(Line.Refuse line) {
    M move = parsed(line.at().at("refuse"));
    String what = "seat " + seat(line.at(), line.seat()) + "'s move '" + line.notation() + "'";
    S before = match.state().copy();
    Verdict verdict = game.judge(match.state(), line.seat(), move);
    if (verdict.legal()) {
      throw new Mismatch(line.at().path(), what + " is allowed, but it must be refused");
    }
    if (!match.state().equals(before)
        || !Json.compact(game.describe(match.state()))
            .equals(Json.compact(game.describe(before)))) {
      throw new Mismatch(line.at().path(), what + " was refused, but changed the state");
    }
    if (line.rule() != null && !line.rule().equals(verdict.rule())) {
      throw new Mismatch(
          line.at().path(),
          what
              + " must be refused by "
              + line.rule()
              + ", but it is refused by "
              + verdict.rule()
              + ": "
              + verdict.sentence());
    }
    if (!verdict.sentence().contains(line.says())) {
      throw new Mismatch(
          line.at().path(),
          what
              + " must be refused with '"
              + line.says()
              + "', but the reason is: "
              + verdict.sentence());
    }
  }

  /** What is told of the entries, to those who see more and to everybody. */
  private static List<String> sentences(List<Entry> entries) {
    Names names = seat -> "seat " + seat;
    return entries.stream()
        .flatMap(entry ->
            Stream.of(entry.secret().sentence(names), entry.open().sentence(names)).distinct())
        .toList();
  }

  /** All moves of a seat or, where they cannot all be listed, some of them. */
  private void moves(Line.Moves line) {
    int seat = seat(line.at(), line.seat());
    TreeSet<String> wanted = new TreeSet<>();
    TreeSet<String> legal = new TreeSet<>();
    boolean open = game.traits().openMoves();
    for (Facts item : line.at().items("moves")) {
      M move = parsed(item);
      wanted.add(game.notation(move));
      if (open && game.judge(match.state(), seat, move).legal()) {
        legal.add(game.notation(move));
      }
    }
    if (!open) {
      legal.addAll(legal(match.state(), seat));
    }
    TreeSet<String> missing = new TreeSet<>(wanted);
    missing.removeAll(legal);
    TreeSet<String> surplus = new TreeSet<>(legal);
    surplus.removeAll(wanted);
    if (!missing.isEmpty() || !surplus.isEmpty()) {
      throw new Mismatch(
          line.at().path(),
          "the moves of seat "
              + line.seat()
              + " are otherwise: not allowed but expected: "
              + listed(missing)
              + "; allowed but not expected: "
              + listed(surplus));
    }
  }

  private void expect(Facts wanted) {
    Map<String, Object> state = game.describe(match.state());
    for (String key : wanted.keys()) {
      Facts field = wanted.at(key);
      switch (key) {
        case "to-act" -> expectToAct(field);
        case "outcome" -> expectOutcome(field);
        case "events" -> expectEvents(wanted);
        default -> {
          if (state.containsKey(key)) {
            Comparison.check(field, state.get(key), key);
          } else if (key.startsWith(VIEW)) {
            Map<String, Object> view =
                Sight.of(game.show(game.view(match.state(), reader(field, key))));
            Comparison.check(field, view, key);
          } else {
            List<String> known = new ArrayList<>(state.keySet());
            known.addAll(List.of("to-act", "outcome", "events", "view-0", "view-spectator"));
            throw Comparison.unknown(field, key, known);
          }
        }
      }
    }
  }

  private void expectToAct(Facts wanted) {
    List<Integer> seats = seats(game.toAct(match.state()));
    TreeSet<Integer> named = new TreeSet<>();
    wanted.items().forEach(item -> named.add(item.number(0, game.seats() - 1)));
    if (!List.copyOf(named).equals(seats)) {
      throw new Mismatch(
          wanted.path(),
          "to-act: expected " + Comparison.shown(named) + ", but it is " + Comparison.shown(seats));
    }
  }

  private void expectOutcome(Facts wanted) {
    Outcome outcome = game.outcome(match.state());
    if (outcome != null && wanted.raw() instanceof Map) {
      Comparison.check(wanted, Plain.of(outcome), "outcome");
    } else if (outcome != null || !"none".equals(wanted.raw())) {
      throw new Mismatch(
          wanted.path(),
          "outcome: expected "
              + Comparison.shown(wanted.raw())
              + ", but "
              + (outcome == null ? "the match goes on" : "it is " + Comparison.shown(outcome)));
    }
  }

  private void expectEvents(Facts wanted) {
    Set<String> cited = cited(entries());
    for (String rule : Line.words(wanted, "events")) {
      if (!cited.contains(rule)) {
        throw new Mismatch(
            wanted.at("events").path(),
            "events: expected " + rule + " to be told of, but only told of " + listed(cited));
      }
    }
  }

  private int reader(Facts field, String key) {
    String who = key.substring(VIEW.length());
    if (who.equals("spectator")) {
      return Game.SPECTATOR;
    }
    for (int seat = 0; seat < game.seats(); seat++) {
      if (who.equals(String.valueOf(seat))) {
        return seat;
      }
    }
    throw field.bad(
        "expected view-spectator or view-0 to view-" + (game.seats() - 1) + ", but found " + key);
  }

  private M parsed(Facts notation) {
    try {
      return game.parse(notation.text());
    } catch (BadInput e) {
      throw notation.bad(String.valueOf(e.getMessage()));
    }
  }

  private int seat(Facts line, int seat) {
    if (seat >= game.seats()) {
      throw line.at("seat")
          .bad("expected a seat from 0 to " + (game.seats() - 1) + ", but found " + seat);
    }
    return seat;
  }

  private List<String> legal(S state, int seat) {
    MoveBuffer<M> moves = new MoveBuffer<>();
    game.moves(state, seat, moves);
    return moves.list().stream().map(game::notation).toList();
  }

  private List<Entry> entries() {
    List<Entry> entries = new ArrayList<>(match.opening());
    match.steps().forEach(step -> entries.addAll(step.entries()));
    return entries;
  }

  private static Set<String> cited(List<Entry> entries) {
    TreeSet<String> rules = new TreeSet<>();
    entries.forEach(entry -> rules.addAll(entry.rules()));
    return rules;
  }

  private static List<Integer> seats(int set) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; set >>> seat != 0 && seat < Integer.SIZE; seat++) {
      if ((set >>> seat & 1) == 1) {
        seats.add(seat);
      }
    }
    return seats;
  }

  private static String listed(Iterable<String> words) {
    String text = String.join(", ", words);
    return text.isEmpty() ? "nothing" : text;
  }

  private Result result(@Nullable String failure) {
    S state = lastSound == null ? match.state() : lastSound;
    Map<String, List<String>> moves = new LinkedHashMap<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      moves.put(String.valueOf(seat), legal(state, seat));
    }
    return new Result(
        scenario.file(),
        scenario.game(),
        scenario.title(),
        failure,
        game.describe(state),
        seats(game.toAct(state)),
        game.outcome(state),
        moves,
        entries(),
        lastSound == null ? match : null);
  }
}
