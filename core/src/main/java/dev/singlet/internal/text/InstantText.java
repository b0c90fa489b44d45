package dev.singlet.internal.text;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalTime;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Writes times as text, in UTC. If the text has a fixed width, its order is time order within the
 * years 0 to 9999. Written by hand, because {@link Instant#toString()} drops trailing zeros, and a
 * formatter costs about as much as the rest of an item.
 */
public final class InstantText {

  private static final int SECONDS_PER_DAY = 86_400;
  private static final int DAYS_PER_400_YEARS = 146_097;
  private static final int DAYS_OF_SHORTEST_MONTH = 28;

  // Counted from 0400-03-01 before the year zero, a multiple of 400 years, so that no day is
  // negative.
  private static final int DAYS_FROM_MARCH_TO_YEAR_ZERO = DAYS_PER_400_YEARS - 60;

  // 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z. Parsing them would need a formatter.
  private static final long FIRST_SECOND = -62_167_219_200L;
  private static final long LAST_SECOND = 253_402_300_799L;

  private static final String NANOS_FORM = "0000-00-00T00:00:00.000000000Z";
  private static final String MILLIS_FORM = "0000-00-00T00:00:00.000Z";
  private static final String SECONDS_FORM = "0000-00-00T00:00:00Z";
  private static final int MICROS_LENGTH = "0000-00-00T00:00:00.000000Z".length();
  private static final int FRACTION = SECONDS_FORM.length();
  private static final String DATE_FORM = "0000-00-00";
  private static final String TIME_FORM = "00:00:00.000000000";
  private static final char LAST_BYTE = 0xFF;

  /**
   * The day of the last written time, because most times are of one day. Not synchronized: a thread
   * may not see the value of another one.
   */
  private static Day lastWritten = new Day(0);

  private InstantText() {}

  /** A day since 0000-01-01, and its date as text. */
  private static final class Day {

    final int number;
    final byte[] date = DATE_FORM.getBytes(ISO_8859_1);

    Day(int number) {
      this.number = number;
      writeDate(date, number);
    }
  }

  public static boolean fits(Instant time) {
    return fits(time.getEpochSecond());
  }

  private static boolean fits(long epochSecond) {
    return epochSecond >= FIRST_SECOND && epochSecond <= LAST_SECOND;
  }

  public static String nanos(Instant time) {
    byte[] text = NANOS_FORM.getBytes(ISO_8859_1);
    writeSeconds(text, time.getEpochSecond());
    Digits.write(text, 20, 9, time.getNano());
    return new String(text, ISO_8859_1);
  }

  public static String millis(Instant time) {
    byte[] text = MILLIS_FORM.getBytes(ISO_8859_1);
    writeSeconds(text, time.getEpochSecond());
    Digits.write(text, 20, 3, time.getNano() / 1_000_000);
    return new String(text, ISO_8859_1);
  }

  public static String seconds(Instant time) {
    byte[] text = SECONDS_FORM.getBytes(ISO_8859_1);
    writeSeconds(text, time.getEpochSecond());
    return new String(text, ISO_8859_1);
  }

  /** Writes the text of {@link Instant#toString()}: 0, 3, 6 or 9 digits of a second. */
  public static String shortest(Instant time) {
    String nanos = nanos(time);
    int end = NANOS_FORM.length() - 1;
    while (end > FRACTION && nanos.startsWith("000", end - 3)) {
      end -= 3;
    }
    return nanos.substring(0, end == FRACTION ? FRACTION - 1 : end) + "Z";
  }

  /** Writes a time of day, with nine digits of a second. */
  public static String timeOfDay(LocalTime time) {
    byte[] text = TIME_FORM.getBytes(ISO_8859_1);
    Digits.writeTwo(text, 0, time.getHour());
    Digits.writeTwo(text, 3, time.getMinute());
    Digits.writeTwo(text, 6, time.getSecond());
    Digits.write(text, 9, 9, time.getNano());
    return new String(text, ISO_8859_1);
  }

  /** Reads any of the forms. Other ISO-8601 instants are read by the JDK, which is slower. */
  public static @Nullable Instant parse(String text) {
    byte[] bytes = bytes(text);
    if (bytes != null && hasForm(bytes, 0, bytes.length)) {
      return read(bytes, 0, bytes.length);
    }
    try {
      return Instant.parse(text);
    } catch (DateTimeException notATime) {
      return null;
    }
  }

  /** Returns the chars of a text as bytes; null if a char doesn't fit a byte. */
  @SuppressWarnings("deprecation") // drops no bytes here, and needs no charset
  private static byte @Nullable [] bytes(String text) {
    // A loop that the compiler can remove for a text stored as bytes.
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > LAST_BYTE) {
        return null;
      }
    }
    byte[] bytes = new byte[text.length()];
    text.getBytes(0, bytes.length, bytes, 0);
    return bytes;
  }

  /** Reads any of the forms in ASCII; null for any other text, even if it is a time. */
  public static @Nullable Instant parse(byte[] text, int start, int end) {
    return hasForm(text, start, end) ? read(text, start, end) : null;
  }

  /** Returns whether a text has the length of a form, and all of its chars except the digits. */
  private static boolean hasForm(byte[] text, int start, int end) {
    int length = end - start;
    boolean hasFraction =
        length == MILLIS_FORM.length() || length == MICROS_LENGTH || length == NANOS_FORM.length();
    return (hasFraction ? text[start + 19] == '.' : length == SECONDS_FORM.length())
        && text[start + 4] == '-'
        && text[start + 7] == '-'
        && text[start + 10] == 'T'
        && text[start + 13] == ':'
        && text[start + 16] == ':'
        && text[end - 1] == 'Z';
  }

  private static void writeSeconds(byte[] text, long epochSecond) {
    if (!fits(epochSecond)) {
      throw new DateTimeException("not within the years 0 to 9999");
    }
    // Within these years the number is not negative, so this is simpler than LocalDate.
    long sinceYearZero = epochSecond - FIRST_SECOND;
    int day = (int) (sinceYearZero / SECONDS_PER_DAY);
    int second = (int) (sinceYearZero - (long) day * SECONDS_PER_DAY);
    byte[] date = dateOf(day);
    System.arraycopy(date, 0, text, 0, date.length);
    int minute = second / 60;
    Digits.writeTwo(text, 11, minute / 60);
    Digits.writeTwo(text, 14, minute % 60);
    Digits.writeTwo(text, 17, second % 60);
  }

  private static byte[] dateOf(int day) {
    Day known = lastWritten;
    if (known.number != day) {
      known = new Day(day);
      lastWritten = known;
    }
    return known.date;
  }

  /**
   * Writes the date of a day since 0000-01-01. Years begin in March here, so the leap day is the
   * last day of its year. 400 years are a whole cycle.
   */
  private static void writeDate(byte[] text, int day) {
    int sinceMarch = day + DAYS_FROM_MARCH_TO_YEAR_ZERO;
    int cycle = sinceMarch / DAYS_PER_400_YEARS;
    int dayOfCycle = sinceMarch - cycle * DAYS_PER_400_YEARS;
    int yearOfCycle =
        (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365;
    int dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100);
    int month = (5 * dayOfYear + 2) / 153;
    int year = cycle * 400 + yearOfCycle - 400 + (month < 10 ? 0 : 1);
    Digits.writeTwo(text, 0, year / 100);
    Digits.writeTwo(text, 2, year % 100);
    Digits.writeTwo(text, 5, month < 10 ? month + 3 : month - 9);
    Digits.writeTwo(text, 8, dayOfYear - (153 * month + 2) / 5 + 1);
  }

  private static @Nullable Instant read(byte[] text, int start, int end) {
    int century = Digits.readTwo(text, start);
    int yearOfCentury = Digits.readTwo(text, start + 2);
    int month = Digits.readTwo(text, start + 5);
    int day = Digits.readTwo(text, start + 8);
    int hour = Digits.readTwo(text, start + 11);
    int minute = Digits.readTwo(text, start + 14);
    int second = Digits.readTwo(text, start + 17);
    int nano =
        switch (end - start - SECONDS_FORM.length()) {
          case 0 -> 0;
          case 4 -> Digits.read(text, start + 20, 3) * 1_000_000;
          case 7 -> Digits.read(text, start + 20, 6) * 1_000;
          default -> Digits.read(text, start + 20, 9);
        };
    int year = century * 100 + yearOfCentury;
    boolean isTime =
        (century | yearOfCentury | month | day | hour | minute | second | nano) >= 0
            && isDate(year, month, day)
            && hour < 24
            && minute < 60
            && second < 60;
    if (!isTime) {
      return null;
    }
    int secondOfDay = (hour * 60 + minute) * 60 + second;
    return Instant.ofEpochSecond(epochDay(year, month, day) * SECONDS_PER_DAY + secondOfDay, nano);
  }

  private static boolean isDate(int year, int month, int day) {
    return month >= 1
        && month <= 12
        && day >= 1
        && (day <= DAYS_OF_SHORTEST_MONTH || day <= YearMonth.of(year, month).lengthOfMonth());
  }

  /** Returns the day since 1970-01-01, with years as in {@link #writeDate}. */
  private static long epochDay(int year, int month, int day) {
    int fromMarch = month > 2 ? month - 3 : month + 9;
    int years = year + 400 - (month > 2 ? 0 : 1);
    int days = years * 365 + years / 4 - years / 100 + years / 400;
    int sinceMarch = days + (153 * fromMarch + 2) / 5 + day - 1;
    return sinceMarch - DAYS_FROM_MARCH_TO_YEAR_ZERO + FIRST_SECOND / SECONDS_PER_DAY;
  }
}
