package dev.singlet.processor.model;

import com.palantir.javapoet.ClassName;
import dev.singlet.processor.diag.Place;
import java.util.List;
import java.util.Optional;

/**
 * A table with all that is in it.
 *
 * @param place the interface
 * @param type the interface's name
 * @param isPublic whether it can be reached from other packages
 * @param settings what the annotation says
 * @param entities its entities, in declaration order
 * @param collections the sealed interfaces over its entities
 * @param itemType what all its entities are: the interface, or {@code Object} if not all are it
 */
public record TableModel(
    Place place,
    ClassName type,
    boolean isPublic,
    TableSettings settings,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    ClassName itemType) {

  public TableModel {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  /** The attribute that says when DynamoDB may delete an item. */
  public Optional<String> timeToLive() {
    return entities.stream()
        .flatMap(entity -> entity.attributes().stream())
        .filter(AttributeModel::isTimeToLive)
        .map(AttributeModel::stored)
        .findFirst();
  }

  /** Whether there are entities, and the classes of all can be reached from the table's package. */
  public boolean reachesEntities() {
    return !entities.isEmpty()
        && entities.stream()
            .allMatch(e -> e.isPublic() || e.type().packageName().equals(type.packageName()));
  }

  /** The class generated for it. */
  public ClassName generatedType() {
    return Generated.table(type);
  }
}
