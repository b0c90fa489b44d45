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
 * Operations on the {@link PRComment} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class PRCommentEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<PRComment, InKey> OWNER = new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<PRComment, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code pr_number}. */
  public static final NumberAttribute<PRComment, Long, InKey> PR_NUMBER =
      new NumberAttribute<>(
          Type.at("prNumber"), Codecs.longNumber(), NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code comment_id}. */
  public static final TextAttribute<PRComment, InKey> COMMENT_ID =
      new TextAttribute<>(Type.at("commentId"));

  /** The attribute {@code body}. */
  public static final TextAttribute<PRComment, Settable> BODY =
      new TextAttribute<>(Type.at("body"));

  /** The attribute {@code author}. */
  public static final TextAttribute<PRComment, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<PRComment, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<PRComment, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private PRCommentEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<PRComment> put(PRComment entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Get<PRComment> get(String owner, String repoName, long prNumber, String commentId) {
    return new Get<>(Type.INSTANCE, key(owner, repoName, prNumber, commentId));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Delete<PRComment> delete(
      String owner, String repoName, long prNumber, String commentId) {
    return new Delete<>(Type.INSTANCE, key(owner, repoName, prNumber, commentId));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Check<PRComment> check(
      String owner, String repoName, long prNumber, String commentId) {
    return new Check<>(Type.INSTANCE, key(owner, repoName, prNumber, commentId));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<PRComment> get(PRComment entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<PRComment> delete(PRComment entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(PRComment entity) {
    return key(entity.owner(), entity.repoName(), entity.prNumber(), entity.commentId());
  }

  /**
   * Comments on a pull request.
   * Queries the table for {@link PRComment} items:
   * partition {@code PRCOMMENT#{owner}#{repoName}#{prNumber}},
   * sort {@code PRCOMMENT#{commentId}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the query
   */
  public static ByPullRequest byPullRequest(String owner, String repoName, long prNumber) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkPrNumber(prNumber, violations);
    violations.throwIfAny();
    return new ByPullRequest(
        KeyCondition.beginsWith(primaryPartitionKey(owner, repoName, prNumber), "PRCOMMENT#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   */
  public static Update update(String owner, String repoName, long prNumber, String commentId) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(owner, repoName, prNumber, commentId), "owner", owner, "repoName",
            repoName, "prNumber", prNumber, "commentId", commentId));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<PRComment> update(PRComment before, PRComment after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @param body the value of {@code body}
   * @param author the value of {@code author}
   */
  public static Upsert upsert(
      String owner, String repoName, long prNumber, String commentId, String body, String author) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, repoName, prNumber, commentId))
            .given(OWNER, owner).given(REPO_NAME, repoName).given(PR_NUMBER, prNumber)
            .given(COMMENT_ID, commentId).given(BODY, body).given(AUTHOR, author));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(PRComment entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).prNumber(entity.prNumber())
        .commentId(entity.commentId()).body(entity.body()).author(entity.author())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(PRComment entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static PRComment fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<PRComment> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   */
  public static PrimaryKey key(String owner, String repoName, long prNumber, String commentId) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkPrNumber(prNumber, violations);
    violations.throwIfAny();
    return new PrimaryKey(
        primaryPartitionKey(owner, repoName, prNumber), primarySortKey(commentId));
  }

  private static AttributeValue primaryPartitionKey(String owner, String repoName, long prNumber) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("PRCOMMENT#").text("owner", owner).literal("#").text("repoName", repoName)
        .literal("#").integer("prNumber", prNumber).toKey();
  }

  private static AttributeValue primarySortKey(String commentId) {
    return Type.INSTANCE.sortKey("SK").literal("PRCOMMENT#").text("commentId", commentId).toKey();
  }

  /** The query {@link #byPullRequest(String, String, long)}, which {@code commentId} can narrow. */
  public static final class ByPullRequest extends ConsistentQuery<PRComment> {
    private ByPullRequest(KeyCondition condition) {
      super(Type.BY_PULL_REQUEST_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code commentId}}
     * @param commentId the value
     */
    public ConsistentQuery<PRComment> commentId(String commentId) {
      return narrow(condition().equalTo(text().text("commentId", commentId)));
    }

    /**
     * {@return the query of items whose {@code commentId} is in a range}
     * @param range the range
     */
    public ConsistentQuery<PRComment> commentId(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("commentId", value))));
    }
  }

  /** Changes {@link PRComment} items that exist. */
  public static final class Update extends ItemUpdate<PRComment, Update> {
    private Update(UpdateState<PRComment> state) { super(state); }

    @Override
    protected Update with(UpdateState<PRComment> state) { return new Update(state); }

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

  /** Changes {@link PRComment} items, or creates them. */
  public static final class Upsert extends ItemUpdate<PRComment, Upsert> {
    private Upsert(UpdateState<PRComment> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<PRComment> state) { return new Upsert(state); }
  }

  /** Builds {@link PRComment} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable Long prNumber;
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
     * {@return this builder with {@code prNumber} set}
     * @param prNumber the value
     */
    public Builder prNumber(long prNumber) {
      this.prNumber = prNumber;
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
    public PRComment build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "repoName", repoName, "prNumber", prNumber, "commentId", commentId,
          "body", body, "author", author);
      return new PRComment(
          Objects.requireNonNull(owner), Objects.requireNonNull(repoName),
          Objects.requireNonNull(prNumber), Objects.requireNonNull(commentId),
          Objects.requireNonNull(body), Objects.requireNonNull(author), Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<PRComment> {
    private static final EntityType<PRComment> INSTANCE = new Type();
    private static final AccessPattern<PRComment> BY_PULL_REQUEST_QUERY =
        new AccessPattern<>(INSTANCE, "byPullRequest", null, false);
    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "PRComment")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "prNumber", "pr_number", "commentId",
                  "comment_id", "body", "body", "author", "author", "createdAt", "_ct", "updatedAt",
                  "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        PRComment entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long prNumber = entity.prNumber();
      String commentId = entity.commentId();
      String body = entity.body();
      String author = entity.author();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      checkPrNumber(prNumber, violations);
      violations.requiredText("commentId", commentId);
      violations.requiredText("body", body);
      violations.requiredText("author", author);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("pr_number", prNumber);
      item.string("comment_id", commentId);
      item.string("body", body);
      item.string("author", author);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, prNumber));
      item.put("SK", primarySortKey(commentId));
      return item.toItem();
    }

    @Override
    protected PRComment fromItem(ItemReader item) {
      return new PRComment(
          item.string("owner"),
          item.string("repo_name"),
          item.longValue("pr_number"),
          item.string("comment_id"),
          item.string("body"),
          item.string("author"),
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(PRComment entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("PRCOMMENT#").text(entity.owner()).text("#").text(entity.repoName()).text("#")
          .integer(entity.prNumber()).isWhole()
          && item.key("SK", 0).text("PRCOMMENT#").text(entity.commentId()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return PRCommentEntity.class.getResourceAsStream("PRCommentEntity.schema.json");
    }

    private static Location<PRComment> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "prNumber" -> checkPrNumber((long) Objects.requireNonNull(value), violations);
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

    private static void checkPrNumber(long prNumber, Violations violations) {
      NumberConstraints.min(violations, "prNumber", prNumber, 1);
      NumberConstraints.max(violations, "prNumber", prNumber, 99999999);
    }
  }
}
