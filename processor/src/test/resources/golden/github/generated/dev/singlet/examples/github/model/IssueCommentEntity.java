package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.constraint.NumberConstraints;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link IssueComment} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class IssueCommentEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<IssueComment, InKey> OWNER =
      new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<IssueComment, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code issue_number}. */
  public static final NumberAttribute<IssueComment, Long, InKey> ISSUE_NUMBER =
      new NumberAttribute<>(
          Type.at("issueNumber"), Codecs.longNumber(), NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code comment_id}. */
  public static final TextAttribute<IssueComment, InKey> COMMENT_ID =
      new TextAttribute<>(Type.at("commentId"));

  /** The attribute {@code body}. */
  public static final TextAttribute<IssueComment, Settable> BODY =
      new TextAttribute<>(Type.at("body"));

  /** The attribute {@code author}. */
  public static final TextAttribute<IssueComment, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<IssueComment, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<IssueComment, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private IssueCommentEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<IssueComment> put(IssueComment entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Get<IssueComment> get(
      String owner, String repoName, long issueNumber, String commentId) {
    return new Get<>(Type.INSTANCE, key(owner, repoName, issueNumber, commentId));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Delete<IssueComment> delete(
      String owner, String repoName, long issueNumber, String commentId) {
    return new Delete<>(Type.INSTANCE, key(owner, repoName, issueNumber, commentId));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Check<IssueComment> check(
      String owner, String repoName, long issueNumber, String commentId) {
    return new Check<>(Type.INSTANCE, key(owner, repoName, issueNumber, commentId));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<IssueComment> get(IssueComment entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<IssueComment> delete(IssueComment entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(IssueComment entity) {
    return key(entity.owner(), entity.repoName(), entity.issueNumber(), entity.commentId());
  }

  /**
   * Comments on an issue.
   * Queries the table for {@link IssueComment} items:
   * partition {@code ISSUECOMMENT#{owner}#{repoName}#{issueNumber}},
   * sort {@code ISSUECOMMENT#{commentId}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the query
   */
  public static ByIssue byIssue(String owner, String repoName, long issueNumber) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkIssueNumber(issueNumber, violations);
    violations.throwIfAny();
    return new ByIssue(
        KeyCondition.beginsWith(
            primaryPartitionKey(owner, repoName, issueNumber), "ISSUECOMMENT#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Update update(String owner, String repoName, long issueNumber, String commentId) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(owner, repoName, issueNumber, commentId), "owner", owner, "repoName",
            repoName, "issueNumber", issueNumber, "commentId", commentId));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<IssueComment> update(IssueComment before, IssueComment after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   * @param body the value of {@code body}
   * @param author the value of {@code author}
   */
  public static Upsert upsert(
      String owner, String repoName, long issueNumber, String commentId, String body,
      String author) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, repoName, issueNumber, commentId))
            .given(OWNER, owner).given(REPO_NAME, repoName).given(ISSUE_NUMBER, issueNumber)
            .given(COMMENT_ID, commentId).given(BODY, body).given(AUTHOR, author));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(IssueComment entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).issueNumber(entity.issueNumber())
        .commentId(entity.commentId()).body(entity.body()).author(entity.author())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(IssueComment entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static IssueComment fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<IssueComment> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param commentId the value of {@code commentId}
   */
  public static PrimaryKey key(String owner, String repoName, long issueNumber, String commentId) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkIssueNumber(issueNumber, violations);
    violations.throwIfAny();
    return new PrimaryKey(
        primaryPartitionKey(owner, repoName, issueNumber), primarySortKey(commentId));
  }

  private static AttributeValue primaryPartitionKey(
      String owner, String repoName, long issueNumber) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("ISSUECOMMENT#").text("owner", owner).literal("#").text("repoName", repoName)
        .literal("#").integer("issueNumber", issueNumber).toKey();
  }

  private static AttributeValue primarySortKey(String commentId) {
    return Type.INSTANCE.sortKey("SK")
        .literal("ISSUECOMMENT#").text("commentId", commentId).toKey();
  }

  /** The query {@link #byIssue(String, String, long)}, which {@code commentId} can narrow. */
  public static final class ByIssue extends ConsistentQuery<IssueComment> {
    private ByIssue(KeyCondition condition) { super(Type.BY_ISSUE_QUERY, condition); }

    /**
     * {@return the query of items with this {@code commentId}}
     * @param commentId the value
     */
    public ConsistentQuery<IssueComment> commentId(String commentId) {
      return narrow(condition().equalTo(text().text("commentId", commentId)));
    }

    /**
     * {@return the query of items whose {@code commentId} is in a range}
     * @param range the range
     */
    public ConsistentQuery<IssueComment> commentId(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("commentId", value))));
    }
  }

  /** Changes {@link IssueComment} items that exist. */
  public static final class Update extends ItemUpdate<IssueComment, Update> {
    private Update(UpdateState<IssueComment> state) { super(state); }

    @Override
    protected Update with(UpdateState<IssueComment> state) { return new Update(state); }

    /**
     * {@return the update with {@code body} set}
     * @param body the value
     */
    public Update body(String body) { return set(BODY, body); }

    /**
     * {@return the update with {@code author} set}
     * @param author the value
     */
    public Update author(String author) { return set(AUTHOR, author); }
  }

  /** Changes {@link IssueComment} items, or creates them. */
  public static final class Upsert extends ItemUpdate<IssueComment, Upsert> {
    private Upsert(UpdateState<IssueComment> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<IssueComment> state) { return new Upsert(state); }
  }

  /** Builds {@link IssueComment} records component by component. */
  @CanIgnoreReturnValue
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

    /**
     * {@return this builder with {@code owner} set}
     * @param owner the value
     */
    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * {@return this builder with {@code repoName} set}
     * @param repoName the value
     */
    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    /**
     * {@return this builder with {@code issueNumber} set}
     * @param issueNumber the value
     */
    public Builder issueNumber(long issueNumber) {
      this.issueNumber = issueNumber;
      return this;
    }

    /**
     * {@return this builder with {@code commentId} set}
     * @param commentId the value
     */
    public Builder commentId(String commentId) {
      this.commentId = commentId;
      return this;
    }

    /**
     * {@return this builder with {@code body} set}
     * @param body the value
     */
    public Builder body(String body) {
      this.body = body;
      return this;
    }

    /**
     * {@return this builder with {@code author} set}
     * @param author the value
     */
    public Builder author(String author) {
      this.author = author;
      return this;
    }

    /**
     * {@return this builder with {@code createdAt} set} Without it a put sets the current time.
     * @param createdAt the value
     */
    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /**
     * {@return this builder with {@code updatedAt} set} Every put sets the current time.
     * @param updatedAt the value
     */
    public Builder updatedAt(Instant updatedAt) {
      this.updatedAt = updatedAt;
      return this;
    }

    /**
     * {@return the record, with defaults for components that are not set}
     * @throws dev.singlet.error.ValidationException if a required component is not set
     */
    @CheckReturnValue
    public IssueComment build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "repoName", repoName, "issueNumber", issueNumber, "commentId", commentId,
          "body", body, "author", author);
      return new IssueComment(
          Objects.requireNonNull(owner), Objects.requireNonNull(repoName),
          Objects.requireNonNull(issueNumber), Objects.requireNonNull(commentId),
          Objects.requireNonNull(body), Objects.requireNonNull(author), Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<IssueComment> {
    private static final EntityType<IssueComment> INSTANCE = new Type();
    private static final AccessPattern<IssueComment> BY_ISSUE_QUERY =
        new AccessPattern<>(INSTANCE, "byIssue", null, false);
    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "IssueComment")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "issueNumber", "issue_number",
                  "commentId", "comment_id", "body", "body", "author", "author", "createdAt", "_ct",
                  "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        IssueComment entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long issueNumber = entity.issueNumber();
      String commentId = entity.commentId();
      String body = entity.body();
      String author = entity.author();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      checkIssueNumber(issueNumber, violations);
      violations.requiredText("commentId", commentId);
      violations.requiredText("body", body);
      violations.requiredText("author", author);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
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
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(IssueComment entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("ISSUECOMMENT#").text(entity.owner()).text("#").text(entity.repoName()).text("#")
          .integer(entity.issueNumber()).isWhole()
          && item.key("SK", 0).text("ISSUECOMMENT#").text(entity.commentId()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return IssueCommentEntity.class.getResourceAsStream("IssueCommentEntity.schema.json");
    }

    private static Location<IssueComment> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "issueNumber" -> checkIssueNumber((long) Objects.requireNonNull(value), violations);
        case "commentId", "body", "author" -> violations.requiredText(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkOwner(@Nullable String owner, Violations violations) {
      TextConstraints.pattern(violations, "owner", owner, OWNER_PATTERN);
      violations.requiredText("owner", owner);
    }

    private static void checkRepoName(@Nullable String repoName, Violations violations) {
      TextConstraints.pattern(violations, "repoName", repoName, REPO_NAME_PATTERN);
      violations.requiredText("repoName", repoName);
    }

    private static void checkIssueNumber(long issueNumber, Violations violations) {
      NumberConstraints.min(violations, "issueNumber", issueNumber, 1);
      NumberConstraints.max(violations, "issueNumber", issueNumber, 99999999);
    }
  }
}
