package derring.cli;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.kernel.Facts;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * A release, as {@code derring package} makes it of what this build has made: unpacked in an empty
 * folder, where there is nothing but Java and the shell.
 */
@EnabledIfSystemProperty(named = "derring.packaged", matches = "true")
class PackagedTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final List<String> TOOLS = List.of("dirname", "readlink", "sed");
  private static final int TERMINATED = 128 + 15;

  @TempDir static Path folder;

  private static Path home;

  @BeforeAll
  static void unpack() throws Exception {
    Path archive = folder.resolve("one.tar.gz");
    Path again = folder.resolve("two.tgz");
    run(ROOT.resolve("derring").toString(), "package", archive.toString());
    run(ROOT.resolve("derring").toString(), "package", again.toString());
    if (run("tar", "--version").contains("GNU")) {
      assertThat(again).as("the same twice").hasSameBinaryContentAs(archive);
    }
    Path empty = Files.createDirectory(folder.resolve("an empty folder"));
    run("tar", "-C", empty.toString(), "-xzf", archive.toString());
    try (Stream<Path> inside = Files.list(empty)) {
      home = inside.toList().getFirst();
    }
    Files.createDirectory(folder.resolve("bin"));
    for (String tool : TOOLS) {
      Path link = folder.resolve("bin").resolve(tool);
      String found = run("sh", "-c", "command -v " + tool).strip();
      Files.writeString(link, "#!/bin/sh\nexec " + found + " \"$@\"\n");
      assertThat(link.toFile().setExecutable(true)).isTrue();
    }
  }

  private static String run(String... command) throws Exception {
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("DERRING_BUILDING", "1"); // the build made it; it is not made again
    Process process = builder.start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said;
  }

  /** Starts the released command with nothing on its path but the shell. */
  private static Process start(Path script, String java, String... args) throws IOException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
    builder.environment().clear();
    builder.environment().put("PATH", folder.resolve("bin").toString());
    builder.environment().put("HOME", folder.toString());
    builder.environment().put("DERRING_JAVA_HOME", java);
    return builder.start();
  }

  private static Process start(String... args) throws IOException {
    return start(home.resolve("derring"), System.getProperty("java.home"), args);
  }

  @Test
  void aReleaseServesAMatchThatIsPlayedToItsEndAndStopsWhenTold() throws Exception {
    Path data = folder.resolve("data");
    Process server = start("--port", "0", "--data", data.toString(), "--quick");
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      int port = port(out);
      assertThat(get(port, "/").body()).contains("<script"); // the browser's client is in it
      String cookie = cookie(port);
      String match = open(port, cookie);
      assertThat(play(port, match, cookie)).as("moves").isGreaterThan(5);
      server.destroy();
      assertThat(server.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(server.exitValue()).isEqualTo(TERMINATED);
    } finally {
      server.destroyForcibly();
    }
    Process check = start("check", data.toString());
    assertThat(said(check)).contains("1 matches with").contains("all are whole.");
    assertThat(check.waitFor()).isZero();
  }

  @Test
  void aReleasePlaysInTheTerminal() throws Exception {
    Process played = start("play", "have-at-you", "--seed", "1", "--seat", "random", "random");
    assertThat(said(played)).contains("The seed was ");
    assertThat(played.waitFor()).isZero();
  }

  @Test
  void theUnitFileStartsAServer() throws Exception {
    String unit = Files.readString(home.resolve("docs/hosting/derring.service"));
    Matcher line = Pattern.compile("(?m)^ExecStart=\\S+/derring (.*)$").matcher(unit);
    assertThat(line.find()).isTrue();
    List<String> args = new ArrayList<>(List.of(line.group(1).split(" ")));
    args.set(args.indexOf("--data") + 1, folder.resolve("club").toString());
    args.addAll(List.of("--port", "0"));
    assertThat(unit).contains("\nSuccessExitStatus=" + TERMINATED + "\n");
    Process server = start(args.toArray(String[]::new));
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8)) {
      assertThat(get(port(out), "/readyz").statusCode()).isEqualTo(200);
      server.destroy();
      assertThat(server.waitFor(20, TimeUnit.SECONDS)).isTrue();
      assertThat(server.exitValue()).isEqualTo(TERMINATED);
    } finally {
      server.destroyForcibly();
    }
  }

  /** The places where a Java may be are led to a folder of ours. */
  @Test
  void whereJavaIsMissingOrTooOldASentenceSaysSo() throws Exception {
    Path places = Files.createDirectory(folder.resolve("jvm"));
    Path copy = Files.createDirectories(folder.resolve("copy/lib"));
    Path script = copy.resolveSibling("derring");
    Files.copy(home.resolve("derring"), script);
    assertThat(script.toFile().setExecutable(true)).isTrue();
    Files.writeString(
        copy.resolve("java.sh"),
        Files.readString(home.resolve("lib/java.sh"))
            .replace("/usr/lib/jvm/*", places + "/*")
            .replace("/Library/Java", places.toString()));
    Process missing = start(script, "", "play", "swordplay");
    assertThat(said(missing))
        .startsWith("derring: needs Java 25 or newer, and found none in DERRING_JAVA_HOME,")
        .hasLineCount(1);
    assertThat(missing.waitFor()).isEqualTo(2);

    Path old = Files.createDirectories(places.resolve("old/bin"));
    assertThat(Files.createFile(old.resolve("java")).toFile().setExecutable(true)).isTrue();
    Files.writeString(old.resolveSibling("release"), "JAVA_VERSION=\"17.0.9\"\n");
    Process tooOld = start(script, old.getParent().toString(), "serve");
    assertThat(said(tooOld))
        .startsWith("derring: needs Java 25 or newer, and found none newer than 17 in")
        .hasLineCount(1);
    assertThat(tooOld.waitFor()).isEqualTo(2);
  }

  private static String said(Process process) throws IOException {
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return out + new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  private static int port(BufferedReader out) throws IOException {
    Matcher line =
        Pattern.compile(".*http://localhost:(\\d+)/").matcher(String.valueOf(out.readLine()));
    assertThat(line.matches()).isTrue();
    return Integer.parseInt(line.group(1));
  }

  private static HttpResponse<String> get(int port, String path) throws Exception {
    return send(request(port, path));
  }

  private static HttpRequest.Builder request(int port, String path) {
    return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path));
  }

  private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
    try (HttpClient http = HttpClient.newHttpClient()) {
      return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }
  }

  private static String cookie(int port) throws Exception {
    return get(port, "/api/me").headers().firstValue("Set-Cookie").orElseThrow().split(";", 2)[0];
  }

  private static String open(int port, String cookie) throws Exception {
    HttpResponse<String> answer =
        send(
            request(port, "/api/matches")
                .header("Cookie", cookie)
                .header("Content-Type", "application/json")
                .POST(
                    HttpRequest.BodyPublishers.ofString(
                        "{\"game\":\"swordplay\",\"seats\":[\"me\",\"random\"],\"passes\":false}")));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Doc.of("answer.json", answer.body()).facts().at("match").text();
  }

  /** Plays a match to its end, the first move that is offered each time; how many were made. */
  private static int play(int port, String match, String cookie) throws IOException {
    int moves = 0;
    long shown = -1;
    try (Wire wire = new Wire(port, match, cookie)) {
      while (true) {
        Facts message = wire.next();
        if (message.has("ok")) {
          assertThat(message.at("ok").flag()).as("%s", message.raw()).isTrue();
          moves++;
        }
        if (!message.has("table") || number(message) <= shown) {
          continue;
        }
        Facts table = message.at("table");
        if (table.at("state").text().equals("finished")) {
          return moves;
        }
        boolean asked =
            table.has("toAct")
                && table.items("toAct").stream().anyMatch(seat -> seat.number(0, 9) == 0);
        if (asked) {
          shown = number(message);
          String move = table.items("moves").getFirst().at("notation").text();
          wire.say(Map.of("do", "move", "id", "m" + moves, "seat", 0, "move", move));
        }
      }
    }
  }

  private static long number(Facts message) {
    return ((Number) message.at("n").raw()).longValue();
  }
}
