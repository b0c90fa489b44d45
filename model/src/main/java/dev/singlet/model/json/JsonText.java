package dev.singlet.model.json;

import java.util.List;
import java.util.Map;

/**
 * Lays out JSON for people and for {@code git diff}: a value is on one line if it fits, and
 * otherwise each entry is on its own line.
 */
public final class JsonText {

  private static final int COLUMNS = 84;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;

  private JsonText() {}

  /**
   * Returns the text of a value.
   *
   * @param value a map, a list, a text, a number, a boolean, or {@link JsonReader#NULL}
   * @return the text, with a line feed at its end
   */
  public static String of(Object value) {
    JsonText json = new JsonText();
    json.write(value, "\n");
    return json.text.append('\n').toString();
  }

  private void write(Object value, String newLine) {
    int start = text.length();
    if (writesOnLine(value, lineStart + COLUMNS)) {
      return;
    }
    text.setLength(start);
    String inner = newLine + "  ";
    String separator = "";
    if (value instanceof Map<?, ?> object) {
      text.append('{');
      for (Map.Entry<?, ?> member : object.entrySet()) {
        beginLine(separator, inner);
        quote((String) member.getKey());
        text.append(": ");
        write(member.getValue(), inner);
        separator = ",";
      }
      beginLine("", newLine);
      text.append('}');
    } else if (value instanceof List<?> array) {
      text.append('[');
      for (Object element : array) {
        beginLine(separator, inner);
        write(element, inner);
        separator = ",";
      }
      beginLine("", newLine);
      text.append(']');
    } else {
      writesOnLine(value, Integer.MAX_VALUE);
    }
  }

  private void beginLine(String separator, String newLine) {
    text.append(separator).append(newLine);
    lineStart = text.length() - newLine.length() + 1;
  }

  /** Writes a value on the current line. Gives up, and tells so, if the line becomes too long. */
  private boolean writesOnLine(Object value, int end) {
    if (value instanceof Map<?, ?> object) {
      String separator = "{";
      for (Map.Entry<?, ?> member : object.entrySet()) {
        text.append(separator);
        quote((String) member.getKey());
        text.append(": ");
        if (!writesOnLine(member.getValue(), end)) {
          return false;
        }
        separator = ", ";
      }
      text.append(object.isEmpty() ? "{}" : "}");
    } else if (value instanceof List<?> array) {
      String separator = "[";
      for (Object element : array) {
        text.append(separator);
        if (!writesOnLine(element, end)) {
          return false;
        }
        separator = ", ";
      }
      text.append(array.isEmpty() ? "[]" : "]");
    } else if (value instanceof String string) {
      quote(string);
    } else {
      text.append(value);
    }
    return text.length() <= end;
  }

  /** Writes a text in quotes, so that any text can be stored in UTF-8 and read back. */
  private void quote(String string) {
    text.append('"');
    for (int i = 0; i < string.length(); i++) {
      char c = string.charAt(i);
      if (c >= ' ' && c < '\u007f' && c != '"' && c != '\\') {
        text.append(c);
      } else if (c == '"' || c == '\\') {
        text.append('\\').append(c);
      } else if (c == '\n') {
        text.append("\\n");
      } else if (c < ' ' || isUnclear(c) || isLoneSurrogate(string, i)) {
        text.append(String.format("\\u%04x", (int) c));
      } else {
        text.append(c);
      }
    }
    text.append('"');
  }

  /** Returns whether a character breaks lines, or can't be seen where texts are compared. */
  private static boolean isUnclear(char c) {
    int type = Character.getType(c);
    return type == Character.CONTROL
        || type == Character.FORMAT
        || type == Character.LINE_SEPARATOR
        || type == Character.PARAGRAPH_SEPARATOR;
  }

  private static boolean isLoneSurrogate(String string, int at) {
    char c = string.charAt(at);
    return Character.isHighSurrogate(c)
        ? at + 1 == string.length() || !Character.isLowSurrogate(string.charAt(at + 1))
        : Character.isLowSurrogate(c)
            && (at == 0 || !Character.isHighSurrogate(string.charAt(at - 1)));
  }
}
