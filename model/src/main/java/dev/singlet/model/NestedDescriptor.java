package dev.singlet.model;

import dev.singlet.model.json.JsonObject;
import java.util.List;
import java.util.Map;

/**
 * A record within an entity, at any depth. It is stored as a map. A tuple is stored as a list. In a
 * {@linkplain UnionDescriptor union}, a record can be stored as the value of its only component.
 *
 * @param id its id within the entity, which {@link StoredType#nested()} refers to
 * @param java the record, with its type arguments
 * @param isTuple true if it is stored as a list of its components
 * @param attributes its components; their names in a tuple are their places, such as {@code [0]}
 * @param checks its methods that check several components together
 */
public record NestedDescriptor(
    String id,
    String java,
    boolean isTuple,
    List<AttributeDescriptor> attributes,
    List<CheckDescriptor> checks) {

  /**
   * Copies the lists.
   *
   * @param id its id within the entity
   * @param java the record
   * @param isTuple true if it is stored as a list
   * @param attributes its components
   * @param checks its methods that check several components together
   */
  public NestedDescriptor {
    attributes = List.copyOf(attributes);
    checks = List.copyOf(checks);
  }

  static NestedDescriptor read(JsonObject json) {
    return new NestedDescriptor(
        json.text("id"),
        json.text("java"),
        json.isTrue("tuple"),
        json.objects("attributes", AttributeDescriptor::read),
        json.objects("checks", CheckDescriptor::read));
  }

  Map<String, Object> write() {
    return new Members()
        .add("id", id)
        .add("java", java)
        .add("tuple", isTuple)
        .addAll("attributes", attributes, AttributeDescriptor::write)
        .addAll("checks", checks, CheckDescriptor::write)
        .all();
  }
}
