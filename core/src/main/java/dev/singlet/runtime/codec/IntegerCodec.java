package dev.singlet.runtime.codec;

import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.ValueCodec;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores integers within bounds as N.
 *
 * @param type the Java type
 * @param min its least value
 * @param max its greatest value
 */
public record IntegerCodec<T extends Number>(Class<T> type, long min, long max)
    implements ValueCodec<T> {

  @Override
  public AttributeValue encode(T value) {
    return Scalars.number(value.longValue());
  }

  @Override
  public T decode(StoredValue value) {
    return type.cast(boxed(Scalars.integer("", value.number(), min, max)));
  }

  private Number boxed(long number) {
    if (type == Integer.class) {
      return (int) number;
    }
    if (type == Short.class) {
      return (short) number;
    }
    if (type == Byte.class) {
      return (byte) number;
    }
    return number;
  }
}
