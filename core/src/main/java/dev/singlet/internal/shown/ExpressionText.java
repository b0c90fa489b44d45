package dev.singlet.internal.shown;

import dev.singlet.error.Violation;
import dev.singlet.internal.text.StoredText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The expressions of one request as text, with names and values in place of their placeholders.
 *
 * <p>The attributes that a value is compared with, or written to, decide if it is shown: those in
 * the same clause. A clause is a condition between {@code AND} and {@code OR}, or one action of an
 * update. A value that is hidden in one clause is hidden in all.
 */
final class ExpressionText {

  /** The characters of a value that are shown. */
  static final int MAX_VALUE_CHARS = 100;

  private static final Pattern TOKEN =
      Pattern.compile(":\\w+|[#A-Za-z_]\\w*(?:\\[\\d+]|\\.[#A-Za-z_]\\w*)*|[(),]");
  private static final Pattern STEP = Pattern.compile("[#A-Za-z_]\\w*");

  /** Words that begin another clause. */
  private static final Set<String> BEGINNINGS =
      Set.of("AND", "OR", "SET", "REMOVE", "ADD", "DELETE");

  private static final Set<String> OTHER_KEYWORDS = Set.of("NOT", "BETWEEN", "IN");

  private final Map<String, String> names;
  private final Map<String, AttributeValue> values;
  private final ShownAttributes shown;
  private final Set<String> hidden = new HashSet<>();

  /** Takes all expressions of a request, because they share their values. */
  ExpressionText(
      Map<String, String> names,
      Map<String, AttributeValue> values,
      ShownAttributes shown,
      List<String> expressions) {
    this.names = names;
    this.values = values;
    this.shown = shown;
    expressions.forEach(this::hide);
  }

  /** Returns the text of one of the expressions. */
  String of(String expression) {
    return TOKEN
        .matcher(expression)
        .replaceAll(token -> Matcher.quoteReplacement(text(token, expression)));
  }

  private String text(MatchResult token, String expression) {
    String text = token.group();
    if (text.startsWith(":")) {
      AttributeValue value = values.get(text);
      return value == null || hidden.contains(text)
          ? Violation.MASK
          : StoredText.of(value, MAX_VALUE_CHARS);
    }
    return isPath(token, expression) ? path(text) : text;
  }

  /** Returns the text of a path. The names in it can be keys of a map, which are values, too. */
  private String path(String path) {
    String root = root(path);
    return path.matches(STEP.pattern()) || shown.has(name(root))
        ? STEP.matcher(path)
            .replaceAll(step -> Matcher.quoteReplacement(StoredText.name(name(step.group()))))
        : StoredText.name(name(root)) + "." + Violation.MASK;
  }

  private static String root(String path) {
    Matcher steps = STEP.matcher(path);
    return steps.lookingAt() ? steps.group() : path;
  }

  private String name(String placeholder) {
    return Objects.requireNonNullElse(names.get(placeholder), placeholder);
  }

  private static boolean isPath(MatchResult token, String expression) {
    String text = token.group();
    boolean isFunction = token.end() < expression.length() && expression.charAt(token.end()) == '(';
    return STEP.matcher(text).lookingAt()
        && !isFunction
        && !BEGINNINGS.contains(text)
        && !OTHER_KEYWORDS.contains(text);
  }

  /** Hides values by the attributes beside them. */
  private void hide(String expression) {
    Clause clause = new Clause();
    int depth = 0;
    boolean isBetween = false;
    Matcher tokens = TOKEN.matcher(expression);
    while (tokens.find()) {
      String token = tokens.group();
      depth += token.equals("(") ? 1 : token.equals(")") ? -1 : 0;
      boolean isWithin = isBetween && token.equals("AND");
      isBetween = token.equals("BETWEEN") || (isBetween && !isWithin);
      if (!isWithin && (BEGINNINGS.contains(token) || (depth == 0 && token.equals(",")))) {
        clause.end();
        clause = new Clause();
      } else if (token.startsWith(":")) {
        clause.values.add(token);
      } else if (isPath(tokens.toMatchResult(), expression)) {
        clause.add(token);
      }
    }
    clause.end();
  }

  private final class Clause {
    private final List<String> values = new ArrayList<>();
    private boolean hasAttribute;
    private boolean isHidden;

    void add(String path) {
      hasAttribute = true;
      isHidden |= !shown.has(name(root(path)));
    }

    /** If no attribute is there, nothing tells if a value may be shown. */
    void end() {
      if (isHidden || (!hasAttribute && !shown.areAll())) {
        hidden.addAll(values);
      }
    }
  }
}
