package dev.singlet.internal.write;

import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.ItemPlace;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Expression;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An item that a transaction has read, before it writes. The transaction requires that the item is
 * still the same.
 *
 * @param operation the read, for messages
 * @param context the settings of its client
 * @param type the item's entity; if there is no item, one that could be there
 * @param key the item's key, without the tenant
 * @param item the item; empty if there was none
 * @param compared the attributes that must be the same, if there is an item; empty for all
 */
public record ReadItem(
    Object operation,
    Context context,
    EntityType<?> type,
    PrimaryKey key,
    Map<String, AttributeValue> item,
    List<String> compared) {

  public ReadItem {
    compared = List.copyOf(compared);
  }

  /** Returns the place of the item. */
  ItemPlace place() {
    return context.place(type.table(), key);
  }

  /** Returns the same item, with all compared that this read and another one compare. */
  public ReadItem and(ReadItem again) {
    boolean isWhole = compared.isEmpty() || again.compared.isEmpty();
    List<String> both =
        Stream.concat(compared.stream(), again.compared.stream()).distinct().toList();
    return new ReadItem(operation, context, type, key, item, isWhole ? List.of() : both);
  }

  /** Returns whether the item is another one, or has changed. */
  public boolean isOther(Map<String, AttributeValue> existing) {
    if (item.isEmpty() || existing.isEmpty() || compared.isEmpty()) {
      return !item.equals(existing);
    }
    return attributes().stream()
        .anyMatch(name -> !Objects.equals(item.get(name), existing.get(name)));
  }

  /** Returns the condition that the item is still the same. */
  Expression isStill() {
    return item.isEmpty()
        ? WriteCondition.absent(type)
        : WriteCondition.exists(type).and(Unchanged.of(type, attributes(), item));
  }

  /** Returns what is compared, sorted, so that equal requests have equal texts. */
  private Set<String> attributes() {
    return compared.isEmpty() ? all() : chosen();
  }

  private Set<String> chosen() {
    Set<String> chosen = new TreeSet<>(compared);
    compared.forEach(name -> chosen.addAll(type.olderNames(name)));
    chosen.addAll(type.mark().added());
    return chosen;
  }

  /**
   * Returns the names of what the item has and could have, without keys: these are made of the
   * rest.
   */
  private Set<String> all() {
    Set<String> attributes = new TreeSet<>(item.keySet());
    attributes.removeAll(type.table().key().names());
    type.table().indexes().forEach(index -> attributes.removeAll(index.key().names()));
    attributes.addAll(type.storedNames().values());
    return attributes;
  }

  /** Returns a check for an item that the transaction doesn't write. */
  GivenWrite check(int position) {
    return new GivenWrite(
        new CheckWrite<>(type, key, isStill(), item.isEmpty()), operation, position, context);
  }
}
