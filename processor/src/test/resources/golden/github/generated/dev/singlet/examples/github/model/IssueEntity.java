package dev.singlet.examples.github.model;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.Query;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.Codecs;
import dev.singlet.item.EnumCodec;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.SetCodec;
import dev.singlet.item.Stamps;
import dev.singlet.item.ValueCodec;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Issue} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class IssueEntity {
  private static final EntityType<Issue> TYPE = new Type();

  private static final AccessPattern<Issue> BY_REPO =
      new AccessPattern<>(TYPE, "byRepo", GitHubTable.SCHEMA.index("GSI1"), false);

  private static final AccessPattern<Issue> OPEN_BY_REPO =
      new AccessPattern<>(TYPE, "openByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

  private static final AccessPattern<Issue> CLOSED_BY_REPO =
      new AccessPattern<>(TYPE, "closedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);

  private IssueEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Issue> put(Issue entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the operation
   */
  public static Get<Issue> get(String owner, String repoName, long issueNumber) {
    return new Get<>(TYPE, primaryKey(owner, repoName, issueNumber));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the operation
   */
  public static Delete<Issue> delete(String owner, String repoName, long issueNumber) {
    return new Delete<>(TYPE, primaryKey(owner, repoName, issueNumber));
  }

  /**
   * Queries the index {@code GSI1} for {@link Issue} items:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#{issueNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ByRepo byRepo(String owner, String repoName) {
    return new ByRepo(byRepoPartitionKey(owner, repoName), "ISSUE#");
  }

  /**
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == OPEN}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#OPEN#{issueNumber:reverse(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static OpenByRepo openByRepo(String owner, String repoName) {
    return new OpenByRepo(openByRepoPartitionKey(owner, repoName), "ISSUE#OPEN#");
  }

  /**
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == CLOSED}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code #ISSUE#CLOSED#{issueNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ClosedByRepo closedByRepo(String owner, String repoName) {
    return new ClosedByRepo(openByRepoPartitionKey(owner, repoName), "#ISSUE#CLOSED#");
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
  public static Builder builder(Issue entity) {
    return new Builder()
        .owner(entity.owner())
        .repoName(entity.repoName())
        .issueNumber(entity.issueNumber())
        .title(entity.title())
        .body(entity.body())
        .status(entity.status())
        .author(entity.author())
        .assignees(entity.assignees())
        .labels(entity.labels())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Issue> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String owner, String repoName, long issueNumber) {
    return new PrimaryKey(
        primaryPartitionKey(owner, repoName, issueNumber),
        primarySortKey(owner, repoName, issueNumber));
  }

  private static AttributeValue primaryPartitionKey(
      String owner, String repoName, long issueNumber) {
    return TYPE.partitionKey("PK")
        .literal("ISSUE#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .pad("issueNumber", issueNumber, 8)
        .toKey();
  }

  private static AttributeValue primarySortKey(String owner, String repoName, long issueNumber) {
    return TYPE.sortKey("SK")
        .literal("ISSUE#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .pad("issueNumber", issueNumber, 8)
        .toKey();
  }

  private static AttributeValue byRepoPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI1PK")
        .literal("ISSUE#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepoSortKey(long issueNumber) {
    return TYPE.sortKey("GSI1SK").literal("ISSUE#").pad("issueNumber", issueNumber, 8).toKey();
  }

  private static AttributeValue openByRepoPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI4PK")
        .literal("ISSUE#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue openByRepoSortKey(long issueNumber) {
    return TYPE.sortKey("GSI4SK")
        .literal("ISSUE#OPEN#")
        .reverse("issueNumber", issueNumber, 8)
        .toKey();
  }

  private static AttributeValue closedByRepoSortKey(long issueNumber) {
    return TYPE.sortKey("GSI4SK")
        .literal("#ISSUE#CLOSED#")
        .pad("issueNumber", issueNumber, 8)
        .toKey();
  }

  /**
   * The query {@link #byRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class ByRepo extends Query<Issue> {
    private final String prefix;

    private ByRepo(AttributeValue partition, String prefix) {
      super(BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code issueNumber}.
     *
     * @param issueNumber the value
     * @return the query
     */
    public Query<Issue> issueNumber(long issueNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI1SK").literal(prefix).pad("issueNumber", issueNumber, 8).toKey();
      return new Query<>(BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code issueNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI1SK").pad("issueNumber", value, 8).toPart());
      return new Query<>(BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #openByRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class OpenByRepo extends Query<Issue> {
    private final String prefix;

    private OpenByRepo(AttributeValue partition, String prefix) {
      super(OPEN_BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code issueNumber}.
     *
     * @param issueNumber the value
     * @return the query
     */
    public Query<Issue> issueNumber(long issueNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI4SK").literal(prefix).reverse("issueNumber", issueNumber, 8).toKey();
      return new Query<>(OPEN_BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code issueNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      Range<String> texts =
          range.mapDescending(
              value -> TYPE.sortKey("GSI4SK").reverse("issueNumber", value, 8).toPart());
      return new Query<>(OPEN_BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #closedByRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class ClosedByRepo extends Query<Issue> {
    private final String prefix;

    private ClosedByRepo(AttributeValue partition, String prefix) {
      super(CLOSED_BY_REPO, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code issueNumber}.
     *
     * @param issueNumber the value
     * @return the query
     */
    public Query<Issue> issueNumber(long issueNumber) {
      AttributeValue sort =
          TYPE.sortKey("GSI4SK").literal(prefix).pad("issueNumber", issueNumber, 8).toKey();
      return new Query<>(CLOSED_BY_REPO, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code issueNumber} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI4SK").pad("issueNumber", value, 8).toPart());
      return new Query<>(CLOSED_BY_REPO, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Issue} component by component. */
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable Long issueNumber;
    private @Nullable String title;
    private @Nullable String body;
    private @Nullable IssueStatus status;
    private @Nullable String author;
    private @Nullable Set<String> assignees;
    private @Nullable Set<String> labels;
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

    public Builder title(String title) {
      this.title = title;
      return this;
    }

    public Builder body(@Nullable String body) {
      this.body = body;
      return this;
    }

    public Builder status(IssueStatus status) {
      this.status = status;
      return this;
    }

    public Builder author(String author) {
      this.author = author;
      return this;
    }

    public Builder assignees(Set<String> assignees) {
      this.assignees = assignees;
      return this;
    }

    public Builder labels(Set<String> labels) {
      this.labels = labels;
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
    public Issue build() {
      Violations violations = new Violations("Issue");
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.required("issueNumber", issueNumber);
      violations.required("title", title);
      violations.required("author", author);
      violations.throwIfAny();
      return new Issue(
          owner,
          repoName,
          issueNumber,
          title,
          body,
          status == null ? IssueStatus.OPEN : status,
          author,
          assignees == null ? Set.of() : assignees,
          labels == null ? Set.of() : labels,
          createdAt,
          updatedAt);
    }
  }

  private static final class Type extends EntityType<Issue> {
    private static final Pattern OWNER_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern REPO_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_.-]+");

    private static final EnumCodec<IssueStatus> STATUS =
        new EnumCodec<>(IssueStatus.class)
            .constant(IssueStatus.OPEN, "open")
            .constant(IssueStatus.CLOSED, "closed");

    private static final ValueCodec<Set<String>> ASSIGNEES = new SetCodec<>(Codecs.string());

    private static final ValueCodec<Set<String>> LABELS = new SetCodec<>(Codecs.string());

    private Type() {
      super(GitHubTable.SCHEMA, "Issue", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Issue entity, Stamps stamps) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long issueNumber = entity.issueNumber();
      String title = entity.title();
      String body = entity.body();
      IssueStatus status = entity.status() == null ? IssueStatus.OPEN : entity.status();
      String author = entity.author();
      Set<String> assignees = entity.assignees();
      Set<String> labels = entity.labels();
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
      violations.required("title", title);
      violations.size("title", title, 0, 255);
      violations.text("title", title);
      violations.text("body", body);
      violations.required("author", author);
      violations.text("author", author);
      violations.within("assignees", assignees, ASSIGNEES);
      violations.within("labels", labels, LABELS);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(22);
      item.string("_et", name());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("issue_number", issueNumber);
      item.string("title", title);
      item.string("body", body);
      item.value("status", status, STATUS);
      item.string("author", author);
      item.value("assignees", assignees, ASSIGNEES);
      item.value("labels", labels, LABELS);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, issueNumber));
      item.put("SK", primarySortKey(owner, repoName, issueNumber));
      item.put("GSI1PK", byRepoPartitionKey(owner, repoName));
      item.put("GSI1SK", byRepoSortKey(issueNumber));
      if (status == IssueStatus.OPEN) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", openByRepoSortKey(issueNumber));
      } else if (status == IssueStatus.CLOSED) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", closedByRepoSortKey(issueNumber));
      }
      return item.toItem();
    }

    @Override
    protected Issue fromItem(ItemReader item) {
      return new Issue(
          item.string("owner"),
          item.string("repo_name"),
          item.longValue("issue_number"),
          item.string("title"),
          item.has("body") ? item.string("body") : null,
          item.has("status") ? item.value("status", STATUS) : IssueStatus.OPEN,
          item.string("author"),
          item.has("assignees") ? item.value("assignees", ASSIGNEES) : Set.of(),
          item.has("labels") ? item.value("labels", LABELS) : Set.of(),
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
