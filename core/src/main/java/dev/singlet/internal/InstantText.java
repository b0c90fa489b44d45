package dev.singlet.internal;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

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
  private static final int DAYS_PER_400_YEARS = 146_097;
  private static final int DAYS_OF_SHORTEST_MONTH = 28;

  // From 0400-03-01 before the year zero, a multiple of 400 years, so that nothing is negative.
  private static final int DAYS_FROM_MARCH_TO_YEAR_ZERO = DAYS_PER_400_YEARS - 60;

  // 0000-01-01T00:00:00Z and 9999-12-31T23:59:59Z, which would take a formatter to parse.
  private static final long FIRST_SECOND = -62_167_219_200L;
  private static final long LAST_SECOND = 253_402_300_799L;

  private static final String NANOS_FORM = "0000-00-00T00:00:00.000000000Z";
  private static final String MILLIS_FORM = "0000-00-00T00:00:00.000Z";
  private static final String SECONDS_FORM = "0000-00-00T00:00:00Z";

  private InstantText() {}

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

  /** Reads any of the forms; anything else that ISO-8601 knows as an instant goes the slow way. */
  public static @Nullable Instant parse(String text) {
    boolean hasForm =
        Digits.match(text, MILLIS_FORM)
            || Digits.match(text, SECONDS_FORM)
            || Digits.match(text, NANOS_FORM);
    try {
      return hasForm ? read(text) : Instant.parse(text);
    } catch (DateTimeException notATime) {
      return null;
    }
  }

  private static void writeSeconds(byte[] text, long epochSecond) {
    if (!fits(epochSecond)) {
      throw new DateTimeException("not within the years 0 to 9999");
    }
    // Not negative within these years, and so without the care that LocalDate takes.
    long sinceYearZero = epochSecond - FIRST_SECOND;
    int day = (int) (sinceYearZero / SECONDS_PER_DAY);
    int second = (int) (sinceYearZero - (long) day * SECONDS_PER_DAY);
    writeDate(text, day);
    int minute = second / 60;
    Digits.writeTwo(text, 11, minute / 60);
    Digits.writeTwo(text, 14, minute % 60);
    Digits.writeTwo(text, 17, second % 60);
  }

  /**
   * Writes the date of a day since 0000-01-01. Years are counted from March here, so that the leap
   * day is the last of its year; 400 of them are a whole cycle.
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

  private static Instant read(String text) {
    long day = epochDay(Digits.read(text, 0, 4), Digits.read(text, 5, 2), Digits.read(text, 8, 2));
    int hour = Digits.read(text, 11, 2);
    int minute = Digits.read(text, 14, 2);
    int second = Digits.read(text, 17, 2);
    if (hour > 23 || minute > 59 || second > 59) {
      throw new DateTimeException("no time of day");
    }
    int nano =
        switch (text.length() - SECONDS_FORM.length()) {
          case 0 -> 0;
          case 4 -> Digits.read(text, 20, 3) * 1_000_000;
          default -> Digits.read(text, 20, 9);
        };
    long secondOfDay = hour * 3600L + minute * 60L + second;
    return Instant.ofEpochSecond(day * SECONDS_PER_DAY + secondOfDay, nano);
  }

  /** The day since 1970-01-01, by the count of {@link #writeDate}. */
  private static long epochDay(int year, int month, int day) {
    if (month < 1 || month > 12 || day < 1 || day > DAYS_OF_SHORTEST_MONTH) {
      return LocalDate.of(year, month, day).toEpochDay();
    }
    int fromMarch = month > 2 ? month - 3 : month + 9;
    int years = year + 400 - (month > 2 ? 0 : 1);
    int days = years * 365 + years / 4 - years / 100 + years / 400;
    int sinceMarch = days + (153 * fromMarch + 2) / 5 + day - 1;
    return sinceMarch - DAYS_FROM_MARCH_TO_YEAR_ZERO + FIRST_SECOND / SECONDS_PER_DAY;
  }
}
