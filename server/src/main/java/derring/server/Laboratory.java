package derring.server;

import derring.bots.Bots;
import derring.bots.lab.Findings;
import derring.bots.lab.Lab;
import derring.bots.lab.Measure;
import derring.bots.lab.OneHand;
import derring.bots.lab.Page;
import derring.bots.lab.Plan;
import derring.bots.lab.Question;
import derring.formats.BadFile;
import derring.formats.CardFile;
import derring.formats.Doc;
import derring.formats.Shelf;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Title;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The lab as visitors see it: how each game goes, as it was measured, and a card set of their own
 * compared with ours while they wait. That takes about a minute of one processor, so one is done at
 * a time, few wait, and each guest pays for his own ({@link Costs}). Nothing is kept for long.
 */
final class Laboratory implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Laboratory.class);
  private static final int LINE = 4;
  private static final int MOST_KEPT = 32;
  private static final int MOST_GAMES = 4000;
  private static final int NAME = 9;

  private final Shelf shelf;
  private final Costs costs;
  private final Duration minute;
  private final Runnable trouble;
  private final Workshop bench = new Workshop("derring-lab", 1, LINE);
  private final SecureRandom chance = new SecureRandom();
  private final Map<String, Job> jobs =
      Collections.synchronizedMap(
          new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Job> eldest) {
              return size() > MOST_KEPT;
            }
          });

  /** What somebody asked for. */
  private static final class Job {
    private final String guest;
    private volatile Wire.Lab stands = new Wire.Lab(0, 1, -1, null, null);

    private Job(String guest) {
      this.guest = guest;
    }
  }

  /**
   * @param minute how long one may take
   * @param trouble told of an error of the machine, or of ours
   */
  Laboratory(Shelf shelf, Costs costs, Duration minute, Runnable trouble) {
    this.trouble = trouble;
    this.shelf = shelf;
    this.costs = costs;
    this.minute = minute;
  }

  /** How a game goes. */
  Answer measured(Title title) {
    String html = Page.measured(title.id());
    if (html == null) {
      throw new Refusal(404, "", "This game was not measured yet.");
    }
    return Answer.json(new Wire.Measured(html));
  }

  /** Begins to compare a card set with ours. */
  Answer ordered(Title title, Facts facts, Request request) {
    facts.only("set", "text");
    String set = facts.at("set").text();
    if (!title.cardSets().contains(set)) {
      throw new Refusal(404, "", "There is no such card set.");
    }
    Game<?, ?, ?> ours = shelf.open(title, Catalogue.used(title, set)).game();
    Game<?, ?, ?> theirs;
    CardFile file;
    try {
      file = CardFile.of(set, Doc.of(set + ".yaml", facts.at("text").text()));
      theirs = shelf.open(title, Catalogue.used(title, set), List.of(file)).game();
    } catch (BadFile e) {
      throw new Refusal(400, "", (e.line() > 0 ? "Line " + e.line() + ": " : "") + e.sentence());
    }
    if (theirs.seats() != ours.seats()) {
      throw new Refusal(400, "", "Your set has another number of seats than ours.");
    }
    if (cards(file).equals(cards(shelf.cards(title, set)))) {
      throw new Refusal(400, "", "These cards are as ours are: nothing differs.");
    }
    Job job = new Job(request.who().guest());
    costs.ordered(
        bench,
        request.who().guest(),
        request.address(),
        () -> job.stands = ended(() -> compared(title, set, List.of(ours, theirs), job)));
    byte[] name = new byte[NAME];
    chance.nextBytes(name);
    String id = HexFormat.of().formatHex(name);
    jobs.put(id, job);
    return Answer.json(new Wire.Ordered(id));
  }

  /** What a set holds, whatever it is called. */
  private static Map<String, Object> cards(CardFile file) {
    Map<String, Object> cards = new LinkedHashMap<>(file.set().content());
    cards.remove("title");
    return cards;
  }

  /** How far it is; only whoever asked is told. */
  Answer stands(String id, String guest) {
    Job job = jobs.get(id);
    if (job == null || !job.guest.equals(guest)) {
      throw new Refusal(404, "", "The lab knows nothing of this any more; ask again.");
    }
    return Answer.json(job.stands);
  }

  /** What takes its time, and may go wrong. */
  interface Work {
    Wire.Lab done() throws InterruptedException;
  }

  /** What came of it, if only a sentence: nobody is to wait for what will never come. */
  Wire.Lab ended(Work work) {
    try {
      return work.done();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return failed("The server is going down; ask again.");
    } catch (RuntimeException e) {
      return failed("With these cards a match could not be played to its end.");
    } catch (StackOverflowError | OutOfMemoryError | LinkageError e) {
      LOG.error("the lab failed", e);
      trouble.run();
      return failed("Something went wrong here; it is not your fault.");
    }
  }

  private Wire.Lab compared(Title title, String set, List<Game<?, ?, ?>> games, Job job)
      throws InterruptedException {
    Question question = asked(set);
    String solid = Bots.standard(title).name();
    List<String> bots = Collections.nCopies(games.getFirst().seats(), solid);
    Plan plan = new Plan(List.of(bots, bots), false, question.measures(), question.seed());
    long until = System.nanoTime() + minute.toNanos();
    Findings.Heading heading =
        new Findings.Heading(
            title.id(),
            title.name(),
            question.title(),
            shelf.cards(title, set).reconstructed(),
            question.within(),
            question.seed());
    try (OneHand crew = new OneHand(plan, games)) {
      Findings findings =
          new Lab(question, plan, crew, null)
              .run(
                  heading,
                  games.stream().map(game -> Plan.called(game, bots)).toList(),
                  (done, of, left) -> job.stands = told(done, of, left, until),
                  () -> System.nanoTime() < until);
      int played = 2 * findings.variants().getFirst().games();
      return new Wire.Lab(played, played, 0, Page.part(findings), null);
    }
  }

  private static Wire.Lab told(int done, int of, double left, long until) {
    double most = Math.max(0, (until - System.nanoTime()) / 1e9);
    int seconds = (int) Math.ceil(left < 0 ? most : Math.min(left, most));
    return new Wire.Lab(done, of, seconds, null, null);
  }

  private static Wire.Lab failed(@Nullable String sentence) {
    return new Wire.Lab(0, 1, -1, null, sentence);
  }

  private static Question asked(String set) {
    Question standard = Question.standard("Your " + set + " against ours");
    List<Question.Variation> variants =
        List.of(
            new Question.Variation("ours", List.of(), Map.of(), List.of(), List.of()),
            new Question.Variation("yours", List.of(), Map.of(), List.of(), List.of()));
    return new Question(
        standard.title(),
        List.of(),
        false,
        Map.of(),
        variants,
        EnumSet.of(Measure.CARDS, Measure.OPENINGS, Measure.TENSION),
        0,
        MOST_GAMES,
        1);
  }

  @Override
  public void close() {
    bench.close();
  }
}
