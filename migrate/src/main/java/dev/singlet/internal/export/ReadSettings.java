package dev.singlet.internal.export;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.deployed.ModelPlace;
import dev.singlet.internal.write.UniqueItem;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The items that are read of an export.
 *
 * @param type their type
 * @param policy the treatment of those that can't be read
 * @param tenant the id of the tenant that they belong to; null for all items
 */
public record ReadSettings<T>(ItemType<T> type, ReadPolicy policy, @Nullable String tenant) {

  public ReadSettings(ItemType<T> type) {
    this(type, ReadPolicy.fail(), null);
  }

  public ReadSettings<T> with(ReadPolicy other) {
    return new ReadSettings<>(type, other, tenant);
  }

  /** Reads the items of a tenant only. */
  public ReadSettings<T> forTenant(String id) {
    TableSchema table = type.table();
    Context checked = Context.of(table).forTenant(table, "forTenant", id, false);
    return new ReadSettings<>(type, policy, checked.tenant() == null ? null : id);
  }

  /** Returns the tenant of an item; null if the table has none, or the item is of none. */
  public @Nullable String tenantOf(PrimaryKey key) {
    return Tenant.idIn(type.table(), key.partition());
  }

  /** Returns whether items with a key are read. */
  boolean isAbout(PrimaryKey key) {
    if (type.table().tenant() == null) {
      return true;
    }
    String owner = tenantOf(key);
    return owner != null && (tenant == null || owner.equals(tenant));
  }

  /** Returns whether Singlet stores an item for itself. */
  boolean isOfSinglet(Map<String, AttributeValue> item) {
    return ModelPlace.has(item, type.table()) || UniqueItem.is(item, type.table());
  }

  /** Returns the key that a line has. */
  PrimaryKey key(Map<String, AttributeValue> item, DataLine line) {
    for (String name : type.table().key().names()) {
      if (!item.containsKey(name)) {
        throw new InvalidArgumentException(
            ErrorCode.WRONG_TABLE,
            "%s has no key attribute %s of the table %s, only %s. Read the export with the model of its own"
                    .formatted(
                        line.file().place(line.number()),
                        name,
                        type.table().name(),
                        item.keySet().stream().sorted().toList())
                + " table.");
      }
    }
    return PrimaryKey.of(type.table().key(), item);
  }

  /** Returns a policy that also tells of each item that is left out. */
  ReadPolicy telling(Runnable leftOut) {
    if (policy instanceof ReadPolicy.Fail) {
      return policy;
    }
    return ReadPolicy.collect(
        item -> {
          leftOut.run();
          if (policy instanceof ReadPolicy.CollectTo to) {
            to.consumer().accept(item);
          }
        });
  }
}
