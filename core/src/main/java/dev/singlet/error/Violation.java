package dev.singlet.error;

import dev.singlet.internal.text.StoredText;
import dev.singlet.internal.text.ValueText;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A violation of one constraint by one attribute.
 *
 * @param path the component with its path: {@code files[2].size}; empty for the whole record
 * @param constraint the constraint's simple name, such as {@code Pattern}; {@code Required} for a
 *     missing value, the method's name for a {@code @Validate} method
 * @param template the message, for any language
 * @param value the given value; null if there was none, {@link #MASK} if it must not be shown
 */
public record Violation(
    String path, String constraint, MessageTemplate template, @Nullable Object value) {

  /** The text in place of a value that must not be shown. */
  public static final String MASK = "***";

  private static final int MAX_SHOWN = 60;

  /**
   * Makes a violation with a literal message.
   *
   * @param path the component with its path
   * @param constraint the constraint's simple name
   * @param message the message
   * @param value the given value; null if there was none
   */
  public Violation(String path, String constraint, String message, @Nullable Object value) {
    this(path, constraint, MessageTemplate.literal(message), value);
  }

  /**
   * Returns the message, in the default locale.
   *
   * @return the message
   */
  public String message() {
    return message(Locale.getDefault());
  }

  /**
   * Returns the message.
   *
   * @param locale the language, for which the model has a bundle
   * @return the message
   */
  public String message(Locale locale) {
    return template.render(locale, value);
  }

  /**
   * Returns the violation as a sentence.
   *
   * @param locale the language of its message
   * @return path, message and value
   */
  public String toString(Locale locale) {
    return (path.isEmpty() ? "" : path + " ")
        + message(locale)
        + (value == null ? "" : " (was " + shown(value) + ")");
  }

  @Override
  public String toString() {
    return toString(Locale.getDefault());
  }

  /**
   * Returns a value as an error shows it: shortened, text in quotes, and control characters, line
   * breaks and lone surrogates as their numbers.
   *
   * @param value the value
   * @return its text
   */
  public static String shown(@Nullable Object value) {
    String text = ValueText.of(value);
    String shown = ValueText.onOneLine(StoredText.shortened(text, MAX_SHOWN));
    return value instanceof CharSequence && !value.equals(MASK) ? "\"" + shown + "\"" : shown;
  }
}
