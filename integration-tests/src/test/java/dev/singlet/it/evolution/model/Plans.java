package dev.singlet.it.evolution.model;

import dev.singlet.annotation.Default;
import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.Projection;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Currency;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.UUID;

/** Plans whose components have the literals of all types, and what is made of optionals. */
@Table(name = "Plans")
public sealed interface Plans {

  @Entity
  @LinkedKey(partition = "PLAN#{id}", sort = "PLAN")
  record Plan(
      String id,
      @Default("2024-01-15") LocalDate date,
      @Default("08:00") LocalTime time,
      @Default("2024-01-15T08:00") LocalDateTime dateTime,
      @Default("2024-01-15T08:00:00+01:00") OffsetDateTime offsetTime,
      @Default("2024-01-15T08:00:00+01:00[Europe/Paris]") ZonedDateTime zonedTime,
      @Default("2024-01") YearMonth month,
      @Default("--01-15") MonthDay day,
      @Default("2024") Year year,
      @Default("PT1H30M") Duration duration,
      @Default("P1Y2M") Period period,
      @Default("Europe/Paris") ZoneId zone,
      @Default("+01:00") ZoneOffset offset,
      @Default("\\") char mark,
      @Default("é") Character sign,
      @Default("https://example.com/a?b=c") URI uri,
      @Default("file:/a") URL url,
      @Default("en-GB") Locale locale,
      @Default("EUR") Currency currency,
      @Default("123e4567-e89b-12d3-a456-426614174000") UUID uuid,
      @StoredTime(TimeFormat.NANOS) @Default("2024-01-15T08:00:00.000000001Z") Instant instant,
      @Default("1.5") BigDecimal decimal,
      @Default("7") BigInteger integer,
      @Default("none") Optional<String> note,
      Step step)
      implements Plans {}

  record Step(@Default("PT1M") Duration takes, @Default("%") char unit) {}

  @Projection(of = Plan.class)
  record Deadline(LocalDate date, URI uri) {}

  @Entity
  @LinkedKey(partition = "PERSON#{id}", sort = "PERSON")
  record Person(
      String id,
      Optional<String> nick,
      OptionalInt rank,
      @Default(method = "shown") String shown,
      @Default(method = "title") Optional<String> title,
      @Default(constant = "NO_FLOOR") OptionalInt floor,
      Badge badge)
      implements Plans {

    public static final OptionalInt NO_FLOOR = OptionalInt.of(0);

    public static String shown(String id, Optional<String> nick, OptionalInt rank) {
      return nick.orElse(id) + rank.orElse(0);
    }

    public static Optional<String> title(OptionalInt rank) {
      return rank.isPresent() ? Optional.of("Dr " + rank.getAsInt()) : Optional.empty();
    }
  }

  record Badge(Optional<String> color, @Default(method = "ink") String ink) {
    public static String ink(Optional<String> color) {
      return color.map(name -> name + " ink").orElse("ink");
    }
  }
}
