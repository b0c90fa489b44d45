package dev.singlet.attribute;

import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.NumberBounds;
import dev.singlet.generated.item.ValueCodec;
import org.jspecify.annotations.Nullable;

/**
 * A number.
 *
 * @param <T> the entity's record
 * @param <V> the Java type
 * @param <W> the changes that an update can make
 */
public final class NumberAttribute<T, V extends Number, W> extends OrderedAttribute<T, V, W> {

  private final @Nullable NumberBounds declared;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec) {
    super(location, codec);
    this.declared = null;
  }

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param codec the codec of its values
   * @param bounds the bounds that its constraints set, and its default
   */
  public NumberAttribute(Location<T> location, ValueCodec<V> codec, NumberBounds bounds) {
    super(location, codec);
    this.declared = bounds;
  }

  /**
   * Returns the bounds that increments keep to.
   *
   * @return the declared ones, within those of the Java type
   */
  public NumberBounds bounds() {
    return (declared == null ? NumberBounds.NONE : declared).within(codec());
  }

  @Override
  protected NumberAttribute<T, V, W> at(Location<T> place) {
    return declared == null
        ? new NumberAttribute<>(place, codec())
        : new NumberAttribute<>(place, codec(), declared);
  }
}
