package dev.singlet.examples.github.model;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link IssueComment} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class IssueCommentEntity {
  private static final EntityType<IssueComment> TYPE = new Type();

  private static final AccessPattern<IssueComment> BY_ISSUE =
      new AccessPattern<>(TYPE, "byIssue", null, false);

  private IssueCommentEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<IssueComment> put(IssueComment entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   * @return the operation
   */
  public static Get<IssueComment> get(
      String owner, String repoName, long issueNumber, String commentId) {
    return new Get<>(TYPE, primaryKey(owner, repoName, issueNumber, commentId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   * @return the operation
   */
  public static Delete<IssueComment> delete(
      String owner, String repoName, long issueNumber, String commentId) {
    return new Delete<>(TYPE, primaryKey(owner, repoName, issueNumber, commentId));
  }

  /**
   * Queries the table for {@link IssueComment} items:
   * partition {@code ISSUECOMMENT#{owner}#{repoName}#{issueNumber}},
   * sort {@code ISSUECOMMENT#{commentId}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the query
   */
  public static ByIssue byIssue(String owner, String repoName, long issueNumber) {
    return new ByIssue(primaryPartitionKey(owner, repoName, issueNumber), "ISSUECOMMENT#");
  }

  /**
   * A builder with nothing set.
   *
   * @return the builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * A builder with all components of an entity.
   *
   * @param entity the entity
   * @return the builder
   */
  public static Builder builder(IssueComment entity) {
    return new Builder()
        .owner(entity.owner())
        .repoName(entity.repoName())
        .issueNumber(entity.issueNumber())
        .commentId(entity.commentId())
        .body(entity.body())
        .author(entity.author())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<IssueComment> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(
      String owner, String repoName, long issueNumber, String commentId) {
    return new PrimaryKey(
        primaryPartitionKey(owner, repoName, issueNumber), primarySortKey(commentId));
  }

  private static AttributeValue primaryPartitionKey(
      String owner, String repoName, long issueNumber) {
    return TYPE.partitionKey("PK")
        .literal("ISSUECOMMENT#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .integer("issueNumber", issueNumber)
        .toKey();
  }

  private static AttributeValue primarySortKey(String commentId) {
    return TYPE.sortKey("SK").literal("ISSUECOMMENT#").text("commentId", commentId).toKey();
  }

  /**
   * The query {@link #byIssue(String, String, long)},
   * which {@code commentId} can narrow.
   */
  public static final class ByIssue extends ConsistentQuery<IssueComment> {
    private final String prefix;

    private ByIssue(AttributeValue partition, String prefix) {
      super(BY_ISSUE, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code commentId}.
     *
     * @param commentId the value
     * @return the query
     */
    public ConsistentQuery<IssueComment> commentId(String commentId) {
      AttributeValue sort = TYPE.sortKey("SK").literal(prefix).text("commentId", commentId).toKey();
      return new ConsistentQuery<>(BY_ISSUE, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code commentId} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<IssueComment> commentId(Range<String> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("SK").text("commentId", value).toPart());
      return new ConsistentQuery<>(
          BY_ISSUE, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link IssueComment} component by component. */
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable Long issueNumber;
    private @Nullable String commentId;
    private @Nullable String body;
    private @Nullable String author;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    public Builder issueNumber(long issueNumber) {
      this.issueNumber = issueNumber;
      return this;
    }

    public Builder commentId(String commentId) {
      this.commentId = commentId;
      return this;
    }

    public Builder body(String body) {
      this.body = body;
      return this;
    }

    public Builder author(String author) {
      this.author = author;
      return this;
    }

    /** Without it a put writes the present time. */
    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /** Every put replaces it with the present time. */
    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    /**
     * The entity, with defaults for what was not set.
     *
     * @return the entity
     * @throws ValidationException if a required component was not set
     */
    public IssueComment build() {
      Violations violations = new Violations("IssueComment");
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.required("issueNumber", issueNumber);
      violations.required("commentId", commentId);
      violations.required("body", body);
      violations.required("author", author);
      violations.throwIfAny();
      return new IssueComment(
          owner, repoName, issueNumber, commentId, body, author, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<IssueComment> {
    private static final Pattern OWNER_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern REPO_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_.-]+");

    private Type() {
      super(GitHubTable.SCHEMA, "IssueComment", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(IssueComment entity, Stamps stamps) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long issueNumber = entity.issueNumber();
      String commentId = entity.commentId();
      String body = entity.body();
      String author = entity.author();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("owner", owner);
      violations.pattern("owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
      violations.required("repoName", repoName);
      violations.pattern("repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
      violations.min("issueNumber", issueNumber, 1);
      violations.max("issueNumber", issueNumber, 99999999);
      violations.required("commentId", commentId);
      violations.text("commentId", commentId);
      violations.required("body", body);
      violations.text("body", body);
      violations.required("author", author);
      violations.text("author", author);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(13);
      item.string("_et", name());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("issue_number", issueNumber);
      item.string("comment_id", commentId);
      item.string("body", body);
      item.string("author", author);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, issueNumber));
      item.put("SK", primarySortKey(commentId));
      return item.toItem();
    }

    @Override
    protected IssueComment fromItem(ItemReader item) {
      return new IssueComment(
          item.string("owner"),
          item.string("repo_name"),
          item.longValue("issue_number"),
          item.string("comment_id"),
          item.string("body"),
          item.string("author"),
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
