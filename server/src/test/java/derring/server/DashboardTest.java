package derring.server;

import static org.assertj.core.api.Assertions.assertThat;

import derring.formats.Doc;
import derring.kernel.Facts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dashboard that is shipped shows figures that the server has, and all that are its own. */
class DashboardTest {
  private static final Path DASHBOARD = Path.of("../docs/hosting/dashboard.json");
  private static final Pattern NAME = Pattern.compile("\\b(?:derring|jvm|process|system)_\\w+");

  @TempDir Path home;

  /** What a server that was played at for a while exports, by name. */
  private Set<String> exported() {
    try (Server server =
        Server.start(
            new ServerOptions("localhost", 0, home, "", Pace.INSTANT, ServerOptions.Limits.NONE))) {
      Visitor guest = new Visitor(server.port());
      String match =
          guest.open(
              Map.of("game", "swordplay", "seats", List.of("me", "random"), "passes", false));
      Visitor.Link link = guest.follow(match).until("running");
      link.ask(Map.of("do", "say", "text", "Have at you!"));
      return guest
          .get("/metrics")
          .text()
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("[{ ]", 2)[0])
          .collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static List<String> questions() throws Exception {
    Facts dashboard = Doc.of("dashboard.json", Files.readString(DASHBOARD)).facts();
    return dashboard.items("panels").stream()
        .flatMap(panel -> panel.items("targets").stream())
        .map(target -> target.at("expr").text())
        .toList();
  }

  private static Stream<String> names(String question) {
    return NAME.matcher(question).results().map(found -> found.group());
  }

  @Test
  void everythingItShowsIsExportedAndEverythingOfOursIsShown() throws Exception {
    Set<String> exported = exported();
    List<String> questions = questions();
    assertThat(questions).allMatch(question -> names(question).findAny().isPresent());
    Set<String> shown =
        questions.stream().flatMap(DashboardTest::names).collect(Collectors.toSet());
    assertThat(exported).as("shown, but not exported").containsAll(shown);
    assertThat(shown)
        .as("exported, but not in docs/hosting/dashboard.json")
        .containsAll(exported.stream().filter(name -> name.startsWith("derring_")).toList());
  }
}
