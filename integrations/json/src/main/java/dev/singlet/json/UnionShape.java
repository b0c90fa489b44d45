package dev.singlet.json;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One of several records. An attribute tells which. */
record UnionShape(String discriminator, Map<String, Members> variants) implements Shape {

  @Override
  public Object write(AttributeValue value) {
    AttributeValue tag = value.hasM() ? value.m().get(discriminator) : null;
    return variant(tag == null ? null : tag.s()).write(value);
  }

  @Override
  public AttributeValue read(Object json) {
    return variant(JsonTree.object(json).get(discriminator)).read(json);
  }

  @Override
  public AttributeValue merge(@Nullable AttributeValue before, Object patch) {
    AttributeValue tag = MergePatch.of(before).get(discriminator);
    Object same = tag == null ? null : tag.s();
    Map<String, Object> changes = JsonTree.object(patch);
    Object wanted = changes.getOrDefault(discriminator, same);
    Members variant = variant(wanted);
    boolean isSame = wanted != null && wanted.equals(same);
    return variant.merge(isSame ? before : null, without(changes, variant));
  }

  /** Leaves out removals of members that only the other records have. */
  private Map<String, Object> without(Map<String, Object> changes, Members variant) {
    Map<String, Object> own = new LinkedHashMap<>(changes);
    own.entrySet()
        .removeIf(
            change ->
                change.getValue() == JsonTree.Null.NULL
                    && !variant.takes(change.getKey())
                    && variants.values().stream().anyMatch(other -> other.takes(change.getKey())));
    return own;
  }

  private Members variant(@Nullable Object tag) {
    Members variant = tag instanceof String name ? variants.get(name) : null;
    if (variant == null) {
      throw new InvalidJsonException(
              (tag instanceof String name ? "is \"" + name + "\"" : "does not tell what it is")
                  + ". There are "
                  + String.join(", ", variants.keySet()))
          .in(discriminator);
    }
    return variant;
  }
}
