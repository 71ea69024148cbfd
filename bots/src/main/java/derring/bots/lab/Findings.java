package derring.bots.lab;

import derring.bots.Mean;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What came of a question. All shares are parts of one.
 *
 * @param heading what it is about
 * @param enough whether it was stopped because the main figures were exact enough
 * @param variants what came of each
 * @param gaps how each but the first differs from the first, deal by deal
 */
public record Findings(Heading heading, boolean enough, List<Report> variants, List<Gap> gaps) {

  /**
   * What it is about.
   *
   * @param name of the game
   * @param reconstructed whether values of the cards are our reconstruction
   * @param within how exact the main figures had to be, in points of a hundred; 0 if all was played
   */
  public record Heading(
      String id, String name, String title, boolean reconstructed, double within, long seed) {}

  /**
   * How often something happened, with its 95 % interval.
   *
   * @param of out of how many
   * @param clear whether it differs from what is usual by more than chance explains, also among so
   *     many rows
   */
  public record Row(String what, double value, double low, double high, int of, boolean clear) {}

  /**
   * How often those won who had a card, by what they had to do with it.
   *
   * @param wins by {@code dealt, held, drawn, played}
   * @param use how many of those who held it played it; null if nobody knows what is held
   */
  public record Card(String name, Map<String, Row> wins, @Nullable Row use) {}

  /**
   * How long matches took.
   *
   * @param turns of each seat: what 10, 50 and 90 of a hundred matches did not exceed; none if
   *     nobody counts them
   * @param bars how many matches took so many turns each, or seconds; the longest are put together
   */
  public record Length(
      Mean decisions, @Nullable Mean seconds, List<Double> turns, Map<Integer, Integer> bars) {}

  /**
   * Who was ahead when.
   *
   * @param changes of the lead in a match
   * @param last when it changed last, as a part of the match
   * @param late how often it changed in the last third
   * @param course what the chances of the later winner were at each tenth; none if not known
   */
  public record Tension(Mean changes, Mean last, Row late, List<Double> course) {}

  /**
   * How much it matters what one chooses.
   *
   * @param number of choices in a match
   * @param forced how many of all decisions were none
   * @param weight by how much another move, drawn at random, changes the chance to win: the root of
   *     the mean square; null if it was not tried
   */
  public record Choices(Mean number, double forced, @Nullable Row weight) {}

  /**
   * What came of one variant.
   *
   * @param wins by seat; their intervals hold however often one has looked
   * @param byBot where bots change places
   * @param points by seat; none if the game counts none
   * @param tables under each heading: how often those won who had or did something
   * @param tension null if nobody can tell who leads
   */
  public record Report(
      String name,
      List<String> bots,
      int games,
      List<Row> wins,
      List<Row> byBot,
      Row drawn,
      List<Mean> points,
      Map<String, List<Row>> tables,
      List<Card> cards,
      Length length,
      List<Row> endings,
      @Nullable Tension tension,
      Choices choices) {}

  /**
   * How a variant differs from the first: what seat 0 wins more, and how much longer it takes.
   *
   * @param wins in parts of one, with its interval; clear if 0 is not in it
   */
  public record Gap(String variant, String against, Row wins, Mean decisions) {}
}
