package derring.proof;

import derring.kernel.Chance;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Late;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Outlook;
import derring.kernel.Question;
import derring.kernel.State;
import derring.kernel.Tale;
import derring.kernel.Thing;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A sound game with a twist: a subclass breaks one promise, to see whether the tests notice, or
 * deals otherwise. Its views carry the whole truth along; what it shows of them is sound until it
 * is twisted.
 */
public class Twisted<S extends State<S>, M, V> implements Game<S, M, Twisted.Peek<S, V>> {
  protected final Game<S, M, V> sound;

  /** A view, and what it should not know. */
  public record Peek<S, V>(V view, S truth, int seat) {}

  public Twisted(Game<S, M, V> sound) {
    this.sound = sound;
  }

  /** 0 or 1, depending on the whole state, and so on what is hidden. */
  public final int secret(S state) {
    return (state.hashCode() * 0x9E37_79B9) >>> 31; // the lowest bit of a sum knows no order
  }

  @Override
  public Title title() {
    return sound.title();
  }

  @Override
  public Map<String, Object> options() {
    return sound.options();
  }

  @Override
  public int seats() {
    return sound.seats();
  }

  @Override
  public Traits traits() {
    return sound.traits();
  }

  @Override
  public S blank() {
    return sound.blank();
  }

  @Override
  public void deal(S state, Chance chance, Log log) {
    sound.deal(state, chance, log);
  }

  @Override
  public int toAct(S state) {
    return sound.toAct(state);
  }

  @Override
  public @Nullable Record foresee(Peek<S, V> peek, List<M> line, boolean further) {
    return sound.foresee(peek.view(), line, further);
  }

  @Override
  public @Nullable Question<M> question(S state, int seat) {
    return sound.question(state, seat);
  }

  @Override
  public void moves(S state, int seat, MoveBuffer<M> into) {
    sound.moves(state, seat, into);
  }

  @Override
  public Verdict judge(S state, int seat, M move) {
    return sound.judge(state, seat, move);
  }

  @Override
  public void play(S state, int seat, M move, Chance chance, Log log) {
    sound.play(state, seat, move, chance, log);
  }

  @Override
  public Peek<S, V> view(S state, int seat) {
    return new Peek<>(sound.view(state, seat), state.copy(), seat);
  }

  @Override
  public void imagine(Peek<S, V> peek, Chance chance, S into) {
    sound.imagine(peek.view(), chance, into);
  }

  @Override
  public boolean realTime() {
    return sound.realTime();
  }

  @Override
  public @Nullable Late<M> late(S state, int seat) {
    return sound.late(state, seat);
  }

  @Override
  public @Nullable Integer points(S state, int seat) {
    return sound.points(state, seat);
  }

  @Override
  public @Nullable String called(int body) {
    return sound.called(body);
  }

  @Override
  public Names names(Names seats) {
    return sound.names(seats);
  }

  @Override
  public @Nullable Tale tale(List<List<Event>> told, Outcome outcome, Names names) {
    return sound.tale(told, outcome, names);
  }

  @Override
  public @Nullable Outcome outcome(S state) {
    return sound.outcome(state);
  }

  @Override
  public String notation(M move) {
    return sound.notation(move);
  }

  @Override
  public M parse(String notation) {
    return sound.parse(notation);
  }

  @Override
  public String label(Peek<S, V> peek, M move) {
    return sound.label(peek.view(), move);
  }

  @Override
  public Map<String, Object> describe(S state) {
    return sound.describe(state);
  }

  @Override
  public S assemble(Facts facts) {
    return sound.assemble(facts);
  }

  @Override
  public @Nullable Outlook outlook(Peek<S, V> peek, Names names) {
    return sound.outlook(peek.view(), names);
  }

  @Override
  public Record show(Peek<S, V> peek) {
    return sound.show(peek.view());
  }

  @Override
  public List<Thing> things(Peek<S, V> peek) {
    return sound.things(peek.view());
  }

  @Override
  public void meanings(Peek<S, V> peek, Thing thing, MoveBuffer<M> into) {
    sound.meanings(peek.view(), thing, into);
  }

  @Override
  public List<String> cards(S state) {
    return sound.cards(state);
  }

  @Override
  public String spell(String kind, int number) {
    return sound.spell(kind, number);
  }

  @Override
  public int spelt(String kind, String name) {
    return sound.spelt(kind, name);
  }

  @Override
  public String cardName(int card) {
    return sound.cardName(card);
  }

  @Override
  public int cardNamed(String name) {
    return sound.cardNamed(name);
  }
}
