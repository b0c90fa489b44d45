package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a sorted map as M. Reads return it in the natural order of its keys.
 *
 * @param key the codec of its keys
 * @param value the codec of its values
 * @param <K> the type of its keys
 * @param <V> the type of its values
 */
public record SortedMapCodec<K extends Comparable<? super K>, V>(
    TextCodec<K> key, ValueCodec<V> value) implements ValueCodec<SortedMap<K, V>> {

  @Override
  public AttributeValue encode(SortedMap<K, V> map) {
    return new MapCodec<>(key, value).encode(map);
  }

  @Override
  public SortedMap<K, V> decode(StoredValue stored) {
    return Collections.unmodifiableSortedMap(
        new MapCodec<>(key, value).decode(stored, new TreeMap<K, V>()));
  }

  @Override
  public void check(SortedMap<K, V> map, Violations violations) {
    new MapCodec<>(key, value).check(map, violations);
  }
}
