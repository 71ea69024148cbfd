package derring.cli;

import derring.kernel.BadInput;
import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Path;
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
      ServerOptions options = ServerOptions.standard(port, folder(), set("DERRING_DB", ""));
      Server.run(quick ? options.with(Pace.QUICK).with(ServerOptions.Limits.NONE) : options);
    } catch (RuntimeException e) {
      if (isTaken(e)) {
        throw new BadInput("port " + port + " is taken; choose another with --port");
      }
      throw e;
    }
    return 0;
  }

  private Path folder() {
    return data == null
        ? Path.of(set("DERRING_DATA", System.getProperty("user.home") + "/.derring"))
        : data;
  }

  private static boolean isTaken(RuntimeException e) {
    return e.getCause() instanceof BindException
        || (e instanceof UncheckedIOException io && io.getCause() instanceof BindException);
  }

  private static String set(String name, String otherwise) {
    String value = System.getenv(name);
    return value == null || value.isBlank() ? otherwise : value;
  }
}
