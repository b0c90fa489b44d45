package dev.singlet.importer.source;

import java.util.ArrayList;
import java.util.List;

/** Writes texts of a file into Java source. */
final class Text {

  private static final int LAST_CONTROL = 0x1f;
  private static final int DELETE = 0x7f;

  private Text() {}

  /** Returns a literal. */
  static String literal(String text) {
    StringBuilder literal = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        literal.append('\\').append(c);
      } else if (c == '\n') {
        literal.append("\\n");
      } else if (c == '\r') {
        literal.append("\\r");
      } else if (isPlain(c)) {
        literal.append(c);
      } else {
        literal.append("\\u%04x".formatted((int) c));
      }
    }
    return literal.append('"').toString();
  }

  private static boolean isPlain(char c) {
    return c > LAST_CONTROL && c != DELETE && !Character.isSurrogate(c) && !isFormat(c);
  }

  /** Characters that reverse text would show the source in another order than it is. */
  private static boolean isFormat(char c) {
    return Character.getType(c) == Character.FORMAT
        || Character.getType(c) == Character.LINE_SEPARATOR
        || Character.getType(c) == Character.PARAGRAPH_SEPARATOR;
  }

  /** Returns a text that means itself in Javadoc. */
  static String javadoc(String text) {
    StringBuilder javadoc = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean isMarkup = "&<>@{}\\".indexOf(c) >= 0;
      if (isMarkup || isEnd(text, i)) {
        javadoc.append("&#").append((int) c).append(';');
      } else {
        javadoc.append(isPlain(c) || Character.isSurrogate(c) ? c : ' ');
      }
    }
    return javadoc.toString().strip();
  }

  private static boolean isEnd(String text, int at) {
    return text.charAt(at) == '/' && at > 0 && text.charAt(at - 1) == '*';
  }

  /** Returns the lines of a text that is wrapped at a width. */
  static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.strip().split("\\s+", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
