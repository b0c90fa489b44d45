package dev.singlet.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * English text in a file: a comment, a string, or a paragraph of a page, as one line.
 *
 * @param line the line on which it begins
 */
record Prose(Kind kind, int line, String text) {

  enum Kind {
    JAVADOC,
    COMMENT,
    STRING,
    PAGE
  }

  /** Comments, and strings with those that are added to them. */
  private static final Pattern IN_JAVA =
      Pattern.compile(
          "/\\*(?s:.*?)\\*/|//.*+(?:\\R\\s*+//.*+)*+"
              + "|\"\"\"(?s:.*?)(?<!\\\\)\"\"\""
              + "|\"(?:\\\\.|[^\"\\\\\n])*+\"(?:\\s*+\\+\\s*+\"(?:\\\\.|[^\"\\\\\n])*+\")*+"
              + "|'(?:\\\\.|[^'\\\\\n])++'");

  private static final Pattern COMMENT_MARK = Pattern.compile("(?m)^\\s*+(?:/?\\*++/?|//++)|\\*/");
  private static final Pattern ADDED = Pattern.compile("\"\\s*+\\+\\s*+\"");
  private static final Pattern FENCE = Pattern.compile("\\s*+```.*+");

  /** A line of a page that is no part of the paragraph before it. */
  private static final Pattern BEGINNING = Pattern.compile("\\s*+(?:[-*|#>]|\\d++\\.)\\s?.*+");

  /** Returns the comments and strings of a source. */
  static List<Prose> ofJava(String source) {
    List<Prose> found = new ArrayList<>();
    Matcher matcher = IN_JAVA.matcher(source);
    int line = 1;
    int counted = 0;
    while (matcher.find()) {
      line +=
          (int) source.substring(counted, matcher.start()).chars().filter(c -> c == '\n').count();
      counted = matcher.start();
      found.add(of(matcher.group(), line));
    }
    return found;
  }

  private static Prose of(String text, int line) {
    boolean isString = text.startsWith("\"") || text.startsWith("'");
    String plain =
        isString
            ? ADDED.matcher(text).replaceAll("").replaceAll("^\"++|\"++$", "")
            : COMMENT_MARK.matcher(text).replaceAll("");
    Kind kind = isString ? Kind.STRING : text.startsWith("/**") ? Kind.JAVADOC : Kind.COMMENT;
    return new Prose(kind, line, joined(plain));
  }

  /** Returns the paragraphs, list items and rows of a page, without its code. */
  static List<Prose> ofPage(String page) {
    List<Prose> found = new ArrayList<>();
    StringBuilder paragraph = new StringBuilder();
    boolean isCode = false;
    int number = 0;
    int start = 1;
    for (String line : page.lines().toList()) {
      number++;
      boolean isFence = FENCE.matcher(line).matches();
      if (isFence || isCode || line.isBlank() || BEGINNING.matcher(line).matches()) {
        addTo(found, start, paragraph);
      }
      if (isFence) {
        isCode = !isCode;
      } else if (!isCode && !line.isBlank()) {
        start = paragraph.isEmpty() ? number : start;
        paragraph.append(line.replaceFirst("^\\s*+(?:[-*|#>]++|\\d++\\.)\\s?", "")).append('\n');
      }
    }
    addTo(found, start, paragraph);
    return found;
  }

  private static void addTo(List<Prose> found, int start, StringBuilder paragraph) {
    if (!paragraph.toString().isBlank()) {
      found.add(new Prose(Kind.PAGE, start, joined(paragraph.toString())));
    }
    paragraph.setLength(0);
  }

  private static String joined(String text) {
    return text.replaceAll("\\s++", " ").strip();
  }
}
