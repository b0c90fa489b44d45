package dev.singlet.attribute;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.runtime.codec.nested.AnyOfCodec;
import dev.singlet.runtime.expression.Location;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A union without a discriminator: one of the records or enums of a sealed interface, each of which
 * is stored as another DynamoDB type. It is compared and set as a whole.
 *
 * @param <T> the entity's record
 * @param <V> the sealed interface
 * @param <W> the changes that an update can make
 */
public final class AnyOfAttribute<T, V, W> extends ComparableAttribute<T, V, W> {

  private final AnyOfCodec<V> union;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public AnyOfAttribute(Location<T> location, AnyOfCodec<V> codec) {
    super(location, codec);
    this.union = codec;
  }

  /**
   * Holds if the value is of the given record or enum.
   *
   * @param type the class of the record or the enum
   * @return the condition {@code attribute_type(#attribute, :type)}
   * @throws InvalidArgumentException if the sealed interface doesn't permit the class
   */
  public final Condition<T> is(Class<? extends V> type) {
    AttributeValue.Type stored = union.stored(type);
    if (stored == null) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          location() + ".is(" + type.getSimpleName() + ".class): that is not one of its records.");
    }
    return new Condition<>(location().hasType(stored.name()));
  }

  @Override
  protected AnyOfAttribute<T, V, W> at(Location<T> place) {
    return new AnyOfAttribute<>(place, union);
  }
}
