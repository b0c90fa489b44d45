package dev.singlet.runtime.codec;

import dev.singlet.internal.text.ItemSize;
import dev.singlet.internal.text.Nesting;
import dev.singlet.internal.text.ValueBytes;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores values compressed, as B. The first byte tells whether the rest is deflated. It is deflated
 * if that makes it smaller.
 *
 * @param stored the codec of the uncompressed values
 * @param <T> the Java type
 */
public record CompressedCodec<T>(ValueCodec<T> stored) implements ValueCodec<T> {

  @Override
  public @Nullable AttributeValue encode(T value) {
    AttributeValue encoded = stored.encode(value);
    return encoded == null
        ? null
        : AttributeValue.createB(
            SdkBytes.fromByteArrayUnsafe(Deflated.compress(ValueBytes.write(encoded))));
  }

  @Override
  public T decode(StoredValue value) {
    SdkBytes bytes = value.binary();
    AttributeValue expanded;
    try {
      expanded = ValueBytes.read(Deflated.expand(bytes.asByteArrayUnsafe()));
    } catch (IllegalArgumentException damaged) {
      throw new DecodeFailure("", "can't be expanded: " + damaged.getMessage(), damaged);
    }
    return stored.decode(expanded);
  }

  @Override
  public T absent() {
    return stored.absent();
  }

  @Override
  public boolean isAbsent(T value) {
    return stored.isAbsent(value);
  }

  @Override
  public void check(T value, Violations violations) {
    Violations within = new Violations("");
    stored.check(value, within);
    if (within.first() != null) {
      stored.check(value, violations);
      return;
    }
    AttributeValue encoded = stored.encode(value);
    if (encoded == null) {
      return;
    }
    if (Nesting.tooDeep("", encoded, 1) != null) {
      violations.addTooDeep("");
    } else if (isTooLarge(encoded)) {
      violations.add("", "Compress", "must not be larger than 16 MB before it is compressed", null);
    }
  }

  /** The bytes of a value are at most several times its size. */
  private static boolean isTooLarge(AttributeValue encoded) {
    return ItemSize.of(encoded) > Deflated.MAX_EXPANDED / 100
        && ValueBytes.write(encoded).length > Deflated.MAX_EXPANDED;
  }
}
