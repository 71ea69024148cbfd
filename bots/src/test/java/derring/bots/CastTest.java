package derring.bots;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.MoveBuffer;
import derring.kernel.SeededChance;
import derring.kernel.Title;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The characters that one meets. */
class CastTest {
  private static final List<Title> TITLES =
      Shelf.standard().titles().stream().filter(title -> Bots.forGame(title).size() > 1).toList();

  @Test
  void everyGameHasASolidOneWhomANewcomerIsPutAgainst() {
    assertThat(TITLES).hasSize(5);
    for (Title title : TITLES) {
      assertThat(Bots.standard(title).rank()).as(title.id()).isEqualTo(Rank.SOLID);
    }
  }

  @Test
  void eachCharacterHasANameAFaceAndASentenceOfItsOwn() {
    Set<String> seen = new HashSet<>();
    for (Title title : TITLES) {
      for (BotMaker bot : Bots.forGame(title)) {
        if (bot.rank() != Rank.LAB) {
          assertThat(bot.face()).as(bot.called()).isNotEmpty();
          assertThat(seen.add(bot.called())).as(bot.called()).isTrue();
          assertThat(seen.add(bot.face())).as(bot.face()).isTrue();
          assertThat(bot.pitch()).endsWith(".");
        }
      }
    }
  }

  @Test
  void ofOneRankEachAtATableHasANameOfItsOwnAndTheTitleOfTheRank() {
    for (Title title : TITLES) {
      int seats = Shelf.standard().open(title, Facts.of(Map.of())).game().seats();
      for (BotMaker bot : Bots.forGame(title)) {
        if (bot.rank() == Rank.LAB) {
          continue;
        }
        assertThat(bot.fellows()).as(bot.called()).hasSizeGreaterThanOrEqualTo(seats);
        assertThat(bot.fellows()).extracting(Guise::called).doesNotHaveDuplicates();
        assertThat(
                bot.fellows().stream()
                    .map(guise -> guise.called().replaceFirst(" .*", ""))
                    .distinct())
            .hasSize(1);
        assertThat(Guise.of(bot, 1, false).called()).isEqualTo(bot.called());
        assertThat(Guise.of(bot, 1, true)).isEqualTo(bot.fellows().get(1));
        for (Guise guise : bot.fellows()) {
          assertThat(guise.called()).doesNotContainPattern("\\d");
          assertThat(Bots.face(title, bot.name(), guise.called())).isEqualTo(guise.face());
        }
      }
    }
  }

  @Test
  void theBotsOfTheLabComeLast() {
    for (Title title : TITLES) {
      assertThat(Bots.forGame(title)).extracting(BotMaker::rank).isSorted();
    }
  }

  @Test
  void whoOverlooksSomethingDoesTheBestOfTheRest() {
    MoveBuffer<Integer> moves = new MoveBuffer<>();
    for (int move = 0; move < 10; move++) {
      moves.add(move);
    }
    Bot<Integer, String> highest = (view, seen, chance) -> Bot.best(seen, Integer::doubleValue);
    Bot<Integer, String> blind =
        new Oversight<>(highest, move -> move < 7 ? Oversight.PLAIN : 0, 100);
    Bot<Integer, String> sharp = new Oversight<>(highest, move -> Oversight.EACH, 0);
    Bot<Integer, String> all = new Oversight<>(highest, move -> Oversight.EACH, 100);
    assertThat(blind.choose("", moves, new SeededChance(1))).isEqualTo(6);
    assertThat(sharp.choose("", moves, new SeededChance(1))).isEqualTo(9);
    assertThat(all.choose("", moves, new SeededChance(1)))
        .as("something must be done")
        .isEqualTo(9);
  }
}
