package dev.singlet.generated.entity;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.generated.item.StoredItem;
import dev.singlet.generated.key.KeyText;
import dev.singlet.internal.text.Limits;
import dev.singlet.schema.ItemDecoder;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a read gives: items of one entity, or of several under one sealed interface. */
public abstract sealed class ItemType<T> implements ItemDecoder<T>
    permits EntityType, CollectionType, ProjectedItemType {

  private final TableSchema table;
  private final String name;
  private final Set<String> sensitive;

  ItemType(TableSchema table, String name, Set<String> sensitive) {
    this.table = table;
    this.name = name;
    this.sensitive = Set.copyOf(sensitive);
  }

  /** The components whose values are not to be shown. */
  public final Set<String> sensitive() {
    return sensitive;
  }

  /** The table that the items are in. */
  public final TableSchema table() {
    return table;
  }

  /** The entity's name as stored, or the sealed interface's. */
  public final String name() {
    return name;
  }

  /** The names that the entity attribute of such an item can hold. */
  public abstract List<String> entityNames();

  /** What to ask DynamoDB for. */
  public List<String> attributes() {
    return List.of();
  }

  /**
   * Reads an item. Its entity attribute says whose it is; one without that attribute, which Singlet
   * and DynamoDB Toolbox always write, is nobody's. Gets, queries and conditional writes treat it
   * like an item of another entity.
   *
   * @return the record; null if the item is of another entity, or of none
   * @throws UnreadableItemException if the item does not fit its entity
   */
  @Override
  public abstract @Nullable T read(Map<String, AttributeValue> item);

  /**
   * Reads an item under whatever primary key it is.
   *
   * @return the record; null if the item is of another entity, or of none
   * @throws UnreadableItemException if the item does not fit its entity otherwise
   */
  public @Nullable T readWherever(Map<String, AttributeValue> item) {
    return read(item);
  }

  /**
   * Reads an item that must be of this type.
   *
   * @throws UnreadableItemException if the item is of another entity or of none, or does not fit
   *     its entity
   */
  public final T fromItem(Map<String, AttributeValue> item) {
    Objects.requireNonNull(item, "item");
    T read = read(item);
    if (read == null) {
      AttributeValue entity = item.get(table.entityAttribute());
      String found =
          entity == null
              ? "is absent, so that nothing tells the entity"
              : entity.s() == null
                  ? "is of type " + entity.type() + ", not S"
                  : "is \"" + entity.s() + "\", which is not " + String.join(" or ", entityNames());
      throw new UnreadableItemException(
          name, PrimaryKey.describe(table.key(), item), table.entityAttribute(), found, item, null);
    }
    return read;
  }

  /**
   * Reads an item that must satisfy the constraints of its entity, but for those on times, which
   * are about the moment of the write.
   *
   * @return the record; null if the item is of another entity, or of none
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, or
   *     violates a constraint
   */
  public @Nullable T readValid(Map<String, AttributeValue> item, Clock clock) {
    return read(item);
  }

  /**
   * The entity whose item it is.
   *
   * @return the entity's type; null if it is none of these, or if they are projections
   */
  public @Nullable EntityType<? extends T> entityOf(Map<String, AttributeValue> item) {
    return null;
  }

  /** Starts the text of a partition key. */
  public final KeyText partitionKey(String attribute) {
    return new KeyText(name, attribute, table.delimiter(), Limits.PARTITION_KEY_BYTES, sensitive);
  }

  /** Starts the text of a sort key, or of a part of one. */
  public final KeyText sortKey(String attribute) {
    return new KeyText(name, attribute, table.delimiter(), Limits.SORT_KEY_BYTES, sensitive);
  }

  /**
   * A sort key of a text that another key has already.
   *
   * @throws dev.singlet.error.InvalidKeyException if it is longer than DynamoDB takes sort keys
   */
  public final AttributeValue sortKey(String attribute, AttributeValue value) {
    KeyText.checkLength(name, attribute, value.s(), Limits.SORT_KEY_BYTES);
    return value;
  }

  /**
   * A primary key of two equal halves.
   *
   * @throws dev.singlet.error.InvalidKeyException if it is longer than DynamoDB takes sort keys
   */
  public final PrimaryKey primaryKeyOfEqual(AttributeValue half) {
    return new PrimaryKey(half, sortKey(table.key().sort().get(0).name(), half));
  }

  /** The entity name an item carries; null if it carries none. */
  final @Nullable String entityNameOf(Map<String, AttributeValue> item) {
    return StoredItem.string(item, table.entityAttribute());
  }

  @Override
  public final String toString() {
    return name;
  }
}
