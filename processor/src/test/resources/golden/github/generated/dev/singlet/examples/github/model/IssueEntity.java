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
import dev.singlet.attribute.SetAttribute;
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
import dev.singlet.generated.item.SetCodec;
import dev.singlet.generated.item.SizeConstraints;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextCodecs;
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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Issue} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class IssueEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<Issue, InKey> OWNER =
      new TextAttribute<>(Type.at("owner", "owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<Issue, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName", "repo_name"));

  /** The attribute {@code issue_number}. */
  public static final NumberAttribute<Issue, Long, InKey> ISSUE_NUMBER =
      new NumberAttribute<>(
          Type.at("issueNumber", "issue_number"), Codecs.longNumber(),
          NumberBounds.NONE.min(1).max(99999999));

  /** The attribute {@code title}. */
  public static final TextAttribute<Issue, Settable> TITLE =
      new TextAttribute<>(Type.at("title", "title"));

  /** The attribute {@code body}. */
  public static final TextAttribute<Issue, Removable> BODY =
      new TextAttribute<>(Type.at("body", "body"));

  /** The attribute {@code status}. */
  public static final ScalarAttribute<Issue, IssueStatus, InKey> STATUS =
      new ScalarAttribute<>(Type.at("status", "status"), Type.STATUS_CODEC);

  /** The attribute {@code author}. */
  public static final TextAttribute<Issue, Settable> AUTHOR =
      new TextAttribute<>(Type.at("author", "author"));

  /** The attribute {@code assignees}. */
  public static final SetAttribute<Issue, String, Removable> ASSIGNEES =
      new SetAttribute<>(Type.at("assignees", "assignees"), TextCodecs.string());

  /** The attribute {@code labels}. */
  public static final SetAttribute<Issue, String, Removable> LABELS =
      new SetAttribute<>(Type.at("labels", "labels"), TextCodecs.string());

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Issue, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Issue, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private IssueEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Issue> put(Issue entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Issue> get(String owner, String repoName, long issueNumber) {
    return new Get<>(Type.INSTANCE, primaryKey(owner, repoName, issueNumber));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Issue> delete(String owner, String repoName, long issueNumber) {
    return new Delete<>(Type.INSTANCE, primaryKey(owner, repoName, issueNumber));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Issue> check(String owner, String repoName, long issueNumber) {
    return new Check<>(Type.INSTANCE, primaryKey(owner, repoName, issueNumber));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Issue> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the index {@code GSI1} for {@link Issue} items:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#{issueNumber:pad(8)}}.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static ByRepo byRepo(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return new ByRepo(KeyCondition.beginsWith(byRepoPartitionKey(owner, repoName), "ISSUE#"));
  }

  /**
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == OPEN}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code ISSUE#OPEN#{issueNumber:reverse(8)}}.
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
        KeyCondition.beginsWith(openByRepoPartitionKey(owner, repoName), "ISSUE#OPEN#"));
  }

  /**
   * Queries the index {@code GSI4} for {@link Issue} items with {@code status == CLOSED}:
   * partition {@code ISSUE#{owner}#{repoName}},
   * sort {@code #ISSUE#CLOSED#{issueNumber:pad(8)}}.
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
        KeyCondition.beginsWith(openByRepoPartitionKey(owner, repoName), "#ISSUE#CLOSED#"));
  }

  /**
   * Changes an item that exists.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String owner, String repoName, long issueNumber) {
    UpdateState<Issue> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(owner, repoName, issueNumber),
            Map.of("owner", owner, "repoName", repoName, "issueNumber", issueNumber));
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
  public static RecordUpdate<Issue> update(Issue before, Issue after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param issueNumber the value of {@code issueNumber}
   * @param title the value of {@code title}
   * @param status the value of {@code status}
   * @param author the value of {@code author}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(
      String owner, String repoName, long issueNumber, String title, IssueStatus status,
      String author) {
    UpdateState<Issue> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(owner, repoName, issueNumber),
            Map.of("owner", owner, "repoName", repoName, "issueNumber", issueNumber));
    return new Upsert(
        state.given(OWNER, owner)
            .given(REPO_NAME, repoName).given(ISSUE_NUMBER, issueNumber).given(TITLE, title)
            .given(STATUS, status).given(AUTHOR, author));
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
        .owner(entity.owner()).repoName(entity.repoName()).issueNumber(entity.issueNumber())
        .title(entity.title()).body(entity.body()).status(entity.status()).author(entity.author())
        .assignees(entity.assignees()).labels(entity.labels()).createdAt(entity.createdAt())
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
  public static Map<String, AttributeValue> toItem(Issue entity) {
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
  public static Issue fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Issue> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String owner, String repoName, long issueNumber) {
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

  private static AttributeValue openByRepoPartitionKey(String owner, String repoName) {
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

  /**
   * The query {@link #byRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class ByRepo extends Query<Issue> {
    private ByRepo(KeyCondition condition) {
      super(Type.BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code issueNumber}. */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().pad("issueNumber", issueNumber, 8)));
    }

    /** Narrows the query to items whose {@code issueNumber} is in a range. */
    public Query<Issue> issueNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("issueNumber", range);
      return narrow(condition().lastPart(range.map(value -> part().pad("issueNumber", value, 8))));
    }
  }

  /**
   * The query {@link #openByRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class OpenByRepo extends Query<Issue> {
    private OpenByRepo(KeyCondition condition) {
      super(Type.OPEN_BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code issueNumber}. */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().reverse("issueNumber", issueNumber, 8)));
    }

    /** Narrows the query to items whose {@code issueNumber} is in a range. */
    public Query<Issue> issueNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("issueNumber", range);
      return narrow(
          condition().lastPart(
              range.mapDescending(value -> part().reverse("issueNumber", value, 8))));
    }
  }

  /**
   * The query {@link #closedByRepo(String, String)},
   * which {@code issueNumber} can narrow.
   */
  public static final class ClosedByRepo extends Query<Issue> {
    private ClosedByRepo(KeyCondition condition) {
      super(Type.CLOSED_BY_REPO_QUERY, condition);
    }

    /** Narrows the query to items with this {@code issueNumber}. */
    public Query<Issue> issueNumber(long issueNumber) {
      Type.INSTANCE.checkArgument("issueNumber", issueNumber);
      return narrow(condition().equalTo(text().pad("issueNumber", issueNumber, 8)));
    }

    /** Narrows the query to items whose {@code issueNumber} is in a range. */
    public Query<Issue> issueNumber(Range<Long> range) {
      Type.INSTANCE.checkEnds("issueNumber", range);
      return narrow(condition().lastPart(range.map(value -> part().pad("issueNumber", value, 8))));
    }
  }

  /**
   * What an update and an upsert of {@link Issue} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Issue, S> {
    private AnyUpdate(UpdateState<Issue> state) {
      super(state);
    }

    public S body(String body) {
      return set(BODY, body);
    }

    public S removeBody() {
      return remove(BODY);
    }

    public S assignees(Set<String> assignees) {
      return set(ASSIGNEES, assignees);
    }

    public S removeAssignees() {
      return remove(ASSIGNEES);
    }

    public S addToAssignees(String... elements) {
      return addTo(ASSIGNEES, Arrays.asList(elements));
    }

    public S removeFromAssignees(String... elements) {
      return removeFrom(ASSIGNEES, Arrays.asList(elements));
    }

    public S labels(Set<String> labels) {
      return set(LABELS, labels);
    }

    public S removeLabels() {
      return remove(LABELS);
    }

    public S addToLabels(String... elements) {
      return addTo(LABELS, Arrays.asList(elements));
    }

    public S removeFromLabels(String... elements) {
      return removeFrom(LABELS, Arrays.asList(elements));
    }
  }

  /** Changes {@link Issue} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Issue> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Issue> state) {
      return new Update(state);
    }

    public Update title(String title) {
      return set(TITLE, title);
    }

    public Update status(IssueStatus status) {
      return assign(STATUS, status);
    }

    public Update author(String author) {
      return set(AUTHOR, author);
    }
  }

  /** Changes {@link Issue} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Issue> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Issue> state) {
      return new Upsert(state);
    }
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Issue build() {
      Violations violations = Type.INSTANCE.violations(null);
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

    private static final String NULLABLE = "body";

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Issue")
              .attribute("owner", "owner")
              .attribute("repoName", "repo_name")
              .attribute("issueNumber", "issue_number")
              .attribute("title", "title")
              .attribute("body", "body")
              .attribute("status", "status")
              .attribute("author", "author")
              .attribute("assignees", "assignees")
              .attribute("labels", "labels")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .derived(
                  "GSI1", List.of("GSI1PK", "GSI1SK"), List.of("owner", "repoName", "issueNumber"))
              .derived(
                  "GSI4",
                  List.of("GSI4PK", "GSI4SK"),
                  List.of("owner", "repoName", "issueNumber", "status")));
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

      ItemWriter item = new ItemWriter(18);
      item.put("_et", nameValue());
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
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Issue entity, ItemReader item, int behindTenant) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      long issueNumber = entity.issueNumber();
      return item.key("PK", behindTenant)
          .text("ISSUE#").text(owner).text("#").text(repoName).text("#").pad(issueNumber, 8)
          .isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return IssueEntity.class.getResourceAsStream("IssueEntity.schema.json");
    }

    private static Location<Issue> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      IssueStatus status = IssueStatus.OPEN;
      item.value("status", status, STATUS_CODEC);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" ->
            writeGsi1(
                item, values.<String>get("owner"), values.<String>get("repoName"),
                values.<Long>get("issueNumber"));
        case "GSI4" ->
            writeGsi4(
                item, values.<String>get("owner"), values.<String>get("repoName"),
                values.<Long>get("issueNumber"), values.<IssueStatus>get("status"));
        default -> throw new IllegalArgumentException(name);
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
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", openByRepoSortKey(issueNumber));
      } else if (status == IssueStatus.CLOSED) {
        item.put("GSI4PK", openByRepoPartitionKey(owner, repoName));
        item.put("GSI4SK", closedByRepoSortKey(issueNumber));
      }
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    @SuppressWarnings("unchecked")
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "issueNumber" -> checkIssueNumber((long) value, violations);
        case "title" -> checkTitle((String) value, violations);
        case "body" -> violations.text("body", (String) value);
        case "author" -> violations.requiredText("author", (String) value);
        case "assignees" -> violations.within("assignees", (Set<String>) value, ASSIGNEES_CODEC);
        case "labels" -> violations.within("labels", (Set<String>) value, LABELS_CODEC);
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

    private static void checkIssueNumber(long issueNumber, Violations violations) {
      NumberConstraints.min(violations, "issueNumber", issueNumber, 1);
      NumberConstraints.max(violations, "issueNumber", issueNumber, 99999999);
    }

    private static void checkTitle(@Nullable String title, Violations violations) {
      violations.required("title", title);
      SizeConstraints.size(violations, "title", title, 0, 255);
      violations.text("title", title);
    }
  }
}
