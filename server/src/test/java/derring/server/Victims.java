package derring.server;

import derring.kernel.Digest;
import derring.kernel.Facts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * People at their matches, and what attackers have got hold of: the address of the match, what was
 * said in it, and cookies of their own.
 */
final class Victims {
  /** What was said to the match, by id. */
  record Said(String id, String move, int seat) {}

  final Visitor first;
  final Visitor second;

  /** In the middle of a match, the first to act. */
  final String match;

  /** At one screen, of the first. */
  final String local;

  final String finished;
  final String record;
  final List<Said> said = new ArrayList<>();

  Victims(int port, Random random) {
    first = new Visitor(port);
    second = new Visitor(port);
    match =
        first.open(
            Map.of(
                "game",
                "swordplay",
                "seats",
                List.of("me", "open"),
                "who",
                "link",
                "passes",
                false));
    second.post(
        "/api/matches/" + match + "/seats/1", Map.of("pledge", Digest.ofHex("ab".repeat(32))));
    Visitor.Link one = first.follow(match).until("running");
    Visitor.Link two = second.follow(match).until("running");
    while (said.size() < 14 || !one.toAct(0) || one.moves().size() < 3) {
      int seat = one.toAct(0) ? 0 : 1;
      Visitor.Link mover = seat == 0 ? one : two;
      String move = mover.moves().get(random.nextInt(mover.moves().size()));
      Said next = new Said("v" + seat + "-" + said.size(), move, seat);
      said.add(next);
      Facts answer =
          mover.ask(Map.of("do", "move", "id", next.id(), "seat", seat, "move", next.move()));
      long n = ((Number) answer.at("n").raw()).longValue();
      one.upTo(n);
      two.upTo(n);
    }
    local = first.open(Map.of("game", "swordplay", "seats", List.of("me", "me"), "who", "local"));
    first.follow(local).until("running").socket.abort();
    finished = first.open(Map.of("game", "swordplay", "seats", List.of("me", "random")));
    Visitor.Link over = first.follow(finished).until("running");
    over.ask(Map.of("do", "resign", "seat", 0));
    over.until("finished").socket.abort();
    record = first.get("/api/matches/" + finished + "/record").text();
    one.socket.abort();
    two.socket.abort();
  }

  List<String> matches() {
    return List.of(match, local, finished);
  }
}
