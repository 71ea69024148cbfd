package derring.bots.fireatwill;

import derring.fireatwill.Battle;
import derring.fireatwill.Card;
import derring.fireatwill.FireAtWill;
import derring.fireatwill.Move;
import derring.fireatwill.Side;
import derring.fireatwill.View;
import derring.kernel.Chance;
import derring.kernel.Log;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A battle that stands still: the enemy lays nothing more, one has time for so many orders, and
 * then it is scored. What each order is worth is found by trying all lines of what lies open now,
 * in worlds that fit the view; what a deck shows later is in no line. Worth is by how many points
 * more one is ahead in the end than if nothing were done, on average over the worlds.
 */
final class Standstill {
  private static final int COLUMNS = 6;

  /** Nothing is left to chance before the scoring. */
  private static final Chance NONE = new SeededChance(0);

  private final FireAtWill game;
  private final int seat;
  private final View view;
  private final List<Battle> worlds = new ArrayList<>();
  private final int[] base;
  private final Battle now;
  private final Map<List<Order>, double[]> known = new HashMap<>();

  /** An order with the best that can follow it. */
  record Line(List<Order> orders, double worth) {
    Order first() {
      return orders.getFirst();
    }
  }

  Standstill(FireAtWill game, View view, int seat, int worlds, long seed) {
    this.game = game;
    this.view = view;
    this.seat = seat;
    now = game.blank();
    base = new int[worlds];
    for (int i = 0; i < worlds; i++) {
      Battle world = game.blank();
      game.imagine(view, new SeededChance(seed + i), world);
      this.worlds.add(world);
      base[i] = ahead(world, List.of());
    }
  }

  /** By how many points the seat is ahead after some orders, if it is scored then. */
  private int ahead(Battle world, List<Order> orders) {
    now.copyFrom(world);
    for (Order order : orders) {
      for (Move move : order.moves()) {
        game.play(now, seat, move, NONE, Log.NONE);
      }
    }
    if (game.outcome(now) == null) {
      game.scoreAsItStands(now, Log.NONE);
    }
    return now.side(seat).score() - now.side(1 - seat).score();
  }

  /** What some orders bring, world by world. */
  double[] gains(List<Order> orders) {
    return known.computeIfAbsent(
        orders,
        each -> {
          double[] gains = new double[base.length];
          for (int i = 0; i < gains.length; i++) {
            gains[i] = ahead(worlds.get(i), each) - base[i];
          }
          return gains;
        });
  }

  private double mean(List<Order> orders) {
    double sum = 0;
    for (double gain : gains(orders)) {
      sum += gain;
    }
    return sum / base.length;
  }

  /** In how many of the worlds the battle is won after some orders, from 0 to 1. */
  double won(List<Order> orders) {
    double won = 0;
    for (int i = 0; i < base.length; i++) {
      won += gains(orders)[i] + base[i] > 0 ? 1 : 0;
    }
    return won / base.length;
  }

  /**
   * All that can be done next, each with the best that can follow; the best first.
   *
   * @param before what was done already
   * @param count so many orders can still be given
   */
  List<Line> lines(List<Order> before, int count) {
    List<Line> lines = new ArrayList<>();
    for (Order first : orders(before)) {
      lines.add(best(with(before, first), before.size(), count - 1, -1));
    }
    lines.sort(Comparator.comparingDouble(line -> -line.worth));
    return lines;
  }

  /** The best that can be had with only so many orders more, at most. */
  Line idle(List<Order> before, int count) {
    return best(before, before.size(), count, -1);
  }

  /**
   * The best way to go on after some orders.
   *
   * @param prepared the pile that the last order has only prepared, or -1: then it must be fired
   */
  private Line best(List<Order> orders, int from, int count, int prepared) {
    Line best =
        new Line(
            orders.subList(from, orders.size()),
            prepared >= 0 ? Double.NEGATIVE_INFINITY : mean(orders));
    if (count == 0) {
      return best;
    }
    for (Order next : orders(orders)) {
      boolean prepares = next.prepares();
      if (prepares ? count < 2 : !promises(next)) {
        continue;
      }
      if (prepared >= 0 && next.column() != prepared) {
        continue;
      }
      int open = prepares ? next.column() : next.fires() ? -1 : prepared;
      Line line = best(with(orders, next), from, count - 1, open);
      best = line.worth > best.worth ? line : best;
    }
    return best;
  }

  /** What may bring something at once. */
  private boolean promises(Order order) {
    return switch (order.last()) {
      case Move.Drop(int card, int on) ->
          on < COLUMNS
              && (Card.isFire(card)
                  || (Card.isManeuver(card)
                      && Card.number(card) == view.known().side(seat).number(on)));
      case Move.Gunner gunner -> true;
      case Move.Flag flag -> true;
      default -> false;
    };
  }

  private static List<Order> with(List<Order> orders, Order next) {
    List<Order> more = new ArrayList<>(orders);
    more.add(next);
    return more;
  }

  /** All that can be done after some orders with what lies open now, but for what waits. */
  List<Order> orders(List<Order> before) {
    Side own = view.known().side(seat);
    boolean[] used = new boolean[Order.NOTHING + 1];
    before.forEach(order -> used[order.source()] = true);
    List<Order> all = new ArrayList<>();
    if (own.hand() != Card.NONE && !used[Order.HAND]) {
      lay(all, own.hand(), List.of(), Order.HAND);
    } else {
      for (int from = 0; from <= Side.MATE; from++) {
        int card = from == Side.MATE ? view.mateTop(seat) : view.top(seat, from);
        if (card != Card.NONE && !used[from]) {
          lay(all, card, List.of(new Move.Lift(card, from)), from);
        }
      }
    }
    now.copyFrom(worlds.getFirst());
    for (Order order : before) {
      order.moves().forEach(move -> game.play(now, seat, move, NONE, Log.NONE));
    }
    for (int c = 0; c < COLUMNS; c++) {
      alone(all, new Move.Flag(c));
      alone(all, new Move.Unload(c));
    }
    alone(all, new Move.Cease());
    return all;
  }

  private void alone(List<Order> into, Move move) {
    if (game.outcome(now) == null && game.judge(now, seat, move).legal()) {
      into.add(new Order(List.of(move), Order.NOTHING));
    }
  }

  private static void lay(List<Order> into, int card, List<Move> lift, int from) {
    for (int c = 0; c < COLUMNS; c++) {
      List<Move> moves = new ArrayList<>(lift);
      moves.add(Card.isGunner(card) ? new Move.Gunner(card, c) : new Move.Drop(card, c));
      into.add(new Order(List.copyOf(moves), from));
    }
  }
}
