package derring.kernel;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;

/**
 * The options of a game with their values: those chosen, checked, and the standard for the rest.
 */
public final class Choices {
  private final SequencedMap<String, Object> values = new LinkedHashMap<>();

  /**
   * @throws BadInput if a choice is unknown or not one of the values its option has
   */
  public Choices(List<Option> options, Facts chosen) {
    chosen.only(options.stream().map(Option::name).toArray(String[]::new));
    for (Option option : options) {
      String name = option.name();
      values.put(name, chosen.has(name) ? option.read(chosen.at(name)) : option.standard());
    }
  }

  public boolean flag(String name) {
    return (Boolean) value(name);
  }

  public int number(String name) {
    return (Integer) value(name);
  }

  public String word(String name) {
    return (String) value(name);
  }

  @SuppressWarnings("unchecked") // Option.read sees to it
  public List<String> words(String name) {
    return (List<String>) value(name);
  }

  /** All of them as plain values, in the order of the options. */
  public SequencedMap<String, Object> all() {
    return Collections.unmodifiableSequencedMap(values);
  }

  private Object value(String name) {
    Object value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option is named " + name);
    }
    return value;
  }
}
