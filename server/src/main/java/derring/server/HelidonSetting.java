package derring.server;

import io.helidon.common.buffers.DataReader;
import io.helidon.common.buffers.DataWriter;
import io.helidon.common.context.Context;
import io.helidon.common.socket.HelidonSocket;
import io.helidon.common.socket.PeerInfo;
import io.helidon.common.socket.PlainSocket;
import io.helidon.common.socket.SocketWriter;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.http.media.MediaContext;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.ListenerConfig;
import io.helidon.webserver.ListenerContext;
import io.helidon.webserver.Router;
import io.helidon.webserver.ServerConnectionException;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.HttpRouting;
import java.io.UncheckedIOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** What Helidon's HTTP wants to know of where it is, without Helidon's own listener around it. */
final class HelidonSetting implements ListenerContext {
  private final ListenerConfig config;
  private final Context context = Context.create();
  private final MediaContext media = MediaContext.create();
  private final ContentEncodingContext encoding = ContentEncodingContext.create();
  private final DirectHandlers direct;
  private final Router router;
  private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();

  /**
   * @param most bytes of a body
   * @param direct answers what never reaches the handler
   */
  HelidonSetting(int most, DirectHandlers direct, Handler handler) {
    this.direct = direct;
    this.config =
        ListenerConfig.builder()
            .maxPayloadSize(most)
            .errorHandling(errors -> errors.includeEntity(false).logAllMessages(false))
            .buildPrototype();
    this.router = Router.builder().addRouting(HttpRouting.builder().any(handler)).build();
    router.beforeStart();
  }

  Talk talk(Listener.Connection connection) {
    return new Talk(connection);
  }

  @Override
  public Context context() {
    return context;
  }

  @Override
  public MediaContext mediaContext() {
    return media;
  }

  @Override
  public ContentEncodingContext contentEncodingContext() {
    return encoding;
  }

  @Override
  public DirectHandlers directHandlers() {
    return direct;
  }

  @Override
  public ListenerConfig config() {
    return config;
  }

  @Override
  public ExecutorService executor() {
    return executor;
  }

  /** One connection, while it speaks HTTP. */
  final class Talk implements ConnectionContext {
    private final Listener.Connection connection;
    private final PlainSocket socket;
    private final DataReader reader;
    private final SocketWriter writer;
    private boolean handedOver;

    private Talk(Listener.Connection connection) {
      this.connection = connection;
      this.socket = PlainSocket.server(connection.channel().socket(), "", "");
      this.reader = new DataReader(this::more);
      this.writer = SocketWriter.create(socket);
    }

    private byte[] more() {
      try {
        return socket.get();
      } catch (UncheckedIOException e) {
        throw new ServerConnectionException("the client is gone", e);
      }
    }

    Listener.Connection connection() {
      return connection;
    }

    /** Somebody else goes on with the connection, and closes it. */
    void handOver() {
      handedOver = true;
    }

    boolean handedOver() {
      return handedOver;
    }

    void close() {
      connection.close();
    }

    @Override
    public ListenerContext listenerContext() {
      return HelidonSetting.this;
    }

    @Override
    public ExecutorService executor() {
      return executor;
    }

    @Override
    public DataWriter dataWriter() {
      return writer;
    }

    @Override
    public DataReader dataReader() {
      return reader;
    }

    @Override
    public Router router() {
      return router;
    }

    @Override
    public HelidonSocket serverSocket() {
      return socket;
    }

    @Override
    public PeerInfo remotePeer() {
      return socket.remotePeer();
    }

    @Override
    public PeerInfo localPeer() {
      return socket.localPeer();
    }

    @Override
    public boolean isSecure() {
      return false;
    }

    @Override
    public String socketId() {
      return socket.socketId();
    }

    @Override
    public String childSocketId() {
      return socket.childSocketId();
    }
  }
}
