package dev.singlet.examples.github.model;

import dev.singlet.CollectionQuery;
import dev.singlet.ItemsByEntity;
import dev.singlet.Scan;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.CollectionType;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.SortCondition;
import java.util.List;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Reads the {@link IssueByState} items of {@link GitHub}. */
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static CollectionQuery<IssueByState, ByRepositoryGroup> byRepository(
      String owner, String repoName) {
    return new CollectionQuery<>(
        BY_REPOSITORY,
        new KeyCondition(openByRepoPartitionKey(owner, repoName), SortCondition.all()),
        ByRepositoryGroup::of);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static IssueByState fromItem(Map<String, AttributeValue> item) {
    return TYPE.fromItem(item);
  }

  /**
   * What it holds, for code that works on any.
   *
   * @return its type
   */
  public static CollectionType<IssueByState> type() {
    return TYPE;
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<IssueByState> scan() {
    return new Scan<>(TYPE);
  }

  private static AttributeValue openByRepoPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI4PK")
        .literal("ISSUE#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  /**
   * The items of {@link #byRepository(String, String)}, by entity.
   *
   * @param issues the {@link Issue} items in key order
   */
  public record ByRepositoryGroup(List<Issue> issues) {
    /** Copies the lists. */
    public ByRepositoryGroup {
      issues = List.copyOf(issues);
    }

    private static ByRepositoryGroup of(ItemsByEntity<IssueByState> items) {
      return new ByRepositoryGroup(items.all(Issue.class));
    }
  }
}
