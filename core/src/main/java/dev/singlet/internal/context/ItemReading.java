package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.schema.KeySchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import dev.singlet.value.UnreadableItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Decodes items to records, and applies a policy to those that can't be decoded. */
public final class ItemReading<T> {

  private final ItemType<T> type;

  /** Null to fail. */
  private final @Nullable ReadPolicy policy;

  private final @Nullable Context context;
  private final @Nullable Tenant owner;
  private final boolean checksKeys;
  private final List<UnreadableItem> collected = new ArrayList<>();
  private boolean leftOut;

  /** Reads items without validating them. */
  public ItemReading(ItemType<T> type, ReadPolicy policy) {
    this(type, policy, null, null, true);
  }

  public ItemReading(ItemType<T> type, @Nullable ReadPolicy policy, Context context) {
    this(type, policy, context, null, true);
  }

  private ItemReading(
      ItemType<T> type,
      @Nullable ReadPolicy policy,
      @Nullable Context context,
      @Nullable Tenant owner,
      boolean checksKeys) {
    this.type = type;
    this.policy = policy;
    this.context = context;
    this.owner = owner;
    this.checksKeys = checksKeys;
  }

  /**
   * Reads the items of a query. Index entries can lead to any partition, so only their primary keys
   * show whether they belong to the tenant.
   */
  public static <T> ItemReading<T> of(
      AccessPattern<T> pattern, ReadPolicy policy, Context context) {
    ItemType<T> type = pattern.type();
    Tenant owner = pattern.index() == null ? null : context.tenant(type.table());
    return new ItemReading<>(type, policy, context, owner, context.reading().checksKeys());
  }

  /**
   * Returns the record of an item.
   *
   * @return null if the item is of another entity, or if it can't be read and the policy does not
   *     throw
   */
  public @Nullable T read(Map<String, AttributeValue> item) {
    try {
      if (owner != null && !owner.owns(item)) {
        throw ofOtherTenant(item);
      }
      if (context != null && context.reading().validates()) {
        return type.readValid(item, context.clock());
      }
      return checksKeys ? type.read(item) : type.readWherever(item);
    } catch (UnreadableItemException unreadable) {
      if (policy == null || policy instanceof ReadPolicy.Fail) {
        throw unreadable;
      }
      leftOut = true;
      // Only the key of another tenant's item may be shown.
      Map<String, AttributeValue> shown =
          owner == null || owner.owns(item) ? item : unreadable.item();
      if (policy instanceof ReadPolicy.Collect) {
        collected.add(UnreadableItem.of(unreadable, type.table(), shown));
      } else if (policy instanceof ReadPolicy.CollectTo to) {
        to.consumer().accept(UnreadableItem.of(unreadable, type.table(), shown));
      }
      return null;
    }
  }

  /** Returns an exception that names only the key of the item. */
  private UnreadableItemException ofOtherTenant(Map<String, AttributeValue> item) {
    KeySchema schema = type.table().key();
    Map<String, AttributeValue> key = PrimaryKey.of(schema, item).toMap(schema);
    return new UnreadableItemException(
        type.name(),
        type.keyText(key),
        schema.names().get(0),
        "does not belong to the tenant whose index partition the item is in. Its index keys"
            + " were written by other means than Singlet",
        key,
        null);
  }

  /** Returns whether an item could not be read. */
  public boolean leftOut() {
    return leftOut;
  }

  /** Returns the items collected since the last call. */
  public List<UnreadableItem> takeCollected() {
    List<UnreadableItem> taken = List.copyOf(collected);
    collected.clear();
    return taken;
  }

  /** Refuses a policy that collects items in a page, for a read without pages. */
  public static ReadPolicy requireWithoutPage(ReadPolicy policy, String what) {
    if (policy instanceof ReadPolicy.Collect) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          what
              + " has no page in which unreadable items could be collected. Give it"
              + " ReadPolicy.collect(consumer), ReadPolicy.skip() or ReadPolicy.fail().");
    }
    return policy;
  }
}
