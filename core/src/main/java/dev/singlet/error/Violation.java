package dev.singlet.error;

import dev.singlet.internal.text.ValueText;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * One attribute that violates one constraint.
 *
 * @param path the component, with the way to it: {@code files[2].size}; empty for the record as a
 *     whole
 * @param constraint the constraint's simple name, such as {@code Pattern}; {@code Required} for a
 *     value that is missing, the method's name for a {@code @Validate} method
 * @param template what must hold, in any language
 * @param value what was given; null if nothing was, {@link #MASK} if it is not to be shown
 */
public record Violation(
    String path, String constraint, MessageTemplate template, @Nullable Object value) {

  /** What stands for a value that is not to be shown. */
  public static final String MASK = "***";

  private static final int MAX_SHOWN = 60;

  /**
   * A violation with a message as it is.
   *
   * @param path the component, with the way to it
   * @param constraint the constraint's simple name
   * @param message what must hold
   * @param value what was given; null if nothing was
   */
  public Violation(String path, String constraint, String message, @Nullable Object value) {
    this(path, constraint, MessageTemplate.literal(message), value);
  }

  /**
   * What must hold, in the default locale.
   *
   * @return the message
   */
  public String message() {
    return message(Locale.getDefault());
  }

  /**
   * What must hold.
   *
   * @param locale the language, for which the model has a bundle
   * @return the message
   */
  public String message(Locale locale) {
    return template.render(locale, value);
  }

  /**
   * The violation as a sentence.
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
   * A value in an error: cut short, text in quotes.
   *
   * @param value the value
   * @return its text
   */
  public static String shown(@Nullable Object value) {
    String text = ValueText.of(value);
    String shown = text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN - 3) + "...";
    return value instanceof CharSequence && !value.equals(MASK) ? "\"" + shown + "\"" : shown;
  }
}
