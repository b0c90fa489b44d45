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
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Reads the {@link IssueByState} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class IssueByStateCollection {
  private static final CollectionType<IssueByState> TYPE =
      new CollectionType<>(GitHubTable.SCHEMA, "IssueByState", List.of(IssueEntity.type()));
  private static final AccessPattern<IssueByState> BY_REPOSITORY =
      new AccessPattern<>(TYPE, "byRepository", GitHubTable.SCHEMA.index("GSI4"), false);

  private IssueByStateCollection() {}

  /**
   * Queries the index {@code GSI4} for all items of the collection, in key order:
   * partition {@code ISSUE#{owner}#{repoName}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static CollectionQuery<IssueByState, ByRepositoryGroup> byRepository(
      String owner, String repoName) {
    return new CollectionQuery<>(
        BY_REPOSITORY,
        new KeyCondition(gsi4pkPartitionKey(owner, repoName), SortCondition.all()),
        ByRepositoryGroup::of);
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends IssueByState> put(IssueByState entity) {
    if (entity instanceof Issue one) {
      return IssueEntity.put(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends IssueByState> delete(IssueByState entity) {
    if (entity instanceof Issue one) {
      return IssueEntity.delete(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(IssueByState entity) {
    if (entity instanceof Issue one) {
      return IssueEntity.key(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(IssueByState entity) {
    if (entity instanceof Issue one) {
      return IssueEntity.toItem(one);
    }
    throw TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static IssueByState fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<IssueByState> type() { return TYPE; }

  private static AttributeValue gsi4pkPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI4PK")
        .literal("ISSUE#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  /**
   * The items of {@link #byRepository(String, String)}, by entity.
   *
   * @param issues the {@link Issue} items in key order
   */
  public record ByRepositoryGroup(List<Issue> issues) {
    /**
     * Copies the lists.
     *
     * @param issues the {@link Issue} items in key order
     */
    public ByRepositoryGroup {
      issues = List.copyOf(issues);
    }

    private static ByRepositoryGroup of(ItemsByEntity<IssueByState> items) {
      return new ByRepositoryGroup(items.all(Issue.class));
    }
  }
}
