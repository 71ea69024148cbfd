package derring.bots;

import derring.bots.coach.Analysis;
import derring.bots.coach.PuzzleSearch;
import derring.bots.search.Subject;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Match;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The bots there are. */
public final class Bots {
  private static final List<Cast> CASTS =
      ServiceLoader.load(Cast.class).stream().map(ServiceLoader.Provider::get).toList();

  private static final List<BotMaker> ALL =
      Stream.concat(
              CASTS.stream().flatMap(cast -> cast.members().stream()),
              ServiceLoader.load(BotMaker.class).stream().map(ServiceLoader.Provider::get))
          .sorted(Comparator.comparing(BotMaker::rank).thenComparing(BotMaker::name))
          .toList();

  private Bots() {}

  /** All that can play a game: the characters, the weakest first, then those of the lab. */
  public static List<BotMaker> forGame(Title title) {
    return ALL.stream().filter(maker -> maker.plays(title)).toList();
  }

  /**
   * A new bot.
   *
   * @throws BadInput if no bot of that name plays the game; the message names those that do
   */
  @SuppressWarnings("unchecked") // a maker makes bots for the game it is given
  public static <S extends State<S>, M, V> Bot<M, V> make(String name, Game<S, M, V> game) {
    return (Bot<M, V>) maker(name, game.title()).make(game);
  }

  /** What there is to learn in a game; null if nobody there learns. */
  public static @Nullable Subject<?, ?, ?> subject(Title title) {
    return CASTS.stream()
        .filter(cast -> cast.members().stream().anyMatch(member -> member.plays(title)))
        .findFirst()
        .map(Cast::subject)
        .orElse(null);
  }

  /** How a match of a game stands, by hand; null if nobody can say without playing on. */
  @SuppressWarnings("unchecked") // a cast judges states of its own game
  public static <S extends State<S>> @Nullable Appraisal<S> appraisal(Game<S, ?, ?> game) {
    return CASTS.stream()
        .filter(cast -> cast.members().stream().anyMatch(member -> member.plays(game.title())))
        .findFirst()
        .map(cast -> (Appraisal<S>) cast.appraisal(game))
        .orElse(null);
  }

  /** How puzzles are found in a game, where it is not by the chance to win; else null. */
  @SuppressWarnings("unchecked") // a cast looks for puzzles of its own game
  public static <S extends State<S>, M> @Nullable PuzzleSearch<S, M> puzzles(
      Game<S, M, ?> game, Map<String, Object> options) {
    return CASTS.stream()
        .filter(cast -> cast.members().stream().anyMatch(member -> member.plays(game.title())))
        .findFirst()
        .map(cast -> (PuzzleSearch<S, M>) cast.puzzles(game, options))
        .orElse(null);
  }

  /** What there is to say of a match in real time, where no move has a price. */
  public static List<Analysis.Remark> review(Match<?, ?, ?> match) {
    Title title = match.game().title();
    return CASTS.stream()
        .filter(cast -> cast.members().stream().anyMatch(member -> member.plays(title)))
        .findFirst()
        .map(cast -> cast.review(match))
        .orElse(List.of());
  }

  /** Who plays against somebody who has named nobody: a solid one, if there is one. */
  public static BotMaker standard(Title title) {
    List<BotMaker> all = forGame(title);
    return all.stream()
        .filter(maker -> maker.rank() == Rank.SOLID)
        .findFirst()
        .orElse(all.getFirst());
  }

  /** The face of somebody whom a bot plays; empty if it is nobody of the bot's own. */
  public static String face(Title title, String bot, String called) {
    return forGame(title).stream()
        .filter(maker -> maker.name().equals(bot))
        .flatMap(maker ->
            Stream.concat(
                Stream.of(new Guise(maker.called(), maker.face())), maker.fellows().stream()))
        .filter(guise -> guise.called().equals(called))
        .findFirst()
        .map(Guise::face)
        .orElse("");
  }

  /**
   * How fast a bot is, in a game in real time.
   *
   * @throws BadInput if no bot of that name plays the game
   */
  public static Tempo tempo(String name, Title title) {
    return maker(name, title).tempo();
  }

  /**
   * The maker of that name for a game.
   *
   * @throws BadInput if no bot of that name plays the game; the message names those that do
   */
  public static BotMaker maker(String name, Title title) {
    for (BotMaker maker : ALL) {
      if (maker.name().equals(name) && maker.plays(title)) {
        return maker;
      }
    }
    throw new BadInput(
        "there is no bot '"
            + name
            + "' for "
            + title.id()
            + "; expected "
            + Facts.oneOf(forGame(title).stream().map(BotMaker::name).toList()));
  }
}
