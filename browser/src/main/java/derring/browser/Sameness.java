package derring.browser;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.bots.Skirmish;
import derring.bots.Tempo;
import derring.bots.coach.Coach;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Chance;
import derring.kernel.Digest;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.Seed;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Title;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Plays matches and tells all that happened in them by one digest: every move, and every state it
 * led to. What gives the same digest here and on a JVM has played the same matches.
 */
final class Sameness {
  private static final Shelf SHELF = Shelf.standard();

  /** So many are gone through by a coach, of matches that may have a thousand. */
  private static final int DECISIONS = 4;

  private Sameness() {}

  /** The digest of some matches of bots of one kind. */
  static String digest(String game, int variant, String bot, int seed, int games) {
    Title title = SHELF.title(game);
    Game<?, ?, ?> opened = SHELF.open(title, Facts.of(title.variants().get(variant))).game();
    return digest(opened, bot, seed, games);
  }

  private static <S extends State<S>, M, V> String digest(
      Game<S, M, V> game, String bot, int seed, int games) {
    List<Object> told = new ArrayList<>();
    List<Bot<M, V>> players = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      players.add(Bots.make(bot, game));
    }
    for (int i = 0; i < games; i++) {
      if (game.realTime()) {
        List<Tempo> tempos = new ArrayList<>();
        players.forEach(player -> tempos.add(Bots.tempo(bot, game.title())));
        new Skirmish<>(game, players, tempos)
            .play(
                seed + i,
                Log.NONE,
                (seconds, seat, move, after) -> told.add(step(game, seat, move, after)));
      } else {
        play(game, players, seed + i, told);
      }
    }
    return told.size() + " " + Digest.of(told);
  }

  /** Chance is that of matches; whims are not, or a master would ask for thousands of hashes. */
  private static <S extends State<S>, M, V> void play(
      Game<S, M, V> game, List<Bot<M, V>> players, int seed, List<Object> told) {
    Chance chance = Seed.numbered(seed, game.seats()).chance();
    SeededChance whims = new SeededChance(seed);
    S state = game.deal(chance, Log.NONE);
    MoveBuffer<M> moves = new MoveBuffer<>();
    Rota rota = new Rota();
    Outcome outcome = game.outcome(state);
    while (outcome == null) {
      int seat = rota.next(game.toAct(state));
      moves.clear();
      game.moves(state, seat, moves);
      M move = players.get(seat).choose(game.view(state, seat), moves, whims);
      game.play(state, seat, move, chance, Log.NONE);
      told.add(step(game, seat, move, state));
      outcome = game.outcome(state);
    }
    told.add(outcome.reason());
  }

  private static <S extends State<S>, M, V> String step(
      Game<S, M, V> game, int seat, M move, S after) {
    return seat + " " + game.notation(move) + " " + Json.fingerprint(game.describe(after));
  }

  /** What the coach says of a match of random players, with so many lines a decision. */
  static String coached(String game, int seed, int lines) {
    return coached(SHELF.open(SHELF.title(game), Facts.none()).game(), seed, lines);
  }

  private static <S extends State<S>, M, V> String coached(
      Game<S, M, V> game, int seed, int lines) {
    Match<S, M, V> match = new Match<>(game, Seed.numbered(seed, game.seats()).chance());
    SeededChance whims = new SeededChance(seed);
    MoveBuffer<M> moves = new MoveBuffer<>();
    Rota rota = new Rota();
    Outcome outcome = game.outcome(match.state());
    while (outcome == null) {
      int seat = rota.next(game.toAct(match.state()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      Verdict _ = match.play(seat, moves.get(whims.below(moves.size())), 0);
      outcome = game.outcome(match.state());
    }
    int all = (1 << game.seats()) - 1;
    Coach<S, M, V> coach =
        Coach.of(match, outcome, seat -> "Player " + (seat + 1), all, lines, seed);
    boolean _ = coach.advance(() -> coach.done() >= DECISIONS);
    return coach.all() + " " + Digest.of(Json.lean(coach.analysis()));
  }

  /** How numbers are written and read: of any size, and such as are told. */
  static String figures(int seed, int many) {
    SeededChance chance = new SeededChance(seed);
    List<Object> told = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      long bits = (long) chance.below(1 << 30) << 34 ^ (long) chance.below(1 << 30) << 15 ^ i;
      for (double each : new double[] {Double.longBitsToDouble(bits), bits * 0x1p-63, i / 1e4}) {
        String text = Double.isFinite(each) ? String.valueOf(each) : "";
        told.add(text.isEmpty() || Double.parseDouble(text) == each ? text : text + " is misread");
      }
    }
    return told.size() + " " + Digest.of(told);
  }

  /**
   * What is known of letters: of European ones and signs. Phonetic ones are left out, for since
   * Unicode 17 one of them is no small letter any more, and each engine knows its own Unicode.
   */
  static String letters() {
    List<Object> told = new ArrayList<>();
    for (int[] block : new int[][] {{0, 0x250}, {0x2B0, 0x530}, {0x2000, 0x2070}}) {
      for (char c = (char) block[0]; c < block[1]; c++) {
        String text = c + "x" + c;
        told.add(Character.getType(c));
        told.add(Character.isDigit(c) || Character.isUpperCase(c) || Character.isLowerCase(c));
        told.add(text.strip() + text.toLowerCase(Locale.ROOT) + text.equalsIgnoreCase("\u00C4xa"));
        told.add(Character.toUpperCase(c) + "" + Character.toLowerCase(c));
      }
    }
    return told.size() + " " + Digest.of(told);
  }

  /** Plays matches of random players; how many decisions they made. */
  static int work(String name, int variant, int seed, int games) {
    Title title = SHELF.title(name);
    return work(SHELF.open(title, Facts.of(title.variants().get(variant))).game(), seed, games);
  }

  private static <S extends State<S>, M, V> int work(Game<S, M, V> game, int seed, int games) {
    SeededChance chance = new SeededChance(seed);
    MoveBuffer<M> moves = new MoveBuffer<>();
    S state = game.blank();
    int made = 0;
    for (int i = 0; i < games; i++) {
      game.deal(state, chance, Log.NONE);
      Rota rota = new Rota();
      while (game.outcome(state) == null) {
        int seat = rota.next(game.toAct(state));
        moves.clear();
        game.moves(state, seat, moves);
        game.play(state, seat, moves.get(chance.below(moves.size())), chance, Log.NONE);
        made++;
      }
    }
    return made;
  }
}
