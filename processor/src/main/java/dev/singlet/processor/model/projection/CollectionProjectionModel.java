package dev.singlet.processor.model.projection;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.type.ClassType;
import java.util.List;

/**
 * A projection of an item collection.
 *
 * @param place the sealed interface
 * @param type its name
 * @param isPublic true if it and the item collection can be reached from other packages
 * @param usesDeprecated true if code that uses it draws warnings of deprecation
 * @param collection the sealed interface of the item collection
 * @param parts the records of its items, in the order of the entities
 */
public record CollectionProjectionModel(
    Place place,
    ClassType type,
    boolean isPublic,
    boolean usesDeprecated,
    ClassType collection,
    List<Part> parts) {

  public CollectionProjectionModel {
    parts = List.copyOf(parts);
  }

  /**
   * A projection of one entity, or the entity itself.
   *
   * @param entity the entity's record
   * @param type the record that its items are read as
   */
  public record Part(ClassType entity, ClassType type) {

    /** Returns whether the entity is read whole. */
    public boolean isWhole() {
      return entity.equals(type);
    }
  }

  /** Returns the class generated for it. */
  public ClassType generatedType() {
    return Generated.projection(type);
  }
}
