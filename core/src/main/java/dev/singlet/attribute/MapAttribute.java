package dev.singlet.attribute;

import dev.singlet.runtime.codec.nested.MapCodec;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.SizeBounds;
import dev.singlet.runtime.item.TextCodec;
import java.util.Map;

/**
 * A map.
 *
 * @param <T> the entity's record
 * @param <K> the type of its keys
 * @param <V> the type of its values
 * @param <A> the attribute that a value is
 * @param <W> the changes that an update can make
 */
public final class MapAttribute<T, K, V, A extends Attribute<T, ? super V, ?>, W>
    extends ComparableAttribute<T, Map<K, V>, W> {

  private final TextCodec<K> key;
  private final A value;
  private final SizeBounds bounds;

  /**
   * Made by generated code.
   *
   * @param location its place
   * @param key the codec of its keys
   * @param value a value, in any place
   */
  public MapAttribute(Location<T> location, TextCodec<K> key, A value) {
    this(location, key, value, SizeBounds.NONE);
  }

  /**
   * Made by generated code, for a map with the constraint {@code @Size}.
   *
   * @param location its place
   * @param key the codec of its keys
   * @param value a value, in any place
   * @param min the least number of entries
   * @param max the greatest number of entries
   */
  public MapAttribute(Location<T> location, TextCodec<K> key, A value, int min, int max) {
    this(location, key, value, new SizeBounds(min, max));
  }

  private MapAttribute(Location<T> location, TextCodec<K> key, A value, SizeBounds bounds) {
    super(location, new MapCodec<>(key, Attribute.<V>codecOf(value)));
    this.key = key;
    this.value = value;
    this.bounds = bounds;
  }

  /**
   * Returns the value under a key.
   *
   * @param of the key
   * @return the value as an attribute, {@code #attribute.#key}
   */
  @SuppressWarnings("unchecked") // An attribute elsewhere is of the same class.
  public A key(K of) {
    return (A) value.at(location().key(key.format(of), bounds).like(value.location()));
  }

  /**
   * Returns the number of entries.
   *
   * @return {@code size(#attribute)}
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  @Override
  protected MapAttribute<T, K, V, A, W> at(Location<T> place) {
    return new MapAttribute<>(place, key, value, bounds);
  }
}
