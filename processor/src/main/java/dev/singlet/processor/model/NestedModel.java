package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.TypeName;
import java.util.List;

/**
 * A record within an entity.
 *
 * @param type the record, with its type arguments
 * @param codec the name of the class generated for it within the entity's
 * @param attributes its components
 */
public record NestedModel(TypeName type, String codec, List<AttributeModel> attributes) {

  public NestedModel {
    attributes = List.copyOf(attributes);
  }

  /** The record without its type arguments. */
  public ClassName rawType() {
    return new ValueType.Nested(type, codec).type();
  }
}
