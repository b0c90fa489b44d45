package dev.singlet.error;

import org.jspecify.annotations.Nullable;

/**
 * One attribute that violates one constraint.
 *
 * @param path the component, with the way to it: {@code files[2].size}
 * @param constraint the constraint's simple name, such as {@code Pattern}; {@code Required} for a
 *     value that is missing
 * @param message what must hold
 * @param value what was given; null if nothing was
 */
public record Violation(String path, String constraint, String message, @Nullable Object value) {

  @Override
  public String toString() {
    return path + " " + message + (value == null ? "" : " (was " + quoted(value) + ")");
  }

  private static String quoted(Object value) {
    String text = value.toString();
    String shown = text.length() <= 60 ? text : text.substring(0, 57) + "...";
    return value instanceof CharSequence ? "\"" + shown + "\"" : shown;
  }
}
