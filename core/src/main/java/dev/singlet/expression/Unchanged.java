package dev.singlet.expression;

import dev.singlet.entity.EntityType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Asks that attributes are as they were read. */
public final class Unchanged {

  private Unchanged() {}

  /**
   * The condition.
   *
   * @param entity the entity
   * @param attributes the names of the attributes
   * @param item the item as it was read
   * @param <T> the entity's record
   * @return that each of them has its value, or is not there
   */
  public static <T> Condition<T> of(
      EntityType<T> entity, Collection<String> attributes, Map<String, AttributeValue> item) {
    List<Condition<T>> all = new ArrayList<>();
    for (String attribute : attributes) {
      Path path = Path.of(attribute);
      AttributeValue value = item.get(attribute);
      all.add(
          value == null
              ? new Call<>(entity, "attribute_not_exists", path, null)
              : new Comparison<>(entity, new Operand.At(path), "=", new Operand.Value(value)));
    }
    return Condition.allOf(all);
  }
}
