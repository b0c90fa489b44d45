package dev.singlet.processor.write.attribute;

import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.projection.ProjectionModel;
import dev.singlet.processor.model.type.ClassType;

/**
 * The record whose attributes are written: an entity's or a projection's.
 *
 * @param item the record, which types the conditions on the attributes
 * @param generated the class generated for it
 */
public record AttributeOwner(ClassType item, ClassType generated) {

  public static AttributeOwner of(EntityModel entity) {
    return new AttributeOwner(entity.type(), entity.generatedType());
  }

  public static AttributeOwner of(ProjectionModel projection) {
    return new AttributeOwner(projection.type(), projection.generatedType());
  }
}
