package dev.singlet.processor.print;

import java.util.ArrayList;
import java.util.List;

/**
 * Lays out generated source: each statement on one line if it fits into 100 columns, or else broken
 * where a person would break it. Writers need not think of lines.
 */
final class Layout {

  static final int COLUMNS = 100;

  private static final String IMPLEMENTS = " implements ";

  private Layout() {}

  static String apply(String source) {
    StringBuilder text = new StringBuilder(source.length());
    for (String statement : statements(Tidied.lines(source))) {
      text.append(layOut(statement)).append('\n');
    }
    return text.toString().stripTrailing() + "\n";
  }

  /** Joins the lines of each statement; comments and blank lines stay as they are. */
  private static List<String> statements(List<String> lines) {
    List<String> statements = new ArrayList<>();
    StringBuilder open = new StringBuilder();
    for (String line : lines) {
      String text = line.strip();
      boolean isComment = text.startsWith("/*") || text.startsWith("*");
      if (open.isEmpty() && (isComment || text.isEmpty() || text.startsWith("@"))) {
        statements.add(isComment ? line : line.stripTrailing());
        continue;
      }
      if (open.isEmpty()) {
        open.append(line.stripTrailing());
      } else {
        boolean joins = text.startsWith(".") || text.startsWith(")") || endsOpen(open);
        open.append(joins ? "" : " ").append(text);
      }
      if (text.endsWith(";") || text.endsWith("{") || text.endsWith("}")) {
        statements.add(open.toString());
        open.setLength(0);
      }
    }
    return statements;
  }

  private static boolean endsOpen(StringBuilder text) {
    return text.charAt(text.length() - 1) == '(';
  }

  private static String layOut(String statement) {
    if (statement.length() <= COLUMNS) {
      return statement;
    }
    String text = statement.strip();
    int indent = statement.length() - statement.stripLeading().length();
    int space = statement.lastIndexOf(' ', COLUMNS);
    if (text.startsWith("* ") && space > indent + 1) {
      String rest = " ".repeat(indent) + "* " + statement.substring(space + 1);
      return statement.substring(0, space) + "\n" + layOut(rest);
    }
    if (text.startsWith("import ") || text.startsWith("*") || text.startsWith("/*")) {
      return statement;
    }
    if (text.endsWith("{") && text.contains(IMPLEMENTS)) {
      int head = text.indexOf(IMPLEMENTS);
      String each = text.substring(head).replace(">, ", ">,\n" + " ".repeat(indent + 8));
      return " ".repeat(indent) + text.substring(0, head) + "\n" + " ".repeat(indent + 3) + each;
    }
    int parameters = text.indexOf('(');
    int name = text.lastIndexOf(' ', parameters);
    boolean isLongHead = text.endsWith("{") && indent + parameters >= COLUMNS;
    if (isLongHead && name > 0 && indent + name <= COLUMNS) {
      String rest = " ".repeat(indent + 4) + text.substring(name + 1);
      return " ".repeat(indent) + text.substring(0, name) + "\n" + layOut(rest);
    }
    return " ".repeat(indent) + new Expression(text).layOut(indent, COLUMNS);
  }
}
