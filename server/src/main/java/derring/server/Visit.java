package derring.server;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** One socket at one match, from the upgrade to the good-bye. */
final class Visit implements SocketLine.Talker {
  private static final Logger LOG = LoggerFactory.getLogger(Visit.class);

  private final Sockets sockets;
  private final String address;
  private final Mailbox mailbox;
  private @Nullable Follower follower;

  Visit(Sockets sockets, String address, Mailbox mailbox) {
    this.sockets = sockets;
    this.address = address;
    this.mailbox = mailbox;
  }

  /**
   * Takes a place and shows what the client has not seen.
   *
   * @param query what it says of itself: the newest frame it has, and how it wants the next ones
   */
  void begin(String match, String cookies, Map<String, String> query) {
    String unwanted = sockets.enter(address);
    if (unwanted != null) {
      mailbox.close(
          unwanted.equals(Sockets.BLOCKED) ? Sockets.POLICY : Sockets.TRY_AGAIN, unwanted);
      return;
    }
    Follower in = sockets.follower(match, cookies, address, mailbox, query.containsKey("changes"));
    follower = in;
    String number = query.getOrDefault("after", "");
    long after = number.matches("\\d{1,15}") ? Long.parseLong(number) : -1;
    in.begin(after, query.getOrDefault("mark", ""));
  }

  @Override
  public void said(String message) {
    if (follower != null) {
      sockets.said(follower, mailbox, message);
    }
  }

  @Override
  public void end() {
    sockets.exit(address);
    if (follower != null) {
      follower.end();
    }
  }

  @Override
  public void failed(Throwable trouble) {
    LOG.error("a message could not be heard", trouble);
    sockets.failed();
  }
}
