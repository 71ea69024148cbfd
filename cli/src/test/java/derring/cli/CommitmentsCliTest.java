package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Anybody can see whether a host's list of commitments is whole. */
class CommitmentsCliTest {
  @TempDir Path data;

  @Test
  void aListIsOneChainAndKeepsWhatWasSeenEarlier() throws Exception {
    ServerOptions options =
        new ServerOptions("localhost", 0, data, "memory", Pace.INSTANT, ServerOptions.Limits.NONE);
    try (Server server = Server.start(options)) {
      Ran before = Ran.of("", "commitments", server.address());
      assertThat(before.out()).contains("0 commitments on 0 pages");
      open(server);
      Ran one = Ran.of("", "commitments", server.address());
      assertThat(one.out()).contains("1 commitments on 1 pages, one chain");
      String hash = one.out().lines().toList().getLast();
      assertThat(hash).matches("[0-9a-f]{64}");
      open(server);
      Ran two = Ran.of("", "commitments", server.address(), "--seen", hash);
      assertThat(two.status()).isZero();
      assertThat(two.out()).contains("2 commitments on 2 pages", "still stands");
      Ran lost = Ran.of("", "commitments", server.address(), "--seen", "0".repeat(63) + "1");
      assertThat(lost.status()).isEqualTo(2);
      assertThat(lost.err()).contains("not on the list any more");
    }
  }

  private static void open(Server server) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      String match = "{\"game\":\"swordplay\",\"seats\":[\"greedy\",\"greedy\"]}";
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(server.address() + "api/matches"))
              .header("Content-Type", "application/json")
              .POST(HttpRequest.BodyPublishers.ofString(match))
              .build();
      HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    }
  }

  @Test
  void whatIsNoListIsSaidInOneSentence() throws IOException {
    Ran nobody = Ran.of("", "commitments", "http://localhost:1");
    assertThat(nobody.status()).isEqualTo(2);
    assertThat(nobody.err()).contains("Nobody answers at");
    assertThat(Ran.of("", "commitments", "not an address").err())
        .contains("Expected the address of a host");
    String page =
        "{\"pages\":[{\"n\":0,\"at\":1,\"before\":\"%s\",\"commitments\":[],\"hash\":\"%s\"}]}"
            .formatted("0".repeat(64), "0".repeat(64));
    assertThat(answering(page).err()).contains("Page 0 of the list");
    assertThat(answering("<html>").err()).contains("something else than a list");
  }

  private static Ran answering(String text) throws IOException {
    HttpServer other = HttpServer.create(new InetSocketAddress("localhost", 0), 0);
    other.createContext(
        "/",
        exchange -> {
          byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(200, bytes.length);
          exchange.getResponseBody().write(bytes);
          exchange.close();
        });
    other.start();
    try {
      return Ran.of("", "commitments", "http://localhost:" + other.getAddress().getPort());
    } finally {
      other.stop(0);
    }
  }
}
