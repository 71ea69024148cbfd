package derring.swordplay;

import derring.kernel.Event;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Recollection;
import derring.kernel.Tale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Goes through all that was told of a fight, and keeps what one would tell of it. */
final class Remembered extends Recollection {
  private final int[] life;
  private int turn;
  private Told.@Nullable Attacked blow;
  private Told.@Nullable Attacked last;
  private int cards;
  private int longest;
  private int longestTurn;
  private int hardest;
  private String hardestOf = "";
  private int fallen = -1;

  Remembered(int bodies, Names names) {
    super(names);
    this.life = new int[bodies];
    java.util.Arrays.fill(life, -1);
  }

  @Override
  protected void hear(Event event) {
    switch (event) {
      case Told.TurnBegan began -> turn = began.turn();
      case Told.Attacked attacked -> attacked(attacked);
      case Told.Defended defended -> card();
      case Told.Hit hit -> hit(hit);
      case Told.Fell fell -> {
        last = blow;
        fallen = fell.seat();
        keep(fell.sentence(names));
      }
      default -> {}
    }
  }

  private void attacked(Told.Attacked attacked) {
    // A counter-attack is the answer that was just laid: no card more.
    if (!attacked.form().equals("counter")) {
      cards = 0;
      card();
    }
    blow = attacked;
  }

  private void card() {
    cards++;
    if (cards > longest) {
      longest = cards;
      longestTurn = turn;
    }
  }

  private void hit(Told.Hit hit) {
    if (hit.seat() >= 0) {
      life[hit.seat()] = Math.max(0, hit.life());
    }
    if (hit.damage() > hardest) {
      hardest = hit.damage();
      hardestOf = blow == null ? "" : names.of(blow.seat()) + ", turn " + turn;
      keep(hit.sentence(names));
    }
  }

  @Override
  protected Tale tale(Outcome outcome) {
    int winner = outcome.drawn() ? -1 : outcome.places().indexOf(1);
    String how = outcome.reason();
    if (last != null && fallen >= 0) {
      how = decided(last) + spared(last, winner);
    }
    List<Tale.Figure> figures = new ArrayList<>();
    if (winner < 0) {
      figures.add(Tale.Figure.of(turn, "turn", "turns", "and nobody won"));
    } else {
      figures.add(
          life[winner] < 0
              ? new Tale.Figure("0", "hits taken", names.of(winner) + " was never touched")
              : Tale.Figure.of(life[winner], "drop left", "drops left", names.of(winner)));
    }
    figures.add(
        Tale.Figure.of(
            longest,
            "card in an exchange",
            "cards in the longest exchange",
            longest == 0 ? "no blow was struck" : "turn " + longestTurn));
    figures.add(Tale.Figure.of(hardest, "drop at a blow", "drops at the hardest blow", hardestOf));
    return new Tale(how, figures, moments());
  }

  /** The blow that decided it: whose, which, and what it did. */
  private String decided(Told.Attacked blow) {
    String whom = names.of(fallen);
    return switch (blow.form()) {
      case "shot" -> names.of(blow.seat()) + "'s shot brought " + whom + " down";
      case "strike" -> "The beast struck " + whom + " down";
      default -> {
        String card = blow.card();
        int dash = card.indexOf(" - ");
        String plain = dash < 0 ? card : card.substring(0, dash).toLowerCase(Locale.ROOT);
        yield names.of(blow.seat())
            + "'s "
            + (plain.equals("attack") && !blow.at().equals("thrust") ? "cut " + blow.at() : plain)
            + (blow.at().equals("thrust")
                ? " ran " + whom + " through"
                : " brought " + whom + " down");
      }
    };
  }

  /** What whoever won had left: said in the same breath of who struck the blow. */
  private String spared(Told.Attacked blow, int winner) {
    if (winner < 0) {
      return ".";
    }
    boolean own = blow.seat() == winner;
    if (life[winner] < 0) {
      return own ? ", without a scratch." : ". " + names.of(winner) + " was never touched.";
    }
    String drops = inWords(life[winner]) + (life[winner] == 1 ? " drop" : " drops");
    return own
        ? " with " + drops + " to spare."
        : ". " + names.of(winner) + " had " + drops + " left.";
  }
}
