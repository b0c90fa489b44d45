package dev.singlet.generated.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.InstantText;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Codecs of points in time. */
final class TimePoints {

  private TimePoints() {}

  private static void check(Object value, Instant instant, Violations violations) {
    if (!InstantText.fits(instant)) {
      violations.add("", "Time", "must be within the years 0 to 9999 in UTC", value);
    }
  }

  record Time(TimeFormat format) implements TextCodec<Instant> {
    @Override
    public String format(Instant value) {
      AttributeValue stored = encode(value);
      return stored.s() == null ? stored.n() : stored.s();
    }

    @Override
    public Instant parse(String text) {
      return Scalars.isNumber(format) ? Scalars.epoch("", text, format) : Scalars.instant("", text);
    }

    @Override
    public AttributeValue encode(Instant value) {
      return Scalars.instant(value, format);
    }

    @Override
    public Instant decode(StoredValue value) {
      return parse(Scalars.isNumber(format) ? Scalars.number(value) : Scalars.string(value));
    }

    @Override
    public void check(Instant value, Violations violations) {
      violations.time("", value);
    }
  }

  record OffsetTime() implements ParsedCodec<OffsetDateTime> {
    @Override
    public String format(OffsetDateTime value) {
      return InstantText.nanos(value.toInstant());
    }

    @Override
    public OffsetDateTime read(String text) {
      Instant instant = InstantText.parse(text);
      return instant == null
          ? OffsetDateTime.parse(text).withOffsetSameInstant(ZoneOffset.UTC)
          : instant.atOffset(ZoneOffset.UTC);
    }

    @Override
    public String expected() {
      return "ISO-8601 time with an offset";
    }

    @Override
    public void check(OffsetDateTime value, Violations violations) {
      TimePoints.check(value, value.toInstant(), violations);
    }
  }

  record ZonedTime() implements ParsedCodec<ZonedDateTime> {
    @Override
    public String format(ZonedDateTime value) {
      return InstantText.nanos(value.toInstant()) + "[" + value.getZone().getId() + "]";
    }

    @Override
    public @Nullable ZonedDateTime read(String text) {
      int zone = text.indexOf('[');
      // Singlet writes Z and a zone. Java's parser reads text with another offset, or with a zone
      // only.
      if (zone < 1 || text.charAt(zone - 1) != 'Z' || !text.endsWith("]")) {
        return ZonedDateTime.parse(text);
      }
      Instant instant = InstantText.parse(text.substring(0, zone));
      return instant == null
          ? ZonedDateTime.parse(text)
          : instant.atZone(ZoneId.of(text.substring(zone + 1, text.length() - 1)));
    }

    @Override
    public String expected() {
      return "ISO-8601 time with a zone";
    }

    @Override
    public void check(ZonedDateTime value, Violations violations) {
      TimePoints.check(value, value.toInstant(), violations);
    }
  }
}
