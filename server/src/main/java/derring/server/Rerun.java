package derring.server;

import derring.formats.BadFile;
import derring.formats.Doc;
import derring.formats.Records;
import derring.formats.Shelf;
import derring.kernel.CutShort;
import derring.kernel.MatchRecord;
import java.util.List;

/**
 * A record as frames, without a match being opened for it: frame k is the table after k moves. One
 * more tells how it was cut short, if it was.
 */
final class Rerun {
  private final Shelf shelf;
  private final Opening opening;

  Rerun(Shelf shelf, Opening opening) {
    this.shelf = shelf;
    this.opening = opening;
  }

  /**
   * The frames of a record.
   *
   * @param eye the seat that looks, or -1 for a spectator
   * @param from how many frames the reader has already
   */
  Wire.Replay of(byte[] text, int eye, Who who, int from) {
    Sitting sitting =
        Sitting.begin(shelf, new Noted(0, who.guest(), "", opening.continued(text, 0, who)));
    MatchRecord record = read(text);
    if (eye >= record.seats().size()) {
      throw new Refusal(400, "", "There is no such seat in this record.");
    }
    List<Integer> you = eye < 0 ? List.of() : List.of(eye);
    Reel reel = new Reel(you, from);
    reel.add(sitting, sitting.apply(new Noted(0, "", "", new Happening.Started())));
    for (MatchRecord.Move move : record.moves()) {
      if (reel.full()) {
        break;
      }
      Happening moved = new Happening.Moved(move.seat(), move.notation());
      reel.add(sitting, sitting.apply(new Noted(move.at(), "", "", moved)));
    }
    CutShort cut = record.cut();
    if (cut != null && !reel.full()) {
      reel.add(sitting, sitting.apply(new Noted(sitting.lastAt(), "", "", again(cut))));
    }
    return reel.part();
  }

  /** What ends a match so. */
  private static Happening again(CutShort cut) {
    return switch (cut.how()) {
      case RESIGNED -> new Happening.Resigned(cut.seat());
      case TIMED_OUT -> new Happening.Flagged(cut.seat());
      case DRAWN, CLOSED -> new Happening.Closed(Plain.line(cut.sentence(String::valueOf)));
    };
  }

  private MatchRecord read(byte[] text) {
    try {
      return Records.read(Doc.of("record.json", text), shelf).record();
    } catch (BadFile e) {
      throw new Refusal(400, "", "The record cannot be used: " + e.sentence());
    }
  }
}
