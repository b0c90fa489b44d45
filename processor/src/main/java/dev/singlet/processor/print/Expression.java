package dev.singlet.processor.print;

import java.util.ArrayList;
import java.util.List;

/** A piece of Java source that may be too long for a line. */
record Expression(String text) {

  private static final int STEP = 4;

  /** The greatest length of a piece that shares a line with others. */
  private static final int SHORT = 48;

  /** Returns the piece, broken so that it fits. All lines after the first are indented together. */
  String layOut(int indent, int columns) {
    if (indent + text.length() <= columns) {
      return text;
    }
    int inherits = text.endsWith("{") ? outsideGenerics(" extends ") : -1;
    if (inherits >= 0) {
      return text.substring(0, inherits)
          + broken(text.substring(inherits + 1), indent + STEP, columns);
    }
    int assigned = topLevel(" = ", 0);
    if (assigned >= 0) {
      return declared(text.substring(0, assigned + 2), indent, columns)
          + broken(text.substring(assigned + 3), indent + STEP, columns);
    }
    boolean isField = text.endsWith(";") && !text.contains("(");
    if (isField || text.endsWith("() {")) {
      return declared(text, indent, columns);
    }
    int arrow = topLevel(" -> ", 0);
    if (arrow >= 0) {
      return text.substring(0, arrow + 3)
          + broken(text.substring(arrow + 4), indent + STEP, columns);
    }
    for (List<String> operators :
        List.of(List.of(" ? ", " : "), List.of(" || "), List.of(" && "))) {
      if (topLevel(operators.get(0), 0) >= 0) {
        return atOperators(operators, indent, columns);
      }
    }
    List<Integer> dots = chain();
    boolean isLongBefore = !dots.isEmpty() && dots.get(0) > SHORT;
    if (dots.size() > 1 || isLongBefore || (dots.size() == 1 && text.startsWith("new "))) {
      return atDots(dots, indent, columns);
    }
    return atArguments(indent, columns);
  }

  /**
   * Returns the left side of a declaration, with the arguments of a long type on lines of their
   * own.
   */
  private static String declared(String left, int indent, int columns) {
    int open = left.indexOf('<');
    int close = left.lastIndexOf('>');
    if (indent + left.length() <= columns || open < 0) {
      return left;
    }
    String arguments = left.substring(open + 1, close + 1);
    int inner = indent + 2 * STEP;
    StringBuilder laidOut = new StringBuilder(left.substring(0, open + 1));
    if (inner + arguments.length() <= columns) {
      laidOut.append('\n').append(" ".repeat(inner)).append(arguments);
    } else {
      List<String> each = split(arguments);
      for (int i = 0; i < each.size(); i++) {
        String end = i + 1 < each.size() ? "," : "";
        String piece = each.get(i) + end;
        laidOut.append('\n').append(" ".repeat(inner)).append(declared(piece, inner, columns));
      }
    }
    String rest = left.substring(close + 1).strip();
    boolean endsHere = rest.length() < 2;
    return laidOut + (endsHere ? rest : "\n" + " ".repeat(indent + STEP) + rest);
  }

  private int outsideGenerics(String sought) {
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '<' ? 1 : c == '>' ? -1 : 0;
      if (depth == 0 && text.startsWith(sought, i)) {
        return i;
      }
    }
    return -1;
  }

  private static String broken(String rest, int indent, int columns) {
    return "\n" + " ".repeat(indent) + new Expression(rest).layOut(indent, columns);
  }

  private String atOperators(List<String> operators, int indent, int columns) {
    int at = first(operators, 0);
    StringBuilder laidOut =
        new StringBuilder(new Expression(text.substring(0, at)).layOut(indent, columns));
    while (at >= 0) {
      int next = first(operators, at + 1);
      String piece = text.substring(at + 1, next < 0 ? text.length() : next);
      laidOut.append(broken(piece, indent + STEP, columns));
      at = next;
    }
    return laidOut.toString();
  }

  private int first(List<String> operators, int from) {
    return operators.stream()
        .mapToInt(operator -> topLevel(operator, from))
        .filter(at -> at >= 0)
        .min()
        .orElse(-1);
  }

  private String atDots(List<Integer> dots, int indent, int columns) {
    Expression head = new Expression(text.substring(0, dots.get(0)));
    List<String> calls = new ArrayList<>();
    for (int i = 0; i < dots.size(); i++) {
      int end = i + 1 < dots.size() ? dots.get(i + 1) : text.length();
      calls.add(text.substring(dots.get(i), end));
    }
    return head.layOut(indent, columns) + pieces(calls, "", indent + STEP, columns);
  }

  /** Breaks after the last parenthesis that opens at the top level. */
  private String atArguments(int indent, int columns) {
    List<Integer> parentheses = lastParentheses();
    if (parentheses.isEmpty() || parentheses.get(0) + 1 == parentheses.get(1)) {
      return text;
    }
    int open = parentheses.get(0);
    int close = parentheses.get(1);
    String head = text.substring(0, open + 1);
    String tail = text.substring(close);
    String arguments = text.substring(open + 1, close);
    int inner = indent + STEP;
    if (inner + arguments.length() + tail.length() <= columns) {
      return head + "\n" + " ".repeat(inner) + arguments + tail;
    }
    List<String> each = split(arguments);
    for (int i = 0; i < each.size(); i++) {
      each.set(i, each.get(i) + (i + 1 < each.size() ? "," : tail));
    }
    return head + pieces(each, " ", inner, columns);
  }

  /**
   * Returns pieces on lines of their own, or, if all of them are short, as many on each line as
   * fit.
   */
  private static String pieces(List<String> pieces, String between, int indent, int columns) {
    boolean areShort = pieces.stream().allMatch(Expression::isShort);
    StringBuilder laidOut = new StringBuilder();
    int column = columns;
    for (String piece : pieces) {
      if (areShort && column + between.length() + piece.length() <= columns) {
        laidOut.append(between).append(piece);
        column += between.length() + piece.length();
      } else {
        laidOut.append(broken(piece, indent, columns));
        column = indent + piece.length();
      }
    }
    return laidOut.toString();
  }

  private static boolean isShort(String piece) {
    return piece.length() <= SHORT && !piece.contains(" -> ") && !piece.contains(" ? ");
  }

  /**
   * Returns the dots of a chain of calls, except a dot directly after a plain name such as {@code
   * this}.
   */
  private List<Integer> chain() {
    List<Integer> dots = new ArrayList<>();
    int calls = 0;
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = endOfLiteral(i);
      } else {
        depth += deeper(c);
        boolean isDot = c == '.' && depth == 0 && isCall(i + 1);
        if (isDot && (calls++ > 0 || (i > 0 && text.charAt(i - 1) == ')'))) {
          dots.add(i);
        }
      }
    }
    return dots;
  }

  private boolean isCall(int start) {
    int end = start;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return end > start && end < text.length() && text.charAt(end) == '(';
  }

  /**
   * Returns the first occurrence at or after an index, outside parentheses, generics and literals.
   */
  private int topLevel(String sought, int from) {
    if (text.indexOf(sought, from) < 0) {
      return -1;
    }
    int depth = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = endOfLiteral(i);
      } else if (deeper(c) != 0) {
        depth += deeper(c);
      } else if (depth == 0 && i >= from && text.startsWith(sought, i)) {
        return i;
      }
    }
    return -1;
  }

  /** Returns the change of depth in parentheses after a character. */
  private static int deeper(char c) {
    return switch (c) {
      case '(', '{' -> 1;
      case ')', '}' -> -1;
      default -> 0;
    };
  }

  /** Returns the positions of the last pair of parentheses at the top level. */
  private List<Integer> lastParentheses() {
    List<Integer> open = new ArrayList<>();
    List<Integer> last = List.of();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = endOfLiteral(i);
      } else if (c == '(') {
        open.add(i);
      } else if (c == ')' && !open.isEmpty()) {
        last = List.of(open.remove(open.size() - 1), i);
      }
    }
    return last;
  }

  private static List<String> split(String arguments) {
    return new Expression(arguments).arguments();
  }

  /** Returns the pieces between commas, without commas in parentheses or {@code <...>}. */
  private List<String> arguments() {
    List<String> each = new ArrayList<>();
    int start = 0;
    int depth = 0;
    int generics = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\'') {
        i = endOfLiteral(i);
      } else if (c == ',' && depth == 0 && generics == 0) {
        each.add(text.substring(start, i).strip());
        start = i + 1;
      } else {
        depth += deeper(c);
        generics += c == '<' ? 1 : c == '>' ? -1 : 0;
      }
    }
    each.add(text.substring(start).strip());
    return each;
  }

  private int endOfLiteral(int start) {
    int i = start + 1;
    while (text.charAt(i) != text.charAt(start)) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i;
  }
}
