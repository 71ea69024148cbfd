package derring.formats.highcard;

import derring.kernel.BadInput;
import derring.kernel.Cards;
import derring.kernel.Chance;
import derring.kernel.Entry;
import derring.kernel.Event;
import derring.kernel.Facts;
import derring.kernel.Game;
import derring.kernel.Log;
import derring.kernel.MoveBuffer;
import derring.kernel.Names;
import derring.kernel.Outcome;
import derring.kernel.Pile;
import derring.kernel.Title;
import derring.kernel.Traits;
import derring.kernel.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The rules. A move is the number of a card to play, or {@link #GAMBLE}, or {@link #PASS}. */
final class Rules implements Game<Table, Integer, Rules.Hand> {
  static final int GAMBLE = -1;
  static final int PASS = -2;

  private final Title title;
  private final Map<String, Object> options;
  private final List<String> names;
  private final List<Integer> ranks;

  Rules(Title title, Map<String, Object> options, List<String> names, List<Integer> ranks) {
    this.title = title;
    this.options = options;
    this.names = names;
    this.ranks = ranks;
  }

  /** What a seat sees. */
  record Hand(@Nullable List<String> hand, List<Integer> counts) {}

  record CardPlayed(int seat, String card) implements Event {
    @Override
    public String sentence(Names who) {
      return who.of(seat) + " plays " + card + ".";
    }
  }

  record Gambled(int seat, int die) implements Event {
    @Override
    public String sentence(Names who) {
      return who.of(seat) + " throws " + die + ".";
    }
  }

  record RoundTaken(int seat) implements Event {
    @Override
    public String sentence(Names who) {
      return who.of(seat) + " takes the round.";
    }
  }

  @Override
  public Title title() {
    return title;
  }

  @Override
  public Map<String, Object> options() {
    return options;
  }

  @Override
  public int seats() {
    return 2;
  }

  @Override
  public Traits traits() {
    return new Traits(true, true, false, false, 40);
  }

  @Override
  public Table blank() {
    return new Table();
  }

  @Override
  public void deal(Table table, Chance chance, Log log) {
    table.copyFrom(new Table());
    for (int card = 0; card < names.size(); card++) {
      table.deck.put(card);
    }
    chance.shuffle(table.deck);
    for (int i = 0; i < (int) options.get("hand"); i++) {
      table.hands[0].slip(table.deck.draw());
      table.hands[1].slip(table.deck.draw());
    }
  }

  @Override
  public int toAct(Table table) {
    return over(table) ? 0 : 1 << table.turn;
  }

  private static boolean over(Table table) {
    return table.turn == 0 && table.hands[0].isEmpty() && table.hands[1].isEmpty();
  }

  @Override
  public void moves(Table table, int seat, MoveBuffer<Integer> into) {
    for (int move = PASS; move < names.size(); move++) {
      if (judge(table, seat, move).legal()) {
        into.add(move);
      }
    }
  }

  @Override
  public Verdict judge(Table table, int seat, Integer move) {
    if ((toAct(table) >> seat & 1) == 0) {
      return Verdict.illegal("HC-2", "It is not your turn.", Map.of("turn", table.turn));
    }
    Pile hand = table.hands[seat];
    if (move == PASS) {
      return hand.isEmpty()
          ? Verdict.LEGAL
          : Verdict.illegal("HC-2", "You pass only with an empty hand.", Map.of());
    }
    if (move == GAMBLE) {
      return (boolean) options.get("gambling") && !table.gambled && !hand.isEmpty()
          ? Verdict.LEGAL
          : Verdict.illegal("HC-3", "You may not gamble now.", Map.of());
    }
    return hand.has(move)
        ? Verdict.LEGAL
        : Verdict.illegal("HC-2", "You do not hold " + names.get(move) + ".", Map.of());
  }

  @Override
  public void play(Table table, int seat, Integer move, Chance chance, Log log) {
    Pile hand = table.hands[seat];
    if (move == GAMBLE) {
      table.gambled = true;
      int die = chance.die(6);
      log.add(Entry.open(new Gambled(seat, die), "HC-3"));
      if (die <= 3) {
        int lost = chance.card(hand);
        hand.remove(lost);
        table.discard.put(lost);
      } else {
        if (table.deck.isEmpty()) {
          table.discard.moveAllTo(table.deck);
          chance.shuffle(table.deck);
        }
        if (!table.deck.isEmpty()) {
          hand.slip(table.deck.draw());
        }
      }
      return;
    }
    table.gambled = false;
    if (move != PASS) {
      hand.remove(move);
      log.add(Entry.open(new CardPlayed(seat, names.get(move)), "HC-2"));
    }
    if (seat == 0) {
      table.waiting = move;
      table.turn = 1;
    } else {
      settle(table, move, log);
    }
  }

  private void settle(Table table, int answer, Log log) {
    int first = table.waiting == PASS ? 0 : ranks.get(table.waiting);
    int second = answer == PASS ? 0 : ranks.get(answer);
    if (first != second || title.rulesVersion() == 2) {
      int winner = first > second ? 0 : 1;
      table.score[winner]++;
      log.add(Entry.open(new RoundTaken(winner), "HC-4"));
    }
    for (int card : new int[] {table.waiting, answer}) {
      if (card != PASS) {
        table.discard.put(card);
      }
    }
    table.waiting = -1;
    table.turn = 0;
  }

  @Override
  public Hand view(Table table, int seat) {
    return new Hand(
        seat == SPECTATOR ? null : Cards.hand(table.hands[seat], this::cardName),
        List.of(table.hands[0].size(), table.hands[1].size()));
  }

  @Override
  public void imagine(Hand view, Chance chance, Table into) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Outcome outcome(Table table) {
    if (!over(table)) {
      return null;
    }
    int lead = Integer.compare(table.score[0], table.score[1]);
    return lead == 0
        ? new Outcome(List.of(1, 1), true, "Drawn at equal scores.", "HC-5")
        : new Outcome(
            lead > 0 ? List.of(1, 2) : List.of(2, 1), false, "The higher score wins.", "HC-5");
  }

  @Override
  public String notation(Integer move) {
    return move == PASS ? "pass" : move == GAMBLE ? "gamble" : "play " + names.get(move);
  }

  @Override
  public Integer parse(String notation) {
    return switch (notation) {
      case "pass" -> PASS;
      case "gamble" -> GAMBLE;
      default -> {
        if (!notation.startsWith("play ")) {
          throw new BadInput(
              "no move is written '" + notation + "'; expected play, gamble or pass");
        }
        yield cardNamed(notation.substring("play ".length()));
      }
    };
  }

  @Override
  public String label(Hand view, Integer move) {
    return notation(move);
  }

  @Override
  public Map<String, Object> describe(Table table) {
    Map<String, Object> state = new LinkedHashMap<>();
    List<Object> seats = new ArrayList<>();
    for (int seat = 0; seat < 2; seat++) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("hand", Cards.hand(table.hands[seat], this::cardName));
      fields.put("score", table.score[seat]);
      seats.add(fields);
    }
    state.put("players", seats);
    state.put("deck", Cards.fromTop(table.deck, this::cardName));
    state.put("discard", Cards.fromTop(table.discard, this::cardName));
    state.put("waiting", table.waiting < 0 ? null : cardName(table.waiting));
    state.put("turn", table.turn);
    state.put("gambled", table.gambled);
    return state;
  }

  @Override
  public Table assemble(Facts facts) {
    facts.only("players", "deck", "discard", "waiting", "turn", "gambled");
    Table table = new Table();
    List<Facts> players = facts.items("players");
    for (int seat = 0; seat < players.size(); seat++) {
      Facts player = players.get(seat).only("hand", "score");
      player.items("hand").forEach(hand(table, seat));
      table.score[seat] = player.number("score", 0, 9, 0);
    }
    facts.items("deck").reversed().forEach(card -> table.deck.put(card(card)));
    facts.items("discard").reversed().forEach(card -> table.discard.put(card(card)));
    if (facts.has("waiting") && facts.at("waiting").raw() != null) {
      table.waiting = card(facts.at("waiting"));
    }
    table.turn = facts.number("turn", 0, 1, 0);
    table.gambled = facts.flag("gambled", false);
    return table;
  }

  private Consumer<Facts> hand(Table table, int seat) {
    return card -> table.hands[seat].slip(card(card));
  }

  private int card(Facts facts) {
    int card = names.indexOf(facts.text());
    if (card < 0) {
      throw facts.bad("there is no card called " + facts.shown());
    }
    return card;
  }

  @Override
  public Record show(Hand view) {
    return view;
  }

  @Override
  public String cardName(int card) {
    return names.get(card);
  }

  @Override
  public int cardNamed(String name) {
    return card(Facts.of(name));
  }
}
