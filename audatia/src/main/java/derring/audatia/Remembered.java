package derring.audatia;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.List;

/** Goes through all that was told of a bout, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private int blows;
  private int phrase;
  private int longest;
  private int skills;
  private int binds;
  private int striker = -1;
  private String word = "";
  private String how = "";

  Remembered(Names names) {
    super(names);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.Struck struck ->
          struck(struck.use().equals("attack"), struck.seat(), struck.card());
      case Told.Entered entered -> struck(false, entered.seat(), entered.card());
      case Told.Countered countered -> {
        struck(false, countered.seat(), countered.card());
        if (countered.perfect()) {
          how = names.of(countered.seat()) + " countered perfectly with " + countered.card() + ".";
        }
      }
      case Told.PlayedSkill skill -> skills++;
      case Told.Bound bound -> {
        binds++;
        if (bound.bind().equals("stretto")) {
          keep(bound.sentence(names));
        }
      }
      case Told.Yielded yielded -> how = unanswered(yielded);
      case Told.Won won -> keep(won.sentence(names));
      default -> {}
    }
  }

  /** Whose blow found no answer, and how far into a phrase. */
  private String unanswered(Told.Yielded yielded) {
    String who = names.of(yielded.seat());
    if (striker < 0 || striker == yielded.seat()) {
      return who + " had no answer.";
    }
    return who
        + (yielded.cause().equals(Ending.OUT_OF_CARDS.word())
            ? " was out of cards, and had no answer to "
            : " had no answer to ")
        + names.of(striker)
        + "'s "
        + word
        + (phrase > 1 ? ", the last of " + inWords(phrase) + " blows." : ".");
  }

  private void struck(boolean begins, int seat, String card) {
    blows++;
    phrase = begins ? 1 : phrase + 1;
    longest = Math.max(longest, phrase);
    striker = seat;
    word = card;
  }

  @Override
  protected Tale tale(Outcome outcome) {
    return new Tale(
        how.isEmpty() ? outcome.reason() : how,
        List.of(
            Tale.Figure.of(longest, "blow in a phrase", "blows in the longest phrase", ""),
            Tale.Figure.of(binds, "bind", "binds", blows + (blows == 1 ? " blow" : " blows")),
            Tale.Figure.of(skills, "Skill played", "Skills played", "by both")),
        moments());
  }
}
