package derring.contract;

import derring.bots.Bot;
import derring.formats.Doc;
import derring.formats.Records;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MatchRecord;
import derring.kernel.MoveBuffer;
import derring.kernel.Seal;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Terms;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A whole match, and how it is kept. */
record Recorded<S extends State<S>, M, V>(Match<S, M, V> match, MatchRecord record) {
  private static final long SECOND = 1000;

  /** A match of players who make any legal move. */
  static <S extends State<S>, M, V> Recorded<S, M, V> random(Table<S, M, V> table, long seed) {
    Bot<M, V> any = (view, moves, chance) -> moves.get(chance.die(moves.size()) - 1);
    return of(table, seed, Collections.nCopies(table.game().seats(), any), "random");
  }

  static <S extends State<S>, M, V> Recorded<S, M, V> of(
      Table<S, M, V> table, long number, List<Bot<M, V>> bots, String... names) {
    Game<S, M, V> game = table.game();
    Seed seed = Seed.numbered(number, game.seats());
    Terms terms = Terms.of(game, table.cards());
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      seats.add(names[seat % names.length]);
    }
    Match<S, M, V> match = new Match<>(game, Seal.of(terms, seats, seed).chance(seed));
    SeededChance choices = new SeededChance(number);
    MoveBuffer<M> moves = new MoveBuffer<>();
    while (game.toAct(match.state()) != 0) {
      List<Integer> waitedFor = RandomPlay.seats(game.toAct(match.state()));
      int seat = waitedFor.get(waitedFor.size() == 1 ? 0 : choices.below(waitedFor.size()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      M move = bots.get(seat).choose(game.view(match.state(), seat), moves, choices);
      match.play(seat, move, match.steps().size() * SECOND);
    }
    return new Recorded<>(match, MatchRecord.of(match, terms, seats, seed));
  }

  /** The file. */
  String text() {
    return Records.text(record, match.game());
  }

  Doc doc() {
    return Doc.of("record.json", text());
  }
}
