package dev.singlet.it.enhancedclient;

import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primaryPartitionKey;
import static software.amazon.awssdk.enhanced.dynamodb.mapper.StaticAttributeTags.primarySortKey;

import dev.singlet.it.enhancedclient.model.Readings.Place;
import dev.singlet.it.enhancedclient.model.Readings.Reading;
import dev.singlet.it.enhancedclient.model.Readings.State;
import dev.singlet.it.enhancedclient.model.ReadingsReadingEntity;
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
import java.util.Locale;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.enhanced.dynamodb.EnhancedType;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.ImmutableAttribute;

/** What the enhanced client knows of a {@link Reading}. */
final class EnhancedSchema {

  private static final TableSchema<Place> PLACES =
      TableSchema.builder(Place.class, PlaceBuilder.class)
          .newItemBuilder(PlaceBuilder::new, PlaceBuilder::build)
          .addAttribute(
              String.class, a -> a.name("city").getter(Place::city).setter(PlaceBuilder::city))
          .addAttribute(
              Integer.class, a -> a.name("code").getter(Place::code).setter(PlaceBuilder::code))
          .build();

  static final TableSchema<Reading> READINGS =
      TableSchema.builder(Reading.class, ReadingsReadingEntity.Builder.class)
          .newItemBuilder(ReadingsReadingEntity::builder, ReadingsReadingEntity.Builder::build)
          .addAttribute(
              String.class,
              a ->
                  computed(
                      a.name("PK").tags(primaryPartitionKey()),
                      reading -> "READING#" + reading.id()))
          .addAttribute(
              String.class,
              a -> computed(a.name("SK").tags(primarySortKey()), reading -> "READING"))
          .addAttribute(String.class, a -> computed(a.name("_et"), reading -> "Reading"))
          .addAttribute(
              String.class,
              a -> a.name("id").getter(Reading::id).setter(ReadingsReadingEntity.Builder::id))
          .addAttribute(
              String.class,
              a -> a.name("text").getter(Reading::text).setter(ReadingsReadingEntity.Builder::text))
          .addAttribute(
              Boolean.class,
              a -> a.name("flag").getter(Reading::flag).setter(ReadingsReadingEntity.Builder::flag))
          .addAttribute(
              Byte.class,
              a -> a.name("tiny").getter(Reading::tiny).setter(ReadingsReadingEntity.Builder::tiny))
          .addAttribute(
              Short.class,
              a ->
                  a.name("small")
                      .getter(Reading::small)
                      .setter(ReadingsReadingEntity.Builder::small))
          .addAttribute(
              Integer.class,
              a ->
                  a.name("count")
                      .getter(Reading::count)
                      .setter(ReadingsReadingEntity.Builder::count))
          .addAttribute(
              Long.class,
              a ->
                  a.name("total")
                      .getter(Reading::total)
                      .setter(ReadingsReadingEntity.Builder::total))
          .addAttribute(
              Float.class,
              a ->
                  a.name("ratio")
                      .getter(Reading::ratio)
                      .setter(ReadingsReadingEntity.Builder::ratio))
          .addAttribute(
              Double.class,
              a ->
                  a.name("share")
                      .getter(Reading::share)
                      .setter(ReadingsReadingEntity.Builder::share))
          .addAttribute(
              BigInteger.class,
              a -> a.name("big").getter(Reading::big).setter(ReadingsReadingEntity.Builder::big))
          .addAttribute(
              BigDecimal.class,
              a ->
                  a.name("amount")
                      .getter(Reading::amount)
                      .setter(ReadingsReadingEntity.Builder::amount))
          .addAttribute(
              Character.class,
              a ->
                  a.name("letter")
                      .getter(Reading::letter)
                      .setter(ReadingsReadingEntity.Builder::letter))
          .addAttribute(
              State.class,
              a ->
                  a.name("state")
                      .getter(Reading::state)
                      .setter(ReadingsReadingEntity.Builder::state))
          .addAttribute(
              UUID.class,
              a -> a.name("uuid").getter(Reading::uuid).setter(ReadingsReadingEntity.Builder::uuid))
          .addAttribute(
              URI.class,
              a -> a.name("uri").getter(Reading::uri).setter(ReadingsReadingEntity.Builder::uri))
          .addAttribute(
              Locale.class,
              a ->
                  a.name("locale")
                      .getter(Reading::locale)
                      .setter(ReadingsReadingEntity.Builder::locale))
          .addAttribute(
              Instant.class,
              a ->
                  a.name("instant")
                      .getter(Reading::instant)
                      .setter(ReadingsReadingEntity.Builder::instant))
          .addAttribute(
              Instant.class,
              a ->
                  a.name("exactInstant")
                      .getter(Reading::exactInstant)
                      .setter(ReadingsReadingEntity.Builder::exactInstant))
          .addAttribute(
              LocalDate.class,
              a -> a.name("date").getter(Reading::date).setter(ReadingsReadingEntity.Builder::date))
          .addAttribute(
              LocalTime.class,
              a -> a.name("time").getter(Reading::time).setter(ReadingsReadingEntity.Builder::time))
          .addAttribute(
              LocalDateTime.class,
              a ->
                  a.name("dateTime")
                      .getter(Reading::dateTime)
                      .setter(ReadingsReadingEntity.Builder::dateTime))
          .addAttribute(
              OffsetDateTime.class,
              a ->
                  a.name("offsetDateTime")
                      .getter(Reading::offsetDateTime)
                      .setter(ReadingsReadingEntity.Builder::offsetDateTime))
          .addAttribute(
              ZonedDateTime.class,
              a ->
                  a.name("zonedDateTime")
                      .getter(Reading::zonedDateTime)
                      .setter(ReadingsReadingEntity.Builder::zonedDateTime))
          .addAttribute(
              MonthDay.class,
              a ->
                  a.name("monthDay")
                      .getter(Reading::monthDay)
                      .setter(ReadingsReadingEntity.Builder::monthDay))
          .addAttribute(
              Duration.class,
              a ->
                  a.name("duration")
                      .getter(Reading::duration)
                      .setter(ReadingsReadingEntity.Builder::duration))
          .addAttribute(
              Period.class,
              a ->
                  a.name("period")
                      .getter(Reading::period)
                      .setter(ReadingsReadingEntity.Builder::period))
          .addAttribute(
              ZoneId.class,
              a -> a.name("zone").getter(Reading::zone).setter(ReadingsReadingEntity.Builder::zone))
          .addAttribute(
              ZoneOffset.class,
              a ->
                  a.name("offset")
                      .getter(Reading::offset)
                      .setter(ReadingsReadingEntity.Builder::offset))
          .addAttribute(
              SdkBytes.class,
              a ->
                  a.name("bytes")
                      .getter(Reading::bytes)
                      .setter(ReadingsReadingEntity.Builder::bytes))
          .addAttribute(
              EnhancedType.setOf(String.class),
              a ->
                  a.name("texts")
                      .getter(Reading::texts)
                      .setter(ReadingsReadingEntity.Builder::texts))
          .addAttribute(
              EnhancedType.setOf(Integer.class),
              a ->
                  a.name("numbers")
                      .getter(Reading::numbers)
                      .setter(ReadingsReadingEntity.Builder::numbers))
          .addAttribute(
              EnhancedType.setOf(SdkBytes.class),
              a ->
                  a.name("binaries")
                      .getter(Reading::binaries)
                      .setter(ReadingsReadingEntity.Builder::binaries))
          .addAttribute(
              EnhancedType.setOf(State.class),
              a ->
                  a.name("states")
                      .getter(Reading::states)
                      .setter(ReadingsReadingEntity.Builder::states))
          .addAttribute(
              EnhancedType.listOf(String.class),
              a -> a.name("list").getter(Reading::list).setter(ReadingsReadingEntity.Builder::list))
          .addAttribute(
              EnhancedType.listOf(Instant.class),
              a ->
                  a.name("times")
                      .getter(Reading::times)
                      .setter(ReadingsReadingEntity.Builder::times))
          .addAttribute(
              EnhancedType.mapOf(String.class, Integer.class),
              a -> a.name("map").getter(Reading::map).setter(ReadingsReadingEntity.Builder::map))
          .addAttribute(
              EnhancedType.listOf(String.class),
              a -> a.name("gaps").getter(Reading::gaps).setter(ReadingsReadingEntity.Builder::gaps))
          .addAttribute(
              EnhancedType.mapOf(String.class, Integer.class),
              a ->
                  a.name("blanks")
                      .getter(Reading::blanks)
                      .setter(ReadingsReadingEntity.Builder::blanks))
          .addAttribute(
              EnhancedType.mapOf(EnhancedType.of(String.class), EnhancedType.listOf(String.class)),
              a -> a.name("rows").getter(Reading::rows).setter(ReadingsReadingEntity.Builder::rows))
          .addAttribute(
              EnhancedType.mapOf(LocalDate.class, Integer.class),
              a ->
                  a.name("byDay")
                      .getter(Reading::byDay)
                      .setter(ReadingsReadingEntity.Builder::byDay))
          .addAttribute(
              EnhancedType.documentOf(Place.class, PLACES),
              a ->
                  a.name("place")
                      .getter(Reading::place)
                      .setter(ReadingsReadingEntity.Builder::place))
          .addAttribute(
              String.class,
              a ->
                  a.name("absent")
                      .getter(Reading::absent)
                      .setter(ReadingsReadingEntity.Builder::absent))
          .build();

  private EnhancedSchema() {}

  private static void computed(
      ImmutableAttribute.Builder<Reading, ReadingsReadingEntity.Builder, String> attribute,
      Function<Reading, String> value) {
    attribute.getter(value).setter((builder, stored) -> {});
  }

  /** The enhanced client sets what it reads one by one. */
  private static final class PlaceBuilder {
    private @Nullable String city;
    private @Nullable Integer code;

    void city(String value) {
      city = value;
    }

    void code(Integer value) {
      code = value;
    }

    Place build() {
      return new Place(Objects.requireNonNull(city), code);
    }
  }
}
