package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.kernel.Digest;
import derring.kernel.Facts;
import derring.server.store.Journal;
import derring.server.store.Journals;
import derring.server.store.Pen;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every match is bound to stands on one list, from which nothing can be taken unseen. */
class CommitmentsTest {
  @TempDir Path data;

  private static String commitment(int n) {
    return Digest.of("match " + n);
  }

  private static List<String> all(Commitments list) {
    return list.pages(0, Integer.MAX_VALUE).stream()
        .flatMap(page -> page.commitments().stream())
        .toList();
  }

  @Test
  void manyWhoOpenAtOnceOnTwoNodesAreEachListedOnce() throws InterruptedException {
    try (Journal journal = Journals.open("memory", data)) {
      AtomicInteger clock = new AtomicInteger();
      List<Commitments> nodes =
          List.of(
              new Commitments(journal, clock::incrementAndGet),
              new Commitments(journal, clock::incrementAndGet));
      List<Thread> threads = new ArrayList<>();
      int most = 600;
      AtomicInteger found = new AtomicInteger();
      for (int n = 0; n < most; n++) {
        String mine = commitment(n);
        Commitments node = nodes.get(n % 2);
        threads.add(
            Thread.startVirtualThread(() -> {
              long page = node.add(mine);
              if (node.pages(page, 1).getFirst().commitments().contains(mine)) {
                found.incrementAndGet();
              }
            }));
      }
      for (Thread thread : threads) {
        thread.join();
      }
      assertThat(found).hasValue(most);
      assertThat(all(nodes.getFirst())).hasSize(most).doesNotHaveDuplicates();
      assertThat(nodes.getFirst().broken()).isNull();
    }
  }

  @Test
  void aListThatIsGoneOnWithAfterARestartStaysOneChain() {
    for (int n = 0; n < 3; n++) {
      try (Journal journal = Journals.open("", data)) {
        assertThat(new Commitments(journal, () -> 7).add(commitment(n))).isEqualTo(n);
      }
    }
    try (Journal journal = Journals.open("", data)) {
      Commitments list = new Commitments(journal, () -> 7);
      assertThat(all(list)).containsExactly(commitment(0), commitment(1), commitment(2));
      assertThat(list.broken()).isNull();
    }
  }

  @Test
  void aPageThatWasAlteredOrLeftOutIsFound() {
    Commitments.Page first =
        Commitments.Page.of(0, 1, Commitments.BEGINNING, List.of(commitment(1), commitment(2)));
    Commitments.Page shorter =
        new Commitments.Page(0, 1, first.before(), List.of(commitment(1)), first.hash());
    Commitments.Page other = Commitments.Page.of(1, 2, commitment(9), List.of(commitment(3)));
    for (List<Commitments.Page> pages : List.of(List.of(shorter), List.of(first, other))) {
      try (Journal journal = Journals.open("memory", data)) {
        Pen pen = new Pen(journal, Commitments.LIST);
        pages.forEach(page -> assertThat(pen.write(page.body(), null).join()).isTrue());
        assertThat(Objects.requireNonNull(new Commitments(journal, () -> 0).broken()).n())
            .isEqualTo(pages.size() - 1);
      }
    }
  }

  @Test
  void everyMatchIsOnTheListBeforeAnybodySitsDownAndTheSeatsDealWithTheHost() {
    Pace patient = patient();
    ServerOptions options =
        new ServerOptions("localhost", 0, data, "", patient, ServerOptions.Limits.NONE);
    try (Server server = Server.start(options)) {
      Visitor host = new Visitor(server.port());
      Visitor friend = new Visitor(server.port());
      String match =
          host.open(Map.of("game", "swordplay", "seats", List.of("me", "open"), "who", "link"));
      Visitor.Link first = host.follow(match).until("open");
      String commitment = first.table.at("seed").at("commitment").text();
      int page = first.table.at("seed").at("listed").number(0, 9);
      Facts listed = friend.get("/api/commitments?from=" + page).facts();
      assertThat(listed.items("pages").getFirst().items("commitments"))
          .extracting(Facts::text)
          .contains(commitment);
      assertThat(listed.has("next")).isFalse();
      assertThat(friend.get("/api/commitments").text()).doesNotContain(match);

      String hers = "ab".repeat(32);
      String his = "cd".repeat(32);
      assertThat(
              first
                  .ask(Map.of("do", "pledge", "seat", 0, "digest", Digest.ofHex(hers)))
                  .at("ok")
                  .flag())
          .isTrue();
      friend.post("/api/matches/" + match + "/seats/1", Map.of("pledge", Digest.ofHex(his)));
      Visitor.Link second = friend.follow(match).until("open");
      while (!first.table.at("seed").has("pledges")) {
        first.next();
      }
      while (!second.table.at("seed").has("pledges")) {
        second.next();
      }
      first.ask(Map.of("do", "contribute", "seat", 0, "value", hers));
      assertThat(second.raw).noneMatch(text -> text.contains(hers));
      second.ask(Map.of("do", "contribute", "seat", 1, "value", his));
      first.until("running");
      assertThat(first.table.at("seed").items("seats"))
          .extracting(Facts::text)
          .containsExactly(hers, his);
    }
  }

  private static Pace patient() {
    return new Pace(
        Duration.ZERO,
        Duration.ZERO,
        Duration.ofMinutes(5),
        Duration.ofSeconds(20),
        Duration.ofSeconds(60),
        Duration.ofMinutes(2));
  }
}
