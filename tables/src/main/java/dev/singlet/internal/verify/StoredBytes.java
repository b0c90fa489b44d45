package dev.singlet.internal.verify;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * About the size of a stored item in bytes, for a comparison of items. It takes any item, also one
 * that DynamoDB can't hold: a test double may return values without content, or within each other
 * without end.
 */
final class StoredBytes {

  /** DynamoDB allows 32 levels. */
  private static final int MAX_DEPTH = 32;

  private StoredBytes() {}

  static long of(Map<String, AttributeValue> item) {
    return of(item, 0);
  }

  private static long of(Map<String, AttributeValue> values, int depth) {
    long bytes = 0;
    for (Map.Entry<String, AttributeValue> each : values.entrySet()) {
      bytes += length(each.getKey()) + of(each.getValue(), depth);
    }
    return bytes;
  }

  private static long of(@Nullable AttributeValue value, int depth) {
    if (value == null || depth > MAX_DEPTH) {
      return 0;
    }
    return switch (value.type()) {
      case S -> length(value.s());
      case N -> digits(value.n());
      case B -> value.b() == null ? 0 : value.b().asByteArrayUnsafe().length;
      case SS -> value.ss().stream().mapToLong(StoredBytes::length).sum();
      case NS -> value.ns().stream().mapToLong(StoredBytes::digits).sum();
      case BS -> value.bs().stream().mapToLong(bytes -> bytes.asByteArrayUnsafe().length).sum();
      case L -> of(value.l(), depth + 1);
      case M -> of(value.m(), depth + 1);
      default -> 1;
    };
  }

  private static long of(List<AttributeValue> elements, int depth) {
    long bytes = 0;
    for (AttributeValue element : elements) {
      bytes += 1 + of(element, depth);
    }
    return bytes;
  }

  /** Most texts have characters of one byte. */
  private static long length(@Nullable String text) {
    return text == null ? 0 : text.length();
  }

  /** A byte holds two digits. */
  private static long digits(@Nullable String number) {
    return length(number) / 2 + 1;
  }
}
