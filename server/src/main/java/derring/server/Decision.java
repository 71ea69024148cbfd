package derring.server;

import derring.kernel.Game;
import derring.kernel.Verdict;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Whether something may happen at a sitting now. Changes nothing. */
final class Decision {
  private static final int LONGEST_WORDS = 300;
  private static final int LONGEST_ID = 100;

  private final Sitting sitting;
  private final Who who;
  private final long now;
  private final Noted asked;

  /**
   * @param id the client's own name for it; empty for none
   */
  Decision(Sitting sitting, Happening wish, Who who, String id, long now) {
    this.sitting = sitting;
    this.who = who;
    this.now = now;
    this.asked = new Noted(Math.max(now, sitting.lastAt()), who.guest(), id, wish);
  }

  Ruling ruling() {
    if (asked.id().length() > LONGEST_ID) {
      return Ruling.bad("An id may have at most " + LONGEST_ID + " characters.");
    }
    Sitting.Earlier before = sitting.known(asked);
    if (before == null) {
      return about(asked.what());
    }
    return same(asked.what(), before.what())
        ? new Ruling.Known(before.n())
        : Ruling.bad("The id " + asked.id() + " was used for something else.");
  }

  /** Whether a wish is the one that became this fact. */
  private static boolean same(Happening wish, Happening made) {
    return switch (wish) {
      case Happening.Moved moved -> new Happening.Moved(moved.seat(), moved.move()).equals(made);
      case Happening.Thinking thinking -> new Happening.Thinking(thinking.seat()).equals(made);
      case Happening.Said said ->
          made instanceof Happening.Said before && before.text().equals(Plain.line(said.text()));
      case Happening.Undone undone ->
          undone.equals(made) || new Happening.Offered(Proposal.UNDO, undone.seat()).equals(made);
      default -> wish.equals(made);
    };
  }

  private Ruling granted() {
    return new Ruling.Granted(asked);
  }

  private Ruling about(Happening wish) {
    return switch (wish) {
      case Happening.Opened o -> Ruling.bad("The match is open already.");
      case Happening.Sat sat -> sat(sat);
      case Happening.Pledged p -> pledged(p);
      case Happening.Collected c ->
          who.server() && sitting.board() == null && sitting.full() && !sitting.parts().collected()
              ? granted()
              : Ruling.tooLate("There is nothing to collect now.");
      case Happening.Contributed c -> contributed(c);
      case Happening.Started s ->
          !who.server() || sitting.board() != null || !sitting.full()
              ? Ruling.tooLate("The match cannot start now.")
              : granted();
      case Happening.Moved moved -> moved(moved);
      case Happening.Undone undone -> undone(undone);
      case Happening.Offered offered -> offered(offered);
      case Happening.Answered answered -> answered(answered);
      case Happening.Said said -> said(said);
      case Happening.Resigned resigned -> {
        Ruling.Refused no = notPlaying(resigned.seat());
        yield no != null ? no : granted();
      }
      case Happening.Flagged flagged ->
          who.server() && sitting.running() && sitting.clocks().fallen(flagged.seat(), now)
              ? granted()
              : Ruling.tooLate("No flag has fallen.");
      case Happening.Left left ->
          who.server()
                  && person(left.seat())
                  && !sitting.gone(left.seat())
                  && sitting.state() != Standing.FINISHED
              ? granted()
              : Ruling.tooLate("Nobody has left.");
      case Happening.Back back ->
          who.server() && sitting.gone(back.seat())
              ? granted()
              : Ruling.tooLate("Nobody was gone.");
      case Happening.Rematched r ->
          who.server() && sitting.state() == Standing.FINISHED && sitting.rematch() == null
              ? granted()
              : Ruling.tooLate("There is no rematch to be opened.");
      case Happening.Thinking thinking -> thinking(thinking);
      case Happening.Manner manner -> {
        Ruling.Refused no = notYours(manner.seat());
        yield no != null ? no : granted();
      }
      case Happening.Closed c ->
          (who.server() && sitting.state() != Standing.FINISHED)
                  || (hosts() && sitting.state() == Standing.OPEN)
              ? granted()
              : Ruling.tooLate("The match cannot be closed.");
      case Happening.Lost lost ->
          who.server() && lost.from() == sitting.next() && lost.to() >= lost.from()
              ? granted()
              : Ruling.tooLate("Nothing is missing.");
      case Happening.Resumed r ->
          who.server() && sitting.running() && sitting.timed()
              ? granted()
              : Ruling.tooLate("No clock runs.");
    };
  }

  /** Whether it is the guest who opened the match that asks. */
  private boolean hosts() {
    return !sitting.host().isEmpty() && sitting.host().equals(who.guest());
  }

  private boolean person(int seat) {
    return seat >= 0 && seat < sitting.chairs().size() && sitting.chairs().get(seat).person();
  }

  private Ruling.@Nullable Refused notYours(int seat) {
    if (seat < 0 || seat >= sitting.chairs().size()) {
      return Ruling.bad(
          "There is no seat " + seat + "; expected 0 to " + (sitting.chairs().size() - 1) + ".");
    }
    return sitting.chairs().get(seat).belongsTo(who.guest())
        ? null
        : Ruling.notYours("Seat " + seat + " is not yours.");
  }

  private Ruling.@Nullable Refused notPlaying(int seat) {
    Ruling.Refused no = notYours(seat);
    return no != null || sitting.running()
        ? no
        : Ruling.tooLate(
            sitting.board() == null ? "The match has not started yet." : "The match is over.");
  }

  private Ruling sat(Happening.Sat sat) {
    if (sat.seat() < 0 || sat.seat() >= sitting.chairs().size()) {
      return Ruling.bad("There is no seat " + sat.seat() + " at this match.");
    }
    if (sat.chair().person() && sitting.chairs().get(sat.seat()).belongsTo(who.guest())) {
      return new Ruling.Known(sitting.next() - 1);
    }
    if (sitting.state() == Standing.FINISHED) {
      return Ruling.tooLate("The match was closed.");
    }
    if (!sitting.chairs().get(sat.seat()).open()) {
      return Ruling.tooLate("Seat " + sat.seat() + " is taken.");
    }
    if (!sat.chair().person()) {
      return hosts()
          ? granted()
          : Ruling.notYours("Only who opened the match may have a bot sit down.");
    }
    if (!sitting.seatsOf(who.guest()).isEmpty()) {
      return Ruling.tooLate("You sit at this match already.");
    }
    return sat.pledge().isEmpty() || Parts.wellFormed(sat.pledge()) ? granted() : part();
  }

  private Ruling pledged(Happening.Pledged pledge) {
    Ruling.Refused no = notYours(pledge.seat());
    if (no != null) {
      return no;
    }
    if (sitting.board() != null || sitting.parts().collected()) {
      return Ruling.tooLate("All pledges of the seed are collected.");
    }
    if (sitting.parts().pledged(pledge.seat())) {
      return Ruling.tooLate("This seat has pledged its part of the seed.");
    }
    return Parts.wellFormed(pledge.digest()) ? granted() : part();
  }

  private Ruling contributed(Happening.Contributed part) {
    Ruling.Refused no = notYours(part.seat());
    if (no != null) {
      return no;
    }
    if (sitting.board() != null) {
      return Ruling.tooLate("The match has started, so the seed is settled.");
    }
    if (!sitting.parts().collected()) {
      return Ruling.tooLate("Pledge your part first; it is shown when all pledges are collected.");
    }
    if (sitting.parts().given(part.seat())) {
      return Ruling.tooLate("This seat has given its part of the seed.");
    }
    if (!Parts.wellFormed(part.value())) {
      return part();
    }
    return sitting.parts().keeps(part.seat(), part.value())
        ? granted()
        : Ruling.bad("This is not the part of the seed that the seat has pledged.");
  }

  private static Ruling part() {
    return Ruling.bad(
        "A part of the seed, and its pledge, must be 64 hexadecimal digits, in small letters.");
  }

  private Ruling moved(Happening.Moved moved) {
    int seat = moved.seat();
    boolean forBot = who.server() && seat >= 0 && seat < sitting.chairs().size();
    Ruling.Refused no = forBot ? null : notPlaying(seat);
    if (no != null) {
      return no;
    }
    Board<?, ?, ?> board = sitting.board();
    if (board == null || !sitting.running()) {
      return Ruling.tooLate("The match is not running.");
    }
    if (now < sitting.callAt()) {
      return Ruling.tooLate("Wait for the call: nobody moves before it.");
    }
    if (forBot && late(board, moved)) {
      return judged(board, moved);
    }
    if (forBot
        && sitting.chairs().get(seat).person()
        && !moved.move().equals(sitting.forced(seat))
        && !(moved.move().equals(board.silence(seat)) && now >= sitting.closesAt(seat))) {
      return Ruling.notYours("The server moves only for bots.");
    }
    if (moved.seen() != null && moved.seen() < sitting.asking().inFact(seat)) {
      return Ruling.tooLate("Too late: that question is closed.");
    }
    if (!forBot && sitting.clocks().fallen(seat, asked.at())) {
      return Ruling.tooLate("Your time is over.");
    }
    return judged(board, moved);
  }

  /** Anybody who is asked may think about it, whether there is an answer in the hand or not. */
  private Ruling thinking(Happening.Thinking thinking) {
    int seat = thinking.seat();
    Ruling.Refused no = notPlaying(seat);
    if (no != null) {
      return no;
    }
    if (!sitting.asking().open(seat)
        || (thinking.seen() != null && thinking.seen() < sitting.asking().inFact(seat))) {
      return Ruling.tooLate("Too late: that question is closed.");
    }
    if (sitting.asking().thinks(seat)) {
      return new Ruling.Known(sitting.next() - 1);
    }
    Happening made = new Happening.Thinking(seat);
    return new Ruling.Granted(new Noted(asked.at(), asked.by(), asked.id(), made));
  }

  private Ruling judged(Board<?, ?, ?> board, Happening.Moved moved) {
    Verdict verdict = board.judge(moved.seat(), moved.move());
    Happening made = new Happening.Moved(moved.seat(), board.shared(moved.move()));
    return verdict.legal()
        ? new Ruling.Granted(new Noted(asked.at(), asked.by(), asked.id(), made))
        : new Ruling.Refused(409, verdict.rule(), verdict.sentence());
  }

  /** Whether it is the move that the server's clock makes for the seat, and its time has come. */
  private boolean late(Board<?, ?, ?> board, Happening.Moved moved) {
    Board.Late late = board.late(moved.seat());
    if (late == null || !late.move().equals(moved.move())) {
      return false;
    }
    long from = late.fromAny() ? sitting.movedAt() : sitting.asking().since(moved.seat());
    return now >= from + late.millis();
  }

  private Ruling undone(Happening.Undone undone) {
    Ruling.Refused no = notPlaying(undone.seat());
    if (no != null) {
      return no;
    }
    Board<?, ?, ?> board = sitting.board();
    if (board == null || !board.undoable(undone.seat())) {
      return Ruling.tooLate(
          "There is nothing to take back: your last move told you something, or it was not yours.");
    }
    if (sitting.company(undone.seat())) {
      return sitting.offer() != null
          ? Ruling.tooLate("Another offer waits for its answer.")
          : new Ruling.Granted(
              new Noted(
                  asked.at(),
                  asked.by(),
                  asked.id(),
                  new Happening.Offered(Proposal.UNDO, undone.seat())));
    }
    return granted();
  }

  private Ruling offered(Happening.Offered wish) {
    if (wish.what() == Proposal.BOT) {
      return who.server()
              && sitting.running()
              && sitting.gone(wish.seat())
              && sitting.offer() == null
              && sitting.company(wish.seat())
          ? granted()
          : Ruling.tooLate("No bot is needed.");
    }
    boolean again = wish.what() == Proposal.REMATCH;
    Ruling.Refused no = again ? notYours(wish.seat()) : notPlaying(wish.seat());
    if (no != null) {
      return no;
    }
    if (again && sitting.state() != Standing.FINISHED) {
      return Ruling.tooLate("A rematch comes after the match.");
    }
    if (again && sitting.board() == null) {
      return Ruling.tooLate("The match was never played.");
    }
    if (again && sitting.rematch() != null) {
      return Ruling.tooLate("There is a rematch already.");
    }
    if (sitting.offer() != null) {
      return Ruling.tooLate("Another offer waits for its answer.");
    }
    if (!again && !sitting.opened().local() && !sitting.company(wish.seat())) {
      return Ruling.tooLate("Bots do not agree to a draw.");
    }
    return granted();
  }

  private Ruling answered(Happening.Answered answer) {
    Ruling.Refused no = notYours(answer.seat());
    if (no != null) {
      return no;
    }
    Happening.Offered offer = sitting.offer();
    if (offer == null) {
      return Ruling.tooLate("Nothing is offered.");
    }
    return sitting.others(offer.seat()).contains(answer.seat())
        ? granted()
        : Ruling.notYours("Your own offer is for the others to answer.");
  }

  private Ruling said(Happening.Said said) {
    String text = Plain.line(said.text());
    if (!Plain.visible(text) || text.length() > LONGEST_WORDS) {
      return Ruling.bad(
          "Words must have 1 to "
              + LONGEST_WORDS
              + " characters, but found "
              + text.length()
              + ".");
    }
    List<Integer> seats = sitting.seatsOf(who.guest());
    int seat = seats.isEmpty() ? Game.SPECTATOR : seats.getFirst();
    // Who has sat down is called as at the table, whatever the link was opened under.
    String name = seats.size() == 1 ? sitting.chairs().get(seat).name() : who.name();
    return new Ruling.Granted(
        new Noted(asked.at(), asked.by(), asked.id(), new Happening.Said(seat, name, text)));
  }

  /** Why {@code seat} may not do what is asked about; null if it may. */
  static Ruling.@Nullable Refused why(
      Sitting sitting, int seat, Function<Board<?, ?, ?>, Verdict> question, Who who) {
    Decision decision = new Decision(sitting, new Happening.Resigned(seat), who, "", 0);
    Ruling.Refused no = decision.notPlaying(seat);
    Board<?, ?, ?> board = sitting.board();
    if (no != null || board == null) {
      return no;
    }
    Verdict verdict = question.apply(board);
    return verdict.legal() ? null : new Ruling.Refused(409, verdict.rule(), verdict.sentence());
  }
}
