package dev.singlet.processor.write.schema;

import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/**
 * Lays out JSON for people: a value is on one line if it fits, and otherwise each entry is on its
 * own line.
 */
final class JsonText {

  private static final int COLUMNS = 84;

  private JsonText() {}

  /**
   * Returns the text of a value.
   *
   * @param value a map, a list, a text, a boolean, or a {@link Numeral}
   */
  static String of(Object value) {
    StringBuilder text = new StringBuilder();
    write(value, 0, 0, text);
    return text.append('\n').toString();
  }

  /** A number, in decimal. */
  record Numeral(String text) {}

  private static void write(Object value, int indent, int column, StringBuilder text) {
    String line = line(value);
    if (column + line.length() <= COLUMNS || !(value instanceof Map || value instanceof List)) {
      text.append(line);
      return;
    }
    String margin = " ".repeat(indent + 2);
    String separator = "\n";
    text.append(value instanceof Map ? '{' : '[');
    if (value instanceof Map<?, ?> object) {
      for (Map.Entry<?, ?> entry : object.entrySet()) {
        String name = margin + quoted((String) entry.getKey()) + ": ";
        text.append(separator).append(name);
        write(entry.getValue(), indent + 2, name.length() + 1, text);
        separator = ",\n";
      }
    } else if (value instanceof List<?> array) {
      for (Object element : array) {
        text.append(separator).append(margin);
        write(element, indent + 2, margin.length() + 1, text);
        separator = ",\n";
      }
    }
    text.append('\n').append(" ".repeat(indent)).append(value instanceof Map ? '}' : ']');
  }

  private static String line(Object value) {
    if (value instanceof Map<?, ?> object) {
      StringJoiner line = new StringJoiner(", ", "{", "}");
      object.forEach((name, held) -> line.add(quoted((String) name) + ": " + line(held)));
      return line.toString();
    }
    if (value instanceof List<?> array) {
      StringJoiner line = new StringJoiner(", ", "[", "]");
      array.forEach(element -> line.add(line(element)));
      return line.toString();
    }
    return value instanceof Numeral number
        ? number.text()
        : value instanceof String text ? quoted(text) : value.toString();
  }

  /**
   * Returns a text in quotes. Everything beyond ASCII is escaped, so the text is the same in any
   * encoding.
   */
  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ' || c > '~') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
