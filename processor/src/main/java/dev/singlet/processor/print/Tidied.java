package dev.singlet.processor.print;

import java.util.ArrayList;
import java.util.List;

/**
 * Shortens generated source: an empty body becomes a pair of braces, a short method or Javadoc
 * becomes one line, and private fields without Javadoc are together. Every line of every generated
 * class passes here, so no regular expressions are used.
 */
final class Tidied {

  /** The greatest length of a method on one line. */
  private static final int SHORT = 88;

  /** The words that a method of generated code begins with. */
  private static final List<String> MODIFIERS =
      List.of("public ", "protected ", "private ", "static ");

  private final String[] lines;
  private int next;

  private Tidied(String source) {
    this.lines = source.split("\n", -1);
  }

  static List<String> lines(String source) {
    return new Tidied(source).all();
  }

  private List<String> all() {
    List<String> tidied = new ArrayList<>(lines.length);
    while (next < lines.length) {
      String line = take();
      int last = tidied.size() - 1;
      boolean isGap = last > 0 && isPlainField(line) && tidied.get(last).isEmpty();
      if (isGap && isPlainField(tidied.get(last - 1))) {
        tidied.set(last, line);
      } else {
        tidied.add(line);
      }
    }
    return tidied;
  }

  private String take() {
    String line = lines[next++];
    if (line.endsWith("{") && next < lines.length && lines[next].stripLeading().startsWith("}")) {
      return line + lines[next++].stripLeading();
    }
    if (isHead(line) && next + 1 < lines.length && lines[next + 1].strip().equals("}")) {
      String whole = line + " " + lines[next].strip() + " }";
      if (lines[next].endsWith(";") && whole.length() <= SHORT) {
        next += 2;
        return whole;
      }
    }
    return line.endsWith("/**") && next + 1 < lines.length ? javadoc(line) : line;
  }

  private String javadoc(String opening) {
    String line = opening + lines[next].stripLeading().substring(1) + " */";
    if (!lines[next + 1].strip().equals("*/") || line.length() > Layout.COLUMNS) {
      return opening;
    }
    next += 2;
    return line;
  }

  private static boolean isHead(String line) {
    String text = line.stripLeading();
    return text.endsWith(") {") && MODIFIERS.stream().anyMatch(text::startsWith);
  }

  private static boolean isPlainField(String line) {
    String text = line.stripLeading();
    return text.length() < line.length()
        && text.startsWith("private ")
        && text.endsWith(";")
        && text.indexOf('{') < 0
        && (text.startsWith("private static final ") || text.indexOf('(') < 0);
  }
}
