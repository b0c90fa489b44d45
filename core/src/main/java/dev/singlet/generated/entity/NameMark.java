package dev.singlet.generated.entity;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The table's entity attribute, which holds the entity's name.
 *
 * @param attribute the entity attribute
 * @param names the names of the entity in items, the present one first
 */
public record NameMark(String attribute, List<String> names) implements Mark {

  public NameMark {
    names = List.copyOf(names);
  }

  @Override
  public boolean isOn(Map<String, AttributeValue> item, @Nullable String name) {
    return name != null && names.contains(name);
  }

  @Override
  public List<String> added() {
    return List.of(attribute);
  }

  @Override
  public List<String> attributes() {
    return List.of(attribute);
  }
}
