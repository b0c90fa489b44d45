package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.diag.Place;
import java.util.List;

/**
 * A table with all that is in it.
 *
 * @param place the interface
 * @param type the interface's name
 * @param isPublic whether it can be reached from other packages
 * @param settings what the annotation says
 * @param entities its entities, in declaration order
 * @param collections the sealed interfaces over its entities
 */
public record TableModel(
    Place place,
    ClassName type,
    boolean isPublic,
    TableSettings settings,
    List<EntityModel> entities,
    List<CollectionModel> collections) {

  public TableModel {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  /** The class generated for it. */
  public ClassName generatedType() {
    return Generated.table(type);
  }
}
