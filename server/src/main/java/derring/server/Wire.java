package derring.server;

import derring.bots.coach.Analysis;
import derring.formats.Json;
import derring.formats.Shelf;
import derring.kernel.Option;
import derring.kernel.Outcome;
import derring.kernel.Outlook;
import derring.kernel.Thing;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the server answers, besides frames. The browser's types are made from these records, so a
 * field that is added here is known there.
 */
final class Wire {
  private Wire() {}

  /**
   * Who somebody is.
   *
   * @param lent whether the name was lent by the server, and nobody has chosen it
   */
  record Me(String guest, String name, boolean lent) {}

  /** Something to say that needs no typing: the word that a message uses, and the words. */
  record Phrase(String name, String text) {}

  /** Milliseconds since 1970. */
  record Time(long now) {}

  /**
   * Somebody to play against.
   *
   * @param name the word that requests use
   * @param called what people call it
   * @param pitch a sentence of its character
   * @param face which portrait is drawn; empty for none
   * @param rank beginner, solid, master, or lab for those that are there to be measured against
   * @param rating how strong it is by the last tournament, where the solid one has 1500; 0 if it
   *     has not been measured
   */
  record Bot(String name, String called, String pitch, String face, String rank, int rating) {}

  /**
   * A game that can be played.
   *
   * @param window how many seconds a question stays open among people, if they choose nothing else;
   *     0 where nobody is asked for answers
   * @param credits whose game it is
   */
  record Game(
      String id,
      String name,
      String pitch,
      boolean live,
      int window,
      List<Option> options,
      List<Bot> bots,
      String credits) {}

  /** How many may sit at a match. */
  record Seats(int seats) {}

  record Clause(String id, String title, String text, boolean ruling, List<String> scenarios) {}

  record Chapter(String title, String text, List<Clause> clauses) {}

  record Rulebook(String title, String text, List<Chapter> chapters) {}

  /** The cards have the fields of their file, and their kind. */
  record CardSet(
      String set, Object title, Object values, List<Map<String, @Nullable Object>> cards) {}

  /**
   * A card set as its file has it.
   *
   * @param view the table before the first move of a match that is played with it
   */
  record SetFile(String set, Map<String, Object> content, Object view) {}

  /**
   * Whether a card set can be played with.
   *
   * @param line of the text, from 1, where it goes wrong; 0 for all of it, or if it does not
   * @param file what was read; absent if it goes wrong
   */
  record Checked(boolean good, int line, String sentence, @Nullable SetFile file) {}

  /**
   * How a game goes, as the lab found it.
   *
   * @param html a part of a page: one element with figures
   */
  record Measured(String html) {}

  /** Something that the lab works at, by a name. */
  record Ordered(String job) {}

  /**
   * How far the lab is with what somebody asked.
   *
   * @param done so many matches are played
   * @param of of so many, as far as one can tell
   * @param seconds so long it takes still; negative if it is too early to tell
   * @param html what came of it, a part of a page; absent until then
   * @param sentence why nothing comes of it; absent if something does
   */
  record Lab(int done, int of, int seconds, @Nullable String html, @Nullable String sentence) {}

  /** A first match, as it is told before it begins. */
  record Lesson(String title, int minutes, List<Situation> situations) {}

  /** One thing to learn: its name, what is said before it, and after it. */
  record Situation(String name, String say, String then) {}

  /**
   * Where a learner stands.
   *
   * @param made so many moves were made here
   * @param done whether nothing is left to be made
   * @param refused why the last try was not the one; absent if it was, or there was none
   * @param allowed whether what was tried is allowed, only not what is to be learnt here
   * @param wants what is asked for, in the words of a button; absent when it is done
   * @param wanted the same as it is written; absent when it is done
   * @param lit all that one could point at to do so
   * @param frames what happened; or, if nothing did, the table as it is
   * @param foresights what the lines of moves would come to that were asked about; absent else
   */
  record Tried(
      int made,
      boolean done,
      @Nullable Refused refused,
      boolean allowed,
      @Nullable String wants,
      @Nullable String wanted,
      List<Thing> lit,
      List<Frame> frames,
      @Nullable List<@Nullable Object> foresights) {

    /** The same without what is asked for. */
    Tried untold() {
      return new Tried(made, done, refused, allowed, null, null, List.of(), frames, foresights);
    }
  }

  /**
   * How far the coach has got with a match; asked again, it goes on.
   *
   * @param done so many of {@code all} moves
   * @param analysis what it found; absent until all is done
   */
  record Coached(int done, int all, Json.@Nullable Written<Analysis> analysis) {}

  /**
   * The puzzles of a game.
   *
   * @param count how many there are
   * @param today which of them is today's
   */
  record Puzzles(int count, int today) {}

  /**
   * A puzzle, before it is solved.
   *
   * @param outlook how it stands to whoever is to solve it
   */
  record Puzzle(String name, String say, @Nullable Outlook outlook) {}

  /**
   * Where somebody stands with a puzzle.
   *
   * @param then what is said when it is solved; absent until then
   */
  record Solved(Tried tried, @Nullable String then) {}

  /** A scenario as it is played. */
  record Staged(String title, List<String> rules, List<String> against, List<Frame> frames) {}

  /**
   * A part of a replay.
   *
   * @param next where the next part begins; absent after the last
   */
  record Replay(List<Frame> frames, @Nullable Integer next) {
    /** So many frames come at once: each has its whole table. */
    static final int AT_ONCE = 200;
  }

  record Opened(String match) {}

  /**
   * Some pages of the list of commitments.
   *
   * @param next the first page after them; absent if these are the last
   */
  record Listed(List<Commitments.Page> pages, @Nullable Long next) {
    /** So many pages come at once. */
    static final int AT_ONCE = 50;
  }

  record Seated(String match, int seat, long n) {}

  /**
   * What lists say of a match.
   *
   * @param you the seats of who asks
   * @param host the seat of who opened it; -1 if that one has none
   * @param opened when it was opened, in milliseconds since 1970
   * @param at when anything worth a list happened last
   * @param outcome how it ended; absent while it has not
   * @param next the match that took its place, or its rematch; absent if there is none
   */
  record Summary(
      String match,
      String game,
      String name,
      Standing state,
      List<SummarySeat> seats,
      List<Integer> you,
      int host,
      Map<String, Object> options,
      Reach who,
      ClockRule clock,
      int turn,
      List<Integer> toAct,
      int watching,
      long opened,
      long at,
      @Nullable Outcome outcome,
      @Nullable String next) {}

  /** Who sits there; {@code bot} is the word of a bot. */
  record SummarySeat(String name, Chair.Kind kind, String bot, String face) {}

  /**
   * A match at a glance.
   *
   * @param view the table as a spectator sees it; absent before the start
   * @param outlook how it stands to the reader; absent before the start, and when it is over
   */
  record Glance(Summary match, @Nullable Record view, @Nullable Outlook outlook) {

    static Glance of(String match, Sitting sitting, Shelf shelf, String guest) {
      List<Integer> you = sitting.seatsOf(guest);
      Board<?, ?, ?> board = sitting.board();
      Summary summary = Summaries.told(match, sitting, shelf, you);
      if (board == null) {
        return new Glance(summary, null, null);
      }
      // Who has several seats has handed the screen on: nobody's cards are told.
      int reader = you.size() == 1 ? you.getFirst() : derring.kernel.Game.SPECTATOR;
      return new Glance(
          summary,
          board.view(derring.kernel.Game.SPECTATOR),
          sitting.outcome() == null ? board.outlook(reader, sitting::name) : null);
    }
  }

  /**
   * What somebody has done in one game so far, at tables where somebody else was to be beaten.
   *
   * @param streak the longest row of wins
   * @param quickest the win with the fewest moves; absent if there is none
   * @param strongest the win over the bot with the highest rating; absent if there is none
   */
  record Tally(
      String game,
      String name,
      int played,
      int won,
      int drawn,
      int streak,
      @Nullable Feat quickest,
      @Nullable Feat strongest) {}

  /** A match to be proud of: against whom, and the figure. */
  record Feat(String match, String against, int figure) {}

  /** What a message over the socket led to. */
  record Ack(String id, boolean ok, long n) {}

  record Nack(String id, boolean ok, String rule, String sentence) {}

  /** What lines of moves would come to, in their order; null for one that comes to nothing. */
  record Foreseen(String id, boolean ok, long n, List<@Nullable Object> foresights) {}

  /**
   * A state that looks to a seat as that of the match does, drawn from its view alone: what is
   * allowed in it, and what would come of it, is the same. With it whoever has the rules need not
   * ask for that.
   *
   * @param n the last fact before it
   * @param rules their version
   */
  record World(
      String id,
      boolean ok,
      long n,
      String game,
      int rules,
      Map<String, Object> options,
      Map<String, Object> state) {}

  record Refused(String rule, String sentence) {}
}
