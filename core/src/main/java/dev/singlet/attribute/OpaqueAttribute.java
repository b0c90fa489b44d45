package dev.singlet.attribute;

import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.ValueCodec;

/**
 * An attribute that is stored compressed or encrypted. DynamoDB can tell whether it is there, and
 * nothing else: it has none of the operators that compare or copy values.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <W> what an update can do with it
 */
public final class OpaqueAttribute<T, V, W> extends Attribute<T, V, W> {

  /**
   * Made by generated code.
   *
   * @param location where it is
   * @param codec how its values are stored, but for their encryption
   */
  public OpaqueAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
  }

  @Override
  protected OpaqueAttribute<T, V, W> at(Location<T> place) {
    return new OpaqueAttribute<>(place, codec());
  }
}
