package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Json;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One socket from the side of the loop, and a client that is slow, silent or wrong. */
class SocketLineTest {
  private static final long IDLE = TimeUnit.MINUTES.toNanos(5);
  private static final long SLOWEST = TimeUnit.MINUTES.toNanos(1);
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(5);

  private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private final CompletableFuture<String> broken = new CompletableFuture<>();
  private final CountDownLatch gone = new CountDownLatch(1);
  private final CountDownLatch ended = new CountDownLatch(1);
  private volatile CountDownLatch mayGoOn = new CountDownLatch(0);
  private final SocketLoop loop = new SocketLoop(() -> broken.complete("the loop"));
  private final SocketLine.Talker talker =
      new SocketLine.Talker() {
        @Override
        public void said(String message) {
          try {
            mayGoOn.await();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
          heard.add(message);
          if (message.equals("break")) {
            throw new IllegalStateException("broken");
          }
        }

        @Override
        public void end() {
          ended.countDown();
        }

        @Override
        public void failed(Throwable trouble) {
          broken.complete(trouble.getMessage());
        }
      };

  private SocketLine line;
  private Socket client;
  private DataInputStream in;

  @BeforeEach
  void connect() throws IOException {
    try (ServerSocketChannel server = ServerSocketChannel.open()) {
      server.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
      client = new Socket(InetAddress.getLoopbackAddress(), server.socket().getLocalPort());
      client.setSoTimeout(20_000);
      in = new DataInputStream(client.getInputStream());
      line = loop.take(server.accept(), gone::countDown);
    }
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    loop.close();
  }

  private static byte[] text(String text) {
    return RawWire.frame(0x81, true, text.getBytes(StandardCharsets.UTF_8));
  }

  private void send(byte[] bytes) throws IOException {
    client.getOutputStream().write(bytes);
  }

  /** The next frame: its first byte, and what is in it. */
  @SuppressWarnings("ArrayRecordComponent") // read, never compared
  private record Got(int first, byte[] payload) {
    int code() {
      return ByteBuffer.wrap(payload).getShort();
    }
  }

  private Got got() throws IOException {
    int first = in.readUnsignedByte();
    int length = in.readUnsignedByte();
    if (length == 126) {
      length = in.readUnsignedShort();
    } else if (length == 127) {
      length = (int) in.readLong();
    }
    return new Got(first, in.readNBytes(length));
  }

  private String next() throws InterruptedException {
    return heard.poll(20, TimeUnit.SECONDS);
  }

  @Test
  void whatCameWithTheUpgradeIsHeardFirst() throws Exception {
    line.begin(talker, ByteBuffer.wrap(text("early")));
    send(text("late"));
    assertThat(next()).isEqualTo("early");
    assertThat(next()).isEqualTo("late");
  }

  @Test
  void messagesAreHeardInOrderHoweverLongEachTakes() throws Exception {
    mayGoOn = new CountDownLatch(1);
    line.begin(talker, ByteBuffer.allocate(0));
    for (int i = 0; i < 1000; i++) {
      send(text("message " + i));
    }
    assertThat(heard).isEmpty();
    mayGoOn.countDown();
    for (int i = 0; i < 1000; i++) {
      assertThat(next()).isEqualTo("message " + i);
    }
  }

  @Test
  void aPingIsAnsweredWithItsOwnBytes() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    send(RawWire.frame(0x89, true, "there?".getBytes(StandardCharsets.UTF_8)));
    Got pong = got();
    assertThat(pong.first()).isEqualTo(0x8A);
    assertThat(pong.payload()).asString(StandardCharsets.UTF_8).isEqualTo("there?");
  }

  @Test
  void whatAClientIsTooSlowToReadIsWrittenWhenItReads() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    String big = "x".repeat(1 << 20);
    for (int i = 0; i < 20; i++) {
      line.mailbox().put(List.of(Json.rewritten(big + i)));
      line.mailbox().flush();
    }
    List<String> all = new ArrayList<>();
    while (all.size() < 20) { // what has gathered is one message, a line for each
      all.addAll(List.of(new String(got().payload(), StandardCharsets.UTF_8).split("\n", -1)));
    }
    for (int i = 0; i < 20; i++) {
      assertThat(all.get(i)).hasSize(big.length() + ("" + i).length()).endsWith("x" + i);
    }
  }

  @Test
  void whoBreaksTheRulesIsToldSoAndNothingMoreIsHeard() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    send(RawWire.frame(0x81, false, new byte[3]));
    send(text("and more"));
    Got close = got();
    assertThat(close.first()).isEqualTo(0x88);
    assertThat(close.code()).isEqualTo(FrameReader.PROTOCOL);
    assertThat(in.read()).as("nothing more comes").isEqualTo(-1);
    client.close();
    assertThat(gone.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(heard).isEmpty();
  }

  @Test
  void aGoodByeIsAnswered() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    send(RawWire.frame(0x88, true, new byte[] {3, (byte) 0xE8}));
    Got close = got();
    assertThat(close.first()).isEqualTo(0x88);
    assertThat(close.code()).isEqualTo(1000);
    assertThat(in.read()).isEqualTo(-1);
    assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void whoIsSilentForTooLongIsToldAndThenLetGo() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    long now = System.nanoTime();
    line.look(now, IDLE, SLOWEST, PATIENCE);
    assertThat(line.mailbox().closing()).isFalse();
    line.look(now + IDLE + 1, IDLE, SLOWEST, PATIENCE);
    assertThat(got().code()).isEqualTo(1000);
    line.look(now + IDLE + PATIENCE / 2, IDLE, SLOWEST, PATIENCE);
    assertThat(gone.getCount()).isEqualTo(1);
    line.look(now + IDLE + PATIENCE + 2, IDLE, SLOWEST, PATIENCE);
    assertThat(gone.getCount()).isZero();
    assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void whoReadsSlowlyHasLongerToHearTheGoodBye() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    for (int i = 0; i < 20; i++) {
      line.mailbox().put(List.of(Json.rewritten("x".repeat(1 << 20))));
      line.mailbox().flush();
    }
    line.mailbox().close(1013, "You do not keep up.");
    long now = System.nanoTime();
    line.look(now, IDLE, SLOWEST, PATIENCE);
    line.look(now + 2 * PATIENCE, IDLE, SLOWEST, PATIENCE);
    assertThat(gone.getCount()).isEqualTo(1);
    line.look(now + 2 * SLOWEST, IDLE, SLOWEST, PATIENCE);
    assertThat(gone.getCount()).isZero();
  }

  @Test
  void whatGoesWrongHereEndsThisSocketAndNoOther() throws Exception {
    line.begin(talker, ByteBuffer.allocate(0));
    send(text("break"));
    assertThat(broken.get(20, TimeUnit.SECONDS)).isEqualTo("broken");
    assertThat(got().code()).isEqualTo(SocketLine.BROKEN);
  }

  @Test
  void aClientThatIsGoneBeforeItIsHeardIsGone() throws Exception {
    client.close();
    line.begin(talker, ByteBuffer.allocate(0));
    assertThat(ended.await(20, TimeUnit.SECONDS)).isTrue();
    assertThat(gone.getCount()).isZero();
  }
}
