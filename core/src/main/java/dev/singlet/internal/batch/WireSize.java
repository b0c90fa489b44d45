package dev.singlet.internal.batch;

import dev.singlet.internal.text.Utf8;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Counts the bytes of an item in a request. A request is JSON, so it is larger than the stored
 * item. The count is at least the bytes that are sent.
 */
final class WireSize {

  /** The characters around a value: {@code {"S":"..."},}. */
  private static final int AROUND = 10;

  private WireSize() {}

  /** Returns the size of all attributes, names and values. */
  public static long of(Map<String, AttributeValue> item) {
    long size = AROUND;
    for (Map.Entry<String, AttributeValue> attribute : item.entrySet()) {
      size += text(attribute.getKey()) + AROUND + of(attribute.getValue());
    }
    return size;
  }

  private static long of(AttributeValue value) {
    return switch (value.type()) {
      case S -> text(value.s());
      case N -> value.n().length();
      case B -> bytes(value.b());
      case SS -> value.ss().stream().mapToLong(text -> text(text) + AROUND).sum();
      case NS -> value.ns().stream().mapToLong(number -> number.length() + AROUND).sum();
      case BS -> value.bs().stream().mapToLong(bytes -> bytes(bytes) + AROUND).sum();
      case L -> list(value.l());
      case M -> of(value.m());
      case BOOL, NUL, UNKNOWN_TO_SDK_VERSION -> AROUND;
    };
  }

  private static long list(List<AttributeValue> elements) {
    long size = 0;
    for (AttributeValue element : elements) {
      size += AROUND + of(element);
    }
    return size;
  }

  /** A control character takes six bytes, a quote or a backslash two. */
  private static long text(String text) {
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
