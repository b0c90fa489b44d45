package dev.singlet.entity;

import dev.singlet.error.UnreadableItemException;
import dev.singlet.item.DecodeFailure;
import dev.singlet.item.ItemReader;
import dev.singlet.item.Stamps;
import dev.singlet.key.PrimaryKey;
import dev.singlet.schema.TableSchema;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity as the runtime sees it: how its items are written and read.
 *
 * @param <T> the entity's record
 */
public abstract non-sealed class EntityType<T> extends ItemType<T> {

  private final boolean sharesKeys;

  /**
   * An entity of a table.
   *
   * @param table the table
   * @param name the entity's name as stored
   * @param sharesKeys whether an item of another entity can have the same primary key
   */
  protected EntityType(TableSchema table, String name, boolean sharesKeys) {
    super(table, name);
    this.sharesKeys = sharesKeys;
  }

  /**
   * Whether the model lets an item of another entity have the same primary key, so that a write
   * must look at what is there.
   *
   * @return true if this entity's key space is shared
   */
  public final boolean sharesKeys() {
    return sharesKeys;
  }

  @Override
  public final List<String> entityNames() {
    return List.of(name());
  }

  /**
   * Makes the item of an entity: fills in defaults and stamps, checks every constraint, and
   * computes all keys.
   *
   * @param entity the record
   * @param stamps the times to write
   * @return all attributes of the item
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   */
  public abstract Map<String, AttributeValue> toItem(T entity, Stamps stamps);

  /**
   * Makes the record of an item.
   *
   * @param item the attributes
   * @return the record
   */
  protected abstract T fromItem(ItemReader item);

  @Override
  public final @Nullable T read(Map<String, AttributeValue> item) {
    return name().equals(entityNameOf(item)) ? decode(item) : null;
  }

  /** Reads an item that is known to be of this entity. */
  final T decode(Map<String, AttributeValue> item) {
    try {
      return fromItem(new ItemReader(item));
    } catch (DecodeFailure failure) {
      throw unreadable(item, failure.path(), failure.reason(), failure.getCause());
    } catch (RuntimeException refused) {
      String reason = "the record refuses its values: " + refused.getMessage();
      throw unreadable(item, "", reason, refused);
    }
  }

  private UnreadableItemException unreadable(
      Map<String, AttributeValue> item, String path, String reason, @Nullable Throwable cause) {
    String key = PrimaryKey.describe(table().key(), item);
    return new UnreadableItemException(name(), key, path, reason, cause);
  }
}
