package derring.bots;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Outcome;
import derring.kernel.Title;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Games of Swordplay that are ready to play, and matches on them. */
final class Tables {
  private static final Shelf SHELF = Shelf.standard();

  private Tables() {}

  static Title title() {
    return SHELF.title("swordplay");
  }

  static Swordplay open(Map<String, Object> options) {
    return (Swordplay) SHELF.open(title(), Facts.of(options)).game();
  }

  static Bot<Move, View> bot(String name, Swordplay game) {
    return Bots.make(name, game);
  }

  /** All seats are taken by bots of one kind, but for one guest. */
  static Contest<Bout, Move, View> contest(Swordplay game, String guest, int at, String others) {
    List<Bot<Move, View>> bots = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      bots.add(bot(seat == at ? guest : others, game));
    }
    return new Contest<>(game, bots);
  }

  /** How often the guest wins, over so many seeds in each seat; a draw is shared by all. */
  static Share wins(Swordplay game, String guest, String others, int seeds) {
    double won = 0;
    for (int at = 0; at < game.seats(); at++) {
      Contest<Bout, Move, View> contest = contest(game, guest, at, others);
      for (int seed = 0; seed < seeds; seed++) {
        Outcome outcome = contest.play(seed).outcome();
        won += outcome.won(at) ? 1 : outcome.drawn() ? 1.0 / game.seats() : 0;
      }
    }
    return new Share(won, seeds * game.seats());
  }
}
