package dev.singlet.generated.item;

import dev.singlet.internal.text.LocalTimeText;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Year;
import java.time.YearMonth;

/** Codecs of dates and times of day without a zone, and of their parts. */
final class CalendarTimes {

  private static final int MAX_YEAR = 9999;

  private CalendarTimes() {}

  private static void check(Object value, int year, Violations violations) {
    if (year < 0 || year > MAX_YEAR) {
      violations.add("", "Time", "must be within the years 0 to 9999", value);
    }
  }

  record Date() implements ParsedCodec<LocalDate> {
    @Override
    public LocalDate read(String text) {
      return LocalDate.parse(text);
    }

    @Override
    public String expected() {
      return "date such as 2024-01-15";
    }

    @Override
    public void check(LocalDate value, Violations violations) {
      CalendarTimes.check(value, value.getYear(), violations);
    }
  }

  record DateTime() implements ParsedCodec<LocalDateTime> {
    @Override
    public String format(LocalDateTime value) {
      return value.toLocalDate() + "T" + LocalTimeText.of(value.toLocalTime());
    }

    @Override
    public LocalDateTime read(String text) {
      return LocalDateTime.parse(text);
    }

    @Override
    public String expected() {
      return "date and time such as 2024-01-15T08:00:00";
    }

    @Override
    public void check(LocalDateTime value, Violations violations) {
      CalendarTimes.check(value, value.getYear(), violations);
    }
  }

  record TimeOfDay() implements ParsedCodec<LocalTime> {
    @Override
    public String format(LocalTime value) {
      return LocalTimeText.of(value);
    }

    @Override
    public LocalTime read(String text) {
      return LocalTime.parse(text);
    }

    @Override
    public String expected() {
      return "time of day such as 08:00:00";
    }
  }

  record YearNumber() implements NumericCodec<Year> {
    @Override
    public Year read(String text) {
      BigDecimal number = Numbers.parse(text);
      return number == null ? Year.parse(text) : Year.of(number.intValueExact());
    }

    @Override
    public String expected() {
      return "year such as 2024";
    }

    @Override
    public void check(Year value, Violations violations) {
      CalendarTimes.check(value, value.getValue(), violations);
    }
  }

  record Month() implements ParsedCodec<YearMonth> {
    @Override
    public YearMonth read(String text) {
      return YearMonth.parse(text);
    }

    @Override
    public String expected() {
      return "month such as 2024-01";
    }

    @Override
    public void check(YearMonth value, Violations violations) {
      CalendarTimes.check(value, value.getYear(), violations);
    }
  }

  record DayOfYear() implements ParsedCodec<MonthDay> {
    @Override
    public MonthDay read(String text) {
      return MonthDay.parse(text);
    }

    @Override
    public String expected() {
      return "month and day such as --01-15";
    }
  }
}
