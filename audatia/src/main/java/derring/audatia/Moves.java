package derring.audatia;

import derring.kernel.BadInput;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.regex.Pattern;

/** Every move once, so that listing moves allocates nothing; and how each is written. */
final class Moves {
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  private final Table table;

  final Move pass = new Move.Pass();
  final Move yields = new Move.Yield();
  final Move done = new Move.Done();
  final Move trade = new Move.Trade();
  final Move reveal = new Move.Reveal();
  final Move inside = new Move.Orient(true);
  final Move outside = new Move.Orient(false);
  final Move[] discard;
  final Move[] salute;
  final Move[] give;
  final Move[] place;
  final Move[] attack;
  final Move[] beat;
  final Move[] parry;
  final Move[] counterattack;
  final Move[] exchange;
  final Move[] defend;
  final Move[] breaks;
  final Move[] feint;
  final Move[] remedy;
  final Move[] counter;
  final Move[] play;
  final Move[] cycle;

  /** By Virtue. */
  final Move[] take;

  /** By Posta. */
  final Move[] guard;

  Moves(Table table) {
    this.table = table;
    int cards = table.cards.length;
    discard = each(cards, Move.Discard::new);
    salute = each(cards, Move.Salute::new);
    give = each(cards, Move.Give::new);
    place = each(cards, Move.Place::new);
    attack = each(cards, Move.Attack::new);
    beat = each(cards, Move.Beat::new);
    parry = each(cards, Move.Parry::new);
    counterattack = each(cards, Move.Counterattack::new);
    exchange = each(cards, Move.Exchange::new);
    defend = each(cards, Move.Defend::new);
    breaks = each(cards, Move.Break::new);
    feint = each(cards, Move.Feint::new);
    remedy = each(cards, Move.Remedy::new);
    counter = each(cards, Move.Counter::new);
    play = each(cards, Move.Play::new);
    cycle = each(cards, Move.Cycle::new);
    take = each(Virtue.values().length, Move.Take::new);
    guard = each(table.poste.length, Move.Guard::new);
  }

  private static Move[] each(int count, IntFunction<Move> make) {
    Move[] moves = new Move[count];
    for (int i = 0; i < count; i++) {
      moves[i] = make.apply(i);
    }
    return moves;
  }

  /** The card a move is about, or -1. */
  static int cardOf(Move move) {
    return switch (move) {
      case Move.Discard(int card) -> card;
      case Move.Salute(int card) -> card;
      case Move.Give(int card) -> card;
      case Move.Place(int card) -> card;
      case Move.Attack(int card) -> card;
      case Move.Beat(int card) -> card;
      case Move.Parry(int card) -> card;
      case Move.Counterattack(int card) -> card;
      case Move.Exchange(int card) -> card;
      case Move.Defend(int card) -> card;
      case Move.Break(int card) -> card;
      case Move.Feint(int card) -> card;
      case Move.Remedy(int card) -> card;
      case Move.Counter(int card) -> card;
      case Move.Play(int card) -> card;
      case Move.Cycle(int card) -> card;
      default -> Fighter.NO_CARD;
    };
  }

  /** What a move names: a card, a Posta, a Virtue, or nothing. */
  String named(Move move) {
    return switch (move) {
      case Move.Guard(int posta) -> table.poste[posta].name();
      case Move.Take(int virtue) -> Virtue.of(virtue).called();
      default -> cardOf(move) < 0 ? "" : table.cardName(cardOf(move));
    };
  }

  private static String verb(Move move) {
    return switch (move) {
      case Move.Pass() -> "pass";
      case Move.Yield() -> "yield";
      case Move.Done() -> "done";
      case Move.Trade() -> "trade";
      case Move.Reveal() -> "reveal";
      case Move.Discard(int card) -> "discard";
      case Move.Take(int virtue) -> "take";
      case Move.Salute(int card) -> "salute";
      case Move.Give(int card) -> "give";
      case Move.Guard(int posta) -> "guard";
      case Move.Place(int card) -> "place";
      case Move.Attack(int card) -> "attack";
      case Move.Beat(int card) -> "beat";
      case Move.Parry(int card) -> "parry";
      case Move.Counterattack(int card) -> "counterattack";
      case Move.Exchange(int card) -> "exchange";
      case Move.Defend(int card) -> "defend";
      case Move.Break(int card) -> "break";
      case Move.Feint(int card) -> "feint";
      case Move.Remedy(int card) -> "remedy";
      case Move.Counter(int card) -> "counter";
      case Move.Play(int card) -> "play";
      case Move.Cycle(int card) -> "cycle";
      case Move.Orient(boolean inside) -> "orient " + (inside ? "inside" : "outside");
    };
  }

  String notation(Move move) {
    String named = named(move);
    return named.isEmpty() ? verb(move) : verb(move) + " " + named;
  }

  private List<Move[]> byCard() {
    return List.of(
        discard,
        salute,
        give,
        place,
        attack,
        beat,
        parry,
        counterattack,
        exchange,
        defend,
        breaks,
        feint,
        remedy,
        counter,
        play,
        cycle);
  }

  Move parse(String notation) {
    String text = BLANKS.matcher(notation.strip().toLowerCase(Locale.ROOT)).replaceAll(" ");
    for (Move move : List.of(pass, yields, done, trade, reveal, inside, outside)) {
      if (verb(move).equals(text)) {
        return move;
      }
    }
    int space = text.indexOf(' ');
    if (space < 0) {
      throw unknown(notation);
    }
    String word = text.substring(0, space);
    String rest = text.substring(space + 1);
    if (word.equals("guard")) {
      return guard[table.postaNamed(rest)];
    }
    if (word.equals("take")) {
      return take[virtueNamed(rest)];
    }
    for (Move[] moves : byCard()) {
      if (verb(moves[0]).equals(word)) {
        return moves[table.cardNamed(rest)];
      }
    }
    throw unknown(notation);
  }

  int virtueNamed(String name) {
    Virtue virtue = Virtue.WORDS.get(name.strip().toLowerCase(Locale.ROOT));
    if (virtue == null) {
      throw new BadInput(
          "'" + name + "' is not a Virtue; expected " + Facts.oneOf(Virtue.WORDS.keySet()));
    }
    return virtue.ordinal();
  }

  private BadInput unknown(String notation) {
    List<String> verbs = new ArrayList<>();
    for (Move move : List.of(pass, yields, done, trade, reveal, inside, outside)) {
      verbs.add(verb(move));
    }
    verbs.add("take VIRTUE");
    verbs.add("guard POSTA");
    byCard().forEach(moves -> verbs.add(verb(moves[0]) + " CARD"));
    return new BadInput("'" + notation.strip() + "' is not a move; expected " + Facts.oneOf(verbs));
  }
}
