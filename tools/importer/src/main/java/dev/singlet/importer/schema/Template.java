package dev.singlet.importer.schema;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The template of a key, such as <code>USER#{user_id}</code>.
 *
 * @param path where it is in the file
 * @param text its text in the file
 * @param parts literals and values; two literals never follow one another
 */
public record Template(String path, String text, List<Part> parts) {

  private static final Pattern VALUE = Pattern.compile("\\{(\\w+)(?::([^}]*))?}");

  /** A part of a template. */
  public sealed interface Part {}

  /**
   * A text that all keys have.
   *
   * @param text the text
   */
  public record Literal(String text) implements Part {}

  /**
   * The value of a field.
   *
   * @param field the name of the field
   * @param format a format of Python, such as {@code 05d}; empty for none
   */
  public record Value(String field, String format) implements Part {}

  /** Copies the parts. */
  public Template {
    parts = List.copyOf(parts);
  }

  static Template of(String path, String text, Problems problems) {
    List<Part> parts = new ArrayList<>();
    Matcher value = VALUE.matcher(text);
    int end = 0;
    while (value.find()) {
      literal(text.substring(end, value.start()), parts);
      parts.add(new Value(value.group(1), value.group(2) == null ? "" : value.group(2)));
      end = value.end();
    }
    literal(text.substring(end), parts);
    boolean hasBrace =
        parts.stream().anyMatch(part -> part instanceof Literal each && hasBrace(each.text()));
    if (hasBrace) {
      problems.add(
          path,
          "the template \""
              + text
              + "\" has a brace that belongs to no placeholder. A placeholder is a field in"
              + " braces: {field_name}.");
    } else if (text.isBlank()) {
      problems.add(path, "the template is empty. Leave it out, or write the text of the key.");
    }
    return new Template(path, text, parts);
  }

  private static void literal(String text, List<Part> parts) {
    if (!text.isEmpty()) {
      parts.add(new Literal(text));
    }
  }

  private static boolean hasBrace(String text) {
    return text.contains("{") || text.contains("}");
  }

  /**
   * Returns the values.
   *
   * @return the placeholders, in order
   */
  public List<Value> values() {
    return parts.stream().filter(Value.class::isInstance).map(Value.class::cast).toList();
  }

  /**
   * Returns whether the template is a field and nothing else.
   *
   * @param field the field
   * @return whether the key has the value of the field as it is
   */
  public boolean isOnly(String field) {
    return parts.equals(List.of(new Value(field, "")));
  }
}
