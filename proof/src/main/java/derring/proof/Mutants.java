package derring.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/**
 * Judges what PIT found in a game's module: of all mutants of its rules at least {@value #ENOUGH}
 * per cent are noticed by a scenario, or the module's {@code survivors.txt} says why none can.
 */
public final class Mutants {
  private static final int ENOUGH = 95;

  private Mutants() {}

  /**
   * Judges the modules in the folders that are named, prints what there is to say, and ends with
   * status 1 if one of them is not good enough.
   */
  public static void main(String[] folders) {
    boolean good = true;
    for (String folder : folders) {
      try {
        good &= judge(Path.of(folder), System.out);
      } catch (IOException | IllegalArgumentException e) {
        System.err.println(folder + ": " + e.getMessage());
        good = false;
      }
    }
    if (!good) {
      System.exit(1);
    }
  }

  /** Judges one module and says whether it is good enough. */
  static boolean judge(Path module, Appendable out) throws IOException {
    Path list = module.resolve("survivors.txt");
    Survivors survivors = Survivors.read(Files.exists(list) ? Files.readString(list) : "");
    List<Mutant> mutants = read(module);
    int died = 0;
    int explained = 0;
    for (Mutant mutant : mutants) {
      if (mutant.dies()) {
        died++;
      } else if (survivors.explain(mutant)) {
        explained++;
      } else {
        out.append(
            mutant.place()
                + " lives: "
                + mutant.where()
                + ": "
                + mutant.change()
                + "\n    "
                + mutant.line()
                + "\n");
      }
    }
    for (String stale : survivors.stale()) {
      out.append(list + " explains what does not live: " + stale + "\n");
    }
    boolean enough = 100 * (died + explained) >= ENOUGH * mutants.size() && !mutants.isEmpty();
    out.append(
        module.getFileName()
            + ": of "
            + mutants.size()
            + " mutants "
            + died
            + " die and "
            + explained
            + " are explained"
            + (enough ? "" : "; expected " + ENOUGH + " of 100")
            + ".\n");
    return enough && survivors.stale().isEmpty();
  }

  private static List<Mutant> read(Path module) throws IOException {
    Path report = module.resolve("target/pit-reports/mutations.xml");
    NodeList found;
    try {
      found =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(report.toFile())
              .getElementsByTagName("mutation");
    } catch (ParserConfigurationException | SAXException e) {
      throw new IOException(report + " is no report of PIT", e);
    }
    Map<Path, List<String>> sources = new HashMap<>();
    List<Mutant> mutants = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      Element mutation = (Element) found.item(i);
      String name = text(mutation, "mutatedClass");
      String simple = name.substring(name.lastIndexOf('.') + 1);
      Path source =
          module
              .resolve("src/main/java")
              .resolve(name.substring(0, name.lastIndexOf('.')).replace('.', '/'))
              .resolve(text(mutation, "sourceFile"));
      List<String> lines = sources.get(source);
      if (lines == null) {
        lines = Files.readAllLines(source);
        sources.put(source, lines);
      }
      int line = Integer.parseInt(text(mutation, "lineNumber"));
      mutants.add(
          new Mutant(
              simple + "." + text(mutation, "mutatedMethod"),
              source.getFileName() + ":" + line,
              lines.get(line - 1).strip(),
              text(mutation, "description"),
              mutation.getAttribute("detected").equals("true")));
    }
    return mutants;
  }

  private static String text(Element mutation, String tag) {
    return mutation.getElementsByTagName(tag).item(0).getTextContent();
  }
}
