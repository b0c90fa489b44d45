package dev.singlet.examples.github.model;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.Query;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.EnumCodec;
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

/** Operations on the {@link PullRequest} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class PullRequestEntity {
  private static final EntityType<PullRequest> TYPE = new Type();

  private static final AccessPattern<PullRequest> BY_REPO =
      new AccessPattern<>(TYPE, "byRepo", GitHubTable.SCHEMA.index("GSI1"), false);

  private static final AccessPattern<PullRequest> OPEN_BY_REPO =
      new AccessPattern<>(TYPE, "openByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

  private static final AccessPattern<PullRequest> MERGED_BY_REPO =
      new AccessPattern<>(TYPE, "mergedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

  private static final AccessPattern<PullRequest> CLOSED_BY_REPO =
      new AccessPattern<>(TYPE, "closedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

  private PullRequestEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<PullRequest> put(PullRequest entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the operation
   */
  public static Get<PullRequest> get(String owner, String repoName, long prNumber) {
    return new Get<>(TYPE, primaryKey(owner, repoName, prNumber));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param prNumber the value of {@code prNumber}
   * @return the operation
   */
  public static Delete<PullRequest> delete(String owner, String repoName, long prNumber) {
    return new Delete<>(TYPE, primaryKey(owner, repoName, prNumber));
  }

  /**
   * Queries the index {@code GSI1} for {@link PullRequest} items:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ByRepo byRepo(String owner, String repoName) {
    return new ByRepo(byRepoPartitionKey(owner, repoName), "PR#");
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == OPEN}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code PR#OPEN#{prNumber:reverse(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static OpenByRepo openByRepo(String owner, String repoName) {
    return new OpenByRepo(openByRepoPartitionKey(owner, repoName), "PR#OPEN#");
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == MERGED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#MERGED#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static MergedByRepo mergedByRepo(String owner, String repoName) {
    return new MergedByRepo(openByRepoPartitionKey(owner, repoName), "#PR#MERGED#");
  }

  /**
   * Queries the index {@code GSI4} for {@link PullRequest} items with {@code status == CLOSED}:
   * partition {@code PR#{owner}#{repoName}},
   * sort {@code #PR#CLOSED#{prNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ClosedByRepo closedByRepo(String owner, String repoName) {
    return new ClosedByRepo(openByRepoPartitionKey(owner, repoName), "#PR#CLOSED#");
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
        .owner(entity.owner())
        .repoName(entity.repoName())
        .prNumber(entity.prNumber())
        .title(entity.title())
        .body(entity.body())
        .status(entity.status())
        .author(entity.author())
        .sourceBranch(entity.sourceBranch())
        .targetBranch(entity.targetBranch())
        .mergeCommitSha(entity.mergeCommitSha())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<PullRequest> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String owner, String repoName, long prNumber) {
    return new PrimaryKey(
        primaryPartitionKey(owner, repoName, prNumber), primarySortKey(owner, repoName, prNumber));
  }

  private static AttributeValue primaryPartitionKey(String owner, String repoName, long prNumber) {
    return TYPE.partitionKey("PK")
        .literal("PR#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .pad("prNumber", prNumber, 8)
        .toKey();
  }

  private static AttributeValue primarySortKey(String owner, String repoName, long prNumber) {
    return TYPE.sortKey("SK")
        .literal("PR#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .pad("prNumber", prNumber, 8)
        .toKey();
  }

  private static AttributeValue byRepoPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI1PK")
        .literal("PR#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepoSortKey(long prNumber) {
    return TYPE.sortKey("GSI1SK").literal("PR#").pad("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue openByRepoPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI4PK")
        .literal("PR#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue openByRepoSortKey(long prNumber) {
    return TYPE.sortKey("GSI4SK").literal("PR#OPEN#").reverse("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue mergedByRepoSortKey(long prNumber) {
    return TYPE.sortKey("GSI4SK").literal("#PR#MERGED#").pad("prNumber", prNumber, 8).toKey();
  }

  private static AttributeValue closedByRepoSortKey(long prNumber) {
    return TYPE.sortKey("GSI4SK").literal("#PR#CLOSED#").pad("prNumber", prNumber, 8).toKey();
  }

  /**
   * The query {@link #byRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class ByRepo extends Query<PullRequest> {
    private final String prefix;

    private ByRepo(AttributeValue partition, String prefix) {
      super(BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prNumber}.
     *
     * @param prNumber the value
     * @return the query
     */
    public Query<PullRequest> prNumber(long prNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI1SK").literal(prefix).pad("prNumber", prNumber, 8).toKey();
      return new Query<>(BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code prNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI1SK").pad("prNumber", value, 8).toPart());
      return new Query<>(BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #openByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class OpenByRepo extends Query<PullRequest> {
    private final String prefix;

    private OpenByRepo(AttributeValue partition, String prefix) {
      super(OPEN_BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prNumber}.
     *
     * @param prNumber the value
     * @return the query
     */
    public Query<PullRequest> prNumber(long prNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI4SK").literal(prefix).reverse("prNumber", prNumber, 8).toKey();
      return new Query<>(OPEN_BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code prNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Range<String> texts =
          range.mapDescending(
              value -> TYPE.sortKey("GSI4SK").reverse("prNumber", value, 8).toPart());
      return new Query<>(OPEN_BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #mergedByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class MergedByRepo extends Query<PullRequest> {
    private final String prefix;

    private MergedByRepo(AttributeValue partition, String prefix) {
      super(MERGED_BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prNumber}.
     *
     * @param prNumber the value
     * @return the query
     */
    public Query<PullRequest> prNumber(long prNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI4SK").literal(prefix).pad("prNumber", prNumber, 8).toKey();
      return new Query<>(MERGED_BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code prNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI4SK").pad("prNumber", value, 8).toPart());
      return new Query<>(MERGED_BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #closedByRepo(String, String)},
   * which {@code prNumber} can narrow.
   */
  public static final class ClosedByRepo extends Query<PullRequest> {
    private final String prefix;

    private ClosedByRepo(AttributeValue partition, String prefix) {
      super(CLOSED_BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code prNumber}.
     *
     * @param prNumber the value
     * @return the query
     */
    public Query<PullRequest> prNumber(long prNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI4SK").literal(prefix).pad("prNumber", prNumber, 8).toKey();
      return new Query<>(CLOSED_BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code prNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<PullRequest> prNumber(Range<Long> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI4SK").pad("prNumber", value, 8).toPart());
      return new Query<>(CLOSED_BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link PullRequest} component by component. */
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
     * @throws ValidationException if a required component was not set
     */
    public PullRequest build() {
      Violations violations = new Violations("PullRequest");
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
    private static final Pattern OWNER_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern REPO_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_.-]+");

    private static final EnumCodec<PullRequestStatus> STATUS =
        new EnumCodec<>(PullRequestStatus.class)
            .constant(PullRequestStatus.OPEN, "open")
            .constant(PullRequestStatus.CLOSED, "closed")
            .constant(PullRequestStatus.MERGED, "merged");

    private Type() {
      super(GitHubTable.SCHEMA, "PullRequest", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(PullRequest entity, Stamps stamps) {
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
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("owner", owner);
      violations.pattern("owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
      violations.required("repoName", repoName);
      violations.pattern("repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
      violations.min("prNumber", prNumber, 1);
      violations.max("prNumber", prNumber, 99999999);
      violations.required("title", title);
      violations.size("title", title, 0, 255);
      violations.text("title", title);
      violations.text("body", body);
      violations.required("author", author);
      violations.text("author", author);
      violations.required("sourceBranch", sourceBranch);
      violations.text("sourceBranch", sourceBranch);
      violations.required("targetBranch", targetBranch);
      violations.text("targetBranch", targetBranch);
      violations.text("mergeCommitSha", mergeCommitSha);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(25);
      item.string("_et", name());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("pr_number", prNumber);
      item.string("title", title);
      item.string("body", body);
      item.value("status", status, STATUS);
      item.string("author", author);
      item.string("source_branch", sourceBranch);
      item.string("target_branch", targetBranch);
      item.string("merge_commit_sha", mergeCommitSha);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, prNumber));
      item.put("SK", primarySortKey(owner, repoName, prNumber));
      item.put("GSI1PK", byRepoPartitionKey(owner, repoName));
      item.put("GSI1SK", byRepoSortKey(prNumber));
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
          item.has("status") ? item.value("status", STATUS) : PullRequestStatus.OPEN,
          item.string("author"),
          item.string("source_branch"),
          item.string("target_branch"),
          item.has("merge_commit_sha") ? item.string("merge_commit_sha") : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
