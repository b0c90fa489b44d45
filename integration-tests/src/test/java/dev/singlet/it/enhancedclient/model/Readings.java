package dev.singlet.it.enhancedclient.model;

import dev.singlet.annotation.Entity;
import dev.singlet.annotation.LinkedKey;
import dev.singlet.annotation.StoredTime;
import dev.singlet.annotation.Table;
import dev.singlet.annotation.TimeFormat;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;

/** One record of all types that both know. */
@Table(name = "Readings", createdAttribute = "", modifiedAttribute = "")
public sealed interface Readings {

  /** A value that both store by its name. */
  enum State {
    OPEN,
    CLOSED
  }

  /** A nested record. */
  record Place(String city, @Nullable Integer code) {}

  /** The item. */
  @Entity
  @LinkedKey(partition = "READING#{id}", sort = "READING")
  record Reading(
      String id,
      String text,
      boolean flag,
      byte tiny,
      short small,
      int count,
      long total,
      float ratio,
      double share,
      BigInteger big,
      BigDecimal amount,
      char letter,
      State state,
      UUID uuid,
      URI uri,
      Locale locale,
      Instant instant,
      @StoredTime(TimeFormat.NANOS) Instant exactInstant,
      LocalDate date,
      LocalTime time,
      LocalDateTime dateTime,
      OffsetDateTime offsetDateTime,
      ZonedDateTime zonedDateTime,
      MonthDay monthDay,
      Duration duration,
      Period period,
      ZoneId zone,
      ZoneOffset offset,
      SdkBytes bytes,
      Set<String> texts,
      Set<Integer> numbers,
      Set<SdkBytes> binaries,
      Set<State> states,
      List<String> list,
      List<Instant> times,
      Map<String, Integer> map,
      Map<LocalDate, Integer> byDay,
      Place place,
      List<@Nullable String> gaps,
      Map<String, @Nullable Integer> blanks,
      Map<String, List<@Nullable String>> rows,
      @Nullable String absent)
      implements Readings {}
}
