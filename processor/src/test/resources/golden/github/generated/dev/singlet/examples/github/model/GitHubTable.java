package dev.singlet.examples.github.model;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.item.Delete;
import dev.singlet.item.Put;
import dev.singlet.model.TableDescriptor;
import dev.singlet.runtime.entity.CollectionType;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.scan.ConsistentScan;
import dev.singlet.scan.Scan;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.stream.ChangeReader;
import dev.singlet.stream.ItemChange;
import dev.singlet.value.PrimaryKey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Record;

/**
 * The table {@code GitHubTable} of {@link GitHub}.
 *
 * <table>
 * <caption>Access patterns</caption>
 * <tr><th>pattern</th><th>reads</th><th>partition</th><th>sort</th></tr>
 * <tr><td>{@code UserEntity.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code ACCOUNT#{username}}</td></tr>
 * <tr><td>{@code OrganizationEntity.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{orgName}}</td>
 * <td>{@code ACCOUNT#{orgName}}</td></tr>
 * <tr><td>{@code RepositoryEntity.get}</td><td>the table</td>
 * <td>{@code REPO#{owner}#{repoName}}</td>
 * <td>{@code REPO#{owner}#{repoName}}</td></tr>
 * <tr><td>{@code RepositoryEntity.byOwner}</td><td>GSI3</td>
 * <td>{@code ACCOUNT#{owner}}</td>
 * <td>{@code #{updatedAt}}</td></tr>
 * <tr><td>{@code MembershipEntity.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{orgName}}</td>
 * <td>{@code MEMBERSHIP#{username}}</td></tr>
 * <tr><td>{@code MembershipEntity.byOrganization}</td><td>the table</td>
 * <td>{@code ACCOUNT#{orgName}}</td>
 * <td>{@code MEMBERSHIP#{username}}</td></tr>
 * <tr><td>{@code GistEntity.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code GIST#{gistId}}</td></tr>
 * <tr><td>{@code GistEntity.byUser}</td><td>the table</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code GIST#{gistId}}</td></tr>
 * <tr><td>{@code StarEntity.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{userName}}</td>
 * <td>{@code STAR#{repoOwner}#{repoName}}</td></tr>
 * <tr><td>{@code StarEntity.byUser}</td><td>the table</td>
 * <td>{@code ACCOUNT#{userName}}</td>
 * <td>{@code STAR#{repoOwner}#{repoName}}</td></tr>
 * <tr><td>{@code StarEntity.byRepository}</td><td>GSI1</td>
 * <td>{@code REPO#{repoOwner}#{repoName}}</td>
 * <td>{@code STAR#{userName}#{starredAt}}</td></tr>
 * <tr><td>{@code ForkEntity.get}</td><td>the table</td>
 * <td>{@code REPO#{originalOwner}#{originalRepo}}</td>
 * <td>{@code FORK#{forkOwner}}</td></tr>
 * <tr><td>{@code ForkEntity.byRepository}</td><td>GSI2</td>
 * <td>{@code REPO#{originalOwner}#{originalRepo}}</td>
 * <td>{@code FORK#{forkOwner}}</td></tr>
 * <tr><td>{@code IssueEntity.get}</td><td>the table</td>
 * <td>{@code ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}}</td>
 * <td>{@code ISSUE#{owner}#{repoName}#{issueNumber:pad(8)}}</td></tr>
 * <tr><td>{@code IssueEntity.byRepo}</td><td>GSI1</td>
 * <td>{@code ISSUE#{owner}#{repoName}}</td>
 * <td>{@code ISSUE#{issueNumber:pad(8)}}</td></tr>
 * <tr><td>{@code IssueEntity.openByRepo}</td><td>GSI4</td>
 * <td>{@code ISSUE#{owner}#{repoName}}</td>
 * <td>{@code ISSUE#OPEN#{issueNumber:reverse(8)}}</td></tr>
 * <tr><td>{@code IssueEntity.closedByRepo}</td><td>GSI4</td>
 * <td>{@code ISSUE#{owner}#{repoName}}</td>
 * <td>{@code #ISSUE#CLOSED#{issueNumber:pad(8)}}</td></tr>
 * <tr><td>{@code PullRequestEntity.get}</td><td>the table</td>
 * <td>{@code PR#{owner}#{repoName}#{prNumber:pad(8)}}</td>
 * <td>{@code PR#{owner}#{repoName}#{prNumber:pad(8)}}</td></tr>
 * <tr><td>{@code PullRequestEntity.byRepo}</td><td>GSI1</td>
 * <td>{@code PR#{owner}#{repoName}}</td>
 * <td>{@code PR#{prNumber:pad(8)}}</td></tr>
 * <tr><td>{@code PullRequestEntity.openByRepo}</td><td>GSI4</td>
 * <td>{@code PR#{owner}#{repoName}}</td>
 * <td>{@code PR#OPEN#{prNumber:reverse(8)}}</td></tr>
 * <tr><td>{@code PullRequestEntity.mergedByRepo}</td><td>GSI4</td>
 * <td>{@code PR#{owner}#{repoName}}</td>
 * <td>{@code #PR#MERGED#{prNumber:pad(8)}}</td></tr>
 * <tr><td>{@code PullRequestEntity.closedByRepo}</td><td>GSI4</td>
 * <td>{@code PR#{owner}#{repoName}}</td>
 * <td>{@code #PR#CLOSED#{prNumber:pad(8)}}</td></tr>
 * <tr><td>{@code IssueCommentEntity.get}</td><td>the table</td>
 * <td>{@code ISSUECOMMENT#{owner}#{repoName}#{issueNumber}}</td>
 * <td>{@code ISSUECOMMENT#{commentId}}</td></tr>
 * <tr><td>{@code IssueCommentEntity.byIssue}</td><td>the table</td>
 * <td>{@code ISSUECOMMENT#{owner}#{repoName}#{issueNumber}}</td>
 * <td>{@code ISSUECOMMENT#{commentId}}</td></tr>
 * <tr><td>{@code PRCommentEntity.get}</td><td>the table</td>
 * <td>{@code PRCOMMENT#{owner}#{repoName}#{prNumber}}</td>
 * <td>{@code PRCOMMENT#{commentId}}</td></tr>
 * <tr><td>{@code PRCommentEntity.byPullRequest}</td><td>the table</td>
 * <td>{@code PRCOMMENT#{owner}#{repoName}#{prNumber}}</td>
 * <td>{@code PRCOMMENT#{commentId}}</td></tr>
 * <tr><td>{@code ReactionEntity.get}</td><td>the table</td>
 * <td>{@code {targetType}REACTION#{owner}#{repoName}#{targetId}#{user}}</td>
 * <td>{@code {targetType}REACTION#{owner}#{repoName}#{targetId}#{user}}</td></tr>
 * <tr><td>{@code CounterEntity.get}</td><td>the table</td>
 * <td>{@code COUNTER#{orgId}#{repoId}}</td>
 * <td>{@code METADATA}</td></tr>
 * <tr><td>{@code AccountCollection.get}</td><td>the table</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code ACCOUNT#{username}}</td></tr>
 * <tr><td>{@code AccountAndRepositoriesCollection.byAccount}</td><td>GSI3</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code ACCOUNT#{username} or ACCOUNT#{orgName} or #{updatedAt}}</td></tr>
 * <tr><td>{@code OrganizationAndMembersCollection.byOrganization}</td><td>the table</td>
 * <td>{@code ACCOUNT#{orgName}}</td>
 * <td>{@code ACCOUNT#{orgName} or MEMBERSHIP#{username}}</td></tr>
 * <tr><td>{@code UserAndActivityCollection.byUser}</td><td>the table</td>
 * <td>{@code ACCOUNT#{username}}</td>
 * <td>{@code ACCOUNT#{username} or GIST#{gistId} or STAR#{repoOwner}#{repoName}}</td></tr>
 * <tr><td>{@code RepositoryAndForksCollection.byRepository}</td><td>GSI2</td>
 * <td>{@code REPO#{owner}#{repoName}}</td>
 * <td>{@code REPO#{owner}#{repoName} or FORK#{forkOwner}}</td></tr>
 * <tr><td>{@code RepositoryAndStarsCollection.byRepository}</td><td>GSI1</td>
 * <td>{@code REPO#{owner}#{repoName}}</td>
 * <td>{@code REPO#{owner}#{repoName} or STAR#{userName}#{starredAt}}</td></tr>
 * <tr><td>{@code IssueByStateCollection.byRepository}</td><td>GSI4</td>
 * <td>{@code ISSUE#{owner}#{repoName}}</td>
 * <td>{@code ISSUE#OPEN#{issueNumber:reverse(8)} or #ISSUE#CLOSED#{issueNumber:pad(8)}}</td></tr>
 * </table>
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class GitHubTable {
  /** The keys and indexes of the table. */
  public static final TableSchema SCHEMA =
      new TableSchema(
          EntityDescription.table(1, "GitHubTable"),
          new KeySchema(new KeyAttribute("PK", ScalarType.S), new KeyAttribute("SK", ScalarType.S)),
          List.of(
              new IndexSchema(
                  "GSI1",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("GSI1PK", ScalarType.S),
                      new KeyAttribute("GSI1SK", ScalarType.S))),
              new IndexSchema(
                  "GSI2",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("GSI2PK", ScalarType.S),
                      new KeyAttribute("GSI2SK", ScalarType.S))),
              new IndexSchema(
                  "GSI3",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("GSI3PK", ScalarType.S),
                      new KeyAttribute("GSI3SK", ScalarType.S))),
              new IndexSchema(
                  "GSI4",
                  IndexType.GLOBAL,
                  new KeySchema(
                      new KeyAttribute("GSI4PK", ScalarType.S),
                      new KeyAttribute("GSI4SK", ScalarType.S)))),
          "#",
          "_et");

  private GitHubTable() {}

  /**
   * {@return a client for the table}
   * @param dynamoDb sends the requests; the caller closes it
   */
  public static TableClient client(DynamoDbClient dynamoDb) {
    return new TableClient(dynamoDb, SCHEMA);
  }

  /**
   * {@return an asynchronous client for the table}
   * @param dynamoDb sends the requests; the caller closes it
   */
  public static AsyncTableClient asyncClient(DynamoDbAsyncClient dynamoDb) {
    return new AsyncTableClient(dynamoDb, SCHEMA);
  }

  /**
   * {@return the model of the table, as the compiler knew it}
   * Each call reads it from the file beside the class.
   */
  public static TableDescriptor describe() { return TableDescriptor.of(GitHub.class); }

  /** {@return a scan of the whole table for the items of all entities} */
  public static ConsistentScan<GitHub> scan() {
    return new ConsistentScan<>(Items.TYPE);
  }

  /**
   * {@return a scan of the whole table for the items of a type} It costs the capacity of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends GitHub> ConsistentScan<T> scan(ItemType<T> type) {
    return new ConsistentScan<>(type);
  }

  /** {@return a scan of the whole index {@code GSI1} for the items of all entities} */
  public static Scan<GitHub> scanGsi1() {
    return new Scan<>(Items.TYPE, "scanGsi1", SCHEMA.index("GSI1"));
  }

  /**
   * {@return a scan of the whole index {@code GSI1} for the items of a type} It costs the capacity
   * of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends GitHub> Scan<T> scanGsi1(ItemType<T> type) {
    return new Scan<>(type, "scanGsi1", SCHEMA.index("GSI1"));
  }

  /** {@return a scan of the whole index {@code GSI2} for the items of all entities} */
  public static Scan<GitHub> scanGsi2() {
    return new Scan<>(Items.TYPE, "scanGsi2", SCHEMA.index("GSI2"));
  }

  /**
   * {@return a scan of the whole index {@code GSI2} for the items of a type} It costs the capacity
   * of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends GitHub> Scan<T> scanGsi2(ItemType<T> type) {
    return new Scan<>(type, "scanGsi2", SCHEMA.index("GSI2"));
  }

  /** {@return a scan of the whole index {@code GSI3} for the items of all entities} */
  public static Scan<GitHub> scanGsi3() {
    return new Scan<>(Items.TYPE, "scanGsi3", SCHEMA.index("GSI3"));
  }

  /**
   * {@return a scan of the whole index {@code GSI3} for the items of a type} It costs the capacity
   * of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends GitHub> Scan<T> scanGsi3(ItemType<T> type) {
    return new Scan<>(type, "scanGsi3", SCHEMA.index("GSI3"));
  }

  /** {@return a scan of the whole index {@code GSI4} for the items of all entities} */
  public static Scan<GitHub> scanGsi4() {
    return new Scan<>(Items.TYPE, "scanGsi4", SCHEMA.index("GSI4"));
  }

  /**
   * {@return a scan of the whole index {@code GSI4} for the items of a type} It costs the capacity
   * of all items.
   * @param type the type of an entity or an item collection
   * @param <T> the record, or the sealed interface
   */
  public static <T extends GitHub> Scan<T> scanGsi4(ItemType<T> type) {
    return new Scan<>(type, "scanGsi4", SCHEMA.index("GSI4"));
  }

  /**
   * {@return a put of a whole item of any entity, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<? extends GitHub> put(GitHub entity) {
    if (entity instanceof User one) {
      return UserEntity.put(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.put(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.put(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.put(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.put(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.put(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.put(one);
    }
    if (entity instanceof Issue one) {
      return IssueEntity.put(one);
    }
    if (entity instanceof PullRequest one) {
      return PullRequestEntity.put(one);
    }
    if (entity instanceof IssueComment one) {
      return IssueCommentEntity.put(one);
    }
    if (entity instanceof PRComment one) {
      return PRCommentEntity.put(one);
    }
    if (entity instanceof Reaction one) {
      return ReactionEntity.put(one);
    }
    if (entity instanceof Counter one) {
      return CounterEntity.put(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return a delete of the item of a record, if it still has the record's version, if that has
   * one}
   * @param entity the record
   */
  public static Delete<? extends GitHub> delete(GitHub entity) {
    if (entity instanceof User one) {
      return UserEntity.delete(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.delete(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.delete(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.delete(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.delete(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.delete(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.delete(one);
    }
    if (entity instanceof Issue one) {
      return IssueEntity.delete(one);
    }
    if (entity instanceof PullRequest one) {
      return PullRequestEntity.delete(one);
    }
    if (entity instanceof IssueComment one) {
      return IssueCommentEntity.delete(one);
    }
    if (entity instanceof PRComment one) {
      return PRCommentEntity.delete(one);
    }
    if (entity instanceof Reaction one) {
      return ReactionEntity.delete(one);
    }
    if (entity instanceof Counter one) {
      return CounterEntity.delete(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(GitHub entity) {
    if (entity instanceof User one) {
      return UserEntity.key(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.key(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.key(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.key(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.key(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.key(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.key(one);
    }
    if (entity instanceof Issue one) {
      return IssueEntity.key(one);
    }
    if (entity instanceof PullRequest one) {
      return PullRequestEntity.key(one);
    }
    if (entity instanceof IssueComment one) {
      return IssueCommentEntity.key(one);
    }
    if (entity instanceof PRComment one) {
      return PRCommentEntity.key(one);
    }
    if (entity instanceof Reaction one) {
      return ReactionEntity.key(one);
    }
    if (entity instanceof Counter one) {
      return CounterEntity.key(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the item of a record as it is, with all keys}
   * @param entity the record
   */
  public static Map<String, AttributeValue> toItem(GitHub entity) {
    if (entity instanceof User one) {
      return UserEntity.toItem(one);
    }
    if (entity instanceof Organization one) {
      return OrganizationEntity.toItem(one);
    }
    if (entity instanceof Repository one) {
      return RepositoryEntity.toItem(one);
    }
    if (entity instanceof Membership one) {
      return MembershipEntity.toItem(one);
    }
    if (entity instanceof Gist one) {
      return GistEntity.toItem(one);
    }
    if (entity instanceof Star one) {
      return StarEntity.toItem(one);
    }
    if (entity instanceof Fork one) {
      return ForkEntity.toItem(one);
    }
    if (entity instanceof Issue one) {
      return IssueEntity.toItem(one);
    }
    if (entity instanceof PullRequest one) {
      return PullRequestEntity.toItem(one);
    }
    if (entity instanceof IssueComment one) {
      return IssueCommentEntity.toItem(one);
    }
    if (entity instanceof PRComment one) {
      return PRCommentEntity.toItem(one);
    }
    if (entity instanceof Reaction one) {
      return ReactionEntity.toItem(one);
    }
    if (entity instanceof Counter one) {
      return CounterEntity.toItem(one);
    }
    throw Items.TYPE.stranger(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static GitHub fromItem(Map<String, AttributeValue> item) {
    return Items.TYPE.fromItem(item);
  }

  /** {@return the type, for code that works on any} */
  public static CollectionType<GitHub> type() { return Items.TYPE; }

  /**
   * {@return the change that a record of the table's stream reports; empty if it is
   * of no entity of the table}
   * @param record a record of a stream with {@code NEW_AND_OLD_IMAGES}
   * @throws dev.singlet.error.InvalidArgumentException if the record lacks an image
   * @throws dev.singlet.error.UnreadableItemException if an image does not fit its entity
   */
  public static Optional<ItemChange<GitHub>> change(Record record) {
    return changes().read(record);
  }

  /** {@return a reader of the table's stream, which can take a policy or read a part} */
  public static ChangeReader<GitHub> changes() {
    return new ChangeReader<>(Items.TYPE);
  }

  /** Loaded when it is asked for: the entities refer to the schema themselves. */
  private static final class Items {
    private static final CollectionType<GitHub> TYPE =
        new CollectionType<>(
            GitHubTable.SCHEMA,
            "GitHub",
            List.of(
                UserEntity.type(), OrganizationEntity.type(), RepositoryEntity.type(),
                MembershipEntity.type(), GistEntity.type(), StarEntity.type(), ForkEntity.type(),
                IssueEntity.type(), PullRequestEntity.type(), IssueCommentEntity.type(),
                PRCommentEntity.type(), ReactionEntity.type(), CounterEntity.type()));
  }
}
