package derring.formats;

import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.State;
import derring.kernel.Title;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A piece of play that shows what a rule does, from a YAML file: a position, moves, and what must
 * come of them. docs/scenarios.md has the format.
 */
public final class Scenario {
  private final Doc doc;
  private final List<?> at;
  private final String game;
  private final String title;
  private final List<String> rules;
  private final List<String> against;
  private final Facts options;
  private final Facts cards;
  private final @Nullable Facts given;
  private final List<Facts> chance;
  private final @Nullable Integer seed;
  private final List<Line> play;
  private final @Nullable Facts expect;
  private final @Nullable String invalid;

  private Scenario(Doc doc, Facts facts) {
    this(
        doc,
        facts.only(
            "game", "title", "rules", "against", "options", "cards", "given", "deal", "chance",
            "seed", "play", "expect", "invalid"),
        facts.at("game").text(),
        facts.at("title").text());
  }

  /** A scenario that is a part of something else, which says its game and its title. */
  Scenario(Doc doc, Facts facts, String game, String title) {
    this.doc = doc;
    this.at = facts.path();
    this.game = game;
    this.title = title;
    rules = Line.words(facts, "rules");
    against = Line.words(facts, "against");
    options = facts.optional("options");
    cards = facts.optional("cards");
    boolean deal = facts.flag("deal", false);
    if (deal && facts.has("given")) {
      throw facts.at("deal").bad("a scenario is either dealt or given a position, not both");
    }
    given = deal ? null : facts.optional("given");
    chance = facts.items("chance");
    seed = facts.has("seed") ? facts.at("seed").number(0, Integer.MAX_VALUE) : null;
    play = facts.items("play").stream().map(Line::read).toList();
    expect = facts.has("expect") ? facts.at("expect") : null;
    invalid = facts.has("invalid") ? facts.at("invalid").text() : null;
    if (invalid != null && (!play.isEmpty() || expect != null || deal)) {
      throw facts
          .at("invalid")
          .bad(
              "what must be refused cannot be dealt or played, so expected no deal, play or expect");
    }
    if (invalid == null && play.isEmpty() && expect == null) {
      throw facts.bad("expected play, expect or invalid, but found none: nothing would be checked");
    }
  }

  /**
   * Reads a scenario. Nothing is looked up yet: the game, its options and its moves are only read
   * when it is run.
   *
   * @throws BadFile if a field is missing, unknown or of the wrong kind
   */
  public static Scenario read(Doc doc) {
    return doc.read(facts -> new Scenario(doc, facts));
  }

  /** What the file is called in messages. */
  public String file() {
    return doc.name();
  }

  /** The id of the game. */
  public String game() {
    return game;
  }

  public String title() {
    return title;
  }

  /** The clauses that it shows at work. */
  public List<String> rules() {
    return rules;
  }

  /**
   * The clauses whose limit it shows: they do not apply here, or they forbid something. Those that
   * refuse a move are among them.
   */
  public List<String> against() {
    Set<String> all = new LinkedHashSet<>(against);
    for (Line line : play) {
      if (line instanceof Line.Refuse refuse && refuse.rule() != null) {
        all.add(refuse.rule());
      }
    }
    return List.copyOf(all);
  }

  /** Every clause that the scenario names, with the line. */
  List<Mention> mentions() {
    List<Mention> mentions = new ArrayList<>();
    mention(mentions, "rules", rules);
    mention(mentions, "against", against);
    for (Line line : play) {
      int at = doc.line(line.at().path());
      line.rules().forEach(id -> mentions.add(new Mention(id, at)));
    }
    return mentions;
  }

  private void mention(List<Mention> mentions, String key, List<String> ids) {
    for (int i = 0; i < ids.size(); i++) {
      mentions.add(new Mention(ids.get(i), doc.line(path(key, i))));
    }
  }

  /** A clause that is named on a line. */
  record Mention(String id, int line) {}

  /**
   * Plays the scenario.
   *
   * @return what came of it; a scenario that is not met is a failure there, not an exception
   * @throws BadFile if the scenario cannot be played because it is wrong in itself: it names a
   *     game, option, card, field or move that does not exist, or gives an impossible position
   */
  public Result run(Shelf shelf) {
    Supplier<Game<?, ?, ?>> open = opener(shelf);
    return invalid == null ? rehearse(open.get()) : refused(open, invalid);
  }

  /**
   * The game with the options and cards of the scenario.
   *
   * @throws BadFile if there is no such game, option or card
   */
  Game<?, ?, ?> opened(Shelf shelf) {
    return opener(shelf).get();
  }

  private Supplier<Game<?, ?, ?>> opener(Shelf shelf) {
    Title found = doc.within(path("game"), () -> shelf.title(game));
    List<CardFile> files = new ArrayList<>();
    for (String id : doc.within(List.of(), cards::keys)) {
      files.add(doc.within(List.of(), () -> cardFile(id)));
    }
    return () -> doc.within(List.of(), () -> shelf.open(found, options, files)).game();
  }

  private <S extends State<S>, M, V> Result rehearse(Game<S, M, V> opened) {
    return new Rehearsal<>(this, opened).run();
  }

  /** Holds a set-up that is no set-up to its word. */
  private Result refused(Supplier<Game<?, ?, ?>> open, String because) {
    String reason;
    try {
      Game<?, ?, ?> opened = open.get();
      doc.within(path("given"), () -> opened.assemble(position()));
      return Result.unplayed(
          this, failure(path("invalid"), "the set-up was accepted, but it must be refused"));
    } catch (BadFile e) {
      reason = e.sentence();
    }
    return Result.unplayed(
        this,
        reason.contains(because)
            ? null
            : failure(
                path("invalid"),
                "expected a refusal that says '" + because + "', but it says: " + reason));
  }

  private CardFile cardFile(String id) {
    Facts file = cards.at(id);
    String relative = file.text();
    if (relative.startsWith("/") || relative.contains(":") || relative.contains("\\")) {
      throw file.bad(
          "expected a path with / that starts at the folder of this file, but found "
              + file.shown());
    }
    return CardFile.of(id, doc.readBeside(relative));
  }

  Doc doc() {
    return doc;
  }

  /** Where something of this scenario stands in its file. */
  List<Object> path(Object... below) {
    List<Object> path = new ArrayList<>(at);
    path.addAll(List.of(below));
    return path;
  }

  boolean dealt() {
    return given == null;
  }

  /** The position it starts from, as facts with a root of their own. */
  Facts position() {
    return given == null ? Facts.none() : Facts.of(given.raw());
  }

  List<Facts> chance() {
    return chance;
  }

  @Nullable Integer seed() {
    return seed;
  }

  List<Line> play() {
    return play;
  }

  @Nullable Facts expect() {
    return expect;
  }

  /** How a failure is told. */
  String failure(List<?> path, @Nullable String sentence) {
    return BadFile.told(doc.name(), doc.line(path), String.valueOf(sentence));
  }
}
