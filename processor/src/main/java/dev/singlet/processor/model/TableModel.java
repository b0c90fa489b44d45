package dev.singlet.processor.model;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.type.ClassType;
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
 * @param isWhole whether all its entities are there as they will be: if not, whatever is generated
 *     must reckon with items of others everywhere
 */
public record TableModel(
    Place place,
    ClassType type,
    boolean isPublic,
    TableSettings settings,
    List<EntityModel> entities,
    List<CollectionModel> collections,
    ClassType itemType,
    boolean isWhole)
    implements Subject {

  public TableModel {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
  }

  @Override
  public String label() {
    return type.simpleName();
  }

  /** The same table with what is known of its entities where some have errors. */
  public TableModel knownAs(List<EntityModel> known, List<CollectionModel> knownCollections) {
    return new TableModel(
        place, type, isPublic, settings, known, knownCollections, itemType, false);
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
  public ClassType generatedType() {
    return Generated.table(type);
  }
}
