package dev.singlet.examples.github.model;

import dev.singlet.Check;
import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.RecordUpdate;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.NumberBounds;
import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.NumberConstraints;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Violations;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link PRComment} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class PRCommentEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<PRComment, InKey> OWNER =
      new TextAttribute<>(Type.at("owner", "owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<PRComment, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName", "repo_name"));

  /** The attribute {@code pr_number}. */
  public static final NumberAttribute<PRComment, Long, InKey> PR_NUMBER =
      new NumberAttribute<>(
          Type.at("prNumber", "pr_number"), Codecs.longNumber(),
          NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code comment_id}. */
  public static final TextAttribute<PRComment, InKey> COMMENT_ID =
      new TextAttribute<>(Type.at("commentId", "comment_id"));

  /** The attribute {@code body}. */
  public static final TextAttribute<PRComment, Settable> BODY =
      new TextAttribute<>(Type.at("body", "body"));

  /** The attribute {@code author}. */
  public static final TextAttribute<PRComment, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author", "author"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<PRComment, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<PRComment, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private PRCommentEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<PRComment> put(PRComment entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<PRComment> get(String owner, String repoName, long prNumber, String commentId) {
    return new Get<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber, commentId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<PRComment> delete(
      String owner, String repoName, long prNumber, String commentId) {
    return new Delete<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber, commentId));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<PRComment> check(
      String owner, String repoName, long prNumber, String commentId) {
    return new Check<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber, commentId));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<PRComment> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the table for {@link PRComment} items:
   * partition {@code PRCOMMENT#{owner}#{repoName}#{prNumber}},
   * sort {@code PRCOMMENT#{commentId}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
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
   * Changes an item that exists.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String owner, String repoName, long prNumber, String commentId) {
    UpdateState<PRComment> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(owner, repoName, prNumber, commentId),
            Map.of(
                "owner", owner, "repoName", repoName, "prNumber", prNumber, "commentId",
                commentId));
    return new Update(state);
  }

  /**
   * Turns one record into another with the smallest update, if what it changes is still as
   * it was before.
   *
   * @param before the item as it was read
   * @param after the item as it is to be
   * @return the operation, which makes no request if both are equal
   */
  public static RecordUpdate<PRComment> update(PRComment before, PRComment after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param commentId the value of {@code commentId}
   * @param body the value of {@code body}
   * @param author the value of {@code author}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(
      String owner, String repoName, long prNumber, String commentId, String body, String author) {
    UpdateState<PRComment> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(owner, repoName, prNumber, commentId),
            Map.of(
                "owner", owner, "repoName", repoName, "prNumber", prNumber, "commentId",
                commentId));
    return new Upsert(
        state.given(OWNER, owner)
            .given(REPO_NAME, repoName).given(PR_NUMBER, prNumber).given(COMMENT_ID, commentId)
            .given(BODY, body).given(AUTHOR, author));
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
  public static Builder builder(PRComment entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).prNumber(entity.prNumber())
        .commentId(entity.commentId()).body(entity.body()).author(entity.author())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(PRComment entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * Reads an item, wherever it is from.
   *
   * @param item its attributes
   * @return the entity
   * @throws dev.singlet.error.UnreadableItemException if it is of another entity, or does not fit
   * its entity
   */
  public static PRComment fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /**
   * The JSON Schema (draft 2020-12) of the entity in plain JSON: its attributes under their
   * stored names, as {@code singlet-json} writes and reads them.
   *
   * @return the schema
   */
  public static String jsonSchema() {
    return Type.INSTANCE.jsonSchema();
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<PRComment> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(
      String owner, String repoName, long prNumber, String commentId) {
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

  /**
   * The query {@link #byPullRequest(String, String, long)},
   * which {@code commentId} can narrow.
   */
  public static final class ByPullRequest extends ConsistentQuery<PRComment> {
    private ByPullRequest(KeyCondition condition) {
      super(Type.BY_PULL_REQUEST_QUERY, condition);
    }

    /** Narrows the query to items with this {@code commentId}. */
    public ConsistentQuery<PRComment> commentId(String commentId) {
      return narrow(condition().equalTo(text().text("commentId", commentId)));
    }

    /** Narrows the query to items whose {@code commentId} is in a range. */
    public ConsistentQuery<PRComment> commentId(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> part().text("commentId", value))));
    }
  }

  /**
   * What an update and an upsert of {@link PRComment} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<PRComment, S> {
    private AnyUpdate(UpdateState<PRComment> state) {
      super(state);
    }
  }

  /** Changes {@link PRComment} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<PRComment> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<PRComment> state) {
      return new Update(state);
    }

    public Update body(String body) {
      return set(BODY, body);
    }

    public Update author(String author) {
      return set(AUTHOR, author);
    }
  }

  /** Changes {@link PRComment} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<PRComment> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<PRComment> state) {
      return new Upsert(state);
    }
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

    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    public Builder prNumber(long prNumber) {
      this.prNumber = prNumber;
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public PRComment build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.required("prNumber", prNumber);
      violations.required("commentId", commentId);
      violations.required("body", body);
      violations.required("author", author);
      violations.throwIfAny();
      return new PRComment(
          owner, repoName, prNumber, commentId, body, author, createdAt, updatedAt);
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
              .attribute("owner", "owner")
              .attribute("repoName", "repo_name")
              .attribute("prNumber", "pr_number")
              .attribute("commentId", "comment_id")
              .attribute("body", "body")
              .attribute("author", "author")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
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

      ItemWriter item = new ItemWriter(11);
      item.put("_et", nameValue());
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
          item.string("owner"), item.string("repo_name"), item.longValue("pr_number"),
          item.string("comment_id"), item.string("body"), item.string("author"),
          item.instant("_ct", TimeFormat.MILLIS), item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(PRComment entity, ItemReader item, int behindTenant) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long prNumber = entity.prNumber();
      String commentId = entity.commentId();
      return item.key("PK", behindTenant)
          .text("PRCOMMENT#").text(owner).text("#").text(repoName).text("#").integer(prNumber)
          .isWhole()
          && item.key("SK", 0).text("PRCOMMENT#").text(commentId).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return PRCommentEntity.class.getResourceAsStream("PRCommentEntity.schema.json");
    }

    private static Location<PRComment> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "prNumber" -> checkPrNumber((long) value, violations);
        case "commentId" -> violations.requiredText("commentId", (String) value);
        case "body" -> violations.requiredText("body", (String) value);
        case "author" -> violations.requiredText("author", (String) value);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }

    private static void checkOwner(@Nullable String owner, Violations violations) {
      violations.required("owner", owner);
      TextConstraints.pattern(violations, "owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
    }

    private static void checkRepoName(@Nullable String repoName, Violations violations) {
      violations.required("repoName", repoName);
      TextConstraints.pattern(violations, "repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
    }

    private static void checkPrNumber(long prNumber, Violations violations) {
      NumberConstraints.min(violations, "prNumber", prNumber, 1);
      NumberConstraints.max(violations, "prNumber", prNumber, 99999999);
    }
  }
}
