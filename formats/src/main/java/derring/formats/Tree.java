package derring.formats;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.schema.CoreSchema;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/**
 * The values of a text, and their places, built from the tokens of a parser without recursion.
 *
 * @param value a plain value
 * @param root its place
 */
record Tree(@Nullable Object value, Place root) {

  private static final JsonFactory JSON = new JsonFactory();

  /** How a parser could be set otherwise, which is nothing to whoever wrote the file. */
  private static final Pattern SETTINGS =
      Pattern.compile(", from `[^`]*`|: enable `[^`]*` to allow| \\(not recognized as one .*\\)");

  /** Deeper than any file of ours by far; what reads the values later may recurse. */
  static final int DEEPEST = 64;

  /** Reads {@code text} as JSON if {@code name} ends so, else as YAML. */
  static Tree of(String name, String text) {
    if (text.isBlank()) {
      throw new BadFile(name, 1, "the file is empty");
    }
    boolean json = name.toLowerCase(Locale.ROOT).endsWith(".json");
    boolean plain = Text.plain(text);
    Map<String, @Nullable Object> flat = json && plain ? FlatJson.read(text) : null;
    if (flat != null) {
      return new Tree(flat, new Place(1));
    }
    try (JsonParser parser =
        (json ? JSON : yaml(text)).createParser(ObjectReadContext.empty(), text)) {
      Grower grower = new Grower(name, parser, !plain);
      try {
        return grower.grow();
      } catch (JacksonException e) {
        throw e.getCause() instanceof YamlEngineException cause
            ? damaged(name, text, cause)
            : damaged(name, text, e, grower.line, json ? "JSON" : "YAML");
      } catch (YamlEngineException e) {
        throw damaged(name, text, e);
      }
    }
  }

  /**
   * The whole text is its buffer: one that grows makes a long word cost the square of its length.
   */
  private static TokenStreamFactory yaml(String text) {
    return YAMLFactory.builder()
        .loadSettings(
            LoadSettings.builder()
                .setSchema(new CoreSchema())
                .setAllowDuplicateKeys(true) // the grower refuses them, and names both lines
                .setCodePointLimit(Text.MOST_BYTES)
                .setBufferSize(text.length() + 1)
                .build())
        .build();
  }

  private static BadFile damaged(
      String name, String text, JacksonException e, int reached, String format) {
    int last = Text.lines(text);
    if (e instanceof UnexpectedEndOfInputException) {
      return new BadFile(name, last, "the file ends too early");
    }
    int line = e.getLocation() == null ? reached : e.getLocation().getLineNr();
    return new BadFile(
        name,
        Math.clamp(line, 1, last),
        "this is not valid " + format + ": " + small(e.getOriginalMessage()));
  }

  private static BadFile damaged(String name, String text, YamlEngineException e) {
    int last = Text.lines(text);
    if (!(e instanceof MarkedYamlEngineException marked)) {
      return new BadFile(name, last, "this is not valid YAML: " + small(e.getMessage()));
    }
    int line = marked.getProblemMark().map(Mark::getLine).orElse(0) + 1;
    String problem = small(marked.getProblem());
    String context = marked.getContext() == null ? "" : " " + small(marked.getContext());
    String from =
        marked.getContextMark().map(mark -> ", begun on line " + (mark.getLine() + 1)).orElse("");
    boolean cut = problem.contains("stream end") || problem.contains("end of stream");
    return new BadFile(
        name,
        Math.min(line, last),
        (cut ? "the file ends too early: " : "this is not valid YAML: ")
            + problem
            + context
            + from);
  }

  /** A parser's message as the second half of a sentence. */
  private static String small(@Nullable String message) {
    String line = String.valueOf(message).lines().findFirst().orElse("").replace("\\t(TAB)", "TAB");
    line = SETTINGS.matcher(line).replaceAll("");
    return line.isEmpty() ? "" : Character.toLowerCase(line.charAt(0)) + line.substring(1);
  }

  /** A map or list that is not complete yet. */
  private record Branch(@Nullable Map<String, @Nullable Object> map, List<Object> list, Place at) {}

  /** Puts the tokens together. */
  private static final class Grower {
    private final String name;
    private final JsonParser parser;

    /** Else all stands where the whole does. */
    private final boolean severalLines;

    private final Deque<Branch> open = new ArrayDeque<>();
    private String key = "";
    private int keyLine;
    private int line = 1;
    private @Nullable Tree root;

    Grower(String name, JsonParser parser, boolean severalLines) {
      this.name = name;
      this.parser = parser;
      this.severalLines = severalLines;
    }

    Tree grow() {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        line = severalLines ? parser.currentTokenLocation().getLineNr() : 1;
        take(token);
      }
      if (root == null) {
        throw new BadFile(name, 1, "the file is empty but for comments");
      }
      return root;
    }

    private void take(JsonToken token) {
      refuseReferences();
      switch (token) {
        case PROPERTY_NAME -> {
          key = parser.currentName();
          keyLine = line;
        }
        case START_OBJECT -> {
          Map<String, @Nullable Object> map = new LinkedHashMap<>();
          grow(new Branch(map, List.of(), put(map)));
        }
        case START_ARRAY -> {
          List<Object> list = new ArrayList<>();
          grow(new Branch(null, list, put(list)));
        }
        case END_OBJECT, END_ARRAY -> open.pop();
        case VALUE_STRING -> put(parser.getString());
        case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> put(number(parser.getNumberValue()));
        case VALUE_TRUE -> put(true);
        case VALUE_FALSE -> put(false);
        case VALUE_NULL -> put(null);
        default -> throw new BadFile(name, line, "expected text, a number, a list or fields");
      }
    }

    private Number number(Number value) {
      if (!Double.isFinite(value.doubleValue())) {
        throw new BadFile(name, line, "found a number that is not finite");
      }
      return value;
    }

    private void grow(Branch branch) {
      if (open.size() == DEEPEST) {
        throw new BadFile(
            name, line, "expected at most " + DEEPEST + " levels of nesting, but found more");
      }
      open.push(branch);
    }

    /** Aliases can blow a small file up without bound, and tags ask for types we do not have. */
    private void refuseReferences() {
      if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
        throw new BadFile(name, line, "found an alias (*), but each value must be written out");
      }
      if (parser.getTypeId() != null) {
        throw new BadFile(name, line, "found a tag (!), but only plain values are expected");
      }
    }

    @SuppressWarnings("NullAway") // lists of plain values may hold null, as YAML's do
    private Place put(@Nullable Object value) {
      Branch branch = open.peek();
      if (branch == null) {
        if (root != null) {
          throw new BadFile(name, line, "the file should have ended, but a second document begins");
        }
        Place place = new Place(line);
        root = new Tree(value, place);
        return place;
      }
      if (branch.map == null) {
        Place place = within(branch.at, branch.list.size(), line);
        branch.list.add(value);
        return place;
      }
      if (branch.map.containsKey(key)) {
        throw new BadFile(
            name,
            keyLine,
            "'"
                + key
                + "' is written twice; the first stands on line "
                + branch.at.nearest(List.of(key)).line());
      }
      Place place = within(branch.at, key, keyLine);
      branch.map.put(key, value);
      return place;
    }

    private Place within(Place whole, Object step, int at) {
      if (!severalLines) {
        return whole;
      }
      Place place = new Place(at);
      whole.put(step, place);
      return place;
    }
  }
}
