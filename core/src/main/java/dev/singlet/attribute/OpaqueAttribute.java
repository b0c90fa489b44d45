package dev.singlet.attribute;

import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ValueCodec;

/**
 * An attribute that is stored compressed or encrypted. DynamoDB can only tell whether an item has
 * it, so it has no operators that compare or copy values.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> the changes that an update can make
 */
public final class OpaqueAttribute<T, V, W> extends Attribute<T, V, W> {

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values, without their encryption
   */
  public OpaqueAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
  }

  @Override
  protected OpaqueAttribute<T, V, W> at(Location<T> place) {
    return new OpaqueAttribute<>(place, codec());
  }
}
