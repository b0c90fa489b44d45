package dev.singlet.internal;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * Times as text of a fixed width, in UTC. Text order is time order within the years 0 to 9999.
 * Written by hand since {@link Instant#toString()} drops trailing zeros, and formatters cost about
 * as much as the rest of an item together.
 */
public final class InstantText {

  private static final int SECONDS_PER_DAY = 86_400;
  private static final long FIRST_SECOND = Instant.parse("0000-01-01T00:00:00Z").getEpochSecond();
  private static final long LAST_SECOND = Instant.parse("9999-12-31T23:59:59Z").getEpochSecond();
  private static final String MILLIS_FORM = "0000-00-00T00:00:00.000Z";
  private static final String SECONDS_FORM = "0000-00-00T00:00:00Z";

  private InstantText() {}

  public static boolean fits(Instant time) {
    return time.getEpochSecond() >= FIRST_SECOND && time.getEpochSecond() <= LAST_SECOND;
  }

  public static String millis(Instant time) {
    char[] text = MILLIS_FORM.toCharArray();
    writeSeconds(text, time.getEpochSecond());
    write(text, 20, 3, time.getNano() / 1_000_000);
    return new String(text);
  }

  public static String seconds(Instant time) {
    char[] text = SECONDS_FORM.toCharArray();
    writeSeconds(text, time.getEpochSecond());
    return new String(text);
  }

  /** Reads either form; anything else that ISO-8601 knows as an instant goes the slow way. */
  public static @Nullable Instant parse(String text) {
    String form = text.length() == SECONDS_FORM.length() ? SECONDS_FORM : MILLIS_FORM;
    try {
      return hasForm(text, form) ? read(text) : Instant.parse(text);
    } catch (DateTimeException notATime) {
      return null;
    }
  }

  private static void writeSeconds(char[] text, long epochSecond) {
    LocalDate date = LocalDate.ofEpochDay(Math.floorDiv(epochSecond, SECONDS_PER_DAY));
    int second = Math.floorMod(epochSecond, SECONDS_PER_DAY);
    write(text, 0, 4, date.getYear());
    write(text, 5, 2, date.getMonthValue());
    write(text, 8, 2, date.getDayOfMonth());
    write(text, 11, 2, second / 3600);
    write(text, 14, 2, second / 60 % 60);
    write(text, 17, 2, second % 60);
  }

  private static void write(char[] text, int start, int digits, int value) {
    int rest = value;
    for (int i = start + digits - 1; i >= start; i--) {
      text[i] = (char) ('0' + rest % 10);
      rest /= 10;
    }
  }

  private static Instant read(String text) {
    LocalDate date = LocalDate.of(read(text, 0, 4), read(text, 5, 2), read(text, 8, 2));
    int hour = read(text, 11, 2);
    int minute = read(text, 14, 2);
    int second = read(text, 17, 2);
    if (hour > 23 || minute > 59 || second > 59) {
      throw new DateTimeException("no time of day");
    }
    int nano = text.length() == SECONDS_FORM.length() ? 0 : read(text, 20, 3) * 1_000_000;
    long secondOfDay = hour * 3600L + minute * 60L + second;
    return Instant.ofEpochSecond(date.toEpochDay() * SECONDS_PER_DAY + secondOfDay, nano);
  }

  private static int read(String text, int start, int digits) {
    int value = 0;
    for (int i = start; i < start + digits; i++) {
      value = value * 10 + text.charAt(i) - '0';
    }
    return value;
  }

  private static boolean hasForm(String text, String form) {
    if (text.length() != form.length()) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      char expected = form.charAt(i);
      char c = text.charAt(i);
      if (expected == '0' ? c < '0' || c > '9' : c != expected) {
        return false;
      }
    }
    return true;
  }
}
