package dev.singlet.attribute;

import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.RecordCodec;

/**
 * A record within an item. The generated class for it has its components as attributes.
 *
 * @param <T> the entity's record
 * @param <V> the record within it
 * @param <W> what an update can do with it
 */
public abstract non-sealed class RecordAttribute<T, V, W> extends ComparableAttribute<T, V, W> {

  /**
   * Made by generated code.
   *
   * @param location where it is
   * @param codec how the record is stored
   */
  protected RecordAttribute(Location<T> location, RecordCodec<V> codec) {
    super(location, codec);
  }
}
