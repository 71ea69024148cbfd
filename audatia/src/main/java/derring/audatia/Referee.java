package derring.audatia;

import derring.kernel.MoveBuffer;
import derring.kernel.Pile;
import org.jspecify.annotations.Nullable;

/**
 * What is allowed. The list of moves and the reasons for refusing come from the same questions, so
 * they cannot disagree; each question answers null for yes, or the refusal.
 */
final class Referee {
  private final Moves moves;

  Referee(Moves moves) {
    this.moves = moves;
  }

  // ---- listing

  void list(Bout bout, int seat, MoveBuffer<Move> into) {
    Fighter fighter = bout.fighters[seat];
    if (pass(bout, seat) == null) {
      into.add(moves.pass);
    }
    if (yielding(bout) == null) {
      into.add(moves.yields);
    }
    if (reveal(bout, seat) == null) {
      into.add(moves.reveal);
    }
    switch (bout.phase) {
      case EXCHANGE -> {
        into.add(moves.done);
        listHand(fighter, moves.discard, into);
      }
      case TRADE -> listTrade(bout, seat, into);
      case ORDER -> {
        if (done(bout, fighter) == null) {
          into.add(moves.done);
        }
        listHand(fighter, moves.place, into);
      }
      case SALUTE, SALUTE_ANSWER -> listHand(fighter, moves.salute, into);
      case VIRTUE -> {
        for (Move move : moves.take) {
          if (take(bout, ((Move.Take) move).virtue()) == null) {
            into.add(move);
          }
        }
      }
      case ORIENT -> {
        into.add(moves.inside);
        into.add(moves.outside);
      }
      default -> {}
    }
    if (mayGuard(bout, seat) == null) {
      for (int posta = 0; posta < moves.guard.length; posta++) {
        if (posta != fighter.posta) {
          into.add(moves.guard[posta]);
        }
      }
    }
    listCards(bout, seat, into);
  }

  private static void listHand(Fighter fighter, Move[] byCard, MoveBuffer<Move> into) {
    Pile hand = fighter.hand;
    for (int i = 0; i < hand.size(); i++) {
      if (hand.isFirst(i)) {
        into.add(byCard[hand.get(i)]);
      }
    }
  }

  private void listTrade(Bout bout, int seat, MoveBuffer<Move> into) {
    Fighter fighter = bout.fighters[seat];
    if (fighter.aside.isEmpty() && !fighter.tradeBegun) {
      into.add(moves.done);
      if (trade(bout, seat) == null) {
        into.add(moves.trade);
      }
    } else {
      listHand(fighter, moves.give, into);
    }
  }

  /** Everything that can be played from the hand in this phase. */
  private void listCards(Bout bout, int seat, MoveBuffer<Move> into) {
    Table table = bout.table;
    Pile hand = bout.fighters[seat].hand;
    boolean cycling = mayCycle(bout, seat) == null;
    boolean fighting = !bout.phase.isSecret();
    for (int i = 0; i < hand.size(); i++) {
      if (!hand.isFirst(i)) {
        continue;
      }
      int card = hand.get(i);
      Card.Blow blow = table.blows[card];
      if (blow != null) {
        if (fighting) {
          listBlow(bout, seat, card, blow, into);
        }
      } else if (table.cards[card] instanceof Card.Trick trick) {
        if (fighting && Skills.play(bout, seat, trick) == null) {
          into.add(moves.play[card]);
        }
        if (cycling && trick.cycle()) {
          into.add(moves.cycle[card]);
        }
      } else if (fighting) {
        if (table.cards[card] instanceof Card.Remedy remedy
            && Eligibility.remedy(bout, seat, remedy) == null) {
          into.add(moves.remedy[card]);
        } else if (table.cards[card] instanceof Card.Counter counter
            && Eligibility.counter(bout, counter) == null) {
          into.add(moves.counter[card]);
        }
      }
    }
  }

  private void listBlow(Bout bout, int seat, int card, Card.Blow blow, MoveBuffer<Move> into) {
    switch (bout.phase) {
      case REACT -> {
        if (Eligibility.parry(bout, seat, blow) == null) {
          into.add(moves.parry[card]);
        }
        if (Eligibility.counterattack(bout, seat, blow) == null) {
          into.add(moves.counterattack[card]);
        }
        if (Eligibility.exchange(bout, seat, blow) == null) {
          into.add(moves.exchange[card]);
        }
        if (Eligibility.defend(bout, seat, blow) == null) {
          into.add(moves.defend[card]);
        }
        if (Eligibility.breakThrust(bout, seat, blow) == null) {
          into.add(moves.breaks[card]);
        }
      }
      case FEINT -> {
        if (Eligibility.feintByText(bout, seat, blow) == null) {
          into.add(moves.feint[card]);
        }
      }
      case STEP_5, STEP_6, STEP_7, LEAD, PRE_EMPT_STRIKE, MEASURE -> {
        if (Eligibility.attack(bout, seat, blow) == null) {
          into.add(moves.attack[card]);
        }
        if (Eligibility.beat(bout, seat, blow) == null) {
          into.add(moves.beat[card]);
        }
        if (Eligibility.exchange(bout, seat, blow) == null) {
          into.add(moves.exchange[card]);
        }
      }
      default -> {
        if (Eligibility.attack(bout, seat, blow) == null) {
          into.add(moves.attack[card]);
        }
      }
    }
  }

  // ---- judging

  @Nullable Refusal judge(Bout bout, int seat, Move move) {
    if (bout.phase == Phase.OVER) {
      return Refusal.OVER;
    }
    if ((bout.toAct() >> seat & 1) == 0) {
      return bout.phase.isSecret() ? Refusal.CHOSEN : Refusal.NOT_ASKED;
    }
    Fighter fighter = bout.fighters[seat];
    return switch (move) {
      case Move.Pass() -> pass(bout, seat);
      case Move.Yield() -> yielding(bout);
      case Move.Reveal() -> reveal(bout, seat);
      case Move.Done() -> done(bout, fighter);
      case Move.Trade() -> trade(bout, seat);
      case Move.Discard(int card) ->
          bout.phase != Phase.EXCHANGE ? Refusal.NO_EXCHANGE_OF_CARDS : held(bout, fighter, card);
      case Move.Give(int card) ->
          bout.phase == Phase.TRADE && fighter.tradeBegun
              ? held(bout, fighter, card)
              : Refusal.NO_TRADE_BEGUN;
      case Move.Place(int card) ->
          bout.phase != Phase.ORDER ? Refusal.NO_ORDER : held(bout, fighter, card);
      case Move.Salute(int card) ->
          bout.phase == Phase.SALUTE || bout.phase == Phase.SALUTE_ANSWER
              ? held(bout, fighter, card)
              : Refusal.NO_SALUTE;
      case Move.Take(int virtue) -> take(bout, virtue);
      case Move.Guard(int posta) -> {
        Refusal refusal = mayGuard(bout, seat);
        yield refusal == null && posta == fighter.posta ? Refusal.SAME_POSTA : refusal;
      }
      case Move.Orient(boolean inside) ->
          bout.phase == Phase.ORIENT ? null : Refusal.NOTHING_TO_ORIENT;
      case Move.Cycle(int card) -> cycle(bout, seat, card);
      default -> playing(bout, seat, move);
    };
  }

  /** A card is played from the hand. */
  private @Nullable Refusal playing(Bout bout, int seat, Move move) {
    int card = Moves.cardOf(move);
    Refusal use = use(bout, seat, move, bout.table.cards[card]);
    return use != null ? use : held(bout, bout.fighters[seat], card);
  }

  private static @Nullable Refusal use(Bout bout, int seat, Move move, Card card) {
    return switch (move) {
      case Move.Remedy remedy ->
          card instanceof Card.Remedy printed
              ? Eligibility.remedy(bout, seat, printed)
              : Refusal.NOT_A_REMEDY;
      case Move.Counter counter ->
          card instanceof Card.Counter printed
              ? Eligibility.counter(bout, printed)
              : Refusal.NOT_A_COUNTER;
      case Move.Play play ->
          card instanceof Card.Trick trick ? Skills.play(bout, seat, trick) : Refusal.NOT_A_SKILL;
      default ->
          card instanceof Card.Blow blow ? use(bout, seat, move, blow) : Refusal.NOT_A_STRIKE;
    };
  }

  private static @Nullable Refusal use(Bout bout, int seat, Move move, Card.Blow blow) {
    return switch (move) {
      case Move.Beat beat -> Eligibility.beat(bout, seat, blow);
      case Move.Parry parry -> Eligibility.parry(bout, seat, blow);
      case Move.Counterattack counter -> Eligibility.counterattack(bout, seat, blow);
      case Move.Exchange exchange -> Eligibility.exchange(bout, seat, blow);
      case Move.Defend defend -> Eligibility.defend(bout, seat, blow);
      case Move.Break breaks -> Eligibility.breakThrust(bout, seat, blow);
      case Move.Feint feint -> Eligibility.feintByText(bout, seat, blow);
      default -> Eligibility.attack(bout, seat, blow);
    };
  }

  /**
   * Why a card of the hand does not serve now, or null if it does: the refusal of the use that a
   * card of its kind would have in this phase.
   */
  static @Nullable Refusal whyNot(Bout bout, int seat, int card) {
    Table table = bout.table;
    return switch (table.cards[card]) {
      case Card.Remedy remedy -> Eligibility.remedy(bout, seat, remedy);
      case Card.Counter counter -> Eligibility.counter(bout, counter);
      case Card.Trick trick -> Skills.play(bout, seat, trick);
      case Card.Blow blow -> whyNot(bout, seat, blow);
    };
  }

  private static @Nullable Refusal whyNot(Bout bout, int seat, Card.Blow blow) {
    if (bout.phase != Phase.REACT) {
      Refusal attack = Eligibility.attack(bout, seat, blow);
      if (attack == null
          || Eligibility.beat(bout, seat, blow) == null
          || Eligibility.exchange(bout, seat, blow) == null
          || Eligibility.feintByText(bout, seat, blow) == null) {
        return null;
      }
      return attack;
    }
    Refusal parry = Eligibility.parry(bout, seat, blow);
    Refusal exchange = Eligibility.exchange(bout, seat, blow);
    if (parry == null
        || exchange == null
        || Eligibility.counterattack(bout, seat, blow) == null
        || Eligibility.defend(bout, seat, blow) == null
        || Eligibility.breakThrust(bout, seat, blow) == null) {
      return null;
    }
    return blow.strike().isThrust() && bout.standing().strike().isThrust() ? exchange : parry;
  }

  // ---- questions

  private static @Nullable Refusal held(Bout bout, Fighter fighter, int card) {
    if (fighter.hand.has(card)) {
      return null;
    }
    return bout.laid ? Refusal.NOT_THE_TURNED : Refusal.NOT_HELD;
  }

  private static @Nullable Refusal pass(Bout bout, int seat) {
    if (bout.laid && !bout.fighters[seat].hand.isEmpty()) {
      return Refusal.NO_DECLINING;
    }
    return switch (bout.phase.kind) {
      case SECRET -> Refusal.CHOOSE;
      case ANSWER -> Refusal.ANSWER_OR_YIELD;
      case WINDOW -> null;
      case MUST ->
          switch (bout.phase) {
            case VIRTUE -> Refusal.TAKE_A_VIRTUE;
            case ORIENT -> Refusal.ORIENT_IT;
            case LEAD -> Refusal.LEAD;
            default -> Refusal.FINISH_IT;
          };
      case OWN -> {
        if (bout.phase == Phase.STEP_7) {
          yield Eligibility.canOpen(bout, seat) ? Refusal.MUST_ATTACK : null;
        }
        yield bout.taunted == seat && bout.phase != Phase.SKILLS ? Refusal.TAUNTED_ATTACKS : null;
      }
    };
  }

  private static @Nullable Refusal yielding(Bout bout) {
    return bout.phase.kind != Phase.Kind.ANSWER
        ? Refusal.NOTHING_TO_YIELD_TO
        : bout.laid ? Refusal.NO_YIELDING : null;
  }

  private static @Nullable Refusal reveal(Bout bout, int seat) {
    Fighter fighter = bout.fighters[seat];
    if (!bout.laid
        || bout.phase.isSecret()
        || bout.phase == Phase.ORIENT
        || bout.phase == Phase.LURE
        || fighter.row.isEmpty()) {
      return Refusal.NO_ROW;
    }
    return fighter.hand.isEmpty() ? null : Refusal.TURNED_ALREADY;
  }

  private static @Nullable Refusal done(Bout bout, Fighter fighter) {
    if (bout.phase == Phase.ORDER) {
      return fighter.hand.isEmpty() ? null : Refusal.PLACE_ALL;
    }
    if (bout.phase != Phase.EXCHANGE && bout.phase != Phase.TRADE) {
      return Refusal.NOTHING_TO_FINISH;
    }
    return fighter.tradeBegun ? Refusal.GIVE_TWO : null;
  }

  /** AUD-OOM.2, AUD-R13, AUD-R51. */
  private static @Nullable Refusal trade(Bout bout, int seat) {
    Fighter fighter = bout.fighters[seat];
    if (bout.phase != Phase.TRADE) {
      return Refusal.NO_TRADE_NOW;
    }
    if (fighter.tradeBegun) {
      return Refusal.GIVE_TWO;
    }
    if (fighter.hand.size() < 2) {
      return Refusal.TOO_FEW_TO_TRADE;
    }
    return Draws.canDraw(bout, seat) ? null : Refusal.NOTHING_LEFT_TO_DRAW;
  }

  private static @Nullable Refusal take(Bout bout, int virtue) {
    if (bout.phase != Phase.VIRTUE) {
      return Refusal.NO_VIRTUE_NOW;
    }
    int taken = bout.fighters[0].virtues | bout.fighters[1].virtues;
    return (taken >> virtue & 1) == 1 ? Refusal.VIRTUE_TAKEN : null;
  }

  private static @Nullable Refusal mayGuard(Bout bout, int seat) {
    return switch (bout.phase) {
      case POSTA, LURE -> null;
      case STEP_5, STEP_6 -> bout.taunted == seat ? Refusal.TAUNTED_STAYS : null;
      default -> Refusal.NO_POSTA_NOW;
    };
  }

  private static @Nullable Refusal cycle(Bout bout, int seat, int card) {
    boolean symbol = bout.table.cards[card] instanceof Card.Trick trick && trick.cycle();
    if (!symbol) {
      return Refusal.NO_CYCLE;
    }
    Refusal refusal = mayCycle(bout, seat);
    return refusal != null ? refusal : held(bout, bout.fighters[seat], card);
  }

  /** AUD-R34, AUD-R39: in every decision of its owner. */
  private static @Nullable Refusal mayCycle(Bout bout, int seat) {
    if (bout.laid) {
      return Refusal.NO_CYCLE_IN_A_ROW;
    }
    if (bout.fighters[seat].tradeBegun) {
      return Refusal.GIVE_TWO;
    }
    return Draws.canDraw(bout, seat) ? null : Refusal.NOTHING_LEFT_TO_DRAW;
  }
}
