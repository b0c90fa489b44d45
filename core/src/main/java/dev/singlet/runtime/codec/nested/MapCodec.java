package dev.singlet.runtime.codec.nested;

import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.item.DecodeFailure;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Scalars;
import dev.singlet.runtime.item.StoredValue;
import dev.singlet.runtime.item.TextCodec;
import dev.singlet.runtime.item.ValueCodec;
import dev.singlet.runtime.item.Violations;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a map as M. Its keys become text.
 *
 * @param key the codec of its keys
 * @param value the codec of its values
 * @param <K> the type of its keys
 * @param <V> the type of its values
 */
public record MapCodec<K, V>(TextCodec<K> key, ValueCodec<V> value)
    implements ValueCodec<Map<K, V>> {

  private static final String KEY_STEP = "(key)";

  @Override
  public AttributeValue encode(Map<K, V> map) {
    ItemWriter values = ItemWriter.ofValue(map.size());
    map.forEach((name, entry) -> values.put(key.format(name), Elements.encode(value, entry)));
    return values.toValue();
  }

  @Override
  public Map<K, V> decode(StoredValue stored) {
    return Collections.unmodifiableMap(decode(stored, new LinkedHashMap<>()));
  }

  <M extends Map<K, V>> M decode(StoredValue stored, M map) {
    stored.require(AttributeValue.Type.M).forEachEntry((text, entry) -> decode(text, entry, map));
    return map;
  }

  private void decode(String text, @Nullable StoredValue entry, Map<K, V> map) {
    K name = decodeKey(text);
    if (map.containsKey(name)) {
      throw new DecodeFailure(KEY_STEP, "is there twice: " + name, null);
    }
    try {
      map.put(name, value.decode(Scalars.present(entry)));
    } catch (RuntimeException failure) {
      throw Elements.failure(text, entry, failure);
    }
  }

  private K decodeKey(String text) {
    try {
      return key.parse(text);
    } catch (RuntimeException failure) {
      throw DecodeFailure.in(KEY_STEP, failure);
    }
  }

  @Override
  public void check(Map<K, V> map, Violations violations) {
    Set<String> texts = new HashSet<>();
    map.forEach(
        (name, entry) -> {
          String text = checkKey(name, violations);
          if (text != null && !texts.add(text)) {
            String problem = "must not have the text of another key, \"" + text + "\"";
            violations.add(KEY_STEP, "Key", problem, name);
          }
          Elements.checkEntry(text == null ? KEY_STEP : text, entry, value, violations);
        });
  }

  /** Returns the text of a key; null if it can't be stored. */
  private @Nullable String checkKey(@Nullable K name, Violations violations) {
    violations.required(KEY_STEP, name);
    if (name == null) {
      return null;
    }
    // An invalid key may have no text.
    Violations ofKey = new Violations("");
    key.check(name, ofKey);
    if (ofKey.first() != null) {
      violations.within(KEY_STEP, name, key);
      return null;
    }
    String text = key.format(name);
    SizeConstraints.size(violations, KEY_STEP, text, 1, Integer.MAX_VALUE);
    return text;
  }
}
