package derring.proof;

import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Chronicle;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Positions that somebody might write, of every game on the class path: positions of random play in
 * which a field or three were changed, left out or put elsewhere. Each is refused with a sentence,
 * or it is one that can be shown, and played on to the end. A game's module extends it by an empty
 * class.
 */
public abstract class Positions {
  private static final Shelf SHELF = Shelf.standard();

  /** So many spoilt positions for each variant: {@code -Dderring.positions=N}. */
  private static final int COUNT = Integer.getInteger("derring.positions", 300);

  private static final int MATCHES = 6;

  @TestFactory
  final Stream<DynamicTest> everyPositionIsRefusedOrPlaysOn() {
    return SHELF.titles().stream()
        .flatMap(title ->
            title.variants().stream()
                .map(variant ->
                    DynamicTest.dynamicTest(
                        title.id() + " " + variant,
                        () -> spoil(SHELF.open(title, Facts.of(variant)).game()))));
  }

  private static <S extends State<S>, M, V> void spoil(Game<S, M, V> game) {
    SeededChance chance = new SeededChance(game.options().toString().length());
    List<Map<String, Object>> positions = positions(game, chance);
    Spoiler spoiler = new Spoiler(positions, chance);
    int accepted = 0;
    for (int i = 0; i < COUNT; i++) {
      Map<String, Object> given = spoiler.spoilt();
      try {
        S state = game.assemble(Facts.of(given));
        accepted++;
        Assertions.assertEquals(
            state, game.assemble(Facts.of(game.describe(state))), "what was read is not written");
        for (int seat = Game.SPECTATOR; seat < game.seats(); seat++) {
          game.show(game.view(state, seat));
        }
        playOn(game, state, chance);
      } catch (BadInput e) {
        Assertions.assertFalse(String.valueOf(e.getMessage()).isBlank(), "refused without a word");
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError("neither refused nor playable: " + given, e);
      }
    }
    Assertions.assertTrue(accepted > 0, "every position was refused");
  }

  private static <S extends State<S>, M, V> List<Map<String, Object>> positions(
      Game<S, M, V> game, SeededChance chance) {
    List<Map<String, Object>> positions = new ArrayList<>();
    for (int match = 0; match < MATCHES; match++) {
      S state = game.deal(chance, new Chronicle());
      positions.add(game.describe(state));
      while (game.toAct(state) != 0) {
        step(game, state, chance, new Chronicle());
        positions.add(game.describe(state));
      }
    }
    return positions;
  }

  private static <S extends State<S>, M, V> void playOn(
      Game<S, M, V> game, S state, SeededChance chance) {
    Chronicle log = new Chronicle();
    for (int made = 0; game.toAct(state) != 0; made++) {
      Assertions.assertTrue(made <= game.traits().longest(), "it goes on for ever");
      step(game, state, chance, log);
    }
    Assertions.assertNotNull(game.outcome(state), "nobody may act, and nothing came of it");
  }

  /** Any move of any seat that may act. */
  private static <S extends State<S>, M, V> void step(
      Game<S, M, V> game, S state, SeededChance chance, Chronicle log) {
    int acting = game.toAct(state);
    int skip = chance.below(Integer.bitCount(acting));
    for (int i = 0; i < skip; i++) {
      acting &= acting - 1;
    }
    int seat = Integer.numberOfTrailingZeros(acting);
    game.view(state, seat);
    MoveBuffer<M> moves = new MoveBuffer<>();
    game.moves(state, seat, moves);
    Assertions.assertTrue(moves.size() > 0, "seat " + seat + " must act and can do nothing");
    game.play(state, seat, moves.get(chance.below(moves.size())), chance, log);
    log.take();
  }
}
