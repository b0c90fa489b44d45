package dev.singlet.runtime.entity;

import dev.singlet.annotation.ScalarType;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.error.Violation;
import dev.singlet.internal.text.Limits;
import dev.singlet.runtime.item.StoredItem;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.schema.ItemDecoder;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The type of the items that a read returns: one entity, or several under one sealed interface. */
public abstract class ItemType<T> implements ItemDecoder<T> {

  private final TableSchema table;
  private final String name;
  private final Set<String> sensitive;

  ItemType(TableSchema table, String name, Set<String> sensitive) {
    this.table = table;
    this.name = name;
    this.sensitive = Set.copyOf(sensitive);
  }

  /** Returns the components whose values are sensitive. */
  public final Set<String> sensitive() {
    return sensitive;
  }

  /**
   * Returns whether messages may show the value of an attribute.
   *
   * @return false if an entity hides it, or a part of it
   */
  public boolean isShown(String attribute) {
    return entities().stream().allMatch(entity -> entity.isShown(attribute));
  }

  /** Returns the primary key of an item for messages, such as {@code PK=ACCOUNT#aws, SK=***}. */
  public final String keyText(Map<String, AttributeValue> item) {
    return PrimaryKey.describe(table.key(), this::isShown, item);
  }

  /** Returns a primary key for messages, such as {@code ACCOUNT#aws / ***}. */
  public final String keyText(PrimaryKey key) {
    Map<String, AttributeValue> item = key.toMap(table.key());
    return table.key().names().stream()
        .filter(item::containsKey)
        .map(name -> isShown(name) ? PrimaryKey.toText(item.get(name)) : Violation.MASK)
        .collect(Collectors.joining(" / "));
  }

  /** Returns the table of the items. */
  public final TableSchema table() {
    return table;
  }

  /** Returns the entity's name as stored, or the sealed interface's. */
  public final String name() {
    return name;
  }

  /**
   * Returns the first name of the entity, which stays in page tokens and in the items that reserve
   * unique values; empty for several entities.
   */
  public String firstName() {
    return entities().size() == 1 ? entities().get(0).firstName() : "";
  }

  /** Returns the entities that such an item can be of. */
  public abstract List<? extends EntityType<?>> entities();

  /**
   * Returns this type, if an index holds whole items of it.
   *
   * @param index the name of the index
   * @param whole the names of all entities whose items are whole in the index
   * @throws InvalidArgumentException if they are not
   */
  public final ItemType<T> wholeIn(String index, String... whole) {
    if (!List.of(whole).containsAll(entities().stream().map(ItemType::name).toList())) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "The index %s of %s doesn't hold whole items of %s. Scan it for a projection, or scan the table."
              .formatted(index, table.name(), name));
    }
    return this;
  }

  /** Returns the values that the entity attribute of such an item can have. */
  public abstract List<String> entityNames();

  /** Returns the attributes to ask DynamoDB for; empty for all. */
  public List<String> attributes() {
    return List.of();
  }

  /**
   * Returns the parts of further attributes to ask DynamoDB for: the names on the way to each.
   * There are none if items are read whole.
   */
  public List<List<String>> parts() {
    return List.of();
  }

  /** Returns whether an item is of one of these entities. */
  public abstract boolean has(Map<String, AttributeValue> item);

  /** Returns whether the primary key tells one of the entities, and not the entity attribute. */
  public final boolean isToldByKey() {
    for (EntityType<?> entity : entities()) {
      if (entity.mark() instanceof KeyMark) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether items can only be told by reading their primary keys. */
  public final boolean readsKeys() {
    for (EntityType<?> entity : entities()) {
      if (entity.mark().readsKey()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Reads an item. The entity attribute names its entity. An item without it belongs to no entity:
   * gets, queries and conditional writes treat it like an item of another entity. If the entity is
   * told by its key, the primary key names it instead.
   *
   * @return the record; null if the item is of another entity, or of none
   * @throws UnreadableItemException if the item does not fit its entity
   */
  @Override
  public abstract @Nullable T read(Map<String, AttributeValue> item);

  /**
   * Reads an item under any primary key.
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
      throw stranger(item);
    }
    return read;
  }

  private UnreadableItemException stranger(Map<String, AttributeValue> item) {
    String key = keyText(item);
    String names = String.join(" or ", entityNames());
    Set<NameMark> marks = nameMarks();
    Set<String> attributes = new LinkedHashSet<>();
    marks.forEach(mark -> attributes.add(mark.attribute()));
    String noKey = isToldByKey() ? ", and no entity that is told by its key has such a key" : "";
    if (attributes.size() != 1) {
      String reason =
          attributes.isEmpty()
              ? "has a key of no " + names
              : "has in none of %s the name of a %s%s"
                  .formatted(String.join(" and ", attributes), names, noKey);
      return new UnreadableItemException(name, key, "", reason, item, null);
    }
    NameMark mark = marks.iterator().next();
    AttributeValue entity = item.get(mark.attribute());
    String text = entity == null ? null : mark.type() == ScalarType.N ? entity.n() : entity.s();
    String found =
        entity == null
            ? "is absent" + (noKey.isEmpty() ? ", so nothing tells the entity" : noKey)
            : text == null
                ? "is of type " + entity.type() + ", not " + mark.type() + noKey
                : entityNames().contains(text)
                    ? "is \"" + text + "\", but the primary key is that of another entity"
                    : "is \"" + text + "\", which is not " + names + noKey;
    return new UnreadableItemException(name, key, mark.attribute(), found, item, null);
  }

  /**
   * Reads an item and checks the constraints of its entity. Constraints on times are not checked,
   * because they apply to the moment of the write.
   *
   * @return the record; null if the item is of another entity, or of none
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit its entity, or
   *     violates a constraint
   */
  public @Nullable T readValid(Map<String, AttributeValue> item, Clock clock) {
    return read(item);
  }

  /**
   * Returns the entity of an item.
   *
   * @return the entity's type; null if these don't include it, or if they are projections
   */
  public @Nullable EntityType<? extends T> entityOf(Map<String, AttributeValue> item) {
    return null;
  }

  /** Returns an entity that such an item can be of: that of the item, if it is known. */
  public EntityType<?> likelyEntity(Map<String, AttributeValue> item) {
    return Objects.requireNonNull(entityOf(item), name);
  }

  /** Returns an empty text for a partition key. */
  public final KeyText partitionKey(String attribute) {
    return new KeyText(name, attribute, table.delimiter(), Limits.PARTITION_KEY_BYTES, sensitive);
  }

  /** Returns an empty text for a sort key, or for a part of one. */
  public final KeyText sortKey(String attribute) {
    return new KeyText(name, attribute, table.delimiter(), Limits.SORT_KEY_BYTES, sensitive);
  }

  /**
   * Returns a sort key with the text of another key.
   *
   * @throws dev.singlet.error.InvalidKeyException if it is longer than DynamoDB takes sort keys
   */
  public final AttributeValue sortKey(String attribute, AttributeValue value) {
    KeyText.checkLength(name, attribute, value.s(), Limits.SORT_KEY_BYTES);
    return value;
  }

  /**
   * Returns a primary key whose partition key and sort key are equal.
   *
   * @throws dev.singlet.error.InvalidKeyException if it is longer than DynamoDB takes sort keys
   */
  public final PrimaryKey primaryKeyOfEqual(AttributeValue half) {
    return new PrimaryKey(half, sortKey(table.key().sort().get(0).name(), half));
  }

  /** Returns the attributes that name the entities which an item can be of. */
  public final Set<NameMark> nameMarks() {
    Set<NameMark> marks = new LinkedHashSet<>();
    for (EntityType<?> entity : entities()) {
      if (entity.mark() instanceof NameMark mark) {
        marks.add(mark);
      }
    }
    return marks;
  }

  /** Returns the value of an item's entity attribute, the table's; null if it has none. */
  final @Nullable String entityNameOf(Map<String, AttributeValue> item) {
    String attribute = table.entityAttribute();
    return attribute == null ? null : StoredItem.string(item, attribute);
  }

  @Override
  public final String toString() {
    return name;
  }
}
