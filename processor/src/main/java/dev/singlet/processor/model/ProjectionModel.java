package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;

/**
 * A projection of an entity.
 *
 * @param place the record
 * @param type the record's name
 * @param isPublic whether it and the entity can be reached from other packages
 * @param usesDeprecated whether code that uses it draws warnings of deprecation
 * @param entity the entity's record
 * @param attributes its components, stored as the entity's are
 * @param nested the records and sealed interfaces within it, at any depth
 * @param coveredBy what the generated class of the entity asks of projections that an index covers,
 *     for each index that covers this one
 */
public record ProjectionModel(
    Place place,
    ClassType type,
    boolean isPublic,
    boolean usesDeprecated,
    ClassType entity,
    List<AttributeModel> attributes,
    NestedTypes nested,
    List<ClassType> coveredBy) {

  public ProjectionModel {
    attributes = List.copyOf(attributes);
    coveredBy = List.copyOf(coveredBy);
  }

  /** The class generated for it. */
  public ClassType generatedType() {
    return Generated.projection(type);
  }
}
