package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** A record gives the match back, bit for bit, and nobody can change it unnoticed. */
class Replays {
  private static final int MATCHES = 4;

  @TestFactory
  Stream<DynamicTest> aRecordReplaysToTheSameStates() {
    return Tables.each(table -> replays(table, MATCHES));
  }

  @TestFactory
  Stream<DynamicTest> aRecordReadAndWrittenAgainIsTheSameFile() {
    return Tables.each(table -> rewrites(table, MATCHES));
  }

  @TestFactory
  Stream<DynamicTest> whateverIsChangedInARecordIsNoticed() {
    return Tables.each(table -> changesAreNoticed(table, 1));
  }

  @Tag("soak")
  @TestFactory
  Stream<DynamicTest> manyRecordsReplay() {
    return Tables.each(table -> {
      replays(table, Length.SOAK);
      rewrites(table, Length.SOAK);
      changesAreNoticed(table, Math.max(1, Length.SOAK / 10));
    });
  }

  static <S extends State<S>, M, V> void replays(Table<S, M, V> table, int matches) {
    Game<S, M, V> game = table.game();
    for (int seed = 0; seed < matches; seed++) {
      Recorded<S, M, V> played = Recorded.random(table, seed);
      Kept kept = Records.read(played.doc(), Tables.SHELF);
      assertThat(kept.record()).isEqualTo(played.record());
      assertThat(kept.outcome()).isEqualTo(game.outcome(played.match().state()));
      var again = kept.record().replay(game);
      assertThat(again.state().equals(played.match().state())).isTrue();
      assertThat(again.opening()).isEqualTo(played.match().opening());
      assertThat(again.steps()).isEqualTo(played.match().steps());
      assertThat(kept.record().verify(game).steps()).isEqualTo(played.match().steps());
      assertThatCode(kept::verify).doesNotThrowAnyException();
    }
  }

  static <S extends State<S>, M, V> void rewrites(Table<S, M, V> table, int matches) {
    for (int seed = 0; seed < matches; seed++) {
      List<String> lines = Recorded.random(table, seed).text().lines().toList();
      Kept kept = Records.read(Doc.of("record.json", String.join("\n", lines)), Tables.SHELF);
      List<String> again = Records.text(kept.record(), kept.box().game()).lines().toList();
      assertThat(again).hasSameSizeAs(lines);
      for (int i = 0; i < lines.size(); i++) {
        assertThat(again.get(i)).as("line %d", i + 1).isEqualTo(lines.get(i));
      }
    }
  }

  static <S extends State<S>, M, V> void changesAreNoticed(Table<S, M, V> table, int matches) {
    for (int seed = 0; seed < matches; seed++) {
      Recorded<S, M, V> played = Recorded.random(table, 100 + seed);
      Tampering tampering = new Tampering(played.doc());
      for (int i = 0; i < played.match().steps().size(); i++) {
        Step<M> step = played.match().steps().get(i);
        S before = played.match().stateAfter(i);
        List<M> others = new ArrayList<>(RandomPlay.moves(table.game(), before, step.seat()));
        others.remove(step.move());
        if (!others.isEmpty()) {
          tampering.move(i, table.game().notation(others.getFirst()));
        }
      }
      tampering.chance();
      tampering.seed();
      tampering.rest();
      assertThat(tampering.tried).containsAll(List.of("a move", "a shuffle", "the secret"));
    }
  }

  /** Changes a record in one place at a time, each time expecting that it is noticed. */
  private static final class Tampering {
    private static final int MOST = 40;

    private final Doc original;
    private final List<String> tried = new ArrayList<>();
    private int moves;

    Tampering(Doc original) {
      this.original = original;
    }

    void move(int index, String notation) {
      if (moves++ < MOST) {
        noticed("a move", record -> at(list(record, "moves"), index).put("move", notation));
      }
    }

    /** Every outcome of chance: another face, another card, two cards of a shuffle exchanged. */
    void chance() {
      List<Object> deal = list(fresh(), "deal");
      for (int i = 0; i < deal.size(); i++) {
        int outcome = i;
        noticed(kind(deal.get(i)), record -> change(list(record, "deal"), outcome));
      }
      List<Object> all = list(fresh(), "moves");
      for (int i = 0; i < all.size(); i++) {
        List<Object> drew = list(at(all, i), "drew");
        for (int j = 0; j < drew.size(); j++) {
          int move = i;
          int outcome = j;
          noticed(
              kind(drew.get(j)),
              record -> change(list(at(list(record, "moves"), move), "drew"), outcome));
          noticed(
              "a missing outcome",
              record -> list(at(list(record, "moves"), move), "drew").remove(outcome));
        }
      }
    }

    void seed() {
      noticed("the commitment", record -> flip(map(record, "seed"), "commitment"));
      noticed("the secret", record -> flip(map(record, "seed"), "secret"));
      noticed(
          "the value of a seat",
          record -> list(map(record, "seed"), "seats").set(0, "1".repeat(64)));
    }

    void rest() {
      noticed("the last state", record -> flip(record, "state"));
      noticed("a missing outcome", record -> record.remove("outcome"));
      noticed("another reason", record -> map(record, "outcome").put("reason", "Because."));
      noticed("a missing end", record -> list(record, "moves").removeLast());
      noticed("another version", record -> record.put("rules", 9999));
      map(fresh(), "cards")
          .keySet()
          .forEach(id -> noticed("other cards", record -> flip(map(record, "cards"), id)));
    }

    private interface Change {
      void make(Map<String, Object> record);
    }

    private void noticed(String what, Change change) {
      Map<String, Object> record = fresh();
      change.make(record);
      String text = Json.lines(record, 2);
      if (text.equals(Json.lines(fresh(), 2))) {
        return;
      }
      tried.add(what);
      assertThatThrownBy(() -> Records.read(Doc.of("changed.json", text), Tables.SHELF).verify())
          .as(what)
          .isInstanceOf(BadFile.class);
    }

    private static String kind(Object outcome) {
      return outcome instanceof Number ? "a die" : outcome instanceof Map ? "a card" : "a shuffle";
    }

    /** A shuffle of cards that are all the same cannot be changed. */
    @SuppressWarnings("unchecked") // the values were read by Doc
    private static void change(List<Object> outcomes, int index) {
      switch (outcomes.get(index)) {
        case Number die -> outcomes.set(index, die.intValue() == 1 ? 2 : die.intValue() - 1);
        case Map<?, ?> card -> outcomes.set(index, 1);
        default -> {
          List<Object> pile = (List<Object>) outcomes.get(index);
          for (int i = 1; i < pile.size(); i++) {
            if (!pile.get(i).equals(pile.getFirst())) {
              Collections.swap(pile, 0, i);
              return;
            }
          }
        }
      }
    }

    private static void flip(Map<String, Object> fields, String key) {
      String hex = (String) fields.get(key);
      fields.put(key, (hex.charAt(0) == '0' ? '1' : '0') + hex.substring(1));
    }

    @SuppressWarnings("unchecked") // the values were read by Doc
    private Map<String, Object> fresh() {
      return (Map<String, Object>) changeable(original.facts().raw());
    }

    private static Object changeable(Object value) {
      return switch (value) {
        case Map<?, ?> map -> {
          Map<Object, Object> copy = new LinkedHashMap<>();
          map.forEach((key, item) -> copy.put(key, changeable(item)));
          yield copy;
        }
        case List<?> list -> {
          List<Object> copy = new ArrayList<>();
          list.forEach(item -> copy.add(changeable(item)));
          yield copy;
        }
        default -> value;
      };
    }

    @SuppressWarnings("unchecked") // the values were read by Doc
    private static Map<String, Object> map(Map<String, Object> fields, String key) {
      return (Map<String, Object>) fields.get(key);
    }

    @SuppressWarnings("unchecked") // the values were read by Doc
    private static List<Object> list(Map<String, Object> fields, String key) {
      return (List<Object>) fields.get(key);
    }

    @SuppressWarnings("unchecked") // the values were read by Doc
    private static Map<String, Object> at(List<Object> list, int index) {
      return (Map<String, Object>) list.get(index);
    }
  }
}
