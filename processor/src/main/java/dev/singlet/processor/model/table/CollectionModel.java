package dev.singlet.processor.model.table;

import dev.singlet.processor.diag.Place;
import dev.singlet.processor.diag.Subject;
import dev.singlet.processor.model.entity.EntityModel;
import dev.singlet.processor.model.key.KeySpace;
import dev.singlet.processor.model.key.LinkedKeyModel;
import dev.singlet.processor.model.settings.AccessPattern;
import dev.singlet.processor.model.settings.Generated;
import dev.singlet.processor.model.settings.IndexModel;
import dev.singlet.processor.model.settings.Outline;
import dev.singlet.processor.model.type.ClassType;
import dev.singlet.processor.model.value.Spelling;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A sealed interface over entities of a table.
 *
 * @param place the interface
 * @param type its name
 * @param isPublic true if it can be reached from other packages
 * @param entities its entities
 * @param queries its access patterns
 */
public record CollectionModel(
    Place place,
    ClassType type,
    boolean isPublic,
    List<EntityModel> entities,
    List<CollectionQuery> queries)
    implements Subject {

  public CollectionModel {
    entities = List.copyOf(entities);
    queries = List.copyOf(queries);
  }

  @Override
  public String label() {
    return type.simpleName();
  }

  /** Returns the same collection with other models of its entities, as far as these are known. */
  public CollectionModel of(List<EntityModel> known) {
    return new CollectionModel(place, type, isPublic, known, queries);
  }

  /** Returns the same collection with only the access patterns that can have a method. */
  public CollectionModel within(Outline outline) {
    return new CollectionModel(
        place,
        type,
        isPublic,
        entities,
        queries.stream()
            .filter(each -> outline.hasPattern(each.name()) && isComplete(each))
            .filter(each -> each.narrowBy().stream().allMatch(Spelling::isName))
            .toList());
  }

  /** Returns whether its class can be written. If not, the model has errors. */
  public boolean isWritable() {
    return !entities.isEmpty()
        && entities.stream()
            .flatMap(entity -> entity.keys().stream())
            .allMatch(LinkedKeyModel::isWritable);
  }

  /** Returns the same collection without its queries, so that they are not judged. */
  public CollectionModel withoutQueries() {
    return new CollectionModel(place, type, isPublic, entities, List.of());
  }

  /**
   * An access pattern over several entities.
   *
   * @param place the annotation
   * @param name its name
   * @param index the index; null for the table itself
   * @param narrowBy the names of the common parts of its sort keys, from the first; the others have
   *     the names of their components
   * @param across the argument across whose values it reads; empty for none
   */
  public record CollectionQuery(
      Place place, String name, @Nullable IndexModel index, List<String> narrowBy, String across) {

    public CollectionQuery {
      narrowBy = List.copyOf(narrowBy);
    }
  }

  /** Returns its access patterns by name and place. */
  public List<AccessPattern> patterns() {
    return queries.stream().map(query -> new AccessPattern(query.name(), query.place())).toList();
  }

  /** Returns whether all entities have the same primary key, so that one get reads any of them. */
  public boolean sharesPrimaryKey() {
    LinkedKeyModel first = entities.get(0).primaryKey();
    return entities.size() > 1
        && entities.stream().allMatch(e -> KeySpace.isSameForm(first, e.primaryKey()));
  }

  /** Returns whether a class is generated for it. */
  public boolean isGenerated() {
    return !queries.isEmpty() || sharesPrimaryKey();
  }

  /** Returns the keys of its entities in an index, or in the table itself. */
  public List<LinkedKeyModel> keysOn(@Nullable IndexModel index) {
    return entities.stream().flatMap(e -> e.keysOn(Optional.ofNullable(index)).stream()).toList();
  }

  /** Returns the key of its first entity, as that of an access pattern over all of them. */
  public LinkedKeyModel key(CollectionQuery query) {
    LinkedKeyModel first = keysOn(query.index()).get(0);
    return new LinkedKeyModel(
        query.place(),
        query.name(),
        "",
        first.index(),
        first.key(),
        first.partition(),
        first.sort(),
        null,
        query.across(),
        first.givesUp());
  }

  /** Returns whether all entities have a key in the index of a query. */
  public boolean isComplete(CollectionQuery query) {
    return entities.stream()
        .noneMatch(entity -> entity.keysOn(Optional.ofNullable(query.index())).isEmpty());
  }

  /** Names one of its access patterns in a message. */
  public String label(CollectionQuery query) {
    return label() + "." + query.name();
  }

  /** Returns the class generated for it. */
  public ClassType generatedType() {
    return Generated.collection(type);
  }
}
