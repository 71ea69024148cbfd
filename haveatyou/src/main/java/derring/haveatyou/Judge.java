package derring.haveatyou;

import org.jspecify.annotations.Nullable;

/** Whether a move is allowed; null for yes, or the refusal. */
final class Judge {
  private Judge() {}

  static @Nullable Refusal judge(Battle battle, Stage stage, int seat, Move move) {
    if (battle.over()) {
      return Refusal.OVER;
    }
    if ((battle.waitsFor(stage) >> seat & 1) == 0) {
      return stage.phase == Phase.ANSWER || stage.phase == Phase.LAST
          ? Refusal.NOT_ASKED
          : Refusal.NOT_YOUR_TURN;
    }
    Refusal wrongTime = time(stage, move);
    if (wrongTime != null) {
      return wrongTime;
    }
    int card = Moves.cardOf(move);
    if (card != Table.NONE && !battle.fighters[seat].hand.has(card)) {
      return Refusal.NOT_HELD;
    }
    return rule(battle, stage, seat, move);
  }

  /** Whether this kind of move belongs to what is waited for. */
  private static @Nullable Refusal time(Stage stage, Move move) {
    return switch (stage.phase) {
      case ARM -> move instanceof Move.Choose ? null : Refusal.CHOOSE_WEAPON;
      case STAND -> move instanceof Move.Stand ? null : Refusal.STAND_FIRST;
      case WHERE -> move instanceof Move.Where ? null : Refusal.WHERE_FIRST;
      case FOLLOW ->
          move instanceof Move.Strike || move instanceof Move.Pass ? null : Refusal.ATTACK_OR_PASS;
      case REDRAW ->
          move instanceof Move.Discard || move instanceof Move.Done ? null : Refusal.REDRAW_FIRST;
      case ANSWER, LAST, MOURN ->
          switch (move) {
            case Move.Pass() -> null;
            case Move.Parry parry -> null;
            case Move.Dodge dodge -> null;
            case Move.Swash swash -> null;
            default -> Refusal.ANSWER_FIRST;
          };
      default -> idle(stage, move);
    };
  }

  /** In the turn of the active player. */
  private static @Nullable Refusal idle(Stage stage, Move move) {
    return switch (move) {
      case Move.Choose choose -> Refusal.NO_CHOICE_OF_WEAPON;
      case Move.Stand stand -> Refusal.NO_STAND;
      case Move.Where where -> Refusal.NO_WHERE;
      case Move.Strike strike -> Refusal.NO_ATTACK_ALLOWED;
      case Move.Pass() -> Refusal.MAY_NOT_PASS;
      case Move.Parry(int card) -> Refusal.NOTHING_TO_ANSWER;
      case Move.Dodge dodge -> Refusal.NOTHING_TO_ANSWER;
      case Move.Done(), Move.Draw() -> null;
      case Move.Discard discard -> null;
      case Move.Swash swash -> stage.phase == Phase.ACT ? null : Refusal.NOT_IN_REFILL;
      default -> stage.phase == Phase.ACT ? null : Refusal.NOT_NOW;
    };
  }

  private static @Nullable Refusal rule(Battle battle, Stage stage, int seat, Move move) {
    return switch (move) {
      case Move.Pass() -> null;
      case Move.PassTurn() -> passTurn(stage);
      case Move.Done() ->
          stage.phase == Phase.REDRAW && stage.redrawn == 0 ? Refusal.REDRAW_NOTHING : null;
      case Move.Draw() -> draw(battle, seat);
      case Move.Discard(int card) -> stage.phase == Phase.DRAW ? Refusal.DISCARDS_COME_FIRST : null;
      case Move.Choose(int item) ->
          item == Table.NONE || battle.fighters[seat].offer.has(item) ? null : Refusal.NOT_OFFERED;
      case Move.Strike(int mode, int target, boolean lunge) ->
          Actions.blow(battle, stage, seat, mode, target, lunge, stage.following);
      case Move.Attack(int card, int mode, int target, boolean lunge) ->
          stage.points < 1
              ? Refusal.NO_POINTS
              : Actions.blow(battle, stage, seat, mode, target, lunge, Deed.ATTACK);
      case Move.Throw(int card, int target) ->
          stage.points < 1 ? Refusal.NO_POINTS : Actions.throwAt(battle, stage, seat, target);
      case Move.Grab(int card, int item, int slot) ->
          stage.points < 2
              ? Refusal.GRAB_NEEDS_TWO
              : battle.home(seat).floor.size() >= slot
                      && battle.home(seat).floor.get(slot - 1) == item
                  ? null
                  : Refusal.NOT_ON_FLOOR;
      case Move.GrabDeck(int card) -> stage.points < 2 ? Refusal.GRAB_NEEDS_TWO : null;
      case Move.Seize(int card, int target) ->
          stage.points < 2 ? Refusal.GRAB_NEEDS_TWO : Actions.seize(battle, stage, seat, target);
      case Move.Step(int card, int rank) ->
          stage.points < 1 ? Refusal.NO_POINTS : Actions.step(battle, seat, rank);
      case Move.Weapon(int card) -> stage.points < 1 ? Refusal.NO_POINTS : null;
      case Move.Drink(int card) ->
          battle.table.type[card].points() != 1
              ? Refusal.NOT_ONE_POINT
              : stage.points < 1 ? Refusal.NO_POINTS : Actions.drink(battle, seat);
      case Move.Parry(int card) -> Answers.parry(battle, stage, seat);
      case Move.Dodge(int card, int rank) -> {
        Refusal no = Answers.dodge(stage, seat);
        yield no != null ? no : Answers.dodgeTo(battle, seat, rank);
      }
      case Move.Swash(int card, Deed use, int to) -> Answers.swash(battle, stage, seat, use, to);
      case Move.Stand(int rank) -> stand(battle, stage, rank);
      case Move.Where(Move.Place place) ->
          Elsewhere.isOpen(battle, seat, place) ? null : Refusal.NOBODY_THERE;
    };
  }

  /** HAY-3e. */
  static @Nullable Refusal passTurn(Stage stage) {
    return stage.free ? Refusal.FREE_TURN_PASS : stage.played ? Refusal.SPOILT_PASS : null;
  }

  /** HAY-2f. */
  static @Nullable Refusal draw(Battle battle, int seat) {
    return battle.fighters[seat].hand.size() < Table.HAND ? null : Refusal.HAND_FULL;
  }

  /** HAY-5.4c. */
  static @Nullable Refusal stand(Battle battle, Stage stage, int rank) {
    return Math.abs(rank - battle.table.star[stage.victor]) <= 1 ? null : Refusal.NOT_NEAR_STAR;
  }
}
