package dev.singlet.processor.print;

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
    for (String line : Tidied.lines(source)) {
      text.append(layOut(line.stripTrailing())).append('\n');
    }
    return text.toString().stripTrailing() + "\n";
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
