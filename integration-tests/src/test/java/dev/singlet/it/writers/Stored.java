package dev.singlet.it.writers;

import dev.singlet.it.writers.model.Guild.Place;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Values as they must be stored, worked out without the library. */
final class Stored {

  private static final DateTimeFormatter MILLIS =
      DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

  private Stored() {}

  /** Takes what is there; an absent value is an absent attribute. */
  static final class Attributes {

    private final Map<String, AttributeValue> values = new HashMap<>();

    Attributes put(String name, @Nullable Object value) {
      AttributeValue stored = value == null ? null : of(value);
      if (stored != null) {
        values.put(name, stored);
      }
      return this;
    }

    /** Open content that may be absent: NULL is how other programs say so. */
    Attributes optional(String name, @Nullable Document value) {
      return value == null || value.isNull() ? this : put(name, value);
    }

    Map<String, AttributeValue> toMap() {
      return values;
    }
  }

  static AttributeValue time(Instant time) {
    return AttributeValue.createS(MILLIS.format(time));
  }

  /** The stored form; null for an empty set. */
  static @Nullable AttributeValue of(Object value) {
    if (value instanceof Document document) {
      return document(document);
    }
    if (value instanceof Place place) {
      return AttributeValue.createM(
          new Attributes()
              .put("name", place.name())
              .put("floor", place.floor())
              .put("doors", place.doors())
              .optional("more", place.more())
              .toMap());
    }
    if (value instanceof Number number) {
      return AttributeValue.createN(number.toString());
    }
    if (value instanceof Enum<?> constant) {
      return AttributeValue.createS(constant.name());
    }
    if (value instanceof Set<?> set) {
      return set.isEmpty()
          ? null
          : AttributeValue.createSs(set.stream().map(Object::toString).toList());
    }
    if (value instanceof List<?> list) {
      return AttributeValue.createL(list.stream().map(Stored::of).toList());
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, AttributeValue> entries = new HashMap<>();
      map.forEach((key, entry) -> entries.put((String) key, of(entry)));
      return AttributeValue.createM(entries);
    }
    if (value instanceof Instant time) {
      return AttributeValue.createN(Long.toString(time.getEpochSecond()));
    }
    return AttributeValue.createS((String) value);
  }

  private static AttributeValue document(Document document) {
    if (document instanceof Document.Text text) {
      return AttributeValue.createS(text.value());
    }
    if (document instanceof Document.Numeric number) {
      return AttributeValue.createN(number.value().toPlainString());
    }
    if (document instanceof Document.Bool bool) {
      return AttributeValue.createBool(bool.value());
    }
    if (document instanceof Document.Binary binary) {
      return AttributeValue.createB(binary.value());
    }
    if (document instanceof Document.TextSet set) {
      return AttributeValue.createSs(List.copyOf(set.values()));
    }
    if (document instanceof Document.NumberSet set) {
      return AttributeValue.createNs(set.values().stream().map(BigDecimal::toPlainString).toList());
    }
    if (document instanceof Document.BinarySet set) {
      return AttributeValue.createBs(List.copyOf(set.values()));
    }
    if (document instanceof Document.ListOf list) {
      return AttributeValue.createL(list.values().stream().map(Stored::document).toList());
    }
    if (document instanceof Document.MapOf map) {
      Map<String, AttributeValue> entries = new HashMap<>();
      map.values().forEach((key, entry) -> entries.put(key, document(entry)));
      return AttributeValue.createM(entries);
    }
    return AttributeValue.createNul(true);
  }

  /** The one form of what is equal for DynamoDB: sets have no order, and 1.0 is 1. */
  static Map<String, AttributeValue> canonical(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> canonical = new TreeMap<>();
    item.forEach((name, value) -> canonical.put(name, canonical(value)));
    return canonical;
  }

  static AttributeValue canonical(AttributeValue value) {
    return switch (value.type()) {
      case N -> AttributeValue.createN(number(value.n()));
      case SS -> AttributeValue.createSs(value.ss().stream().sorted().toList());
      case NS -> AttributeValue.createNs(value.ns().stream().map(Stored::number).sorted().toList());
      case BS ->
          AttributeValue.createBs(
              value.bs().stream()
                  .sorted((a, b) -> a.asByteBuffer().compareTo(b.asByteBuffer()))
                  .map(SdkBytes.class::cast)
                  .toList());
      case L -> AttributeValue.createL(value.l().stream().map(Stored::canonical).toList());
      case M -> AttributeValue.createM(canonical(value.m()));
      default -> value;
    };
  }

  private static String number(String text) {
    return new BigDecimal(text).stripTrailingZeros().toPlainString();
  }
}
