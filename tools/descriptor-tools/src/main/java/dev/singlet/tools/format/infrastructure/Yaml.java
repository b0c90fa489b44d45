package dev.singlet.tools.format.infrastructure;

import dev.singlet.model.json.JsonText;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Writes YAML in the block style of CloudFormation's documentation. Texts are in double quotes
 * unless each version of YAML reads them as texts.
 */
final class Yaml {

  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z]([A-Za-z0-9_./-]|::(?=[A-Za-z])| (?=[A-Za-z0-9]))*");

  /** YAML 1.1, which CloudFormation reads, takes these for booleans and null. */
  private static final Set<String> OTHER_TYPES =
      Set.of("true", "false", "yes", "no", "on", "off", "y", "n", "null");

  private final StringBuilder text = new StringBuilder();

  private Yaml() {}

  /**
   * A function of CloudFormation in its short form, such as {@code !Ref Table}.
   *
   * @param name its name with the exclamation mark
   * @param argument its only argument
   */
  record Function(String name, String argument) {

    static Function ref(String resource) {
      return new Function("!Ref", resource);
    }

    static Function attribute(String resource, String attribute) {
      return new Function("!GetAtt", resource + "." + attribute);
    }
  }

  /**
   * Returns the text of a map.
   *
   * @param members maps, lists, texts, numbers, booleans and functions, none of them an empty map
   *     or list
   * @return lines without indent
   */
  static String of(Map<String, Object> members) {
    Yaml yaml = new Yaml();
    yaml.map(members, "");
    return yaml.text.toString();
  }

  private void map(Map<?, ?> members, String indent) {
    String before = "";
    for (Map.Entry<?, ?> member : members.entrySet()) {
      text.append(before).append(scalar(member.getKey())).append(':');
      before = indent;
      if (member.getValue() instanceof Map<?, ?> inner) {
        text.append('\n').append(indent).append("  ");
        map(inner, indent + "  ");
      } else if (member.getValue() instanceof List<?> list) {
        text.append('\n');
        list(list, indent + "  ");
      } else {
        text.append(' ').append(scalar(member.getValue())).append('\n');
      }
    }
  }

  private void list(List<?> elements, String indent) {
    for (Object element : elements) {
      text.append(indent).append("- ");
      if (element instanceof Map<?, ?> map) {
        map(map, indent + "  ");
      } else {
        text.append(scalar(element)).append('\n');
      }
    }
  }

  private static String scalar(Object value) {
    if (value instanceof Function function) {
      return function.name + " " + scalar(function.argument);
    }
    if (!(value instanceof String string)) {
      return value.toString();
    }
    boolean isPlain =
        PLAIN.matcher(string).matches() && !OTHER_TYPES.contains(string.toLowerCase(Locale.ROOT));
    // A text of JSON is one of YAML, too.
    return isPlain ? string : JsonText.of(string).strip();
  }
}
