package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.webserver.WebServer;
import io.helidon.webserver.websocket.WsRouting;
import io.helidon.websocket.WsListener;
import io.helidon.websocket.WsSession;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * It depends on the insides of a library: whoever takes a newer one learns here that they changed.
 */
class ReadBufferTest {
  @Test
  void aConnectionReadsLongMessagesThroughASmallBuffer() throws Exception {
    CompletableFuture<Boolean> shrunk = new CompletableFuture<>();
    CompletableFuture<String> heard = new CompletableFuture<>();
    WsListener listener =
        new WsListener() {
          @Override
          public void onOpen(WsSession session) {
            shrunk.complete(ReadBuffer.shrink(session.socketContext()));
          }

          @Override
          public void onMessage(WsSession session, String text, boolean last) {
            heard.complete(text);
          }
        };
    WebServer server =
        WebServer.builder()
            .host("localhost")
            .port(0)
            .shutdownHook(false)
            .addRouting(WsRouting.builder().endpoint("/api/matches/{match}/socket", listener))
            .build()
            .start();
    try (RawWire wire = new RawWire(server.port())) {
      wire.upgrade("any", "");
      assertThat(shrunk.get(20, TimeUnit.SECONDS)).isTrue();
      String words = "Have at you! ".repeat(500);
      wire.text(words);
      assertThat(heard.get(20, TimeUnit.SECONDS)).isEqualTo(words);
    } finally {
      server.stop();
    }
  }
}
