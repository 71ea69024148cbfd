package derring.formats;

import derring.browser.Texts;
import derring.kernel.BadInput;

/** The scenarios of each game come as JSON, from {@link Texts}. */
public final class BakedScenarios {
  private BakedScenarios() {}

  /** Where the text of a scenario is, or of a card set that lies beside it. */
  public static String place(String game, String name) {
    return "scenarios/" + game + "/" + name;
  }

  /**
   * A scenario by the name of its file.
   *
   * @throws BadInput if there is none
   */
  public static Scenario scenario(String game, String name) {
    return Scenario.read(found(place(game, name + ".yaml")));
  }

  /** In place of {@link Doc#readBeside}. */
  static Doc readBeside(Doc doc, String relative) {
    return found(doc.name().substring(0, doc.name().lastIndexOf('/') + 1) + relative);
  }

  private static Doc found(String place) {
    String text = Texts.find(place);
    if (text == null) {
      throw new BadInput("there is no such scenario");
    }
    return Doc.of(place, text);
  }
}
