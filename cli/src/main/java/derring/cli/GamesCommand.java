package derring.cli;

import derring.bots.BotMaker;
import derring.bots.Bots;
import derring.bots.Rank;
import derring.bots.Ratings;
import derring.formats.Json;
import derring.kernel.Title;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;

/** Lists the games with what can be chosen in them. */
@Command(
    name = "games",
    description = "Lists the games, their options and their bots.",
    mixinStandardHelpOptions = true)
final class GamesCommand implements Callable<Integer> {
  @ParentCommand private Derring derring;

  @Option(names = "--json", description = "Prints the list as JSON.")
  private boolean json;

  @Override
  public Integer call() {
    PrintWriter out = derring.surroundings().out();
    if (json) {
      out.print(Json.pretty(derring.shelf().titles().stream().map(GamesCommand::plain).toList()));
    } else {
      derring.shelf().titles().forEach(title -> print(title, out));
    }
    return 0;
  }

  private static void print(Title title, PrintWriter out) {
    out.println(title.id() + "  " + title.name() + " (rules version " + title.rulesVersion() + ")");
    out.println("  " + title.pitch());
    out.println("  card sets: " + String.join(", ", title.cardSets()));
    out.println("  options:");
    for (derring.kernel.Option option : title.options()) {
      out.println(
          "    " + option.name() + "=" + standard(option) + "  [" + Choosing.values(option) + "]");
      out.println("      " + option.help() + " (" + option.rule() + ")");
    }
    out.println("  bots:");
    for (BotMaker bot : Bots.forGame(title)) {
      String who = bot.rank() == Rank.LAB ? "" : bot.called() + ". ";
      int rating = Ratings.of(title, bot.name());
      String strength = rating == 0 ? "" : " (rated " + rating + ")";
      out.println("    " + bot.name() + "  " + who + bot.pitch() + strength);
    }
  }

  private static String standard(derring.kernel.Option option) {
    return option.standard() instanceof List<?> list && list.isEmpty()
        ? ""
        : String.valueOf(option.standard());
  }

  private static Map<String, Object> plain(Title title) {
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("id", title.id());
    plain.put("name", title.name());
    plain.put("rules", title.rulesVersion());
    plain.put("pitch", title.pitch());
    plain.put("card-sets", title.cardSets());
    List<Object> options = new ArrayList<>();
    for (derring.kernel.Option option : title.options()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("name", option.name());
      fields.put("default", option.standard());
      fields.put("values", Choosing.values(option));
      fields.put("help", option.help());
      fields.put("rule", option.rule());
      options.add(fields);
    }
    plain.put("options", options);
    plain.put("bots", Bots.forGame(title).stream().map(BotMaker::name).toList());
    return plain;
  }
}
