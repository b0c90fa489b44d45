package dev.singlet.model.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads JSON. It takes exactly what the standard allows, and refuses an object that names a member
 * twice.
 *
 * @see <a href="https://www.rfc-editor.org/rfc/rfc8259">RFC 8259</a>
 */
public final class JsonReader {

  /** The value of JSON's null. */
  public static final Object NULL =
      new Object() {
        @Override
        public String toString() {
          return "null";
        }
      };

  /** The limit on arrays and objects within each other, which keeps the stack from overflowing. */
  private static final int MAX_DEPTH = 500;

  private static final int HEX_DIGITS = 4;

  private final String text;
  private int at;
  private int depth;

  private JsonReader(String text) {
    this.text = text;
  }

  /**
   * Reads a text.
   *
   * @param text one value, with white space around it
   * @return a map, a list, a text, a {@code BigDecimal}, a boolean, or {@link #NULL}
   * @throws InvalidJsonException if the text is not JSON; it names the line and the column
   */
  public static Object read(String text) {
    JsonReader reader = new JsonReader(text);
    Object value = reader.value();
    reader.skipSpace();
    if (reader.at < text.length()) {
      throw reader.invalid("expected the end of the text");
    }
    return value;
  }

  private Object value() {
    skipSpace();
    if (at == text.length()) {
      throw invalid("expected a value");
    }
    return switch (text.charAt(at)) {
      case '{' -> within(this::object);
      case '[' -> within(this::array);
      case '"' -> string();
      case 't' -> word("true", true);
      case 'f' -> word("false", false);
      case 'n' -> word("null", NULL);
      default -> number();
    };
  }

  private interface Part {
    Object read();
  }

  private Object within(Part part) {
    if (++depth > MAX_DEPTH) {
      throw invalid("more than " + MAX_DEPTH + " arrays and objects within each other");
    }
    at++;
    Object read = part.read();
    depth--;
    return read;
  }

  private Map<String, Object> object() {
    Map<String, Object> object = new LinkedHashMap<>();
    if (takes('}')) {
      return object;
    }
    do {
      skipSpace();
      if (at == text.length() || text.charAt(at) != '"') {
        throw invalid("expected the name of a member");
      }
      int start = at;
      String name = string();
      if (!takes(':')) {
        throw invalid("expected a colon");
      }
      if (object.put(name, value()) != null) {
        at = start;
        throw invalid("the member \"" + name + "\" occurs twice");
      }
    } while (takes(','));
    if (!takes('}')) {
      throw invalid("expected a comma or the end of the object");
    }
    return object;
  }

  private List<Object> array() {
    List<Object> array = new ArrayList<>();
    if (takes(']')) {
      return array;
    }
    do {
      array.add(value());
    } while (takes(','));
    if (!takes(']')) {
      throw invalid("expected a comma or the end of the array");
    }
    return array;
  }

  private String string() {
    at++;
    int end = plainEnd();
    String plain = text.substring(at, end);
    at = end;
    if (at < text.length() && text.charAt(at) == '"') {
      at++;
      return plain;
    }
    StringBuilder string = new StringBuilder(plain);
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return string.toString();
      }
      if (c < ' ') {
        throw invalid("a control character in a text");
      }
      at++;
      string.append(c == '\\' ? escaped() : c);
    }
    throw invalid("a text without an end");
  }

  /** Returns the end of the characters that stand for themselves. Most texts have no others. */
  private int plainEnd() {
    int end = at;
    while (end < text.length()
        && text.charAt(end) >= ' '
        && text.charAt(end) != '"'
        && text.charAt(end) != '\\') {
      end++;
    }
    return end;
  }

  private char escaped() {
    char c = at < text.length() ? text.charAt(at++) : ' ';
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> {
        at--;
        throw invalid("an unknown escape");
      }
    };
  }

  private char unicode() {
    int code = 0;
    for (int i = 0; i < HEX_DIGITS; i++, at++) {
      int digit = at < text.length() ? hex(text.charAt(at)) : -1;
      if (digit < 0) {
        throw invalid("expected " + HEX_DIGITS + " hexadecimal digits");
      }
      code = code * 16 + digit;
    }
    return (char) code;
  }

  /** Returns the value of a digit; negative for anything else, such as digits of other scripts. */
  private static int hex(char c) {
    return c < '~' ? Character.digit(c, 16) : -1;
  }

  private BigDecimal number() {
    int start = at;
    takesHere('-');
    if (!takesHere('0')) {
      digits();
    }
    if (takesHere('.')) {
      digits();
    }
    if (takesHere('e') || takesHere('E')) {
      if (!takesHere('+')) {
        takesHere('-');
      }
      digits();
    }
    try {
      return new BigDecimal(text.substring(start, at));
    } catch (NumberFormatException tooLarge) {
      at = start;
      throw invalid("a number whose exponent is too large");
    }
  }

  private void digits() {
    int start = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw invalid("expected a value");
    }
  }

  private Object word(String word, Object value) {
    if (!text.startsWith(word, at)) {
      throw invalid("expected a value");
    }
    at += word.length();
    return value;
  }

  private boolean takes(char c) {
    skipSpace();
    return takesHere(c);
  }

  private boolean takesHere(char c) {
    boolean isHere = at < text.length() && text.charAt(at) == c;
    at += isHere ? 1 : 0;
    return isHere;
  }

  private void skipSpace() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private InvalidJsonException invalid(String what) {
    String before = text.substring(0, Math.min(at, text.length()));
    long line = before.chars().filter(c -> c == '\n').count() + 1;
    int column = before.length() - before.lastIndexOf('\n');
    return new InvalidJsonException(
        "The text is not JSON: " + what + ", in line " + line + ", column " + column + ".");
  }
}
