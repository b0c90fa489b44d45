package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import java.util.List;

/**
 * A record within an entity.
 *
 * @param type the record
 * @param codec the name of the class generated for it within the entity's
 * @param attributes its components
 */
public record NestedModel(ClassName type, String codec, List<AttributeModel> attributes) {

  public NestedModel {
    attributes = List.copyOf(attributes);
  }
}
