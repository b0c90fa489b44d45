package dev.singlet.error;

import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The message of a violation before its parameters are filled in, by the rules of {@code
 * jakarta.validation}. {@code {key}} is replaced by a text of the bundle, or else by an attribute
 * of the constraint. {@code ${validatedValue}} is replaced by the given value. A backslash makes
 * the next character literal. There is no expression language: any other <code>${...}</code> stays
 * as it is.
 *
 * @param text the constraint's own message, or the key of the usual message, in braces
 * @param usual the message for a key that the bundle doesn't have
 * @param attributes the constraint's attributes
 * @param messages the bundle
 */
public record MessageTemplate(
    String text, String usual, Map<String, Object> attributes, Messages messages) {

  /** The limit on texts of the bundle that refer to each other. */
  private static final int MAX_DEPTH = 8;

  private static final String ESCAPED = "{}$\\";
  private static final String VALUE = "validatedValue";

  /**
   * Makes the message of a constraint.
   *
   * @param text the constraint's own message, or the key of the usual message, in braces
   * @param usual the message for a key that the bundle doesn't have
   * @param attributes the constraint's attributes
   * @param messages the bundle
   */
  public MessageTemplate {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(usual, "usual");
    Objects.requireNonNull(messages, "messages");
    attributes = Map.copyOf(attributes);
  }

  /**
   * Returns a message without parameters.
   *
   * @param text the message, taken literally
   * @return the template that gives it
   */
  public static MessageTemplate literal(String text) {
    return new MessageTemplate(text.replaceAll("[{}$\\\\]", "\\\\$0"), "", Map.of(), Messages.NONE);
  }

  /**
   * Returns the message.
   *
   * @param locale its language
   * @param value the given value
   * @return the text with its parameters filled in
   */
  public String render(Locale locale, @Nullable Object value) {
    Rendering rendering = new Rendering(this, bundle(locale), value);
    boolean isUsual = text.startsWith("{") && text.endsWith("}") && !usual.isEmpty();
    boolean isKnown = isUsual && rendering.lookUp(text.substring(1, text.length() - 1)) != null;
    return rendering.render(isUsual && !isKnown ? usual : text, 0);
  }

  private @Nullable ResourceBundle bundle(Locale locale) {
    try {
      return messages.bundle(locale);
    } catch (MissingResourceException none) {
      return null;
    }
  }

  private record Rendering(
      MessageTemplate template, @Nullable ResourceBundle bundle, @Nullable Object value) {

    String render(String text, int depth) {
      StringBuilder rendered = new StringBuilder(text.length() + 16);
      int i = 0;
      while (i < text.length()) {
        char c = text.charAt(i);
        boolean isExpression = text.startsWith("${", i);
        int end = c == '{' || isExpression ? text.indexOf('}', i) : -1;
        if (c == '\\' && i + 1 < text.length() && ESCAPED.indexOf(text.charAt(i + 1)) >= 0) {
          rendered.append(text.charAt(i + 1));
          i += 2;
        } else if (end < 0) {
          rendered.append(c);
          i++;
        } else {
          String whole = text.substring(i, end + 1);
          rendered.append(isExpression ? expression(whole) : parameter(whole, depth));
          i = end + 1;
        }
      }
      return rendered.toString();
    }

    private String expression(String whole) {
      return whole.equals("${" + VALUE + "}") ? String.valueOf(value) : whole;
    }

    private String parameter(String whole, int depth) {
      String name = whole.substring(1, whole.length() - 1);
      String text = lookUp(name);
      if (text != null && depth < MAX_DEPTH) {
        return render(text, depth + 1);
      }
      Object attribute = template.attributes().get(name);
      return attribute == null ? whole : attribute.toString();
    }

    @Nullable String lookUp(String key) {
      return bundle != null && bundle.containsKey(key) ? bundle.getString(key) : null;
    }
  }
}
