package dev.singlet.runtime.expression;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.text.EntryList;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Utf8;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The names and values of one request's expressions. Each name has one placeholder, however often
 * it occurs, and no two names share one.
 */
public final class Placeholders {

  /**
   * DynamoDB's limit on a placeholder is 255 bytes. The beginning of a name is enough to read it.
   */
  private static final int MAX_NAME_CHARS = 40;

  /** The number of names, and of values, that suffices for most requests. */
  private static final int USUAL = 6;

  private static final int USUAL_IN_UPDATES = 9;

  static final Pattern PLACEHOLDER = Pattern.compile("[#:]\\w+");

  private static final String[] FIRST_VALUES = {
    ":0", ":1", ":2", ":3", ":4", ":5", ":6", ":7", ":8", ":9", ":10", ":11", ":12", ":13", ":14"
  };

  private final EntryList<String> names;
  private final EntryList<AttributeValue> values;
  private final int room;
  private int next;
  private int operators;

  /** Makes an empty set of placeholders. */
  public Placeholders() {
    this(USUAL);
  }

  private Placeholders(int capacity) {
    this(new EntryList<>(capacity), capacity, 0);
  }

  private Placeholders(EntryList<String> names, int room, int operators) {
    this.names = names;
    this.values = new EntryList<>(room);
    this.room = room;
    this.operators = operators;
  }

  /** Returns an empty set for an update, which has its stamp and the entity besides the changes. */
  public static Placeholders ofUpdate() {
    return new Placeholders(USUAL_IN_UPDATES);
  }

  /** Returns the same names, and room for as many values as these have or had. */
  public Placeholders again() {
    return new Placeholders(names.copy(), next == 0 ? room : next, operators);
  }

  /** Returns the values that these placeholders have after those of others. */
  public List<AttributeValue> valuesAfter(Placeholders others) {
    return values.valuesFrom(others.values.size());
  }

  /** Returns a placeholder such as {@code #status} for the name of an attribute. */
  public String name(String attribute) {
    String known = names.nameOf(attribute);
    if (known != null) {
      return known;
    }
    String readable = readable(attribute);
    String placeholder = readable;
    for (int n = 2; names.containsKey(placeholder); n++) {
      placeholder = readable + '_' + n;
    }
    name(placeholder, attribute);
    return placeholder;
  }

  /** Adds a chosen placeholder for the name of an attribute. */
  public void name(String placeholder, String attribute) {
    names.add(placeholder, attribute);
  }

  /** Returns a placeholder such as {@code :0} for a value. */
  public String value(AttributeValue value) {
    String placeholder = next < FIRST_VALUES.length ? FIRST_VALUES[next] : ":" + next;
    next++;
    values.add(placeholder, value);
    return placeholder;
  }

  /** Adds a chosen placeholder, which is not a number, for a value. */
  public void value(String placeholder, AttributeValue value) {
    values.add(placeholder, value);
  }

  /** Returns the request's {@code ExpressionAttributeNames}; null if there are none. */
  public @Nullable Map<String, String> names() {
    return names.isEmpty() ? null : names;
  }

  /** Returns the request's {@code ExpressionAttributeValues}; null if there are none. */
  public @Nullable Map<String, AttributeValue> values() {
    return values.isEmpty() ? null : values;
  }

  /**
   * Refuses expressions that DynamoDB would refuse.
   *
   * @param what the operation, for the message
   * @param expressions the expressions of the request, each may be null
   * @throws InvalidArgumentException if one of them is longer than 4 KB, or all together have more
   *     than 300 operators and functions
   */
  public void requireFitting(Object what, @Nullable String... expressions) {
    for (String expression : expressions) {
      // Placeholders are ASCII, as is all else in an expression.
      if (expression != null && expression.length() > Limits.EXPRESSION_BYTES) {
        throw tooLarge(
            what,
            expression.length() + " bytes long, and DynamoDB takes " + Limits.EXPRESSION_BYTES);
      }
    }
    if (operators > Limits.EXPRESSION_OPERATORS) {
      throw tooLarge(
          what,
          "of " + operators + " operators, and DynamoDB takes " + Limits.EXPRESSION_OPERATORS);
    }
  }

  /** Returns the placeholders of the names on the way to a place, joined as DynamoDB takes them. */
  public String path(Path path) {
    if (path.isTopLevel()) {
      return name(path.root());
    }
    StringBuilder text = new StringBuilder();
    for (Path.Step step : path.steps()) {
      if (step instanceof Path.Name attribute) {
        text.append(text.isEmpty() ? "" : ".").append(name(attribute.name()));
      } else if (step instanceof Path.Index element) {
        text.append('[').append(element.index()).append(']');
      }
    }
    return text.toString();
  }

  /** Counts an operator or a function. */
  public void countOperator() {
    operators++;
  }

  private static InvalidArgumentException tooLarge(Object what, String problem) {
    return new InvalidArgumentException(
        ErrorCode.EXPRESSION_TOO_LARGE,
        String.format("%s: the expression would be %s. Ask less in one request.", what, problem));
  }

  /**
   * Returns the letters and digits of a name, with an underscore in place of any other character.
   */
  private static String readable(String attribute) {
    if (isReadable(attribute)) {
      return "#".concat(attribute);
    }
    StringBuilder text = new StringBuilder("#");
    for (int i = 0; i < attribute.length() && i < MAX_NAME_CHARS; i++) {
      char c = attribute.charAt(i);
      text.append(isPlain(c) ? c : '_');
    }
    return text.toString();
  }

  private static boolean isReadable(String attribute) {
    for (int i = 0; i < attribute.length(); i++) {
      char c = attribute.charAt(i);
      if (c != '_' && !isPlain(c)) {
        return false;
      }
    }
    return attribute.length() <= MAX_NAME_CHARS;
  }

  private static boolean isPlain(char c) {
    return Utf8.length(c) == 1 && Character.isLetterOrDigit(c);
  }
}
