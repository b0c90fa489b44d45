package dev.singlet;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items of an item collection, in key order. Generated code takes them by entity.
 *
 * @param <T> the sealed interface over the entities' records
 */
public final class ItemsByEntity<T> {

  private final QuerySpec<T> query;
  private final List<T> items;

  ItemsByEntity(QuerySpec<T> query, List<T> items) {
    this.query = query;
    this.items = items;
  }

  /**
   * Returns the items of an entity.
   *
   * @param entity the entity's record
   * @param <E> the entity's record
   * @return the items in key order
   */
  public <E extends T> List<E> all(Class<E> entity) {
    return items.stream().filter(entity::isInstance).map(entity::cast).toList();
  }

  /**
   * Returns the item of an entity that has at most one in each partition.
   *
   * @param entity the entity's record
   * @param <E> the entity's record
   * @return the item; empty if there is none
   * @throws UnreadableItemException if there are several, which Singlet never writes
   */
  public <E extends T> Optional<E> one(Class<E> entity) {
    List<E> all = all(entity);
    if (all.size() > 1) {
      throw severalOf(entity, all.size());
    }
    return all.stream().findFirst();
  }

  private UnreadableItemException severalOf(Class<?> entity, int count) {
    AccessPattern<T> pattern = query.pattern();
    List<KeyAttribute> key = pattern.key().partition();
    Map<String, AttributeValue> partition = new HashMap<>();
    for (int i = 0; i < key.size(); i++) {
      partition.put(key.get(i).name(), query.condition().partitions().all().get(0).values().get(i));
    }
    return new UnreadableItemException(
        entity.getSimpleName(),
        PrimaryKey.describe(new KeySchema(key, List.of()), partition),
        "",
        "is one of "
            + count
            + " there, where the keys of "
            + pattern
            + " leave room for one. Read them with the query that is not grouped, and delete what"
            + " was written under other keys",
        Map.of(),
        null);
  }
}
