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
import dev.singlet.attribute.SetAttribute;
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
import dev.singlet.runtime.codec.TextCodecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.codec.nested.SetCodec;
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
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Issue} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class IssueEntity {
  /** The attribute {@code owner}: the user or the organization that has the repository. */
  public static final TextAttribute<Issue, InKey> OWNER = new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}: the name of the repository. */
  public static final TextAttribute<Issue, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /**
   * The attribute {@code issue_number}: the number of the issue, which no pull request of the
   * repository has.
   */
  public static final NumberAttribute<Issue, Long, InKey> ISSUE_NUMBER =
      new NumberAttribute<>(
          Type.at("issueNumber"), Codecs.longNumber(), NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code title}: the title, at most 255 characters. */
  public static final TextAttribute<Issue, Settable> TITLE = new TextAttribute<>(Type.at("title"));

  /** The attribute {@code body}: the text, in Markdown. */
  public static final TextAttribute<Issue, Removable> BODY = new TextAttribute<>(Type.at("body"));

  /** The attribute {@code status}: the state, {@code OPEN} at first. */
  public static final ScalarAttribute<Issue, IssueStatus, InKey> STATUS =
      new ScalarAttribute<>(Type.at("status"), Type.STATUS_CODEC);

  /** The attribute {@code author}: the user who wrote it. */
  public static final TextAttribute<Issue, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author"));

  /** The attribute {@code assignees}: the users who work on it. */
  public static final SetAttribute<Issue, String, Removable> ASSIGNEES =
      new SetAttribute<>(Type.at("assignees"), TextCodecs.string());

  /** The attribute {@code labels}: the names of labels. */
  public static final SetAttribute<Issue, String, Removable> LABELS =
      new SetAttribute<>(Type.at("labels"), TextCodecs.string());

  /** The attribute {@code _ct}: the time of the first write. */
  public static final OrderedAttribute<Issue, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}: the time of the last write. */
  public static final OrderedAttribute<Issue, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private IssueEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Issue> put(Issue entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   */
  public static Get<Issue> get(String owner, String repoName, long issueNumber) {
    return new Get<>(Type.INSTANCE, key(owner, repoName, issueNumber));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   */
  public static Delete<Issue> delete(String owner, String repoName, long issueNumber) {
    return new Delete<>(Type.INSTANCE, key(owner, repoName, issueNumber));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   */
  public static Check<Issue> check(String owner, String repoName, long issueNumber) {
    return new Check<>(Type.INSTANCE, key(owner, repoName, issueNumber));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Issue> get(Issue entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Issue> delete(Issue entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Issue entity) {
    return key(entity.owner(), entity.repoName(), entity.issueNumber());
  }

  /**
   * Issues of a repository, by number.
   * Queries the index {@code GSI1} for {@link Issue} items:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#{issueNumber:pad(8)}}.
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @return the query
   */
  public static ByRepo byRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ByRepo(KeyCondition.beginsWith(byRepoPartitionKey(owner, repoName), "ISSUE#"));
  }

  /**
   * Open issues of a repository, newest first.
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == OPEN}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#OPEN#{issueNumber:reverse(8)}}.
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @return the query
   */
  public static OpenByRepo openByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new OpenByRepo(
        KeyCondition.beginsWith(gsi4pkPartitionKey(owner, repoName), "ISSUE#OPEN#"));
  }

  /**
   * Closed issues of a repository, oldest first.
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == CLOSED}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code #ISSUE#CLOSED#{issueNumber:pad(8)}}.
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @return the query
   */
  public static ClosedByRepo closedByRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ClosedByRepo(
        KeyCondition.beginsWith(gsi4pkPartitionKey(owner, repoName), "#ISSUE#CLOSED#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   */
  public static Update update(String owner, String repoName, long issueNumber) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(owner, repoName, issueNumber), "owner", owner, "repoName", repoName,
            "issueNumber", issueNumber));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Issue> update(Issue before, Issue after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   * @param title the title, at most 255 characters
   * @param status the state, {@code OPEN} at first
   * @param author the user who wrote it
   */
  public static Upsert upsert(
      String owner, String repoName, long issueNumber, String title, IssueStatus status,
      String author) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, repoName, issueNumber))
            .given(OWNER, owner).given(REPO_NAME, repoName).given(ISSUE_NUMBER, issueNumber)
            .given(TITLE, title).given(STATUS, status).given(AUTHOR, author));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Issue entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).issueNumber(entity.issueNumber())
        .title(entity.title()).body(entity.body()).status(entity.status()).author(entity.author())
        .assignees(entity.assignees()).labels(entity.labels()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Issue entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Issue fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Issue> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the user or the organization that has the repository
   * @param repoName the name of the repository
   * @param issueNumber the number of the issue, which no pull request of the repository has
   */
  public static PrimaryKey key(String owner, String repoName, long issueNumber) {
    Violations violations = Type.INSTANCE.argumentViolations();
    Type.checkOwner(owner, violations);
    Type.checkRepoName(repoName, violations);
    Type.checkIssueNumber(issueNumber, violations);
    violations.throwIfAny();
    return Type.INSTANCE.primaryKeyOfEqual(primaryPartitionKey(owner, repoName, issueNumber));
  }

  private static AttributeValue primaryPartitionKey(
      String owner, String repoName, long issueNumber) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("ISSUE#").text("owner", owner).literal("#").text("repoName", repoName).literal("#")
        .pad("issueNumber", issueNumber, 8).toKey();
  }

  private static AttributeValue byRepoPartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("ISSUE#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue byRepoSortKey(long issueNumber) {
    return Type.INSTANCE.sortKey("GSI1SK")
        .literal("ISSUE#").pad("issueNumber", issueNumber, 8).toKey();
  }

  private static AttributeValue gsi4pkPartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI4PK")
        .literal("ISSUE#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue openByRepoSortKey(long issueNumber) {
    return Type.INSTANCE.sortKey("GSI4SK")
        .literal("ISSUE#OPEN#").reverse("issueNumber", issueNumber, 8).toKey();
  }

  private static AttributeValue closedByRepoSortKey(long issueNumber) {
    return Type.INSTANCE.sortKey("GSI4SK")
        .literal("#ISSUE#CLOSED#").pad("issueNumber", issueNumber, 8).toKey();
  }

  /** The query {@link #byRepo(String, String)}, which {@code issueNumber} can narrow. */
  public static final class ByRepo extends Query<Issue> {
    private ByRepo(KeyCondition condition) { super(Type.BY_REPO_QUERY, condition); }

    /**
     * {@return the query of items with this {@code issueNumber}}
     * @param issueNumber the number of the issue, which no pull request of the repository has
     */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().pad("issueNumber", issueNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code issueNumber} is in a range}
     * @param range the range
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      return narrow(condition().lastPart(range.map(value -> ends().pad("issueNumber", value, 8))));
    }
  }

  /** The query {@link #openByRepo(String, String)}, which {@code issueNumber} can narrow. */
  public static final class OpenByRepo extends Query<Issue> {
    private OpenByRepo(KeyCondition condition) {
      super(Type.OPEN_BY_REPO_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code issueNumber}}
     * @param issueNumber the number of the issue, which no pull request of the repository has
     */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().reverse("issueNumber", issueNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code issueNumber} is in a range}
     * @param range the range
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      return narrow(
          condition().lastPart(
              range.mapDescending(value -> ends().reverse("issueNumber", value, 8))));
    }
  }

  /** The query {@link #closedByRepo(String, String)}, which {@code issueNumber} can narrow. */
  public static final class ClosedByRepo extends Query<Issue> {
    private ClosedByRepo(KeyCondition condition) {
      super(Type.CLOSED_BY_REPO_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code issueNumber}}
     * @param issueNumber the number of the issue, which no pull request of the repository has
     */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().pad("issueNumber", issueNumber, 8)));
    }

    /**
     * {@return the query of items whose {@code issueNumber} is in a range}
     * @param range the range
     */
    public Query<Issue> issueNumber(Range<Long> range) {
      return narrow(condition().lastPart(range.map(value -> ends().pad("issueNumber", value, 8))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Issue} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Issue, S> {
    private AnyUpdate(UpdateState<Issue> state) { super(state); }

    /**
     * {@return the update with {@code body} set; null removes it}
     * @param body the text, in Markdown
     */
    public S body(@Nullable String body) { return replace(BODY, body); }

    /** {@return the update with {@code body} removed} */
    public S removeBody() { return remove(BODY); }

    /**
     * {@return the update with {@code assignees} set}
     * @param assignees the users who work on it
     */
    public S assignees(Set<String> assignees) { return set(ASSIGNEES, assignees); }

    /** {@return the update with {@code assignees} removed} */
    public S removeAssignees() { return remove(ASSIGNEES); }

    /**
     * {@return the update with elements added to the set {@code assignees}}
     * @param elements the elements
     */
    public S addToAssignees(String... elements) {
      return addTo(ASSIGNEES, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code assignees}}
     * @param elements the elements
     */
    public S removeFromAssignees(String... elements) {
      return removeFrom(ASSIGNEES, Arrays.asList(elements));
    }

    /**
     * {@return the update with {@code labels} set}
     * @param labels the names of labels
     */
    public S labels(Set<String> labels) { return set(LABELS, labels); }

    /** {@return the update with {@code labels} removed} */
    public S removeLabels() { return remove(LABELS); }

    /**
     * {@return the update with elements added to the set {@code labels}}
     * @param elements the elements
     */
    public S addToLabels(String... elements) {
      return addTo(LABELS, Arrays.asList(elements));
    }

    /**
     * {@return the update with elements removed from the set {@code labels}}
     * @param elements the elements
     */
    public S removeFromLabels(String... elements) {
      return removeFrom(LABELS, Arrays.asList(elements));
    }
  }

  /** Changes {@link Issue} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Issue> state) { super(state); }

    @Override
    protected Update with(UpdateState<Issue> state) { return new Update(state); }

    /**
     * {@return the update with {@code title} set}
     * @param title the title, at most 255 characters
     */
    public Update title(String title) { return set(TITLE, title); }

    /**
     * {@return the update with {@code status} set}
     * @param status the state, {@code OPEN} at first
     */
    public Update status(IssueStatus status) { return assign(STATUS, status); }

    /**
     * {@return the update with {@code author} set}
     * @param author the user who wrote it
     */
    public Update author(String author) { return set(AUTHOR, author); }
  }

  /** Changes {@link Issue} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Issue> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Issue> state) { return new Upsert(state); }
  }

  /** Builds {@link Issue} records component by component. */
  @CanIgnoreReturnValue
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

    /**
     * {@return this builder with {@code owner} set}
     * @param owner the user or the organization that has the repository
     */
    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * {@return this builder with {@code repoName} set}
     * @param repoName the name of the repository
     */
    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    /**
     * {@return this builder with {@code issueNumber} set}
     * @param issueNumber the number of the issue, which no pull request of the repository has
     */
    public Builder issueNumber(long issueNumber) {
      this.issueNumber = issueNumber;
      return this;
    }

    /**
     * {@return this builder with {@code title} set}
     * @param title the title, at most 255 characters
     */
    public Builder title(String title) {
      this.title = title;
      return this;
    }

    /**
     * {@return this builder with {@code body} set}
     * @param body the text, in Markdown
     */
    public Builder body(@Nullable String body) {
      this.body = body;
      return this;
    }

    /**
     * {@return this builder with {@code status} set}
     * @param status the state, {@code OPEN} at first
     */
    public Builder status(IssueStatus status) {
      this.status = status;
      return this;
    }

    /**
     * {@return this builder with {@code author} set}
     * @param author the user who wrote it
     */
    public Builder author(String author) {
      this.author = author;
      return this;
    }

    /**
     * {@return this builder with {@code assignees} set}
     * @param assignees the users who work on it
     */
    public Builder assignees(Set<String> assignees) {
      this.assignees = assignees;
      return this;
    }

    /**
     * {@return this builder with {@code labels} set}
     * @param labels the names of labels
     */
    public Builder labels(Set<String> labels) {
      this.labels = labels;
      return this;
    }

    /**
     * {@return this builder with {@code createdAt} set} Without it a put sets the current time.
     * @param createdAt the time of the first write
     */
    public Builder createdAt(Instant createdAt) {
      this.createdAt = createdAt;
      return this;
    }

    /**
     * {@return this builder with {@code updatedAt} set} Every put sets the current time.
     * @param updatedAt the time of the last write
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
    public Issue build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "repoName", repoName, "issueNumber", issueNumber, "title", title,
          "author", author);
      return new Issue(
          Objects.requireNonNull(owner),
          Objects.requireNonNull(repoName),
          Objects.requireNonNull(issueNumber),
          Objects.requireNonNull(title),
          body,
          status == null ? IssueStatus.OPEN : status,
          Objects.requireNonNull(author),
          assignees == null ? Set.of() : assignees,
          labels == null ? Set.of() : labels,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Issue> {
    private static final EntityType<Issue> INSTANCE = new Type();
    private static final AccessPattern<Issue> BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "byRepo", GitHubTable.SCHEMA.index("GSI1"), false);
    private static final AccessPattern<Issue> OPEN_BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "openByRepo", GitHubTable.SCHEMA.index("GSI4"), false);
    private static final AccessPattern<Issue> CLOSED_BY_REPO_QUERY =
        new AccessPattern<>(INSTANCE, "closedByRepo", GitHubTable.SCHEMA.index("GSI4"), false);
    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");
    private static final EnumCodec<IssueStatus> STATUS_CODEC =
        new EnumCodec<>(IssueStatus.class)
            .constant(IssueStatus.OPEN, "open").constant(IssueStatus.CLOSED, "closed");
    private static final SetCodec<String> ASSIGNEES_CODEC = new SetCodec<>(TextCodecs.string());
    private static final SetCodec<String> LABELS_CODEC = new SetCodec<>(TextCodecs.string());

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Issue")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "issueNumber", "issue_number", "title",
                  "title", "body", "body", "status", "status", "author", "author", "assignees",
                  "assignees", "labels", "labels", "createdAt", "_ct", "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "owner", "repoName", "issueNumber")
              .indexKey("GSI4", "owner", "repoName", "issueNumber", "status"));
    }

    @Override
    public Map<String, AttributeValue> toItem(Issue entity, Stamps stamps, Violations violations) {
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
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      checkIssueNumber(issueNumber, violations);
      checkTitle(title, violations);
      violations.text("body", body);
      violations.requiredText("author", author);
      violations.within("assignees", assignees, ASSIGNEES_CODEC);
      violations.within("labels", labels, LABELS_CODEC);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.number("issue_number", issueNumber);
      item.string("title", title);
      item.string("body", body);
      item.value("status", status, STATUS_CODEC);
      item.string("author", author);
      item.value("assignees", assignees, ASSIGNEES_CODEC);
      item.value("labels", labels, LABELS_CODEC);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName, issueNumber));
      item.put("SK", sortKey("SK", item.written("PK")));
      writeGsi1(item, owner, repoName, issueNumber);
      writeGsi4(item, owner, repoName, issueNumber, status);
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
          item.has("status") ? item.value("status", STATUS_CODEC) : IssueStatus.OPEN,
          item.string("author"),
          item.has("assignees") ? item.value("assignees", ASSIGNEES_CODEC) : Set.of(),
          item.has("labels") ? item.value("labels", LABELS_CODEC) : Set.of(),
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Issue entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("ISSUE#").text(entity.owner()).text("#").text(entity.repoName()).text("#")
          .pad(entity.issueNumber(), 8).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return IssueEntity.class.getResourceAsStream("IssueEntity.schema.json");
    }

    private static Location<Issue> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.value("status", IssueStatus.OPEN, STATUS_CODEC);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" ->
            writeGsi1(item, values.get("owner"), values.get("repoName"), values.get("issueNumber"));
        case "GSI4" ->
            writeGsi4(
                item, values.get("owner"), values.get("repoName"), values.get("issueNumber"),
                values.get("status"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(
        ItemWriter item, String owner, String repoName, long issueNumber) {
      item.put("GSI1PK", byRepoPartitionKey(owner, repoName));
      item.put("GSI1SK", byRepoSortKey(issueNumber));
    }

    private static void writeGsi4(
        ItemWriter item, String owner, String repoName, long issueNumber, IssueStatus status) {
      if (status == IssueStatus.OPEN) {
        item.put("GSI4PK", gsi4pkPartitionKey(owner, repoName));
        item.put("GSI4SK", openByRepoSortKey(issueNumber));
      } else if (status == IssueStatus.CLOSED) {
        item.put("GSI4PK", gsi4pkPartitionKey(owner, repoName));
        item.put("GSI4SK", closedByRepoSortKey(issueNumber));
      }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "issueNumber" -> checkIssueNumber((long) Objects.requireNonNull(value), violations);
        case "title" -> checkTitle((String) value, violations);
        case "body" -> violations.text(component, (String) value);
        case "author" -> violations.requiredText(component, (String) value);
        case "assignees" -> violations.within(component, (Set<String>) value, ASSIGNEES_CODEC);
        case "labels" -> violations.within(component, (Set<String>) value, LABELS_CODEC);
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

    private static void checkTitle(@Nullable String title, Violations violations) {
      SizeConstraints.size(violations, "title", title, 0, 255);
      violations.requiredText("title", title);
    }
  }
}
