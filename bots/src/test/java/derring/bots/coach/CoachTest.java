package derring.bots.coach;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.Bots;
import derring.fireatwill.Battle;
import derring.fireatwill.FireAtWill;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.MoveBuffer;
import derring.kernel.Outcome;
import derring.kernel.Rota;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.swordplay.Bout;
import derring.swordplay.Move;
import derring.swordplay.Swordplay;
import derring.swordplay.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What the coach says, and what it must not know. */
class CoachTest {
  private static final Shelf SHELF = Shelf.standard();
  private static final Swordplay SWORDPLAY = (Swordplay) open("swordplay");

  private static Game<?, ?, ?> open(String game) {
    return SHELF.open(SHELF.title(game), Facts.of(Map.of())).game();
  }

  /** A match of bots, to its end. */
  private static <S extends State<S>, M, V> Match<S, M, V> played(
      Game<S, M, V> game, long seed, String... names) {
    return played(new Match<>(game, new SeededChance(seed)), names);
  }

  private static <S extends State<S>, M, V> Match<S, M, V> played(
      Match<S, M, V> match, String... names) {
    Game<S, M, V> game = match.game();
    List<Bot<M, V>> bots = new ArrayList<>();
    for (String name : names) {
      bots.add(Bots.make(name, game));
    }
    Rota rota = new Rota();
    MoveBuffer<M> moves = new MoveBuffer<>();
    while (game.outcome(match.state()) == null) {
      int seat = rota.next(game.toAct(match.state()));
      moves.clear();
      game.moves(match.state(), seat, moves);
      V view = game.view(match.state(), seat);
      match.play(seat, bots.get(seat).choose(view, moves, new SeededChance(rota.hashCode())), 0);
    }
    return match;
  }

  private static <S extends State<S>, M, V> Coach<S, M, V> coach(Match<S, M, V> match, int lines) {
    Outcome outcome = Objects.requireNonNull(match.game().outcome(match.state()));
    return Coach.of(match, outcome, seat -> "Seat " + seat, 0b11, lines, 5);
  }

  private static <S extends State<S>> @Nullable Outcome outcome(Match<S, ?, ?> match) {
    return match.game().outcome(match.state());
  }

  private static Analysis analysed(Match<?, ?, ?> match, int lines) {
    Coach<?, ?, ?> coach = coach(match, lines);
    assertThat(coach.advance(() -> false)).isTrue();
    return coach.analysis();
  }

  /** Seat 0 has one life left, holds the card that would have saved it, and lets it be. */
  private static Match<Bout, Move, View> blunder(String... others) {
    Map<String, Object> given =
        Map.of(
            "phase",
            "combat",
            "active",
            1,
            "fighters",
            List.of(
                Map.of("life", 1, "hand", List.of("Parry - High", "Lunge")),
                Map.of("life", 2, "hand", List.of("Attack - High", others[0], others[1]))));
    Bout start = SWORDPLAY.assemble(Facts.of(given));
    Match<Bout, Move, View> match = new Match<>(SWORDPLAY, start, new SeededChance(1));
    assertThat(match.play(1, SWORDPLAY.parse("attack Attack - High at 0"), 0).legal()).isTrue();
    assertThat(match.play(0, SWORDPLAY.parse("pass"), 0).legal()).isTrue();
    return match;
  }

  @Test
  void whoHeldTheParryAndTookTheBlowIsToldSoWithItsPriceAndItsClause() {
    Analysis analysis = analysed(blunder("Rapier", "Parry - Low"), 400);
    Analysis.Side side = analysis.sides().getFirst();
    assertThat(side.worst()).hasSize(1);
    Analysis.Moment moment = analysis.moments().get(side.worst().getFirst());
    assertThat(moment.better()).isEqualTo("defend Parry - High");
    assertThat(moment.headline()).isEqualTo("Defend with Parry - High rather than take it (1)");
    assertThat(moment.rule()).startsWith("SWP-4");
    assertThat(moment.after().value()).as("it loses at once").isZero();
    assertThat(moment.cost().low()).isGreaterThan(0.1);
    assertThat(moment.chance().value()).isEqualTo(moment.cost().value());
  }

  @Test
  void whatBothMovesBeginWithIsSaidOnce() {
    assertThat(Coach.rather("D'Artagnan taunts Guard 2", "D'Artagnan taunts Guard 1"))
        .isEqualTo("D'Artagnan taunts Guard 2 rather than Guard 1");
    assertThat(Coach.rather("D'Artagnan stops", "D'Artagnan taunts Guard 1"))
        .isEqualTo("D'Artagnan stops rather than taunts Guard 1");
    assertThat(Coach.rather("attack with Lunge", "attack with Slash"))
        .isEqualTo("attack with Lunge rather than with Slash");
    assertThat(Coach.rather("keep the Parry", "keep the Dodge"))
        .isEqualTo("keep the Parry rather than the Dodge");
    assertThat(Coach.rather("pass", "pass and draw")).isEqualTo("pass rather than pass and draw");
  }

  @Test
  void theCoachKnowsNoMoreOfTheOthersHandThanThePlayerDid() {
    Analysis.Moment one = analysed(blunder("Rapier", "Parry - Low"), 200).moments().getLast();
    Analysis.Moment other =
        analysed(blunder("Attack - Low", "Riposte - Left"), 200).moments().getLast();
    assertThat(one).isEqualTo(other);
  }

  @Test
  void theSameWordsGiveTheSameAnalysisInOneGoOrInParts() {
    Match<Bout, Move, View> match = played(SWORDPLAY, 3, "beginner", "solid");
    Coach<Bout, Move, View> slow = coach(match, 64);
    int parts = 1;
    while (!slow.advance(() -> true)) {
      assertThat(slow.analysis().whole()).isFalse();
      parts++;
    }
    assertThat(parts).isEqualTo(slow.all()).isEqualTo(match.steps().size() + 1);
    assertThat(Json.compact(slow.analysis())).isEqualTo(Json.compact(analysed(match, 64)));
  }

  @Test
  void whatCostLessThanHalfAPointIsNotTold() {
    Analysis.Moment moment = analysed(blunder("Rapier", "Parry - Low"), 64).moments().getLast();
    assertThat(Analysis.worst(List.of(costing(moment, 0.006), costing(moment, 0.004)), 0))
        .containsExactly(0);
  }

  /** The same, but it cost so much for sure. */
  private static Analysis.Moment costing(Analysis.Moment moment, double cost) {
    return new Analysis.Moment(
        moment.step(),
        moment.seat(),
        moment.chance(),
        moment.played(),
        moment.choice(),
        moment.after(),
        moment.better(),
        moment.instead(),
        moment.headline(),
        Estimate.sure(cost),
        moment.gain(),
        moment.came(),
        moment.rule());
  }

  @Test
  void whoDidNotAttackIsToldSoInASentence() {
    Map<String, Object> given =
        Map.of(
            "phase",
            "combat",
            "fighters",
            List.of(Map.of("hand", List.of("Attack - High")), Map.of("life", 1)));
    Bout start = SWORDPLAY.assemble(Facts.of(given));
    Match<Bout, Move, View> match = new Match<>(SWORDPLAY, start, new SeededChance(1));
    assertThat(match.play(0, SWORDPLAY.parse("pass"), 0).legal()).isTrue();
    Outcome resigned = new Outcome(List.of(2, 1), false, "He gave up.", "");
    Coach<Bout, Move, View> coach = Coach.of(match, resigned, seat -> "Seat " + seat, 1, 64, 5);
    assertThat(coach.advance(() -> false)).isTrue();
    assertThat(coach.analysis().moments().getFirst().headline())
        .isEqualTo("Attack with Attack - High rather than not attack");
  }

  @Test
  void aDrawWithTheBeastIsNoVictoryOfWhoFacedItAlone() {
    Map<String, Object> duel = Map.of("seats", 1, "monster", true, "turn-limit", 2);
    Game<?, ?, ?> game = SHELF.open(SHELF.title("swordplay"), Facts.of(duel)).game();
    Analysis analysis = alone(game);
    assertThat(analysis.sides().getFirst().end()).isEqualTo(0.5);
  }

  private static <S extends State<S>, M, V> Analysis alone(Game<S, M, V> game) {
    Match<S, M, V> match = played(game, 1, "solid");
    Outcome outcome = Objects.requireNonNull(game.outcome(match.state()));
    assertThat(outcome.drawn()).isTrue();
    Coach<S, M, V> coach = Coach.of(match, outcome, seat -> "Seat " + seat, 1, 64, 5);
    assertThat(coach.advance(() -> false)).isTrue();
    return coach.analysis();
  }

  @Test
  void luckIsNobodysOnAverage() {
    Estimate all = Estimate.NOTHING;
    for (int seed = 0; seed < 6; seed++) {
      for (Analysis.Side side : analysed(played(SWORDPLAY, seed, "solid", "solid"), 200).sides()) {
        all = all.plus(Objects.requireNonNull(side.luck()));
      }
    }
    // Twelve sums of what chance brought: a bias of 0.08 for each match would show.
    assertThat(all.value()).as(all.toString()).isBetween(-1.0, 1.0);
  }

  /** Nobody has learnt this game: what the master thinks is played on for a few moves. */
  @Test
  void aMatchOfOneForAllIsGoneThroughToItsEnd() {
    Map<String, Object> duel = Map.of("musketeers", List.of("athos"), "guards", List.of("guard"));
    Game<?, ?, ?> game = SHELF.open(SHELF.title("one-for-all"), Facts.of(duel)).game();
    Analysis analysis = analysed(played(game, 2, "beginner", "solid"), 8);
    assertThat(analysis.whole()).isTrue();
    assertThat(analysis.moments()).isNotEmpty();
    assertThat(analysis.moments()).allMatch(moment -> moment.cost().value() >= 0);
    assertThat(analysis.sides()).allMatch(side -> side.luck() != null);
  }

  /** It takes more than a thousand moves, of which a line sees few: it was an even share to all. */
  @Test
  void ofALongBrawlTheChancesGoWithThePoints() {
    Map<String, Object> brawl = Map.of("battle", "brawl", "target", 30, "stalemate", false);
    Game<?, ?, ?> game = SHELF.open(SHELF.title("have-at-you"), Facts.of(brawl)).game();
    Match<?, ?, ?> match = played(game, 3, "solid", "solid");
    int winner = Objects.requireNonNull(outcome(match)).score(0) == 1 ? 0 : 1;
    Analysis analysis = analysed(match, 8);
    assertThat(analysis.whole()).isTrue();
    List<Analysis.Moment> last =
        analysis.moments().subList(analysis.moments().size() * 9 / 10, analysis.moments().size());
    assertThat(last).anyMatch(moment -> moment.seat() == winner);
    for (Analysis.Moment moment : last) {
      double chance = moment.chance().value();
      assertThat(moment.seat() == winner ? chance : 1 - chance)
          .as(moment.toString())
          .isGreaterThan(0.6);
    }
  }

  @Test
  void inRealTimeNoMoveHasAPriceAndTheScoringIsTold() {
    Game<?, ?, ?> game = open("fire-at-will");
    Analysis analysis = analysed(fought(game), 64);
    assertThat(analysis.moments()).isEmpty();
    assertThat(analysis.scoring()).isNotEmpty();
    assertThat(analysis.sides()).allMatch(side -> side.luck() == null);
  }

  @Test
  void ofABattleTheCoachTellsWhatEachGunEarnedWhatSpoiltItAndWhatWasMissed() {
    FireAtWill game = (FireAtWill) open("fire-at-will");
    Map<String, Object> ours =
        Map.of(
            "decks",
            List.of("F2"),
            "piles",
            List.of("L2 R2 A2 F2", "L1 R2 A2 F2", "L1 L1 F1 A1", "F3", "L3 R3 A3"));
    Battle start =
        game.assemble(Facts.of(Map.of("sides", List.of(ours, Map.of("decks", List.of("L1"))))));
    var match = new Match<>(game, start, new SeededChance(1));
    for (int i = 0; game.outcome(match.state()) == null; i++) {
      match.play(i % 2, game.parse("wait"), i);
    }
    List<String> said =
        analysed(match, 64).scoring().stream()
            .filter(remark -> remark.seat() == 0)
            .map(remark -> remark.about() + ": " + remark.words() + " " + remark.rule())
            .toList();
    assertThat(said)
        .contains(
            "What each gun earned: Gun 1: 4 points, by 1 shot of 4. FAW-3.3",
            "What each gun earned: Gun 3: 0 points. FAW-3.3",
            "What spoilt it: Gun 2: 1 shot in order with mixed stars, for 2 points; the same stars"
                + " would have been 4. FAW-4.3",
            "What spoilt it: Gun 3 was loaded twice and burst: that shot, and 1 card above it, went"
                + " for nothing. FAW-4.4",
            "What spoilt it: Gun 4 was fired once without a Load. FAW-4.5",
            "Flags: Gun 1: 1 shot scored without a flag; it would have been a point more."
                + " FAW-2.9")
        .anyMatch(words ->
            words.contains(
                "With two things more there were 3 points to be had: play Fire 2 on"
                    + " pile 5, then lay a flag across from pile 5."));
  }

  /** The shortest battle there is: nobody loads, and the waiting ends it. */
  private static <S extends State<S>, M, V> Match<S, M, V> fought(Game<S, M, V> game) {
    Match<S, M, V> match = new Match<>(game, new SeededChance(1));
    for (int i = 0; game.outcome(match.state()) == null; i++) {
      int seat = i % 2;
      var late = game.late(match.state(), seat);
      if (late != null) {
        match.play(seat, late.move(), i);
      }
    }
    return match;
  }

  @Test
  void aHintIsTheMoveThatSavesTheDay() {
    Match<Bout, Move, View> match = blunder("Rapier", "Parry - Low");
    Bout before = match.stateAfter(1);
    MoveBuffer<Move> moves = new MoveBuffer<>();
    SWORDPLAY.moves(before, 0, moves);
    Hint hint = Hint.of(SWORDPLAY, SWORDPLAY.view(before, 0), 0, moves.list(), 1);
    assertThat(hint.move()).isEqualTo("defend Parry - High");
    assertThat(hint.thing()).isNotNull();
  }
}
