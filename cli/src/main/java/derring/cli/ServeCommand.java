package derring.cli;

import derring.kernel.BadInput;
import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the games to browsers until it is told to stop. */
@Command(
    name = "serve",
    description = "Serves the games to browsers; what derring does without a command.",
    mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
  private static final int HIGHEST_PORT = 65_535;

  @Option(
      names = "--port",
      paramLabel = "N",
      defaultValue = "8080",
      description = "The port to listen on; 0 takes any that is free. Standard: ${DEFAULT-VALUE}.")
  private int port;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where matches are kept. Standard: DERRING_DATA, else .derring at home.")
  private @Nullable Path data;

  @Option(
      names = "--host",
      paramLabel = "ADDRESS",
      defaultValue = ServerOptions.THIS_MACHINE,
      description =
          "The address to listen at; 0.0.0.0 lets others in. Standard: ${DEFAULT-VALUE}, which only"
              + " this machine reaches.")
  private String host = ServerOptions.THIS_MACHINE;

  @Option(
      names = "--trusted-proxy",
      paramLabel = "ADDRESS",
      description =
          "A proxy in front that says in X-Forwarded-For and X-Forwarded-Proto for whom it asks;"
              + " may be given several times.")
  private Set<String> proxies = Set.of();

  @Option(
      names = "--metrics-token",
      paramLabel = "WORD",
      description =
          "Opens /metrics to whoever sends 'Authorization: Bearer WORD'; else only this machine may"
              + " read it.")
  private String metrics = "";

  @Option(
      names = "--requests",
      paramLabel = "N",
      defaultValue = "50",
      description =
          "Requests a second from one address; 0 for no limit. Standard: ${DEFAULT-VALUE}.")
  private double requests;

  @Option(
      names = "--openings",
      paramLabel = "N",
      defaultValue = "0.5",
      description =
          "Matches opened a second from one address, after the first 30; 0 for no limit. Standard:"
              + " ${DEFAULT-VALUE}.")
  private double openings;

  @Option(
      names = "--messages",
      paramLabel = "N",
      defaultValue = "20",
      description =
          "Messages a second of one guest at a table; 0 for no limit, also for talk. Standard:"
              + " ${DEFAULT-VALUE}.")
  private double messages;

  @Option(
      names = "--sockets",
      paramLabel = "N",
      defaultValue = "64",
      description = "Tables that one address has open at once. Standard: ${DEFAULT-VALUE}.")
  private int sockets;

  @Option(
      names = "--connections-from-one",
      paramLabel = "N",
      defaultValue = "256",
      description =
          "Connections of one address at once, but never more than a quarter of all. Standard:"
              + " ${DEFAULT-VALUE}.")
  private int fromOne;

  @Option(
      names = "--connections",
      paramLabel = "N",
      defaultValue = "20000",
      description =
          "Connections in all; fewer if the machine lets the process open fewer files. Standard:"
              + " ${DEFAULT-VALUE}.")
  private int connections;

  @Option(
      names = "--reckoning",
      paramLabel = "SECONDS",
      defaultValue = "0.2",
      description =
          "Seconds of a processor a second for what one guest wants to have reckoned: replays,"
              + " uploads, looking ahead; two and a half times that for one address; 0 for no limit."
              + " Standard: ${DEFAULT-VALUE}.")
  private double reckoning;

  @Option(
      names = "--keep-unstarted",
      paramLabel = "HOURS",
      defaultValue = "24",
      description =
          "A match that nobody comes to is closed after so many hours. Standard: ${DEFAULT-VALUE}.")
  private int unstarted;

  @Option(
      names = "--keep-abandoned",
      paramLabel = "DAYS",
      defaultValue = "14",
      description =
          "A match at which nothing happens any more is closed after so many days. Standard:"
              + " ${DEFAULT-VALUE}.")
  private int abandoned;

  @Option(
      names = "--keep-finished",
      paramLabel = "DAYS",
      defaultValue = "0",
      description =
          "A finished match is removed after so many days; 0 keeps it for ever. Standard:"
              + " ${DEFAULT-VALUE}.")
  private int finished;

  @Option(
      names = "--quick",
      hidden = true,
      description = "Bots and automatic passes hardly pause: for tests in a browser.")
  private boolean quick;

  @Override
  public Integer call() throws InterruptedException {
    if (port < 0 || port > HIGHEST_PORT) {
      throw new BadInput("expected a port from 0 to " + HIGHEST_PORT + ", but found " + port);
    }
    try {
      ServerOptions options =
          ServerOptions.standard(port, folder(), set("DERRING_DB", ""))
              .at(host, new ServerOptions.Front(Set.copyOf(proxies), metrics))
              .with(limits())
              .with(patience());
      return Server.run(quick ? options.with(Pace.QUICK).with(ServerOptions.Limits.NONE) : options);
    } catch (RuntimeException e) {
      if ((isTaken(e) || e instanceof UnresolvedAddressException) && !isHere(host)) {
        throw new BadInput("--host expects an address of this machine, but found " + host);
      }
      if (isTaken(e)) {
        throw new BadInput("port " + port + " is taken; choose another with --port");
      }
      throw e;
    }
  }

  private ServerOptions.Limits limits() {
    least("--requests", requests, 0);
    least("--openings", openings, 0);
    least("--messages", messages, 0);
    least("--sockets", sockets, 1);
    least("--connections-from-one", fromOne, 1);
    least("--connections", connections, 1);
    least("--reckoning", reckoning, 0);
    return new ServerOptions.Limits(
        requests, openings, messages, sockets, fromOne, connections, reckoning);
  }

  private Pace patience() {
    least("--keep-unstarted", unstarted, 1);
    least("--keep-abandoned", abandoned, 1);
    least("--keep-finished", finished, 0);
    return Pace.HUMAN
        .keeping(Duration.ofHours(unstarted), Duration.ofDays(abandoned))
        .removing(Duration.ofDays(finished));
  }

  private static void least(String option, double value, int least) {
    if (!(value >= least)) {
      throw new BadInput(option + " expects a number from " + least + " on, but found " + value);
    }
  }

  private Path folder() {
    return folder(data);
  }

  /** Where matches are kept, if nobody says otherwise. */
  static Path folder(@Nullable Path data) {
    return data == null
        ? Path.of(set("DERRING_DATA", System.getProperty("user.home") + "/.derring"))
        : data;
  }

  private static boolean isHere(String host) {
    try {
      InetAddress address = InetAddress.getByName(host);
      return address.isAnyLocalAddress()
          || address.isLoopbackAddress()
          || NetworkInterface.getByInetAddress(address) != null;
    } catch (IOException e) { // nobody knows it
      return false;
    }
  }

  private static boolean isTaken(RuntimeException e) {
    return e.getCause() instanceof BindException
        || (e instanceof UncheckedIOException io && io.getCause() instanceof BindException);
  }

  static String set(String name, String otherwise) {
    String value = System.getenv(name);
    return value == null || value.isBlank() ? otherwise : value;
  }
}
