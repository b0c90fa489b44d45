package dev.singlet.runtime.entity;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.IndexSchema;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads each item of an item collection as the projection of its entity.
 *
 * @param types the type of each entity's items; an entity itself if it is read whole
 */
record CollectionReading<P>(
    CollectionType<?> collection, Map<EntityType<?>, ItemType<? extends P>> types)
    implements ProjectedItemType.Reading<P> {

  /**
   * Returns the reading of a projection.
   *
   * @throws InvalidArgumentException if the item collection has an entity that the projection
   *     doesn't know, because it was compiled before
   */
  static <P> CollectionReading<P> of(
      ProjectedCollection<?, P> projection, @Nullable IndexSchema index) {
    Map<EntityType<?>, ItemType<? extends P>> types = new LinkedHashMap<>();
    projection
        .projections()
        .forEach(each -> types.put(each.entity(), ProjectedItemType.of(each, index)));
    projection.whole().forEach(entity -> types.put(entity, entity));
    CollectionType<?> collection = projection.collection();
    for (EntityType<?> entity : collection.entities()) {
      if (!types.containsKey(entity)) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            "%s does not know the entity %s of %s. Compile it again."
                .formatted(projection.getClass().getName(), entity, collection));
      }
    }
    return new CollectionReading<>(collection, types);
  }

  /** Returns whether an entity has older versions, whose items must be migrated as a whole. */
  boolean readsWhole() {
    return types.entrySet().stream()
        .anyMatch(
            each ->
                each.getKey() == each.getValue()
                    ? each.getKey().hasMigrations()
                    : each.getValue().attributes().isEmpty());
  }

  /** Returns the attributes that the entities need as a whole. */
  List<String> attributes() {
    Set<String> names = new LinkedHashSet<>();
    types.forEach(
        (entity, type) -> names.addAll(entity == type ? stored(entity) : type.attributes()));
    return List.copyOf(names);
  }

  private static List<String> stored(EntityType<?> entity) {
    List<String> names = ProjectedItemType.named(entity.storedNames().values(), entity);
    SchemaVersion version = entity.schemaVersion();
    if (version != null) {
      names.add(version.attribute());
    }
    return names;
  }

  /** Returns the parts of further attributes. DynamoDB takes no path within another one. */
  List<List<String>> parts() {
    Set<List<String>> all = new LinkedHashSet<>();
    attributes().forEach(attribute -> all.add(List.of(attribute)));
    types.values().forEach(type -> all.addAll(type.parts()));
    return all.stream()
        .filter(part -> part.size() > 1)
        .filter(part -> all.stream().noneMatch(other -> isWithin(part, other)))
        .toList();
  }

  private static boolean isWithin(List<String> part, List<String> other) {
    return part.size() > other.size() && part.subList(0, other.size()).equals(other);
  }

  @Override
  public @Nullable P read(Map<String, AttributeValue> item) {
    return typeOf(item).read(item);
  }

  @Override
  public @Nullable P readWherever(Map<String, AttributeValue> item) {
    return typeOf(item).readWherever(item);
  }

  @Override
  public @Nullable P readValid(Map<String, AttributeValue> item, Clock clock) {
    return typeOf(item).readValid(item, clock);
  }

  private ItemType<? extends P> typeOf(Map<String, AttributeValue> item) {
    EntityType<?> entity = Objects.requireNonNull(collection.entityOf(item));
    return Objects.requireNonNull(types.get(entity));
  }
}
