package dev.singlet.runtime.key;

import dev.singlet.internal.text.Limits;
import dev.singlet.internal.text.Numbers;
import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Finds the neighbors of a sort key: no possible key lies between a key and its neighbor. */
final class NextKey {

  private static final byte LAST = (byte) 0xFF;

  private NextKey() {}

  /** Returns the next key; null if there can be none. */
  static @Nullable AttributeValue after(AttributeValue key) {
    return switch (key.type()) {
      case S -> text(KeyBound.ceiling(key.s() + SortCondition.FIRST));
      case N -> number(Numbers.next(new BigDecimal(key.n())));
      default -> bytes(after(key.b().asByteArrayUnsafe()));
    };
  }

  /** Returns the previous key; null if there can be none. */
  static @Nullable AttributeValue before(AttributeValue key) {
    return switch (key.type()) {
      case S -> text(KeyBound.floor(KeyBound.before(key.s())));
      case N -> number(Numbers.previous(new BigDecimal(key.n())));
      default -> bytes(before(key.b().asByteArrayUnsafe()));
    };
  }

  private static byte[] after(byte[] key) {
    if (key.length < Limits.SORT_KEY_BYTES) {
      return Arrays.copyOf(key, key.length + 1);
    }
    int end = key.length;
    while (end > 0 && key[end - 1] == LAST) {
      end--;
    }
    byte[] next = Arrays.copyOf(key, end);
    if (end > 0) {
      next[end - 1]++;
    }
    return next;
  }

  private static byte[] before(byte[] key) {
    int last = key.length - 1;
    if (key[last] == 0) {
      return Arrays.copyOf(key, last);
    }
    byte[] previous = Arrays.copyOf(key, Limits.SORT_KEY_BYTES);
    previous[last]--;
    Arrays.fill(previous, last + 1, Limits.SORT_KEY_BYTES, LAST);
    return previous;
  }

  private static @Nullable AttributeValue text(@Nullable String text) {
    return text == null || text.isEmpty() ? null : AttributeValue.createS(text);
  }

  private static @Nullable AttributeValue number(@Nullable BigDecimal number) {
    return number == null ? null : AttributeValue.createN(Numbers.toText(number));
  }

  private static @Nullable AttributeValue bytes(byte[] bytes) {
    return bytes.length == 0 ? null : AttributeValue.createB(SdkBytes.fromByteArrayUnsafe(bytes));
  }
}
