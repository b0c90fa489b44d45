package dev.singlet.query;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.internal.query.QuerySpec;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All items that a query of an item collection finds, in key order. {@link #all} and {@link #one}
 * return those of one entity. In a projection, its records take the place of the entities.
 * Generated groups are made from this class.
 *
 * <pre>{@code
 * ItemsByEntity<OrderSummary> items =
 *     shop.execute(
 *         OrderItemsCollection.byOrder("o100")
 *             .project(OrderSummaryProjection.type())
 *             .grouped());
 * Optional<OrderHead> head = items.one(OrderHead.class);
 * }</pre>
 *
 * @param <T> the sealed interface over the entities' records, or over the projections
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
   * @param entity the entity's record, its projection, or a sealed interface over several
   * @param <E> the type of these items
   * @return the items in key order
   */
  public <E extends T> List<E> all(Class<E> entity) {
    return items.stream().filter(entity::isInstance).map(entity::cast).toList();
  }

  /**
   * Returns the item of an entity that has at most one in each partition.
   *
   * @param entity the entity's record, or its projection
   * @param <E> the type of the item
   * @return the item; empty if there is none
   * @throws UnreadableItemException if there are several. If the keys allow only one item in each
   *     partition, Singlet never writes a second one
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
        PrimaryKey.describe(new KeySchema(key, List.of()), pattern.type()::isShown, partition),
        "",
        String.format(
            "is one of %d there, where one is expected. If the keys of %s leave room for one, read"
                + " them with the query that is not grouped, and delete what was written under"
                + " other keys. If not, take all(...)",
            count, pattern),
        Map.of(),
        null);
  }
}
