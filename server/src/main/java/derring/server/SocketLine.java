package derring.server;

import derring.formats.Json;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.CancelledKeyException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import org.jspecify.annotations.Nullable;

/**
 * One WebSocket. The loop reads it and, where the other side was slow to read, writes the rest;
 * everything else is written by whoever has made it. What the client says is heard one after the
 * other, on a virtual thread for as long as there is something to hear: that may wait for the
 * store, and the loop never waits.
 */
final class SocketLine implements FrameReader.Listener, Mailbox.Wire {
  private static final int TEXT = 0x81;
  private static final int CLOSE = 0x88;
  private static final int PONG = 0x8A;
  private static final int NORMAL = 1000;
  static final int BROKEN = 1011;
  private static final int LONGEST_HEAD = 10;

  /** So many messages may wait to be heard; then no more is read. */
  private static final int AT_ONCE = 32;

  /** Who speaks and listens at this end. */
  interface Talker {
    void said(String message);

    /** The connection is gone; nothing more is said. */
    void end();

    /** Something went wrong while a message was heard. */
    void failed(Throwable trouble);
  }

  private final SocketChannel channel;
  private final SelectionKey key;
  private final Runnable gone;
  private final Mailbox mailbox = new Mailbox(this);
  private final FrameReader frames = new FrameReader();
  private final Queue<String> said = new ArrayDeque<>(1);
  private @Nullable Talker talker;
  private boolean hearing;
  private boolean ended;
  private boolean full;
  private boolean broken;
  private boolean told;
  private volatile @Nullable ByteBuffer unsent;
  private volatile long heardAt = System.nanoTime();
  private volatile long closedAt;

  /**
   * Takes over a connection; nothing is read before {@link #begin}.
   *
   * @param gone called once, when it is closed
   */
  SocketLine(SocketChannel channel, Selector selector, Runnable gone) throws IOException {
    this.channel = channel;
    this.gone = gone;
    channel.configureBlocking(false);
    this.key = channel.register(selector, 0, this);
  }

  Mailbox mailbox() {
    return mailbox;
  }

  /**
   * Begins to read.
   *
   * @param early what came before
   */
  void begin(Talker who, ByteBuffer early) {
    synchronized (said) {
      talker = who;
    }
    take(early);
    want(SelectionKey.OP_READ);
    if (!channel.isOpen()) {
      hear(); // that it was closed meanwhile
    }
  }

  /** The loop looks for this, too, from now on. */
  private void want(int what) {
    try {
      key.interestOpsOr(what);
      key.selector().wakeup();
    } catch (CancelledKeyException e) {
      end();
    }
  }

  private void wantNoMore(int what) {
    try {
      key.interestOpsAnd(~what);
    } catch (CancelledKeyException e) {
      end();
    }
  }

  // ---- in; on the loop

  /** Something can be read or written. */
  void turn(ByteBuffer shared, long now) {
    try {
      if (key.isWritable()) {
        writeOn();
      }
      if (key.isValid() && key.isReadable()) {
        heardAt = now;
        shared.clear();
        if (channel.read(shared) < 0) {
          end();
        } else {
          take(shared.flip());
        }
      }
    } catch (IOException | CancelledKeyException e) {
      end();
    }
  }

  private void take(ByteBuffer bytes) {
    if (broken) {
      return; // it would only be taken for what it is not
    }
    try {
      frames.read(bytes, this);
    } catch (FrameReader.Violation e) {
      broken = true;
      closedAt = System.nanoTime();
      mailbox.close(e.code(), String.valueOf(e.getMessage()));
      var _ = mailbox.over().thenRun(this::fallSilent);
    }
  }

  /**
   * The client knows then that no more comes, and what it still sends does not cut off our
   * good-bye.
   */
  private void fallSilent() {
    try {
      channel.shutdownOutput();
    } catch (IOException e) {
      end();
    }
  }

  @Override
  public void text(String message) {
    if (mailbox.closing()) {
      return;
    }
    synchronized (said) {
      said.add(message);
      if (said.size() > AT_ONCE && !full) {
        full = true;
        wantNoMore(SelectionKey.OP_READ);
      }
    }
    hear();
  }

  @Override
  public void ping(byte[] bytes) {
    mailbox.pinged(bytes);
  }

  @Override
  public void closed() {
    if (mailbox.over().isDone()) {
      end(); // it answers our good-bye
    } else {
      mailbox.close(NORMAL, "");
      closedAt = System.nanoTime();
      var _ = mailbox.over().thenRun(this::end);
    }
  }

  /**
   * Looks whether it is over.
   *
   * @param idle how long a client may be silent
   * @param slowest how long it may take to read what comes before our good-bye
   * @param patience how long it may take to answer that
   */
  void look(long now, long idle, long slowest, long patience) {
    long since = closedAt;
    if (since == 0 && (mailbox.closing() || now - heardAt > idle)) {
      closedAt = now;
      mailbox.close(NORMAL, "Nothing was heard of you for too long.");
      told = mailbox.over().isDone();
    } else if (since != 0 && !told && mailbox.over().isDone()) {
      closedAt = now;
      told = true;
    } else if (since != 0 && now - since > (told ? patience : slowest)) {
      end();
    }
  }

  /** The connection is closed, by whomever. */
  void end() {
    synchronized (said) {
      if (ended) {
        return;
      }
      ended = true;
    }
    try {
      channel.close();
    } catch (IOException e) {
      key.cancel();
    }
    mailbox.stop();
    gone.run();
    hear();
  }

  // ---- what was said; on a virtual thread

  private void hear() {
    synchronized (said) {
      if (hearing || talker == null) {
        return;
      }
      hearing = true;
    }
    Thread.startVirtualThread(this::hearAll);
  }

  private void hearAll() {
    while (true) {
      String message;
      Talker who;
      synchronized (said) {
        who = talker;
        message = said.poll();
        if (who == null || (message == null && !ended)) {
          hearing = false;
          return;
        }
        if (full && said.isEmpty()) {
          full = false;
          want(SelectionKey.OP_READ);
        }
        if (message == null) {
          talker = null;
        }
      }
      try {
        if (message == null) {
          who.end();
        } else {
          who.said(message);
        }
      } catch (RuntimeException | Error e) {
        who.failed(e);
        mailbox.close(BROKEN, "Something went wrong here; come back.");
      }
    }
  }

  // ---- out

  @Override
  public boolean send(List<Json.Written<?>> lines) {
    int length = lines.size() - 1;
    for (Json.Written<?> line : lines) {
      length += line.size();
    }
    ByteBuffer frame = frame(TEXT, length);
    for (int i = 0; i < lines.size(); i++) {
      if (i > 0) {
        frame.put((byte) '\n');
      }
      lines.get(i).into(frame);
    }
    return write(frame);
  }

  @Override
  public boolean pong(byte[] bytes) {
    return write(frame(PONG, bytes.length).put(bytes));
  }

  @Override
  public boolean close(int code, String reason) {
    byte[] words = reason.getBytes(StandardCharsets.UTF_8);
    ByteBuffer frame = frame(CLOSE, Short.BYTES + words.length);
    return write(frame.putShort((short) code).put(words));
  }

  /** The head of a frame, with room for so many bytes behind it. */
  private static ByteBuffer frame(int first, int length) {
    ByteBuffer frame = Draft.of(LONGEST_HEAD + length).put((byte) first);
    if (length < 126) {
      return frame.put((byte) length);
    }
    return length <= 0xFFFF
        ? frame.put((byte) 126).putShort((short) length)
        : frame.put((byte) 127).putLong(length);
  }

  private boolean write(ByteBuffer frame) {
    frame.flip();
    try {
      channel.write(frame);
    } catch (IOException e) {
      end();
      return true; // nobody is there who could be slow
    }
    ByteBuffer rest = Draft.done(frame);
    if (rest == null) {
      return true;
    }
    unsent = rest;
    want(SelectionKey.OP_WRITE);
    return false;
  }

  private void writeOn() throws IOException {
    ByteBuffer frame = unsent;
    if (frame == null) {
      return;
    }
    channel.write(frame);
    if (!frame.hasRemaining()) {
      unsent = null;
      wantNoMore(SelectionKey.OP_WRITE);
      mailbox.ready();
    }
  }
}
