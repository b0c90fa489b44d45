package dev.singlet.runtime.item;

import dev.singlet.annotation.TimeFormat;
import dev.singlet.internal.text.InstantText;
import dev.singlet.internal.text.Numbers;
import dev.singlet.value.Document;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.Temporal;
import java.util.Collections;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Converts values to the form in which a read returns them. Values computed from them need this
 * form: otherwise a key would change once its item is read again. A value that can't be stored
 * stays as it is, and the checks refuse it.
 */
public final class AsRead {

  private AsRead() {}

  /** Converts a time. */
  public static <T extends Temporal> @Nullable T of(@Nullable T time, TimeFormat format) {
    return time == null ? null : Scalars.truncated(time, format);
  }

  /** Converts a point in time with an offset to UTC. */
  public static @Nullable OffsetDateTime of(@Nullable OffsetDateTime time, TimeFormat format) {
    OffsetDateTime inUtc = of(time);
    return inUtc == null ? null : Scalars.truncated(inUtc, format);
  }

  /** Converts a point in time with an offset to UTC. */
  public static @Nullable OffsetDateTime of(@Nullable OffsetDateTime time) {
    return time == null || !InstantText.fits(time.toInstant())
        ? time
        : time.withOffsetSameInstant(ZoneOffset.UTC);
  }

  /** Converts a decimal number. */
  public static @Nullable BigDecimal of(@Nullable BigDecimal number) {
    return number == null || Numbers.problem(number) != null ? number : Numbers.canonical(number);
  }

  /** Converts a floating point number. */
  public static @Nullable Double of(@Nullable Double number) {
    return number == null ? null : Double.valueOf(number + 0.0);
  }

  /** Converts a sorted set to the natural order of its elements; null to the empty set. */
  public static <E> SortedSet<E> of(@Nullable SortedSet<E> set) {
    if (set == null) {
      return Collections.emptySortedSet();
    }
    if (set.comparator() == null || set.stream().anyMatch(Objects::isNull)) {
      return set;
    }
    SortedSet<E> inOwnOrder = new TreeSet<>();
    inOwnOrder.addAll(set);
    return inOwnOrder;
  }

  /** Converts a sorted map to the natural order of its keys. */
  public static <K, V> @Nullable SortedMap<K, V> of(@Nullable SortedMap<K, V> map) {
    if (map == null
        || map.comparator() == null
        || map.keySet().stream().anyMatch(Objects::isNull)) {
      return map;
    }
    SortedMap<K, V> inOwnOrder = new TreeMap<>();
    inOwnOrder.putAll(map);
    return inOwnOrder;
  }

  /** Converts a floating point number. */
  public static @Nullable Float of(@Nullable Float number) {
    return number == null ? null : Float.valueOf(number + 0.0f);
  }

  /** Converts an optional document: NULL becomes null. */
  public static @Nullable Document of(@Nullable Document document) {
    return document == null || document.isNull() ? null : document;
  }

  /** Converts a value that contains others. */
  public static <T> @Nullable T of(@Nullable T value, ValueCodec<T> codec) {
    if (value == null) {
      return null;
    }
    Violations violations = new Violations("");
    codec.check(value, violations);
    if (violations.first() != null) {
      return value;
    }
    try {
      AttributeValue stored = codec.encode(value);
      return stored == null ? value : codec.decode(stored);
    } catch (RuntimeException unreadable) {
      return value;
    }
  }
}
