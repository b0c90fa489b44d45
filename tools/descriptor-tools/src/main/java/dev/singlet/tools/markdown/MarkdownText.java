package dev.singlet.tools.markdown;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Text that Markdown shows as it is, also within a table. */
public final class MarkdownText {

  private static final Pattern SPECIAL = Pattern.compile("[\\\\`*_\\[\\]<>|~&]");
  private static final Pattern SPACES = Pattern.compile("\\s+");
  private static final Pattern BREAKS = Pattern.compile("[\\p{Cntrl}\\x{85}\\x{2028}\\x{2029}]");

  private MarkdownText() {}

  /** Returns prose in which code is in backticks, as documentation of the model has it. */
  public static String prose(String text) {
    String line = SPACES.matcher(text).replaceAll(" ").strip();
    List<String> parts = List.of(line.split("`", -1));
    if (parts.size() % 2 == 0) {
      return plain(line);
    }
    StringBuilder prose = new StringBuilder();
    for (int i = 0; i < parts.size(); i++) {
      prose.append(i % 2 == 0 ? plain(parts.get(i)) : code(parts.get(i)));
    }
    return prose.toString();
  }

  /** Returns text on one line. A line break in a stored name would end the row of a table. */
  public static String plain(String text) {
    return SPECIAL.matcher(onOneLine(text)).replaceAll("\\\\$0");
  }

  /** Shows line breaks and control characters as their numbers. */
  private static String onOneLine(String text) {
    return BREAKS
        .matcher(text)
        .replaceAll(each -> String.format("\\\\u%04x", (int) each.group().charAt(0)));
  }

  /** Returns code. HTML is for what no code span can hold in a table. */
  public static String code(String text) {
    if (text.isBlank()) {
      return "";
    }
    String line = onOneLine(text);
    boolean isSimple = line.indexOf('|') < 0 && line.indexOf('`') < 0 && line.strip().equals(line);
    if (isSimple) {
      return "`" + line + "`";
    }
    String html =
        line.replace("&", "&amp;")
            .replace("<", "&lt;")
            .replace("|", "&#124;")
            .replace("`", "&#96;")
            .replace("\\", "&#92;")
            .replace("*", "&#42;")
            .replace("_", "&#95;");
    return "<code>" + html + "</code>";
  }

  /** Returns a remark in brackets after a text; nothing if it is empty. */
  public static String aside(String remark) {
    return remark.isEmpty() ? "" : " (" + plain(remark) + ")";
  }

  public static String codes(List<String> texts) {
    return texts.stream().map(MarkdownText::code).collect(Collectors.joining(", "));
  }

  public static String plains(List<String> texts) {
    return texts.stream().map(MarkdownText::plain).collect(Collectors.joining(", "));
  }

  /** Returns a table, a row a line, so that a comparison of lines shows which rows differ. */
  public static String table(List<String> head, List<List<String>> rows) {
    List<List<String>> lines = new ArrayList<>();
    lines.add(head);
    lines.add(head.stream().map(column -> "---").toList());
    lines.addAll(rows);
    return lines.stream()
        .map(cells -> "| " + String.join(" | ", cells) + " |\n")
        .collect(Collectors.joining("", "", "\n"));
  }
}
