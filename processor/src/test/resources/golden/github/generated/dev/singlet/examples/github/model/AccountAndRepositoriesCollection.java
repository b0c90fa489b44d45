package dev.singlet.examples.github.model;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.query.CollectionQuery;
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
 * Reads the {@link AccountAndRepositories} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class AccountAndRepositoriesCollection {
  private static final CollectionType<AccountAndRepositories> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA,
          "AccountAndRepositories",
          List.of(UserEntity.type(), OrganizationEntity.type(), RepositoryEntity.type()));
  private static final AccessPattern<AccountAndRepositories> BY_ACCOUNT =
      new AccessPattern<>(TYPE, "byAccount", GitHubTable.SCHEMA.index("GSI3"), false);

  private AccountAndRepositoriesCollection() {}

  /**
   * Queries the index {@code GSI3} for all items of the collection, in key order:
   * partition {@code ACCOUNT#{username}}.
   *
   * @param username the value of {@code username}
   * @return the query
   */
  public static CollectionQuery<AccountAndRepositories, ByAccountGroup> byAccount(String username) {
    return new CollectionQuery<>(
        BY_ACCOUNT,
        new KeyCondition(gsi3PartitionKey(username), SortCondition.all()),
        ByAccountGroup::of);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends AccountAndRepositories> put(AccountAndRepositories entity) {
    if (entity instanceof User one) {
      return UserEntity.put(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.put(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends AccountAndRepositories> delete(AccountAndRepositories entity) {
    if (entity instanceof User one) {
      return UserEntity.delete(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.delete(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(AccountAndRepositories entity) {
    if (entity instanceof User one) {
      return UserEntity.key(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.key(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(AccountAndRepositories entity) {
    if (entity instanceof User one) {
      return UserEntity.toItem(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.toItem(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static AccountAndRepositories fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<AccountAndRepositories> type() { return TYPE; }

  private static AttributeValue gsi3PartitionKey(String username) {
    return TYPE.partitionKey("GSI3PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  /**
   * The items of {@link #byAccount(String)}, by entity.
   *
   * @param user the {@link User} item, if there is one
   * @param organization the {@link Organization} item, if there is one
   * @param repositories the {@link Repository} items in key order
   */
  public record ByAccountGroup(
      Optional<User> user, Optional<Organization> organization, List<Repository> repositories) {
    /**
     * Copies the lists.
     *
     * @param user the {@link User} item, if there is one
     * @param organization the {@link Organization} item, if there is one
     * @param repositories the {@link Repository} items in key order
     */
    public ByAccountGroup {
      repositories = List.copyOf(repositories);
    }

    private static ByAccountGroup of(ItemsByEntity<AccountAndRepositories> items) {
      return new ByAccountGroup(
          items.one(User.class), items.one(Organization.class), items.all(Repository.class));
    }
  }
}
