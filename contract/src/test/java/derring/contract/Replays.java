package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Chance;
import derring.kernel.Draw;
import derring.kernel.Game;
import derring.kernel.MatchRecord;
import derring.kernel.Pile;
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
  private static final int MATCHES = 3;

  @TestFactory
  Stream<DynamicTest> aRecordReplaysToTheSameStates() {
    return Tables.each(table -> replays(table, Length.of(table.game(), MATCHES)));
  }

  @TestFactory
  Stream<DynamicTest> aRecordReadAndWrittenAgainIsTheSameFile() {
    return Tables.each(table -> rewrites(table, Length.of(table.game(), MATCHES)));
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

  /** No rules are asked: the stream, and what each outcome says it was drawn from, are enough. */
  @TestFactory
  Stream<DynamicTest> everyOutcomeFollowsFromTheSealWithoutTheRules() {
    return Tables.each(table -> {
      MatchRecord record = Recorded.random(table, 7).record();
      Chance chance = record.chance();
      List<Draw> all = new ArrayList<>(record.dealt());
      record.moves().forEach(move -> all.addAll(move.drawn()));
      Game<?, ?, ?> game = table.game();
      assertThat(all.isEmpty())
          .as("chance decides nothing")
          .isEqualTo(game.title().cardSets().isEmpty() && !game.traits().chance());
      assertThat(all).allSatisfy(draw -> assertThat(again(draw, chance)).isEqualTo(draw));
    });
  }

  private static Draw again(Draw draw, Chance chance) {
    return switch (draw) {
      case Draw.Die(int value, int sides) -> new Draw.Die(chance.die(sides), sides);
      case Draw.Card(int card, List<Integer> from) -> new Draw.Card(chance.card(pile(from)), from);
      case Draw.Shuffle(List<Integer> cards, List<Integer> from) -> {
        Pile pile = pile(from);
        chance.shuffle(pile);
        yield new Draw.Shuffle(Draw.cards(pile).reversed(), from);
      }
    };
  }

  private static Pile pile(List<Integer> fromBottom) {
    Pile pile = new Pile(fromBottom.size());
    fromBottom.forEach(pile::put);
    return pile;
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
      int steps = played.match().steps().size();
      for (int i = 0; i < steps; i += 1 + steps / Tampering.MOST) {
        Step<M> step = played.match().steps().get(i);
        S before = played.match().stateAfter(i);
        List<M> others = new ArrayList<>(RandomPlay.moves(table.game(), before, step.seat()));
        others.remove(step.move());
        if (!others.isEmpty()) {
          tampering.move(i, table.game().notation(others.getFirst()));
        }
      }
      tampering.chance();
      tampering.sealed();
      tampering.rest();
      assertThat(tampering.tried).contains("a move");
      if (played.record().dealt().stream().anyMatch(Draw.Shuffle.class::isInstance)) {
        assertThat(tampering.tried).contains("a shuffle", "what was shuffled");
      }
    }
  }

  /** Changes a record in one place at a time, each time expecting that it is noticed. */
  private static final class Tampering {
    private static final int MOST = 40;

    /** How many moves may be played again to try all outcomes of a match, about. */
    private static final int WORK = 20_000;

    private final Doc original;
    private final List<String> tried = new ArrayList<>();

    Tampering(Doc original) {
      this.original = original;
    }

    void move(int index, String notation) {
      noticed("a move", record -> at(list(record, "moves"), index).put("move", notation));
    }

    /**
     * Every outcome of chance, and what it was drawn from; of a long match, which takes its time to
     * be played again, so many of them from its beginning to its end.
     */
    void chance() {
      List<Object> deal = list(fresh(), "deal");
      for (int i = 0; i < deal.size(); i++) {
        int outcome = i;
        outcome(record -> list(record, "deal"), outcome);
      }
      List<Object> all = list(fresh(), "moves");
      int drawn = all.stream().mapToInt(move -> drew(move).size()).sum();
      int every = 1 + drawn * all.size() / WORK;
      int number = 0;
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j < drew(all.get(i)).size(); j++) {
          if (number++ % every != 0) {
            continue;
          }
          int move = i;
          int outcome = j;
          outcome(record -> list(at(list(record, "moves"), move), "drew"), outcome);
          noticed(
              "a missing outcome",
              record -> list(at(list(record, "moves"), move), "drew").remove(outcome));
        }
      }
    }

    @SuppressWarnings("unchecked") // the values were read by Doc
    private static List<Object> drew(Object move) {
      return list((Map<String, Object>) move, "drew");
    }

    private interface Place {
      List<Object> in(Map<String, Object> record);
    }

    private void outcome(Place place, int index) {
      Map<String, Object> drawn = at(place.in(fresh()), index);
      if (drawn.containsKey("die")) {
        int die = (Integer) drawn.get("die");
        int sides = (Integer) drawn.get("from");
        noticed("a die", record -> at(place.in(record), index).put("die", die % sides + 1));
        noticed("what a die had", record -> at(place.in(record), index).put("from", sides + 1));
      } else if (drawn.containsKey("card")) {
        noticed(
            "a card",
            record -> {
              Map<String, Object> altered = at(place.in(record), index);
              altered.put("card", list(altered, "from").getFirst());
              altered.put("from", list(altered, "from").reversed());
            });
        noticed(
            "what a card was drawn from",
            record -> {
              Map<String, Object> altered = at(place.in(record), index);
              list(altered, "from").addFirst(altered.get("card"));
            });
      } else {
        noticed("a shuffle", record -> exchange(list(at(place.in(record), index), "shuffle")));
        noticed(
            "what was shuffled",
            record -> {
              Map<String, Object> altered = at(place.in(record), index);
              List<Object> names = list(altered, "shuffle");
              int other = otherThanFirst(names, list(altered, "from"));
              Collections.swap(list(altered, "from"), 0, Math.max(0, other));
            });
      }
    }

    /** The place in a pile of the first card that is another kind than its lowest; -1 for none. */
    private static int otherThanFirst(List<Object> names, List<Object> from) {
      for (int i = 1; i < from.size(); i++) {
        if (!names.get((Integer) from.get(i)).equals(names.get((Integer) from.getFirst()))) {
          return i;
        }
      }
      return -1;
    }

    /** A shuffle of cards that are all the same cannot be changed. */
    private static void exchange(List<Object> pile) {
      for (int i = 1; i < pile.size(); i++) {
        if (!pile.get(i).equals(pile.getFirst())) {
          Collections.swap(pile, 0, i);
          return;
        }
      }
    }

    /** Whatever is sealed is named when it is another. */
    void sealed() {
      named("the options", record -> map(record, "options").put("unheard-of", 1));
      map(fresh(), "options")
          .keySet()
          .forEach(name -> named("the options", record -> map(record, "options").remove(name)));
      map(fresh(), "cards")
          .keySet()
          .forEach(id -> named("the card sets", record -> flip(map(record, "cards"), id)));
      named("the names of the seats", record -> list(record, "seats").set(0, "Somebody else"));
      named("the game or the version of its rules", record -> record.put("rules", 9999));
      named("the secret", record -> flip(map(record, "seed"), "secret"));
      named(
          "the parts that seats gave",
          record -> list(map(record, "seed"), "seats").set(0, "1".repeat(64)));
      map(fresh(), "seal")
          .keySet()
          .forEach(
              part -> noticed("a part of the seal", record -> flip(map(record, "seal"), part)));
    }

    private void named(String what, Change change) {
      Map<String, Object> record = fresh();
      change.make(record);
      assertThatThrownBy(() ->
              Records.read(Doc.of("changed.json", Json.lines(record, 2)), Tables.SHELF).verify())
          .isInstanceOf(BadFile.class)
          .hasMessageEndingWith("altered after it was sealed: " + what);
    }

    void rest() {
      noticed("the last state", record -> flip(record, "state"));
      noticed("a missing outcome", record -> record.remove("outcome"));
      noticed("another reason", record -> map(record, "outcome").put("reason", "Because."));
      noticed("a missing end", record -> list(record, "moves").removeLast());
      noticed("another digest of the moves", record -> flip(record, "played"));
      noticed("another time", record -> at(list(record, "moves"), 0).put("at", 1234567));
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
