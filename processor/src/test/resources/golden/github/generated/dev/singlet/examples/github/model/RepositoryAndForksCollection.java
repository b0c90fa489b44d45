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
 * Reads the {@link RepositoryAndForks} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class RepositoryAndForksCollection {
  private static final CollectionType<RepositoryAndForks> TYPE =
      new CollectionType<>(
          GitHubTable.SCHEMA,
          "RepositoryAndForks",
          List.of(RepositoryEntity.type(), ForkEntity.type()));
  private static final AccessPattern<RepositoryAndForks> BY_REPOSITORY =
      new AccessPattern<>(TYPE, "byRepository", GitHubTable.SCHEMA.index("GSI2"), false);

  private RepositoryAndForksCollection() {}

  /**
   * Queries the index {@code GSI2} for all items of the collection, in key order:
   * partition {@code REPO#{owner}#{repoName}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static CollectionQuery<RepositoryAndForks, ByRepositoryGroup> byRepository(
      String owner, String repoName) {
    return new CollectionQuery<>(
        BY_REPOSITORY,
        new KeyCondition(gsi2PartitionKey(owner, repoName), SortCondition.all()),
        ByRepositoryGroup::of);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends RepositoryAndForks> put(RepositoryAndForks entity) {
    if (entity instanceof Repository one) {
      return RepositoryEntity.put(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends RepositoryAndForks> delete(RepositoryAndForks entity) {
    if (entity instanceof Repository one) {
      return RepositoryEntity.delete(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(RepositoryAndForks entity) {
    if (entity instanceof Repository one) {
      return RepositoryEntity.key(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(RepositoryAndForks entity) {
    if (entity instanceof Repository one) {
      return RepositoryEntity.toItem(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static RepositoryAndForks fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<RepositoryAndForks> type() { return TYPE; }

  private static AttributeValue gsi2PartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI2PK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  /**
   * The items of {@link #byRepository(String, String)}, by entity.
   *
   * @param repository the {@link Repository} item, if there is one
   * @param forks the {@link Fork} items in key order
   */
  public record ByRepositoryGroup(Optional<Repository> repository, List<Fork> forks) {
    /**
     * Copies the lists.
     *
     * @param repository the {@link Repository} item, if there is one
     * @param forks the {@link Fork} items in key order
     */
    public ByRepositoryGroup {
      forks = List.copyOf(forks);
    }

    private static ByRepositoryGroup of(ItemsByEntity<RepositoryAndForks> items) {
      return new ByRepositoryGroup(items.one(Repository.class), items.all(Fork.class));
    }
  }
}
