package dev.singlet.processor.model.attribute;

import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.type.JavaType;
import dev.singlet.processor.model.value.Kind;
import dev.singlet.processor.model.value.ValueType;
import java.util.List;

/**
 * A record within an entity.
 *
 * @param kind how it is stored
 * @param type the record, with its type arguments
 * @param codec the name of the class generated for it within the entity's
 * @param attributes its components
 * @param validates its methods that check several components together
 */
public record NestedModel(
    Kind kind,
    JavaType type,
    String codec,
    List<AttributeModel> attributes,
    List<ValidateModel> validates) {

  public NestedModel {
    attributes = List.copyOf(attributes);
    validates = List.copyOf(validates);
  }

  /** Returns whether a component is checked together with others, and so changes only with them. */
  public boolean isValidated(AttributeModel attribute) {
    return validates.stream().anyMatch(v -> v.parameters().contains(attribute.component()));
  }

  /** Returns whether it is stored as its only component. */
  public boolean isUnwrapped() {
    return kind == Kind.UNWRAPPED;
  }

  /** Returns whether it is stored as a list of its components. */
  public boolean isTuple() {
    return kind == Kind.TUPLE;
  }

  /** Returns whether its components change only together. */
  public boolean hangsTogether() {
    return !validates.isEmpty() || DefaultOrder.matters(attributes);
  }

  /** Returns the record without its type arguments. */
  public ClassType rawType() {
    return new ValueType.Nested(kind, type, codec).type();
  }
}
