package dev.singlet.internal.text;

import static java.util.Comparator.naturalOrder;
import static java.util.Comparator.nullsFirst;

import java.util.Arrays;
import java.util.Base64;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Writes stored values as one line of text, for people. A value can have 400 KB, so writing ends
 * where the text is full.
 */
public final class StoredText {

  private static final String MORE = "...";

  private final StringBuilder text = new StringBuilder();
  private final int maxChars;

  private StoredText(int maxChars) {
    this.maxChars = maxChars;
  }

  /** Returns the text of a value, shortened to a number of characters. */
  public static String of(AttributeValue value, int maxChars) {
    StoredText written = new StoredText(maxChars);
    written.append(value);
    return shortened(written.text.toString(), maxChars);
  }

  /** Returns the name of an attribute, in quotes if it could be taken for something else. */
  public static String name(String name) {
    boolean isPlain =
        !name.isEmpty()
            && name.codePoints()
                .allMatch(c -> Character.isLetterOrDigit(c) || "_-".indexOf(c) >= 0);
    if (isPlain) {
      return name;
    }
    StoredText written = new StoredText(Integer.MAX_VALUE);
    written.quote(name);
    return written.text.toString();
  }

  /** Cuts a text, but not within a character. */
  public static String shortened(String text, int maxChars) {
    if (text.length() <= maxChars) {
      return text;
    }
    int end = maxChars - MORE.length();
    return text.substring(0, Character.isHighSurrogate(text.charAt(end - 1)) ? end - 1 : end)
        + MORE;
  }

  private void append(@Nullable AttributeValue value) {
    if (value == null || value.type() == null) {
      text.append('?'); // DynamoDB stores no such value, but a test double may return it.
      return;
    }
    switch (value.type()) {
      case S -> quote(value.s());
      case N -> text.append(value.n());
      case B -> append(value.b());
      case BOOL -> text.append(value.bool());
      case NUL -> text.append("NULL");
      case SS ->
          list(
              '<',
              value.ss().stream().sorted(nullsFirst(naturalOrder())).toList(),
              this::quote,
              '>');
      case NS -> list('<', value.ns(), text::append, '>');
      case BS -> list('<', value.bs(), this::append, '>');
      case L -> list('[', value.l(), this::append, ']');
      case M ->
          list(
              '{',
              value.m().entrySet().stream()
                  .sorted(Map.Entry.comparingByKey(nullsFirst(naturalOrder())))
                  .toList(),
              this::append,
              '}');
      default -> text.append("a value of type ").append(value.type());
    }
  }

  private void append(Map.Entry<String, AttributeValue> member) {
    quote(member.getKey());
    text.append(": ");
    append(member.getValue());
  }

  private void append(SdkBytes bytes) {
    byte[] all = bytes.asByteArrayUnsafe();
    text.append(
        Base64.getEncoder()
            .encodeToString(all.length <= maxChars ? all : Arrays.copyOf(all, maxChars)));
  }

  private <T> void list(char begin, List<T> elements, Consumer<T> write, char end) {
    text.append(begin);
    for (Iterator<T> rest = elements.iterator(); rest.hasNext() && !isFull(); ) {
      write.accept(rest.next());
      text.append(rest.hasNext() ? ", " : "");
    }
    text.append(end);
  }

  private void quote(@Nullable String value) {
    if (value == null) {
      text.append('?');
      return;
    }
    text.append('"');
    for (int i = 0; i < value.length() && !isFull(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"', '\\' -> text.append('\\').append(c);
        case '\n' -> text.append("\\n");
        case '\r' -> text.append("\\r");
        case '\t' -> text.append("\\t");
        default -> {
          if (ValueText.breaksLines(c)) {
            text.append(String.format("\\u%04x", (int) c));
          } else {
            text.append(c);
          }
        }
      }
    }
    text.append('"');
  }

  private boolean isFull() {
    return text.length() > maxChars;
  }
}
