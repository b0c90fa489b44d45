package dev.singlet.runtime.entity;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The items of several entities. Their marks tell them apart. */
public final class CollectionType<T> extends ItemType<T> {

  private final List<EntityType<? extends T>> entities;

  /** A sealed interface of a table. */
  public CollectionType(TableSchema table, String name, List<EntityType<? extends T>> entities) {
    super(table, name, sensitive(entities));
    this.entities = List.copyOf(entities);
  }

  private static Set<String> sensitive(List<? extends EntityType<?>> entities) {
    return entities.stream()
        .flatMap(entity -> entity.sensitive().stream())
        .collect(Collectors.toUnmodifiableSet());
  }

  @Override
  public List<EntityType<? extends T>> entities() {
    return entities;
  }

  @Override
  public List<String> entityNames() {
    return entities.stream().flatMap(entity -> entity.entityNames().stream()).toList();
  }

  @Override
  public boolean has(Map<String, AttributeValue> item) {
    return entityOf(item) != null;
  }

  @Override
  public @Nullable T read(Map<String, AttributeValue> item) {
    EntityType<? extends T> entity = entityOf(item);
    return entity == null ? null : entity.decode(item);
  }

  @Override
  public @Nullable T readWherever(Map<String, AttributeValue> item) {
    EntityType<? extends T> entity = entityOf(item);
    return entity == null ? null : entity.decodeWherever(item);
  }

  @Override
  public @Nullable T readValid(Map<String, AttributeValue> item, Clock clock) {
    EntityType<? extends T> entity = entityOf(item);
    return entity == null ? null : entity.readValid(item, clock);
  }

  @Override
  public @Nullable EntityType<? extends T> entityOf(Map<String, AttributeValue> item) {
    String entityName = entityNameOf(item);
    for (EntityType<? extends T> entity : entities) {
      if (entity.mark().isOn(item, entityName)) {
        return entity;
      }
    }
    return null;
  }

  /**
   * Returns the exception for a record of another class.
   *
   * @throws NullPointerException if there is none
   */
  public InvalidArgumentException stranger(Object record) {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        "A %s is not one of the entities of %s: %s. Give it a record of one of these."
            .formatted(
                Objects.requireNonNull(record, "entity").getClass().getName(),
                name(),
                String.join(", ", entities.stream().map(EntityType::name).toList())));
  }

  @Override
  public EntityType<?> likelyEntity(Map<String, AttributeValue> item) {
    EntityType<?> entity = entityOf(item);
    return entity == null ? entities.get(0) : entity;
  }
}
