package derring.cli;

import derring.server.Pace;
import derring.server.Server;
import derring.server.ServerOptions;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

/**
 * Does a little of everything and says nothing, so that Java can note which classes a start needs.
 * The launcher calls it once after a build.
 */
@Command(
    name = "rehearse",
    hidden = true,
    description = "Does a little of everything, so that Java can note what a start needs.",
    mixinStandardHelpOptions = true)
final class RehearseCommand implements Callable<Integer> {
  private static final int MATCHES = 20;
  private static final int MOVES = 100;

  @Override
  public Integer call() throws IOException {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Surroundings alone =
        new Surroundings(
            InputStream.nullInputStream(),
            nowhere,
            nowhere,
            false,
            () -> {
              throw new IllegalStateException("a rehearsal has no terminal");
            },
            name -> null);
    Derring.run(alone, "help");
    Derring.run(alone, "play", "swordplay", "--seed", "1", "--seat", "random", "random");
    Path data = Files.createTempDirectory("derring-rehearsal");
    try (Server server = Server.start(unhurried(data))) {
      for (String path : List.of("", "api/me", "api/games", "api/matches?show=open")) {
        try (InputStream answer = URI.create(server.address() + path).toURL().openStream()) {
          answer.readAllBytes();
        }
      }
      played(server);
    } finally {
      delete(data);
    }
    return 0;
  }

  /** A few matches of each kind: what is called often is compiled better by what is noted of it. */
  private static void played(Server server) throws IOException {
    Understudy understudy = new Understudy(server.address());
    for (int match = 0; match < MATCHES; match++) {
      understudy.play("swordplay", MOVES);
    }
    understudy.play("have-at-you", MOVES);
    understudy.play("audatia", MOVES);
  }

  private static ServerOptions unhurried(Path data) {
    return ServerOptions.standard(0, data, "").with(Pace.INSTANT).with(ServerOptions.Limits.NONE);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
