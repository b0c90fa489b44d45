package dev.singlet.examples.github.model;

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
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.constraint.NumberConstraints;
import dev.singlet.runtime.constraint.SizeConstraints;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
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
 * Operations on the {@link PullRequest} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class PullRequestEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<PullRequest, InKey> OWNER =
      new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<PullRequest, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code pr_number}. */
  public static final NumberAttribute<PullRequest, Long, InKey> PR_NUMBER =
      new NumberAttribute<>(
          Type.at("prNumber"), Codecs.longNumber(), NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code title}. */
  public static final TextAttribute<PullRequest, Settable> TITLE =
      new TextAttribute<>(Type.at("title"));

  /** The attribute {@code body}. */
  public static final TextAttribute<PullRequest, Removable> BODY =
      new TextAttribute<>(Type.at("body"));

  /** The attribute {@code status}. */
  public static final ScalarAttribute<PullRequest, PullRequestStatus, InKey> STATUS =
      new ScalarAttribute<>(Type.at("status"), Type.STATUS_CODEC);

  /** The attribute {@code author}. */
  public static final TextAttribute<PullRequest, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author"));

  /** The attribute {@code source_branch}. */
  public static final TextAttribute<PullRequest, Settable> SOURCE_BRANCH =
      new TextAttribute<>(Type.at("sourceBranch"));

  /** The attribute {@code target_branch}. */
  public static final TextAttribute<PullRequest, Settable> TARGET_BRANCH =
      new TextAttribute<>(Type.at("targetBranch"));

  /** The attribute {@code merge_commit_sha}. */
  public static final TextAttribute<PullRequest, Removable> MERGE_COMMIT_SHA =
      new TextAttribute<>(Type.at("mergeCommitSha"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<PullRequest, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<PullRequest, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private PullRequestEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<PullRequest> put(PullRequest entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   */
  public static Get<PullRequest> get(String owner, String repoName, long prNumber) {
    return new Get<>(Type.INSTANCE, key(owner, repoName, prNumber));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   */
  public static Delete<PullRequest> delete(String owner, String repoName, long prNumber) {
    return new Delete<>(Type.INSTANCE, key(owner, repoName, prNumber));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   */
  public static Check<PullRequest> check(String owner, String repoName, long prNumber) {
    return new Check<>(Type.INSTANCE, key(owner, repoName, prNumber));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<PullRequest> get(PullRequest entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<PullRequest> delete(PullRequest entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(PullRequest entity) {
    return key(entity.owner(), entity.repoName(), entity.prNumber());
  }

  /**
   * Pull requests of a repository, by number.
   * Queries the index {@code GSI1} for {@link PullRequest} items:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#{prNumber:pad(8)}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ByRepo byRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ByRepo(KeyCondition.beginsWith(byRepoPartitionKey(owner, repoName), "PR#"));
  }

  /**
   * Open pull requests of a repository, newest first.
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == OPEN}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#OPEN#{prNumber:reverse(8)}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static OpenByRepo openByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new OpenByRepo(KeyCondition.beginsWith(gsi4pkPartitionKey(owner, repoName), "PR#OPEN#"));
  }

  /**
   * Merged pull requests of a repository, oldest first.
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == MERGED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#MERGED#{prNumber:pad(8)}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static MergedByRepo mergedByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new MergedByRepo(
        KeyCondition.beginsWith(gsi4pkPartitionKey(owner, repoName), "#PR#MERGED#"));
  }

  /**
   * Closed pull requests of a repository, oldest first.
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == CLOSED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#CLOSED#{prNumber:pad(8)}}.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ClosedByRepo closedByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ClosedByRepo(
        KeyCondition.beginsWith(gsi4pkPartitionKey(owner, repoName), "#PR#CLOSED#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   */
  public static Update update(String owner, String repoName, long prNumber) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(owner, repoName, prNumber), "owner", owner, "repoName", repoName,
            "prNumber", prNumber));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<PullRequest> update(PullRequest before, PullRequest after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @param title the value of {@code title}
   * @param status the value of {@code status}
   * @param author the value of {@code author}
   * @param sourceBranch the value of {@code sourceBranch}
   * @param targetBranch the value of {@code targetBranch}
   */
  public static Upsert upsert(
      String owner, String repoName, long prNumber, String title, PullRequestStatus status,
      String author, String sourceBranch, String targetBranch) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, repoName, prNumber))
            .given(OWNER, owner).given(REPO_NAME, repoName).given(PR_NUMBER, prNumber)
            .given(TITLE, title).given(STATUS, status).given(AUTHOR, author)
            .given(SOURCE_BRANCH, sourceBranch).given(TARGET_BRANCH, targetBranch));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
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
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(PullRequest entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static PullRequest fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<PullRequest> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   */
  public static PrimaryKey key(String owner, String repoName, long prNumber) {
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

  private static AttributeValue gsi4pkPartitionKey(String owner, String repoName) {
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

  /** The query {@link #byRepo(String, String)}, which {@code prNumber} can narrow. */
  public static final class ByRepo extends Query<PullRequest> {
    private ByRepo(KeyCondition condition) { super(Type.BY_REPO_QUERY, condition); }

    /**
     * {@return the query of items with this {@code prNumber}}
     * @param prNumber the value
     */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code prNumber} is in a range}
     * @param range the range
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      return narrow(condition().lastPart(range.map(value -> ends().pad("prNumber", value, 8))));
    }
  }

  /** The query {@link #openByRepo(String, String)}, which {@code prNumber} can narrow. */
  public static final class OpenByRepo extends Query<PullRequest> {
    private OpenByRepo(KeyCondition condition) {
      super(Type.OPEN_BY_REPO_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code prNumber}}
     * @param prNumber the value
     */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().reverse("prNumber", prNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code prNumber} is in a range}
     * @param range the range
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      return narrow(
          condition().lastPart(range.mapDescending(value -> ends().reverse("prNumber", value, 8))));
    }
  }

  /** The query {@link #mergedByRepo(String, String)}, which {@code prNumber} can narrow. */
  public static final class MergedByRepo extends Query<PullRequest> {
    private MergedByRepo(KeyCondition condition) {
      super(Type.MERGED_BY_REPO_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code prNumber}}
     * @param prNumber the value
     */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code prNumber} is in a range}
     * @param range the range
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      return narrow(condition().lastPart(range.map(value -> ends().pad("prNumber", value, 8))));
    }
  }

  /** The query {@link #closedByRepo(String, String)}, which {@code prNumber} can narrow. */
  public static final class ClosedByRepo extends Query<PullRequest> {
    private ClosedByRepo(KeyCondition condition) {
      super(Type.CLOSED_BY_REPO_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code prNumber}}
     * @param prNumber the value
     */
    public Query<PullRequest> prNumber(long prNumber) {
      Type.INSTANCE.checkArgument("prNumber", prNumber);
      return narrow(condition().equalTo(text().pad("prNumber", prNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code prNumber} is in a range}
     * @param range the range
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      return narrow(condition().lastPart(range.map(value -> ends().pad("prNumber", value, 8))));
    }
  }

  /**
   * The methods that updates and upserts of {@link PullRequest} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>>
      extends ItemUpdate<PullRequest, S> {
    private AnyUpdate(UpdateState<PullRequest> state) { super(state); }

    /**
     * {@return the update with {@code body} set; null removes it}
     * @param body the value
     */
    public S body(@Nullable String body) { return replace(BODY, body); }

    /** {@return the update with {@code body} removed} */
    public S removeBody() { return remove(BODY); }

    /**
     * {@return the update with {@code mergeCommitSha} set; null removes it}
     * @param mergeCommitSha the value
     */
    public S mergeCommitSha(@Nullable String mergeCommitSha) {
      return replace(MERGE_COMMIT_SHA, mergeCommitSha);
    }

    /** {@return the update with {@code mergeCommitSha} removed} */
    public S removeMergeCommitSha() { return remove(MERGE_COMMIT_SHA); }
  }

  /** Changes {@link PullRequest} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<PullRequest> state) { super(state); }

    @Override
    protected Update with(UpdateState<PullRequest> state) { return new Update(state); }

    /**
     * {@return the update with {@code title} set}
     * @param title the value
     */
    public Update title(String title) { return set(TITLE, title); }

    /**
     * {@return the update with {@code status} set}
     * @param status the value
     */
    public Update status(PullRequestStatus status) { return assign(STATUS, status); }

    /**
     * {@return the update with {@code author} set}
     * @param author the value
     */
    public Update author(String author) { return set(AUTHOR, author); }

    /**
     * {@return the update with {@code sourceBranch} set}
     * @param sourceBranch the value
     */
    public Update sourceBranch(String sourceBranch) {
      return set(SOURCE_BRANCH, sourceBranch);
    }

    /**
     * {@return the update with {@code targetBranch} set}
     * @param targetBranch the value
     */
    public Update targetBranch(String targetBranch) {
      return set(TARGET_BRANCH, targetBranch);
    }
  }

  /** Changes {@link PullRequest} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<PullRequest> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<PullRequest> state) { return new Upsert(state); }
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
     * {@return this builder with {@code title} set}
     * @param title the value
     */
    public Builder title(String title) {
      this.title = title;
      return this;
    }

    /**
     * {@return this builder with {@code body} set}
     * @param body the value; null for none
     */
    public Builder body(@Nullable String body) {
      this.body = body;
      return this;
    }

    /**
     * {@return this builder with {@code status} set}
     * @param status the value
     */
    public Builder status(PullRequestStatus status) {
      this.status = status;
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
     * {@return this builder with {@code sourceBranch} set}
     * @param sourceBranch the value
     */
    public Builder sourceBranch(String sourceBranch) {
      this.sourceBranch = sourceBranch;
      return this;
    }

    /**
     * {@return this builder with {@code targetBranch} set}
     * @param targetBranch the value
     */
    public Builder targetBranch(String targetBranch) {
      this.targetBranch = targetBranch;
      return this;
    }

    /**
     * {@return this builder with {@code mergeCommitSha} set}
     * @param mergeCommitSha the value; null for none
     */
    public Builder mergeCommitSha(@Nullable String mergeCommitSha) {
      this.mergeCommitSha = mergeCommitSha;
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
    public PullRequest build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "repoName", repoName, "prNumber", prNumber, "title", title, "author",
          author, "sourceBranch", sourceBranch, "targetBranch", targetBranch);
      return new PullRequest(
          Objects.requireNonNull(owner),
          Objects.requireNonNull(repoName),
          Objects.requireNonNull(prNumber),
          Objects.requireNonNull(title),
          body,
          status == null ? PullRequestStatus.OPEN : status,
          Objects.requireNonNull(author),
          Objects.requireNonNull(sourceBranch),
          Objects.requireNonNull(targetBranch),
          mergeCommitSha,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
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

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "PullRequest")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "prNumber", "pr_number", "title",
                  "title", "body", "body", "status", "status", "author", "author", "sourceBranch",
                  "source_branch", "targetBranch", "target_branch", "mergeCommitSha",
                  "merge_commit_sha", "createdAt", "_ct", "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "owner", "repoName", "prNumber")
              .indexKey("GSI4", "owner", "repoName", "prNumber", "status"));
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

      ItemWriter item = newItem();
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
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(PullRequest entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("PR#").text(entity.owner()).text("#").text(entity.repoName()).text("#")
          .pad(entity.prNumber(), 8).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return PullRequestEntity.class.getResourceAsStream("PullRequestEntity.schema.json");
    }

    private static Location<PullRequest> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.value("status", PullRequestStatus.OPEN, STATUS_CODEC);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" ->
            writeGsi1(item, values.get("owner"), values.get("repoName"), values.get("prNumber"));
        case "GSI4" ->
            writeGsi4(
                item, values.get("owner"), values.get("repoName"), values.get("prNumber"),
                values.get("status"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(ItemWriter item, String owner, String repoName, long prNumber) {
      item.put("GSI1PK", byRepoPartitionKey(owner, repoName));
      item.put("GSI1SK", byRepoSortKey(prNumber));
    }

    private static void writeGsi4(
        ItemWriter item, String owner, String repoName, long prNumber, PullRequestStatus status) {
      if (status == PullRequestStatus.OPEN) {
        item.put("GSI4PK", gsi4pkPartitionKey(owner, repoName));
        item.put("GSI4SK", openByRepoSortKey(prNumber));
      } else if (status == PullRequestStatus.MERGED) {
        item.put("GSI4PK", gsi4pkPartitionKey(owner, repoName));
        item.put("GSI4SK", mergedByRepoSortKey(prNumber));
      } else if (status == PullRequestStatus.CLOSED) {
        item.put("GSI4PK", gsi4pkPartitionKey(owner, repoName));
        item.put("GSI4SK", closedByRepoSortKey(prNumber));
      }
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "prNumber" -> checkPrNumber((long) Objects.requireNonNull(value), violations);
        case "title" -> checkTitle((String) value, violations);
        case "body", "mergeCommitSha" -> violations.text(component, (String) value);
        case "author", "sourceBranch", "targetBranch" ->
            violations.requiredText(component, (String) value);
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

    private static void checkTitle(@Nullable String title, Violations violations) {
      SizeConstraints.size(violations, "title", title, 0, 255);
      violations.requiredText("title", title);
    }
  }
}
