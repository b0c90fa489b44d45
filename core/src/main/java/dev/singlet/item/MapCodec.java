package dev.singlet.item;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Stores a map with text keys as M.
 *
 * @param value the codec of its values
 * @param <V> the type of its values
 */
public record MapCodec<V>(ValueCodec<V> value) implements ValueCodec<Map<String, V>> {

  @Override
  public AttributeValue encode(Map<String, V> map) {
    Map<String, AttributeValue> values = new HashMap<>(map.size() * 2);
    map.forEach(
        (key, entry) -> {
          AttributeValue encoded = value.encode(entry);
          values.put(key, Objects.requireNonNull(encoded, "A set can't be the value of a map."));
        });
    return AttributeValue.createM(values);
  }

  @Override
  public Map<String, V> decode(AttributeValue stored) {
    if (!stored.hasM()) {
      throw Scalars.unexpected("", "M", stored);
    }
    Map<String, V> map = new LinkedHashMap<>(stored.m().size() * 2);
    stored
        .m()
        .forEach(
            (key, entry) -> {
              try {
                map.put(key, value.decode(Scalars.present(entry)));
              } catch (RuntimeException failure) {
                throw DecodeFailure.in(key, failure);
              }
            });
    return Collections.unmodifiableMap(map);
  }

  @Override
  public void check(Map<String, V> map, Violations violations) {
    map.forEach(
        (key, entry) -> {
          checkKey(key, violations);
          violations.element(key == null ? "(null)" : key, entry, value);
        });
  }

  private static void checkKey(@Nullable String key, Violations violations) {
    violations.required("(key)", key);
    violations.size("(key)", key, 1, Integer.MAX_VALUE);
    violations.text("(key)", key);
  }
}
