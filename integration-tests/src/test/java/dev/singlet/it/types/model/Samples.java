package dev.singlet.it.types.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Table;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Types whose values are read as they were given, in a table without stamps. */
@Table(name = "Samples", createdAttribute = "", modifiedAttribute = "")
public sealed interface Samples {

  enum Color {
    RED,
    GREEN
  }

  record Inner(String text, @Nullable Long number, List<Color> colors) {}

  @Entity
  @LinkedKey(partition = "SAMPLE#{id}", sort = "SAMPLE")
  record Sample(
      String id,
      boolean flag,
      byte tiny,
      short small,
      int medium,
      @Nullable Long large,
      BigInteger bigInteger,
      char letter,
      UUID uuid,
      Color color,
      LocalDate date,
      LocalDateTime dateTime,
      LocalTime time,
      Year year,
      YearMonth month,
      MonthDay day,
      Duration duration,
      Period period,
      ZoneId zone,
      URI uri,
      Locale locale,
      Currency currency,
      List<String> texts,
      Map<String, Integer> counts,
      Inner inner,
      @Nullable Inner other)
      implements Samples {}
}
