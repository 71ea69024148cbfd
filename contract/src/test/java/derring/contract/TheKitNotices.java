package derring.contract;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Question;
import derring.kernel.SeededChance;
import derring.kernel.State;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import derring.proof.Twisted;
import derring.proof.Twisted.Peek;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** A check that cannot fail proves nothing, so each is shown a game that breaks what it checks. */
class TheKitNotices {

  /** A view that says more than it should. */
  private record Hinting(Record seen, int hint) {}

  private static final int MATCHES = 3;

  /** With the first variant of every game that hides something. */
  @TestFactory
  Stream<DynamicTest> everyBrokenPromise() {
    return Tables.titles().stream()
        .map(title -> Tables.of(title).getFirst())
        .filter(table -> table.game().traits().hidden())
        .flatMap(table -> promises(table));
  }

  private static <S extends State<S>, M, V> Stream<DynamicTest> promises(Table<S, M, V> table) {
    return new Broken<>(table).all();
  }

  /** What can be broken in one game. */
  private record Broken<S extends State<S>, M, V>(Table<S, M, V> table) {

    Stream<DynamicTest> all() {
      boolean cards = !game().title().cardSets().isEmpty();
      return Stream.concat(
          promises(),
          cards ? Stream.of(lostCard(), imaginationThatAlwaysComesOutAlike()) : Stream.empty());
    }

    private Stream<DynamicTest> promises() {
      return Stream.of(
          sound(),
          listedTwice(),
          listedButRefused(),
          notListedButAllowed(),
          refusedWithoutClause(),
          refusedWithoutSentence(),
          judgeThatMeddles(),
          endWithoutEnd(),
          matchBeyondItsBound(),
          stateThatIsReadBackOtherwise(),
          copyThatSharesWithItsOriginal(),
          copyThatChangesLater(),
          differentStatesDescribedAlike(),
          notationThatIsReadBackOtherwise(),
          viewThatLeaks(),
          orderThatLeaks(),
          labelThatLeaks(),
          questionThatLeaks(),
          verdictThatLeaks(),
          eventThatLeaks(),
          silentRevelation(),
          undoOfADraw(),
          botThatPeeks(),
          imaginationThatKnowsTheTruth(),
          imaginationOfAnotherView());
    }

    private Game<S, M, V> game() {
      return table.game();
    }

    private DynamicTest sound() {
      Table<S, M, Peek<S, V>> same = table.with(new Twisted<>(game()));
      return DynamicTest.dynamicTest(
          "nothing in a sound game, " + table.name(),
          () ->
              assertThatCode(
                      () -> {
                        MovesAndVerdicts.listedMovesAreLegal(same, MATCHES);
                        MovesAndVerdicts.somebodyMayAct(same, MATCHES);
                        MovesAndVerdicts.unlistedMovesAreRefused(same, MATCHES);
                        MovesAndVerdicts.whoIsAskedMayBeSilent(same, MATCHES);
                        Copies.descriptionsAreReadBack(same, MATCHES);
                        Notation.isReadBack(same);
                        Conservation.cardsStay(same, MATCHES);
                        Endings.reached(same, MATCHES);
                        TwoWorlds.lookTheSame(same, MATCHES);
                        TwoWorlds.allowTheSame(same, MATCHES);
                        TwoWorlds.refuseTheSame(same, MATCHES);
                        TwoWorlds.imagineTheSame(same, MATCHES);
                        TwoWorlds.tellTheSame(same, MATCHES);
                        Imagination.looksTheSame(same, MATCHES);
                        Imagination.followsTheDeal(same);
                      })
                  .doesNotThrowAnyException());
    }

    /** A check must fail, and for the reason that is expected. */
    private DynamicTest noticed(String what, String because, ThrowingCallable check) {
      return DynamicTest.dynamicTest(
          what + ", " + table.name(),
          () ->
              assertThatThrownBy(check)
                  .isInstanceOf(AssertionError.class)
                  .hasMessageContaining(because));
    }

    private DynamicTest listedTwice() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public void moves(S state, int seat, MoveBuffer<M> into) {
              super.moves(state, seat, into);
              if (into.size() > 0) {
                into.add(into.get(0));
              }
            }
          };
      return noticed(
          "a move that is listed twice",
          "duplicate",
          () -> MovesAndVerdicts.listedMovesAreLegal(table.with(spoilt), MATCHES));
    }

    private DynamicTest listedButRefused() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Verdict judge(S state, int seat, M move) {
              return Verdict.illegal("", "No.", Map.of());
            }
          };
      return noticed(
          "a listed move that is refused",
          "is listed, but judged",
          () -> MovesAndVerdicts.listedMovesAreLegal(table.with(spoilt), MATCHES));
    }

    private DynamicTest notListedButAllowed() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Verdict judge(S state, int seat, M move) {
              return Verdict.LEGAL;
            }
          };
      return noticed(
          "an unlisted move that is allowed",
          "is judged",
          () -> MovesAndVerdicts.unlistedMovesAreRefused(table.with(spoilt), MATCHES));
    }

    private DynamicTest refusedWithoutClause() {
      return noticed(
          "a refusal by a clause that is not in the book",
          "clause of a refusal",
          () -> MovesAndVerdicts.unlistedMovesAreRefused(refusing("XXX-1", "No."), MATCHES));
    }

    private DynamicTest refusedWithoutSentence() {
      return noticed(
          "a sentence with a gap",
          "sentence of a refusal",
          () ->
              MovesAndVerdicts.unlistedMovesAreRefused(
                  refusing(table.clauses().iterator().next(), "You lack {card}."), MATCHES));
    }

    private Table<S, M, Peek<S, V>> refusing(String rule, String sentence) {
      return table.with(
          new Twisted<>(game()) {
            @Override
            public Verdict judge(S state, int seat, M move) {
              Verdict verdict = super.judge(state, seat, move);
              return verdict.legal() ? verdict : Verdict.illegal(rule, sentence, Map.of());
            }
          });
    }

    private DynamicTest judgeThatMeddles() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Verdict judge(S state, int seat, M move) {
              Verdict verdict = super.judge(state, seat, move);
              if (toAct(state) != 0) {
                int other = RandomPlay.seats(toAct(state)).getFirst();
                M first = RandomPlay.moves(this, state, other).getFirst();
                play(state, other, first, new SeededChance(1), Log.NONE);
              }
              return verdict;
            }
          };
      return noticed(
          "a judge that changes the state",
          "",
          () -> MovesAndVerdicts.unlistedMovesAreRefused(table.with(spoilt), MATCHES));
    }

    private DynamicTest endWithoutEnd() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public @Nullable Outcome outcome(S state) {
              return null;
            }
          };
      return noticed(
          "a match that stops without an outcome",
          "nobody may act",
          () -> MovesAndVerdicts.somebodyMayAct(table.with(spoilt), MATCHES));
    }

    private DynamicTest matchBeyondItsBound() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Traits traits() {
              Traits traits = super.traits();
              return new Traits(
                  traits.hidden(), traits.chance(), traits.simultaneous(), traits.openMoves(), 5);
            }
          };
      return noticed(
          "a match that is too long",
          "beyond its bound",
          () -> Endings.reached(table.with(spoilt), MATCHES));
    }

    private DynamicTest stateThatIsReadBackOtherwise() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public S assemble(Facts facts) {
              return deal(new SeededChance(99), Log.NONE);
            }
          };
      return noticed(
          "a state that is read back otherwise",
          "seed 0",
          () -> Copies.descriptionsAreReadBack(table.with(spoilt), MATCHES));
    }

    private DynamicTest copyThatSharesWithItsOriginal() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            private @Nullable S original;

            @Override
            public void deal(S state, Chance chance, Log log) {
              super.deal(state, chance, log);
              original = state;
            }

            @Override
            public void play(S state, int seat, M move, Chance chance, Log log) {
              super.play(state, seat, move, chance, log);
              if (original != null) {
                original.copyFrom(state);
              }
            }
          };
      return noticed(
          "a copy that shares with its original",
          "played on a copy",
          () -> Copies.copiesAreIndependent(table.with(spoilt), MATCHES));
    }

    private DynamicTest copyThatChangesLater() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            private @Nullable S copy;

            @Override
            public Map<String, Object> describe(S state) {
              copy = state;
              return super.describe(state);
            }

            @Override
            public void play(S state, int seat, M move, Chance chance, Log log) {
              super.play(state, seat, move, chance, log);
              if (copy != null) {
                copy.copyFrom(state);
              }
            }
          };
      return noticed(
          "a copy that changes later", "", () -> Copies.copiesStay(table.with(spoilt), MATCHES));
    }

    private DynamicTest differentStatesDescribedAlike() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Map<String, Object> describe(S state) {
              return Map.of();
            }
          };
      return noticed(
          "different states that are described alike",
          "equal to an earlier state",
          () -> Copies.equalMeansAlike(table.with(spoilt), MATCHES));
    }

    private DynamicTest notationThatIsReadBackOtherwise() {
      M always = RandomPlay.moves(game(), deal(), first()).getFirst();
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public M parse(String notation) {
              return always;
            }
          };
      return noticed(
          "a notation that is read back otherwise",
          "",
          () -> Notation.isReadBack(table.with(spoilt)));
    }

    private S deal() {
      return game().deal(new SeededChance(1), Log.NONE);
    }

    private int first() {
      return RandomPlay.seats(game().toAct(deal())).getFirst();
    }

    private DynamicTest lostCard() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public List<String> cards(S state) {
              List<String> cards = super.cards(state);
              return secret(state) == 1 ? cards.subList(1, cards.size()) : cards;
            }
          };
      return noticed(
          "cards that are gone", "", () -> Conservation.cardsStay(table.with(spoilt), MATCHES));
    }

    private DynamicTest viewThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Record show(Peek<S, V> peek) {
              return new Hinting(super.show(peek), secret(peek.truth()));
            }
          };
      return noticed(
          "a view that leaks",
          "\"hint\":",
          () -> TwoWorlds.lookTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest orderThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public void moves(S state, int seat, MoveBuffer<M> into) {
              List<M> moves = RandomPlay.moves(sound, state, seat);
              (secret(state) == 1 ? moves.reversed() : moves).forEach(into::add);
            }
          };
      return noticed(
          "an order of moves that leaks",
          "reader",
          () -> TwoWorlds.allowTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest labelThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public String label(Peek<S, V> peek, M move) {
              return super.label(peek, move) + (secret(peek.truth()) == 1 ? "!" : "");
            }
          };
      return noticed(
          "a label that leaks",
          "reader",
          () -> TwoWorlds.allowTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest questionThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public @Nullable Question<M> question(S state, int seat) {
              Question<M> asked = super.question(state, seat);
              int leaked = (asked == null ? 0 : asked.number()) + secret(state);
              return leaked == 0
                  ? null
                  : new Question<>(leaked, asked == null ? null : asked.silence());
            }
          };
      return noticed(
          "a question that leaks",
          "is asked",
          () -> TwoWorlds.allowTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest verdictThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public Verdict judge(S state, int seat, M move) {
              Verdict verdict = super.judge(state, seat, move);
              return verdict.legal() || secret(state) == 0
                  ? verdict
                  : Verdict.illegal(
                      verdict.rule(), verdict.sentence().replace(".", "!"), verdict.facts());
            }
          };
      return noticed(
          "a reason that leaks",
          "reader",
          () -> TwoWorlds.refuseTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest eventThatLeaks() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public void play(S state, int seat, M move, Chance chance, Log log) {
              if (log.on()) {
                log.add(Entry.open(new Hint(secret(state))));
              }
              super.play(state, seat, move, chance, log);
            }
          };
      return noticed(
          "an event that leaks", "hint", () -> TwoWorlds.tellTheSame(table.with(spoilt), MATCHES));
    }

    /** What is seen after a move must follow from what was seen before it and what was told. */
    private DynamicTest silentRevelation() {
      return noticed(
          "a thing that is shown and not told",
          "all heard alike",
          () -> TwoWorlds.tellTheSame(table.with(silent()), MATCHES));
    }

    private DynamicTest undoOfADraw() {
      return noticed(
          "a move that tells something and can be taken back",
          "must have learned nothing",
          () -> Undo.toldNothing(table.with(silent()), MATCHES));
    }

    /** A game that never says when it shows something. */
    private Twisted<S, M, V> silent() {
      return new Twisted<>(game()) {
        @Override
        public void play(S state, int seat, M move, Chance chance, Log log) {
          super.play(state, seat, move, chance, new Hushed(log, seat));
        }
      };
    }

    private DynamicTest botThatPeeks() {
      Twisted<S, M, V> spoilt = new Twisted<>(game());
      return noticed(
          "a bot that peeks",
          "peeker",
          () ->
              TwoWorlds.choosesTheSame(
                  spoilt,
                  (peek, moves, chance) ->
                      moves.get(spoilt.secret(peek.truth()) * (moves.size() - 1)),
                  "peeker",
                  MATCHES));
    }

    /** It is told apart by the spectator, who could not have known. */
    private DynamicTest imaginationThatKnowsTheTruth() {
      return noticed(
          "an imagination that gives the truth away",
          "something is hidden",
          () ->
              TwoWorlds.imagineTheSame(
                  table.with(
                      new Twisted<>(game()) {
                        @Override
                        public void imagine(Peek<S, V> peek, Chance chance, S into) {
                          into.copyFrom(peek.truth());
                        }
                      }),
                  MATCHES));
    }

    private DynamicTest imaginationOfAnotherView() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public void imagine(Peek<S, V> peek, Chance chance, S into) {
              S dealtAnew = sound.deal(new SeededChance(1), Log.NONE);
              sound.imagine(sound.view(dealtAnew, peek.seat()), chance, into);
            }
          };
      return noticed(
          "an imagination that forgets what is seen",
          "",
          () -> Imagination.looksTheSame(table.with(spoilt), MATCHES));
    }

    private DynamicTest imaginationThatAlwaysComesOutAlike() {
      Twisted<S, M, V> spoilt =
          new Twisted<>(game()) {
            @Override
            public void imagine(Peek<S, V> peek, Chance chance, S into) {
              super.imagine(peek, new SeededChance(0), into);
            }
          };
      return noticed(
          "an imagination without chance",
          "chi-squared",
          () -> Imagination.followsTheDeal(table.with(spoilt)));
    }
  }

  private record Hushed(Log log, int seat) implements Log {
    @Override
    public boolean on() {
      return true;
    }

    @Override
    public void add(Entry entry) {
      if (!entry.seenBy(seat).reveals()) {
        log.add(entry);
      }
    }
  }

  private record Hint(int hint) implements Event {
    @Override
    public String sentence(Names names) {
      return "Hint " + hint + ".";
    }
  }
}
