package dev.singlet.attribute;

import dev.singlet.runtime.codec.nested.RecordCodec;
import dev.singlet.runtime.codec.nested.VariantCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.Path;
import dev.singlet.runtime.item.ValueCodec;

/**
 * A record within an item. The record's generated class has the components as attributes.
 *
 * @param <T> the entity's record
 * @param <V> the record within it
 * @param <W> the changes that an update can make
 */
public abstract class RecordAttribute<T, V, W> extends ComparableAttribute<T, V, W> {

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of the record
   */
  protected RecordAttribute(Location<T> location, RecordCodec<V> codec) {
    super(location, codec(location, codec));
  }

  /** Returns the codec of the record in its place: in a union it has a discriminator. */
  private static <V> ValueCodec<V> codec(Location<?> location, RecordCodec<V> codec) {
    Path.Variant variant = location.path().last().variant();
    return variant == null
        ? codec
        : new VariantCodec<>(codec, variant.discriminator(), variant.tag());
  }
}
