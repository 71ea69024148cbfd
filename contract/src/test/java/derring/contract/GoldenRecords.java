package derring.contract;

import static org.assertj.core.api.Assertions.assertThat;

import derring.bots.Bot;
import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.formats.Doc;
import derring.formats.Kept;
import derring.formats.Records;
import derring.kernel.Game;
import derring.kernel.Outcome;
import derring.kernel.State;
import derring.kernel.Title;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Matches that were recorded once and must replay for ever, at least one for each version of each
 * game. They lie in {@code golden/<game>/v<version>}; {@code -Dderring.golden=write} adds one for
 * each ending of each variant that has none yet, and touches no other; with the id of a game
 * instead of {@code write} only for that one. {@code -Dderring.golden.tried} says how many matches
 * are played for that; with masters among the bots the usual number takes hours.
 */
class GoldenRecords {
  private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
  private static final String WANTED = System.getProperty("derring.golden", "");
  private static final int TRIED = Integer.getInteger("derring.golden.tried", 2000);

  @TestFactory
  Stream<DynamicTest> everyGoldenRecordReplaysAndIsWhatItsSeedGives() {
    return Tables.titles().stream()
        .flatMap(title -> files(title).stream())
        .map(file ->
            DynamicTest.dynamicTest(
                FOLDER.relativize(file).toString(),
                () -> Records.read(Doc.read(file), Tables.SHELF).verify()));
  }

  @TestFactory
  Stream<DynamicTest> everyVersionHasGoldenRecords() {
    return Tables.eachTitle(
        title -> assertThat(files(title)).as("golden records in %s", folder(title)).isNotEmpty());
  }

  @EnabledIfSystemProperty(named = "derring.golden", matches = ".+")
  @TestFactory
  Stream<DynamicTest> missingOnesAreWritten() {
    return Tables.each(table -> {
      if (WANTED.equals("write") || WANTED.equals(table.game().title().id())) {
        write(table);
      }
    });
  }

  /** The ways of ending that the golden records of a title show. */
  static Set<String> endings(Title title) {
    Set<String> endings = new TreeSet<>();
    for (Path file : files(title)) {
      Outcome outcome = read(file).outcome();
      if (outcome != null) {
        endings.add(Endings.ending(outcome));
      }
    }
    return endings;
  }

  private static Kept read(Path file) {
    return Records.read(Doc.read(file), Tables.SHELF);
  }

  private static Path folder(Title title) {
    return FOLDER.resolve(title.id()).resolve("v" + title.rulesVersion());
  }

  private static List<Path> files(Title title) {
    if (!Files.isDirectory(folder(title))) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder(title))) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The shortest match for each ending that is found and has no record with these options yet. */
  private static <S extends State<S>, M, V> void write(Table<S, M, V> table) {
    Title title = table.game().title();
    Set<String> known = new TreeSet<>();
    for (Path file : files(title)) {
      Kept kept = read(file);
      // A record of before an option was added does not name it, but the game it opens does.
      if (kept.box().game().options().equals(table.game().options()) && kept.outcome() != null) {
        known.add(Endings.ending(kept.outcome()));
      }
    }
    Map<String, Recorded<S, M, V>> found = new TreeMap<>();
    for (int seed = 0; seed < TRIED; seed++) {
      Recorded<S, M, V> played = played(table, seed);
      Outcome outcome = table.game().outcome(played.match().state());
      found.merge(
          Endings.ending(outcome),
          played,
          (one, other) -> moves(one) <= moves(other) ? one : other);
    }
    int variant = title.variants().size() - Tables.of(title).reversed().indexOf(table);
    found.forEach((ending, played) -> {
      if (!known.contains(ending)) {
        String word = ending.replaceAll("[^A-Za-z0-9.]+", "-").replaceAll("[-.]+$", "");
        Path file =
            unused(folder(title), "variant-" + variant + "-" + word.toLowerCase(Locale.ROOT));
        create(file.getParent());
        Records.write(file, played.record(), table.game());
      }
    });
  }

  /** A variant may have had other options once: its records of then stay. */
  private static Path unused(Path folder, String name) {
    Path file = folder.resolve(name + ".json");
    for (int nth = 2; Files.exists(file); nth++) {
      file = folder.resolve(name + "-" + nth + ".json");
    }
    return file;
  }

  private static int moves(Recorded<?, ?, ?> played) {
    return played.record().moves().size();
  }

  /** Bots of one kind after the other play among themselves; in every last match they mix. */
  private static <S extends State<S>, M, V> Recorded<S, M, V> played(
      Table<S, M, V> table, int seed) {
    Game<S, M, V> game = table.game();
    List<String> names = Bots.forGame(game.title()).stream().map(BotMaker::name).toList();
    List<Bot<M, V>> bots = new ArrayList<>();
    List<String> seats = new ArrayList<>();
    for (int seat = 0; seat < game.seats(); seat++) {
      int kind = seed % (names.size() + 1);
      String name = names.get(kind < names.size() ? kind : (seat + seed) % names.size());
      bots.add(Bots.make(name, game));
      seats.add(name);
    }
    return Recorded.of(table, seed, bots, seats.toArray(String[]::new));
  }

  private static void create(Path folder) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
