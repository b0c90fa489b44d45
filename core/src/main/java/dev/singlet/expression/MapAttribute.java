package dev.singlet.expression;

import dev.singlet.item.MapCodec;
import dev.singlet.item.TextCodecs;
import java.util.Map;

/**
 * A map with text keys.
 *
 * @param <T> the entity's record
 * @param <V> the type of its values
 * @param <A> what a value is as an attribute
 * @param <W> what an update can do with it
 */
public final class MapAttribute<T, V, A extends Attribute<T, V, ?>, W>
    extends Attribute<T, Map<String, V>, W> {

  private final A value;

  /**
   * Made by generated code.
   *
   * @param location where it is
   * @param value a value, wherever it is
   */
  public MapAttribute(Location<T> location, A value) {
    super(location, new MapCodec<>(TextCodecs.string(), value.codec()));
    this.value = value;
  }

  /**
   * The value under a key.
   *
   * @param key the key
   * @return the value as an attribute, {@code #attribute.#key}
   */
  @SuppressWarnings("unchecked") // An attribute elsewhere is of the same class.
  public A key(String key) {
    return (A) value.at(location().key(key));
  }

  /**
   * The number of entries.
   *
   * @return {@code size(#attribute)}
   */
  public Size<T> size() {
    return new Size<>(location());
  }

  @Override
  protected MapAttribute<T, V, A, W> at(Location<T> place) {
    return new MapAttribute<>(place, value);
  }
}
