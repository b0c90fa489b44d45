package dev.singlet.entity;

import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of several entities, told apart by their entity attribute.
 *
 * @param <T> the sealed interface over the entities' records
 */
public final class CollectionType<T> extends ItemType<T> {

  private final List<EntityType<? extends T>> entities;

  /**
   * A sealed interface of a table.
   *
   * @param table the table
   * @param name the interface's simple name
   * @param entities the entities under it
   */
  public CollectionType(TableSchema table, String name, List<EntityType<? extends T>> entities) {
    super(table, name);
    this.entities = List.copyOf(entities);
  }

  @Override
  public List<String> entityNames() {
    return entities.stream().flatMap(entity -> entity.entityNames().stream()).toList();
  }

  @Override
  public @Nullable T read(Map<String, AttributeValue> item) {
    String entityName = entityNameOf(item);
    for (EntityType<? extends T> entity : entities) {
      if (entity.isNamed(entityName)) {
        return entity.decode(item);
      }
    }
    return null;
  }
}
