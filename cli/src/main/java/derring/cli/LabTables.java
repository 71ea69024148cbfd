package derring.cli;

import derring.bots.Bots;
import derring.bots.lab.Findings;
import derring.bots.lab.Plan;
import derring.bots.lab.Question;
import derring.formats.BadFile;
import derring.formats.Box;
import derring.formats.CardFile;
import derring.formats.Doc;
import derring.formats.Json;
import derring.formats.Portable;
import derring.formats.Shelf;
import derring.kernel.BadInput;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Title;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The games that a question compares, opened; what is wrong with one is told with its line.
 *
 * @param texts by variant: what it is opened from on another machine
 * @param digest of all that the matches follow from
 */
record LabTables(
    Plan plan,
    List<Game<?, ?, ?>> games,
    List<String> texts,
    Findings.Heading heading,
    List<List<String>> called,
    String digest) {

  static LabTables open(Shelf shelf, Title title, Question question, @Nullable Doc doc) {
    List<Game<?, ?, ?>> games = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    List<List<String>> seats = new ArrayList<>();
    List<List<String>> called = new ArrayList<>();
    List<Object> digests = new ArrayList<>();
    for (Question.Variation variant : question.variants()) {
      Opened opened =
          within(doc, variant.place(), () -> opened(shelf, title, question, variant, doc));
      games.add(opened.box.game());
      texts.add(opened.text);
      seats.add(opened.bots);
      called.add(Plan.called(opened.box.game(), opened.bots));
      digests.add(opened.box.cards());
    }
    Plan plan = new Plan(seats, question.rotate(), question.measures(), question.seed());
    Findings.Heading heading =
        new Findings.Heading(
            title.id(),
            title.name(),
            question.title(),
            title.cardSets().stream().anyMatch(id -> shelf.cards(title, id).reconstructed()),
            question.within(),
            question.seed());
    String digest =
        Json.digest(
            List.of(
                Makings.digest(title, shelf),
                texts,
                digests,
                seats,
                question.rotate(),
                question.seed(),
                question.measures().stream().map(measure -> measure.word()).sorted().toList()));
    return new LabTables(plan, games, texts, heading, called, digest);
  }

  private record Opened(Box box, String text, List<String> bots) {}

  private static Opened opened(
      Shelf shelf, Title title, Question question, Question.Variation variant, @Nullable Doc doc) {
    Map<String, Object> choices = new LinkedHashMap<>(question.options());
    choices.putAll(variant.options());
    List<String> wanted = variant.seats().isEmpty() ? question.seats() : variant.seats();
    boolean sized = title.options().stream().anyMatch(option -> option.name().equals("seats"));
    if (wanted.size() > 1 && sized) {
      choices.putIfAbsent("seats", wanted.size());
    }
    List<CardFile> files = new ArrayList<>();
    for (Question.Cards cards : variant.cards()) {
      files.add(within(doc, cards.place(), () -> file(shelf, title, cards, doc)));
    }
    Box box;
    try {
      box = shelf.open(title, Facts.of(choices), files);
    } catch (BadInput e) {
      throw doc == null ? e : doc.bad(option(question, variant, e), String.valueOf(e.getMessage()));
    } catch (BadFile e) {
      boolean own = variant.cards().stream().anyMatch(cards -> cards.file() != null);
      if (own || doc == null) {
        throw e;
      }
      throw doc.bad(variant.cards().getFirst().place(), e.sentence());
    }
    List<Object> chairs = place(variant, !variant.seats().isEmpty(), "seats");
    List<String> bots =
        within(
            wanted.isEmpty() ? null : doc, chairs, () -> bots(title, box.game().seats(), wanted));
    return new Opened(box, Portable.text(title, choices, files), bots);
  }

  /** Where something stands: at a variant, or for all of them. */
  private static List<Object> place(Question.Variation variant, boolean own, Object field) {
    List<Object> place = new ArrayList<>(own ? variant.place() : List.of());
    place.add(field);
    return place;
  }

  /** Where the option stands that a complaint names, or the variant if it names none. */
  private static List<Object> option(
      Question question, Question.Variation variant, BadInput complaint) {
    for (boolean own : List.of(true, false)) {
      for (String option : (own ? variant.options() : question.options()).keySet()) {
        if (String.valueOf(complaint.getMessage()).contains("'" + option + "'")) {
          List<Object> place = place(variant, own, "options");
          place.add(option);
          return place;
        }
      }
    }
    return variant.place();
  }

  private static CardFile file(Shelf shelf, Title title, Question.Cards cards, @Nullable Doc doc) {
    if (!title.cardSets().contains(cards.set())) {
      throw new BadInput(
          title.id()
              + " has no card set '"
              + cards.set()
              + "'; expected "
              + Facts.oneOf(title.cardSets()));
    }
    String name = cards.file();
    if (name != null) {
      Path file = Choosing.path(name);
      return CardFile.read(cards.set(), doc == null ? file : doc.beside(name));
    }
    CardFile changed = shelf.cards(title, cards.set());
    for (Map.Entry<String, Map<String, Object>> card : cards.changes().entrySet()) {
      CardFile before = changed;
      changed = before.changed(card.getKey(), card.getValue());
      if (changed.set().digest().equals(before.set().digest())) {
        throw new BadInput(
            card.getKey()
                + " is like that already in the set "
                + cards.set()
                + ": nothing differs");
      }
    }
    return changed;
  }

  private static List<String> bots(Title title, int seats, List<String> wanted) {
    List<String> bots =
        wanted.size() > 1
            ? wanted
            : Collections.nCopies(
                seats, wanted.isEmpty() ? Bots.standard(title).name() : wanted.getFirst());
    if (bots.size() != seats) {
      throw new BadInput(
          "there are bots for " + bots.size() + " seats, but this game has " + seats);
    }
    for (String bot : bots) {
      Bots.maker(Plan.name(bot), title);
      Plan.part(bot);
    }
    return List.copyOf(bots);
  }

  private static <T> T within(
      @Nullable Doc doc, List<Object> place, java.util.function.Supplier<T> work) {
    try {
      return work.get();
    } catch (BadInput e) {
      if (doc == null) {
        throw e;
      }
      throw doc.bad(place, String.valueOf(e.getMessage()));
    }
  }
}
