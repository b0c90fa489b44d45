package dev.singlet.examples.github.model;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.Query;
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
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.NumberBounds;
import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.EnumCodec;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.NumberConstraints;
import dev.singlet.generated.item.SizeConstraints;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link PullRequest} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class PullRequestEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<PullRequest, InKey> OWNER =
      new TextAttribute<>(Type.at("owner", "owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<PullRequest, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName", "repo_name"));

  /** The attribute {@code pr_number}. */
  public static final NumberAttribute<PullRequest, Long, InKey> PR_NUMBER =
      new NumberAttribute<>(
          Type.at("prNumber", "pr_number"), Codecs.longNumber(),
          NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code title}. */
  public static final TextAttribute<PullRequest, Settable> TITLE =
      new TextAttribute<>(Type.at("title", "title"));

  /** The attribute {@code body}. */
  public static final TextAttribute<PullRequest, Removable> BODY =
      new TextAttribute<>(Type.at("body", "body"));

  /** The attribute {@code status}. */
  public static final ScalarAttribute<PullRequest, PullRequestStatus, InKey> STATUS =
      new ScalarAttribute<>(Type.at("status", "status"), Type.STATUS_CODEC);

  /** The attribute {@code author}. */
  public static final TextAttribute<PullRequest, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author", "author"));

  /** The attribute {@code source_branch}. */
  public static final TextAttribute<PullRequest, Settable> SOURCE_BRANCH =
      new TextAttribute<>(Type.at("sourceBranch", "source_branch"));

  /** The attribute {@code target_branch}. */
  public static final TextAttribute<PullRequest, Settable> TARGET_BRANCH =
      new TextAttribute<>(Type.at("targetBranch", "target_branch"));

  /** The attribute {@code merge_commit_sha}. */
  public static final TextAttribute<PullRequest, Removable> MERGE_COMMIT_SHA =
      new TextAttribute<>(Type.at("mergeCommitSha", "merge_commit_sha"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<PullRequest, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<PullRequest, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private PullRequestEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<PullRequest> put(PullRequest entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<PullRequest> get(String owner, String repoName, long prNumber) {
    return new Get<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<PullRequest> delete(String owner, String repoName, long prNumber) {
    return new Delete<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<PullRequest> check(String owner, String repoName, long prNumber) {
    return new Check<>(Type.INSTANCE, primaryKey(owner, repoName, prNumber));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<PullRequest> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the index {@code GSI1} for {@link PullRequest} items:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static ByRepo byRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ByRepo(KeyCondition.beginsWith(byRepoPartitionKey(owner, repoName), "PR#"));
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == OPEN}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#OPEN#{prNumber:reverse(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static OpenByRepo openByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new OpenByRepo(
        KeyCondition.beginsWith(openByRepoPartitionKey(owner, repoName), "PR#OPEN#"));
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == MERGED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#MERGED#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static MergedByRepo mergedByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new MergedByRepo(
        KeyCondition.beginsWith(openByRepoPartitionKey(owner, repoName), "#PR#MERGED#"));
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == CLOSED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#CLOSED#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static ClosedByRepo closedByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ClosedByRepo(
        KeyCondition.beginsWith(openByRepoPartitionKey(owner, repoName), "#PR#CLOSED#"));
  }

  /**
   * Changes an item that exists.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String owner, String repoName, long prNumber) {
    UpdateState<PullRequest> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(owner, repoName, prNumber),
            Map.of("owner", owner, "repoName", repoName, "prNumber", prNumber));
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
  public static RecordUpdate<PullRequest> update(PullRequest before, PullRequest after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param title the value of {@code title}
   * @param status the value of {@code status}
   * @param author the value of {@code author}
   * @param sourceBranch the value of {@code sourceBranch}
   * @param targetBranch the value of {@code targetBranch}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(
      String owner, String repoName, long prNumber, String title, PullRequestStatus status,
      String author, String sourceBranch, String targetBranch) {
    UpdateState<PullRequest> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(owner, repoName, prNumber),
            Map.of("owner", owner, "repoName", repoName, "prNumber", prNumber));
    return new Upsert(
        state.given(OWNER, owner)
            .given(REPO_NAME, repoName).given(PR_NUMBER, prNumber).given(TITLE, title)
            .given(STATUS, status).given(AUTHOR, author).given(SOURCE_BRANCH, sourceBranch)
            .given(TARGET_BRANCH, targetBranch));
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
  public static Builder builder(PullRequest entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).prNumber(entity.prNumber())
        .title(entity.title()).body(entity.body()).status(entity.status()).author(entity.author())
        .sourceBranch(entity.sourceBranch()).targetBranch(entity.targetBranch())
        .mergeCommitSha(entity.mergeCommitSha()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(PullRequest entity) {
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
  public static PullRequest fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<PullRequest> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String owner, String repoName, long prNumber) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkPrNumber(prNumber, violations);
    violations.throwIfAny();
    return Type.INSTANCE.primaryKeyOfEqual(primaryPartitionKey(owner, repoName, prNumber));
  }

  private static AttributeValue primaryPartitionKey(String owner, String repoName, long prNumber) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("PR#").text("owner", owner).literal("#").text("repoName", repoName).literal("#")
        .pad("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue byRepoPartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("PR#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue byRepoSortKey(long prNumber) {
    return Type.INSTANCE.sortKey("GSI1SK").literal("PR#").pad("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue openByRepoPartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI4PK")
        .literal("PR#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue openByRepoSortKey(long prNumber) {
    return Type.INSTANCE.sortKey("GSI4SK")
        .literal("PR#OPEN#").reverse("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue mergedByRepoSortKey(long prNumber) {
    return Type.INSTANCE.sortKey("GSI4SK")
        .literal("#PR#MERGED#").pad("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue closedByRepoSortKey(long prNumber) {
    return Type.INSTANCE.sortKey("GSI4SK")
        .literal("#PR#CLOSED#").pad("prNumber", prNumber, 8).toKey();
  }

  /**
   * The query {@link #byRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class ByRepo extends Query<PullRequest> {
    private ByRepo(KeyCondition condition) {
      super(Type.BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prNumber}. */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /** Narrows the query to items whose {@code prNumber} is in a range. */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("prNumber", range);
      return narrow(condition().lastPart(range.map(value -> part().pad("prNumber", value, 8))));
    }
  }

  /**
   * The query {@link #openByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class OpenByRepo extends Query<PullRequest> {
    private OpenByRepo(KeyCondition condition) {
      super(Type.OPEN_BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prNumber}. */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().reverse("prNumber", prNumber, 8)));
    }

    /** Narrows the query to items whose {@code prNumber} is in a range. */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("prNumber", range);
      return narrow(
          condition().lastPart(range.mapDescending(value -> part().reverse("prNumber", value, 8))));
    }
  }

  /**
   * The query {@link #mergedByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class MergedByRepo extends Query<PullRequest> {
    private MergedByRepo(KeyCondition condition) {
      super(Type.MERGED_BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prNumber}. */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /** Narrows the query to items whose {@code prNumber} is in a range. */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("prNumber", range);
      return narrow(condition().lastPart(range.map(value -> part().pad("prNumber", value, 8))));
    }
  }

  /**
   * The query {@link #closedByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class ClosedByRepo extends Query<PullRequest> {
    private ClosedByRepo(KeyCondition condition) {
      super(Type.CLOSED_BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code prNumber}. */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /** Narrows the query to items whose {@code prNumber} is in a range. */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("prNumber", range);
      return narrow(condition().lastPart(range.map(value -> part().pad("prNumber", value, 8))));
    }
  }

  /**
   * What an update and an upsert of {@link PullRequest} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>>
      extends ItemUpdate<PullRequest, S> {
    private AnyUpdate(UpdateState<PullRequest> state) {
      super(state);
    }

    public S body(String body) {
      return set(BODY, body);
    }

    public S removeBody() {
      return remove(BODY);
    }

    public S mergeCommitSha(String mergeCommitSha) {
      return set(MERGE_COMMIT_SHA, mergeCommitSha);
    }

    public S removeMergeCommitSha() {
      return remove(MERGE_COMMIT_SHA);
    }
  }

  /** Changes {@link PullRequest} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<PullRequest> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<PullRequest> state) {
      return new Update(state);
    }

    public Update title(String title) {
      return set(TITLE, title);
    }

    public Update status(PullRequestStatus status) {
      return assign(STATUS, status);
    }

    public Update author(String author) {
      return set(AUTHOR, author);
    }

    public Update sourceBranch(String sourceBranch) {
      return set(SOURCE_BRANCH, sourceBranch);
    }

    public Update targetBranch(String targetBranch) {
      return set(TARGET_BRANCH, targetBranch);
    }
  }

  /** Changes {@link PullRequest} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<PullRequest> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<PullRequest> state) {
      return new Upsert(state);
    }
  }

  /** Builds {@link PullRequest} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable Long prNumber;
    private @Nullable String title;
    private @Nullable String body;
    private @Nullable PullRequestStatus status;
    private @Nullable String author;
    private @Nullable String sourceBranch;
    private @Nullable String targetBranch;
    private @Nullable String mergeCommitSha;
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

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder body(@Nullable String body) {
      this.body = body;
      return this;
    }

    public Builder status(PullRequestStatus status) {
      this.status = status;
      return this;
    }

    public Builder author(String author) {
      this.author = author;
      return this;
    }

    public Builder sourceBranch(String sourceBranch) {
      this.sourceBranch = sourceBranch;
      return this;
    }

    public Builder targetBranch(String targetBranch) {
      this.targetBranch = targetBranch;
      return this;
    }

    public Builder mergeCommitSha(@Nullable String mergeCommitSha) {
      this.mergeCommitSha = mergeCommitSha;
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
    public PullRequest build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.required("prNumber", prNumber);
      violations.required("title", title);
      violations.required("author", author);
      violations.required("sourceBranch", sourceBranch);
      violations.required("targetBranch", targetBranch);
      violations.throwIfAny();
      return new PullRequest(
          owner,
          repoName,
          prNumber,
          title,
          body,
          status == null ? PullRequestStatus.OPEN : status,
          author,
          sourceBranch,
          targetBranch,
          mergeCommitSha,
          createdAt,
          updatedAt);
    }
  }

  private static final class Type extends EntityType<PullRequest> {
    private static final EntityType<PullRequest> INSTANCE = new Type();

    private static final AccessPattern<PullRequest> BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "byRepo", GitHubTable.SCHEMA.index("GSI1"), false);

    private static final AccessPattern<PullRequest> OPEN_BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "openByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

    private static final AccessPattern<PullRequest> MERGED_BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "mergedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

    private static final AccessPattern<PullRequest> CLOSED_BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "closedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");

    private static final EnumCodec<PullRequestStatus> STATUS_CODEC =
        new EnumCodec<>(PullRequestStatus.class)
            .constant(PullRequestStatus.OPEN, "open").constant(PullRequestStatus.CLOSED, "closed")
            .constant(PullRequestStatus.MERGED, "merged");

    private static final String NULLABLE = "body,mergeCommitSha";

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "PullRequest")
              .attribute("owner", "owner")
              .attribute("repoName", "repo_name")
              .attribute("prNumber", "pr_number")
              .attribute("title", "title")
              .attribute("body", "body")
              .attribute("status", "status")
              .attribute("author", "author")
              .attribute("sourceBranch", "source_branch")
              .attribute("targetBranch", "target_branch")
              .attribute("mergeCommitSha", "merge_commit_sha")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .derived(
                  "GSI1", List.of("GSI1PK", "GSI1SK"), List.of("owner", "repoName", "prNumber"))
              .derived(
                  "GSI4",
                  List.of("GSI4PK", "GSI4SK"),
                  List.of("owner", "repoName", "prNumber", "status")));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        PullRequest entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long prNumber = entity.prNumber();
      String title = entity.title();
      String body = entity.body();
      PullRequestStatus status = entity.status() == null ? PullRequestStatus.OPEN : entity.status();
      String author = entity.author();
      String sourceBranch = entity.sourceBranch();
      String targetBranch = entity.targetBranch();
      String mergeCommitSha = entity.mergeCommitSha();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      checkPrNumber(prNumber, violations);
      checkTitle(title, violations);
      violations.text("body", body);
      violations.requiredText("author", author);
      violations.requiredText("sourceBranch", sourceBranch);
      violations.requiredText("targetBranch", targetBranch);
      violations.text("mergeCommitSha", mergeCommitSha);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(19);
      item.put("_et", nameValue());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("pr_number", prNumber);
      item.string("title", title);
      item.string("body", body);
      item.value("status", status, STATUS_CODEC);
      item.string("author", author);
      item.string("source_branch", sourceBranch);
      item.string("target_branch", targetBranch);
      item.string("merge_commit_sha", mergeCommitSha);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, prNumber));
      item.put("SK", sortKey("SK", item.written("PK")));
      writeGsi1(item, owner, repoName, prNumber);
      writeGsi4(item, owner, repoName, prNumber, status);
      return item.toItem();
    }

    @Override
    protected PullRequest fromItem(ItemReader item) {
      return new PullRequest(
          item.string("owner"),
          item.string("repo_name"),
          item.longValue("pr_number"),
          item.string("title"),
          item.has("body") ? item.string("body") : null,
          item.has("status") ? item.value("status", STATUS_CODEC) : PullRequestStatus.OPEN,
          item.string("author"),
          item.string("source_branch"),
          item.string("target_branch"),
          item.has("merge_commit_sha") ? item.string("merge_commit_sha") : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(PullRequest entity, ItemReader item, int behindTenant) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long prNumber = entity.prNumber();
      return item.key("PK", behindTenant)
          .text("PR#").text(owner).text("#").text(repoName).text("#").pad(prNumber, 8).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return PullRequestEntity.class.getResourceAsStream("PullRequestEntity.schema.json");
    }

    private static Location<PullRequest> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      PullRequestStatus status = PullRequestStatus.OPEN;
      item.value("status", status, STATUS_CODEC);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" ->
            writeGsi1(
                item, values.<String>get("owner"), values.<String>get("repoName"),
                values.<Long>get("prNumber"));
        case "GSI4" ->
            writeGsi4(
                item, values.<String>get("owner"), values.<String>get("repoName"),
                values.<Long>get("prNumber"), values.<PullRequestStatus>get("status"));
        default -> throw new IllegalArgumentException(name);
      }
    }

    private static void writeGsi1(ItemWriter item, String owner, String repoName, long prNumber) {
      item.put("GSI1PK", byRepoPartitionKey(owner, repoName));
      item.put("GSI1SK", byRepoSortKey(prNumber));
    }

    private static void writeGsi4(
        ItemWriter item, String owner, String repoName, long prNumber, PullRequestStatus status) {
      if (status == PullRequestStatus.OPEN) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", openByRepoSortKey(prNumber));
      } else if (status == PullRequestStatus.MERGED) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", mergedByRepoSortKey(prNumber));
      } else if (status == PullRequestStatus.CLOSED) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", closedByRepoSortKey(prNumber));
      }
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
        case "title" -> checkTitle((String) value, violations);
        case "body" -> violations.text("body", (String) value);
        case "author" -> violations.requiredText("author", (String) value);
        case "sourceBranch" -> violations.requiredText("sourceBranch", (String) value);
        case "targetBranch" -> violations.requiredText("targetBranch", (String) value);
        case "mergeCommitSha" -> violations.text("mergeCommitSha", (String) value);
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

    private static void checkTitle(@Nullable String title, Violations violations) {
      violations.required("title", title);
      SizeConstraints.size(violations, "title", title, 0, 255);
      violations.text("title", title);
    }
  }
}
