package dev.singlet.internal.batch;

import dev.singlet.internal.text.Utf8;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Counts the bytes of an item in a request. A request is JSON, so it is larger than the stored
 * item. The count is at least the bytes that are sent. For a small item it is an upper bound, which
 * needs no look at each character.
 */
final class WireSize {

  /** The characters around a value: {@code {"S":"..."},}. */
  private static final int AROUND = 10;

  /** A request has room for as many items of this size as a batch can have. */
  private static final long SMALL = 16L * 1024;

  /** The bytes of a character that JSON escapes. A character has three bytes otherwise. */
  private static final int MAX_BYTES_OF_CHAR = 6;

  private WireSize() {}

  /** Returns the size of all attributes, names and values. */
  public static long of(Map<String, AttributeValue> item) {
    long most = of(item, false);
    return most <= SMALL ? most : of(item, true);
  }

  private static long of(Map<String, AttributeValue> item, boolean isExact) {
    long size = AROUND;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += text(attribute.getKey(), isExact) + AROUND + of(attribute.getValue(), isExact);
    }
    return size;
  }

  private static long of(AttributeValue value, boolean isExact) {
    return switch (value.type()) {
      case S -> text(value.s(), isExact);
      case N -> value.n().length();
      case B -> bytes(value.b());
      case SS -> texts(value.ss(), isExact);
      case NS -> value.ns().stream().mapToLong(number -> number.length() + AROUND).sum();
      case BS -> value.bs().stream().mapToLong(bytes -> bytes(bytes) + AROUND).sum();
      case L -> list(value.l(), isExact);
      case M -> of(value.m(), isExact);
      case BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> AROUND;
    };
  }

  private static long texts(List<String> texts, boolean isExact) {
    long size = 0;
    for (String text : texts) {
      size += AROUND + text(text, isExact);
    }
    return size;
  }

  private static long list(List<AttributeValue> elements, boolean isExact) {
    long size = 0;
    for (AttributeValue element : elements) {
      size += AROUND + of(element, isExact);
    }
    return size;
  }

  /** A control character takes six bytes, a quote or a backslash two. */
  private static long text(String text, boolean isExact) {
    if (!isExact) {
      return (long) text.length() * MAX_BYTES_OF_CHAR;
    }
    long size = Utf8.length(text);
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character < ' ') {
        size += 5;
      } else if (character == '"' || character == '\\') {
        size++;
      }
    }
    return size;
  }

  private static long bytes(SdkBytes bytes) {
    return (bytes.asByteArrayUnsafe().length + 2L) / 3 * 4;
  }
}
