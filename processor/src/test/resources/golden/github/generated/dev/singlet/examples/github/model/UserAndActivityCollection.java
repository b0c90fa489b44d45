package dev.singlet.examples.github.model;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.query.ConsistentCollectionQuery;
import dev.singlet.query.ItemsByEntity;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.SortCondition;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the {@link UserAndActivity} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class UserAndActivityCollection {
  private static final CollectionType<UserAndActivity> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA,
          "UserAndActivity",
          List.of(UserEntity.type(), GistEntity.type(), StarEntity.type()));
  private static final AccessPattern<UserAndActivity> BY_USER =
      new AccessPattern<>(TYPE, "byUser", null, true);

  private UserAndActivityCollection() {}

  /**
   * Queries the table for all items of the collection, in key order:
   * partition {@code ACCOUNT#{username}}.
   *
   * @param username the value of {@code username}
   * @return the query
   */
  public static ConsistentCollectionQuery<UserAndActivity, ByUserGroup> byUser(String username) {
    return new ConsistentCollectionQuery<>(
        BY_USER,
        new KeyCondition(
            primaryPartitionKey(username), SortCondition.spanning("ACCOUNT#", "STAR#")),
        ByUserGroup::of);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends UserAndActivity> put(UserAndActivity entity) {
    if (entity instanceof User one) {
      return UserEntity.put(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.put(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends UserAndActivity> delete(UserAndActivity entity) {
    if (entity instanceof User one) {
      return UserEntity.delete(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.delete(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(UserAndActivity entity) {
    if (entity instanceof User one) {
      return UserEntity.key(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.key(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(UserAndActivity entity) {
    if (entity instanceof User one) {
      return UserEntity.toItem(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.toItem(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static UserAndActivity fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<UserAndActivity> type() { return TYPE; }

  private static AttributeValue primaryPartitionKey(String username) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  /**
   * The items of {@link #byUser(String)}, by entity.
   *
   * @param user the {@link User} item, if there is one
   * @param gists the {@link Gist} items in key order
   * @param stars the {@link Star} items in key order
   */
  public record ByUserGroup(Optional<User> user, List<Gist> gists, List<Star> stars) {
    /**
     * Copies the lists.
     *
     * @param user the {@link User} item, if there is one
     * @param gists the {@link Gist} items in key order
     * @param stars the {@link Star} items in key order
     */
    public ByUserGroup {
      gists = List.copyOf(gists);
      stars = List.copyOf(stars);
    }

    private static ByUserGroup of(ItemsByEntity<UserAndActivity> items) {
      return new ByUserGroup(items.one(User.class), items.all(Gist.class), items.all(Star.class));
    }
  }
}
