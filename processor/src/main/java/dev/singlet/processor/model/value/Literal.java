package dev.singlet.processor.model.value;

import java.net.MalformedURLException;
import java.net.URL;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.UUID;
import java.util.function.Predicate;

/**
 * The texts of the values of a type.
 *
 * @param expected a description of such texts, with an example
 * @param test tells whether a text is one; false or an exception if not
 */
public record Literal(String expected, Predicate<String> test) {

  private static final int MAX_YEAR = 9999;

  /** Returns whether a text is one of these. */
  public boolean accepts(String text) {
    try {
      return test.test(text);
    } catch (RuntimeException mismatch) {
      // The parsers of Java's library have no exception in common.
      return false;
    }
  }

  /** Returns whether a time is within the years for which the stored forms have digits. */
  public static boolean hasYear(TemporalAccessor time) {
    int year = time.get(ChronoField.YEAR);
    return year >= 0 && year <= MAX_YEAR;
  }

  static boolean isCharacter(String text) {
    return text.length() == 1 && !Character.isSurrogate(text.charAt(0));
  }

  static boolean isUuid(String text) {
    return UUID.fromString(text).toString().equals(text);
  }

  static boolean isUrl(String text) {
    try {
      return new URL(text).toExternalForm().equals(text);
    } catch (MalformedURLException noUrl) {
      return false;
    }
  }
}
