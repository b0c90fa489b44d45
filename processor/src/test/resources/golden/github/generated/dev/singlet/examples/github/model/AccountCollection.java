package dev.singlet.examples.github.model;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.Put;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the {@link Account} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class AccountCollection {
  private static final CollectionType<Account> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA, "Account", List.of(UserEntity.type(), OrganizationEntity.type()));

  private AccountCollection() {}

  /**
   * {@return a get of an item by its primary key, whichever of the entities it is of}
   * @param username the value of {@code username}
   */
  public static Get<Account> get(String username) {
    return new Get<>(TYPE, primaryKey(username));
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends Account> put(Account entity) {
    if (entity instanceof User one) {
      return UserEntity.put(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends Account> delete(Account entity) {
    if (entity instanceof User one) {
      return UserEntity.delete(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Account entity) {
    if (entity instanceof User one) {
      return UserEntity.key(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(Account entity) {
    if (entity instanceof User one) {
      return UserEntity.toItem(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Account fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<Account> type() { return TYPE; }

  private static PrimaryKey primaryKey(String username) {
    return TYPE.primaryKeyOfEqual(primaryPartitionKey(username));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }
}
