package derring.oneforall;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is foreseen is what the rules then do. */
class ForesightTest {
  private static final Shelf SHELF = Shelf.standard();

  private final OneForAll game = open("{}");

  private static OneForAll open(String options) {
    return (OneForAll)
        SHELF.open(SHELF.title("one-for-all"), Doc.of("options.yaml", options).facts()).game();
  }

  private static Melee given(OneForAll game, String facts) {
    return game.assemble(Doc.of("given.yaml", facts).facts());
  }

  private static Foresight foresee(OneForAll game, Melee m, boolean further, String... line) {
    List<Move> moves = new ArrayList<>();
    for (String move : line) {
      moves.add(game.parse(move));
    }
    Foresight found = (Foresight) game.foresee(game.view(m, 0), moves, further);
    assertThat(found).as("%s", List.of(line)).isNotNull();
    return found;
  }

  @Test
  void everyRunOfTheSampleEndsWhereItWasForeseen() {
    SeededChance chance = new SeededChance(3);
    Melee m = given(game, "{}");
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(m, 0, moves);
    int runs = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof Move.Go go) {
        Foresight found = foresee(game, m, true, game.notation(go));
        Melee after = m.copy();
        game.play(after, 0, go, chance, Log.NONE);
        assertThat(List.of(found.x(), found.y(), found.z()))
            .isEqualTo(List.of(after.x[go.figure()], after.y[go.figure()], after.z[go.figure()]));
        assertThat(found.reached() != null).isEqualTo(after.reached);
        runs++;
      }
    }
    assertThat(runs).isGreaterThan(100);
  }

  @Test
  void whatCouldFollowARunIsLegalAfterIt() {
    Melee m = given(game, "{}");
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(m, 0, moves);
    int verbs = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i) instanceof Move.Go go) {
        Melee after = m.copy();
        game.play(after, 0, go, new SeededChance(1), Log.NONE);
        for (Foresight.Then then : foresee(game, m, true, game.notation(go)).then()) {
          assertThat(game.judge(after, 0, game.parse(then.notation())).legal())
              .as(then.notation())
              .isTrue();
          verbs++;
        }
        assertThat(foresee(game, m, false, game.notation(go)).then()).isEmpty();
      }
    }
    assertThat(verbs).isGreaterThan(100);
  }

  @Test
  void aDuelAfterARunHasTheOddsOfTheExactCalculator() {
    Melee m =
        given(
            game,
            "{active: dartagnan, dice: 2, figures: {dartagnan: {at: [12000, 2000]},"
                + " guard1: {at: [15000, 2000]}}}");
    Foresight found = foresee(game, m, false, "dartagnan to 15 2", "dartagnan duel guard1");
    Odds odds = Odds.of(6, 2);
    assertThat(found.dice()).isEqualTo(6); // two gathered and a Rating of 4
    assertThat(found.sources()).containsExactly("swashbuckling 2", "Rating 4");
    assertThat(found.one()).isEqualTo((int) Math.round(10_000 * odds.one()));
    assertThat(found.rows()).containsExactly("pushed back", "wounded", "dropped weapon", "wounded");
    Foresight.Rival rival = found.rivals().getFirst();
    assertThat(rival.figure()).isEqualTo("guard1");
    assertThat(rival.dice()).isEqualTo(2);
    assertThat(rival.hits().get(1)).isEqualTo((int) Math.round(10_000 * odds.hits(1)));
    assertThat(rival.taken().getFirst()).isEqualTo((int) Math.round(10_000 * odds.taken(1)));
    assertThat(rival.expected()).isEqualTo((int) Math.round(100 * odds.expected()));
    assertThat(rival.pushed()).isNotNull();
    assertThat(rival.pushed().x()).isGreaterThan(15_000);
  }

  @Test
  void theSizeOfAThingIsCountedOnlyWithTheOptionDamage() {
    String facts =
        "{active: athos, reached: true, figures: {athos: {at: [15200, 15280]},"
            + " guard1: {at: [15200, 19000]}}}";
    String roll = "athos roll bb1 to 15.2 19";
    String tipped = facts.replace("figures:", "objects: {bb1: {tipped: true}}, figures:");
    OneForAll heavy = open("{damage: true}");
    int light = foresee(game, given(game, tipped), false, roll).rivals().getFirst().expected();
    int hard = foresee(heavy, given(heavy, tipped), false, roll).rivals().getFirst().expected();
    Odds odds = Odds.of(1, 2);
    assertThat(light).isEqualTo((int) Math.round(100 * odds.expected()));
    assertThat(hard).isEqualTo((int) Math.round(100 * (odds.expected() + 1 - odds.hits(0))));
  }

  @Test
  void whatIsRefusedOrHangsOnDiceBeforeTheLastIsNotForeseen() {
    Melee m = given(game, "{}");
    View view = game.view(m, 0);
    Move far = game.parse("athos duel guard1");
    Move taunt = game.parse("athos taunt at guard1");
    Move run = game.parse("athos to 10 10");
    assertThat(game.foresee(view, List.of(far), false)).isNull();
    assertThat(game.foresee(view, List.of(taunt, run), false)).isNull();
    assertThat(game.foresee(view, List.of(), false)).isNull();
    assertThat(game.foresee(game.view(m, -1), List.of(run), false)).isNull();
  }

  @Test
  void nothingIsChangedByLookingAhead() {
    Melee m = given(game, "{}");
    View view = game.view(m, 0);
    Object before = game.describe(view.known());
    MoveBuffer<Move> moves = new MoveBuffer<>();
    game.moves(m, 0, moves);
    for (int i = 0; i < moves.size(); i++) {
      assertThat(game.foresee(view, List.of(moves.get(i)), true))
          .as(game.notation(moves.get(i)))
          .isNotNull();
    }
    assertThat(game.describe(view.known())).isEqualTo(before);
    assertThat(Facts.of(before).keys()).contains("figures");
  }

  @Test
  void eitherAnswerToAnAnnouncementIsForeseenForWhoIsAsked() {
    OneForAll heavy = open("{damage: true}");
    Melee m =
        given(
            heavy,
            "{phase: answer, active: athos, dice: 1, figures: {athos: {at: [12000, 2000]},"
                + " guard1: {at: [13210, 2000]}}, announced: {thing: guard1, opposed: true,"
                + " targets: [guard1], size: 2, sentence: 'The cauldron!'}}");
    View view = heavy.view(m, 1);
    Foresight yes = (Foresight) heavy.foresee(view, List.of(new Move.Accept()), false);
    Foresight die = (Foresight) heavy.foresee(view, List.of(new Move.Doubt()), false);
    Odds odds = Odds.of(2, 2);
    double hit = 1 - odds.hits(0);
    assertThat(yes.rivals().getFirst().expected())
        .isEqualTo((int) Math.round(100 * (odds.expected() + 2 * hit)));
    assertThat(die.rivals().getFirst().expected())
        .isEqualTo((int) Math.round(100 * (odds.expected() + hit)));
    assertThat(yes.dice()).isEqualTo(2);
  }
}
