package dev.singlet.examples.github.model;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.Query;
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
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Star} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class StarEntity {
  private static final EntityType<Star> TYPE = new Type();

  private static final AccessPattern<Star> BY_USER =
      new AccessPattern<>(TYPE, "byUser", null, false);

  private static final AccessPattern<Star> BY_REPOSITORY =
      new AccessPattern<>(TYPE, "byRepository", GitHubTable.SCHEMA.index("GSI1"), false);

  private StarEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Star> put(Star entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   * @return the operation
   */
  public static Get<Star> get(String userName, String repoOwner, String repoName) {
    return new Get<>(TYPE, primaryKey(userName, repoOwner, repoName));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   * @return the operation
   */
  public static Delete<Star> delete(String userName, String repoOwner, String repoName) {
    return new Delete<>(TYPE, primaryKey(userName, repoOwner, repoName));
  }

  /**
   * Queries the table for {@link Star} items:
   * partition {@code ACCOUNT#{userName}},
   * sort {@code STAR#{repoOwner}#{repoName}}.
   *
   * @param userName the value of {@code userName}
   * @return the query
   */
  public static ByUser byUser(String userName) {
    return new ByUser(primaryPartitionKey(userName), "STAR#");
  }

  /**
   * Queries the index {@code GSI1} for {@link Star} items:
   * partition {@code REPO#{repoOwner}#{repoName}},
   * sort {@code STAR#{userName}#{starredAt}}.
   *
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ByRepository byRepository(String repoOwner, String repoName) {
    return new ByRepository(byRepositoryPartitionKey(repoOwner, repoName), "STAR#");
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
  public static Builder builder(Star entity) {
    return new Builder()
        .userName(entity.userName())
        .repoOwner(entity.repoOwner())
        .repoName(entity.repoName())
        .starredAt(entity.starredAt())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Star> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String userName, String repoOwner, String repoName) {
    return new PrimaryKey(primaryPartitionKey(userName), primarySortKey(repoOwner, repoName));
  }

  private static AttributeValue primaryPartitionKey(String userName) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("userName", userName).toKey();
  }

  private static AttributeValue primarySortKey(String repoOwner, String repoName) {
    return TYPE.sortKey("SK")
        .literal("STAR#")
        .sortedText("repoOwner", repoOwner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepositoryPartitionKey(String repoOwner, String repoName) {
    return TYPE.partitionKey("GSI1PK")
        .literal("REPO#")
        .text("repoOwner", repoOwner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepositorySortKey(String userName, Instant starredAt) {
    return TYPE.sortKey("GSI1SK")
        .literal("STAR#")
        .sortedText("userName", userName)
        .literal("#")
        .millis("starredAt", starredAt)
        .toKey();
  }

  /**
   * The query {@link #byUser(String)},
   * which {@code repoOwner} can narrow.
   */
  public static final class ByUser extends ConsistentQuery<Star> {
    private final String prefix;

    private ByUser(AttributeValue partition, String prefix) {
      super(BY_USER, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code repoOwner}.
     *
     * @param repoOwner the value
     * @return the query
     */
    public ByUserRepoOwner repoOwner(String repoOwner) {
      String narrower =
          TYPE.sortKey("SK")
              .literal(prefix)
              .sortedText("repoOwner", repoOwner)
              .literal("#")
              .toPart();
      return new ByUserRepoOwner(condition().partition(), narrower);
    }

    /**
     * Only items whose {@code repoOwner} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Star> repoOwner(Range<String> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("SK").sortedText("repoOwner", value).toPart());
      return new ConsistentQuery<>(
          BY_USER,
          condition().with(SortCondition.delimitedPart(prefix, texts, TYPE.table().delimiter())));
    }
  }

  /**
   * The query {@link #byUser(String)},
   * which {@code repoName} can narrow.
   */
  public static final class ByUserRepoOwner extends ConsistentQuery<Star> {
    private final String prefix;

    private ByUserRepoOwner(AttributeValue partition, String prefix) {
      super(BY_USER, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code repoName}.
     *
     * @param repoName the value
     * @return the query
     */
    public ConsistentQuery<Star> repoName(String repoName) {
      AttributeValue sort = TYPE.sortKey("SK").literal(prefix).text("repoName", repoName).toKey();
      return new ConsistentQuery<>(BY_USER, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code repoName} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Star> repoName(Range<String> range) {
      Range<String> texts = range.map(value -> TYPE.sortKey("SK").text("repoName", value).toPart());
      return new ConsistentQuery<>(
          BY_USER, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /**
   * The query {@link #byRepository(String, String)},
   * which {@code userName} can narrow.
   */
  public static final class ByRepository extends Query<Star> {
    private final String prefix;

    private ByRepository(AttributeValue partition, String prefix) {
      super(BY_REPOSITORY, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code userName}.
     *
     * @param userName the value
     * @return the query
     */
    public ByRepositoryUserName userName(String userName) {
      String narrower =
          TYPE.sortKey("GSI1SK")
              .literal(prefix)
              .sortedText("userName", userName)
              .literal("#")
              .toPart();
      return new ByRepositoryUserName(condition().partition(), narrower);
    }

    /**
     * Only items whose {@code userName} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Star> userName(Range<String> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI1SK").sortedText("userName", value).toPart());
      return new Query<>(
          BY_REPOSITORY,
          condition().with(SortCondition.delimitedPart(prefix, texts, TYPE.table().delimiter())));
    }
  }

  /**
   * The query {@link #byRepository(String, String)},
   * which {@code starredAt} can narrow.
   */
  public static final class ByRepositoryUserName extends Query<Star> {
    private final String prefix;

    private ByRepositoryUserName(AttributeValue partition, String prefix) {
      super(BY_REPOSITORY, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code starredAt}.
     *
     * @param starredAt the value
     * @return the query
     */
    public Query<Star> starredAt(Instant starredAt) {
      AttributeValue sort =
          TYPE.sortKey("GSI1SK").literal(prefix).millis("starredAt", starredAt).toKey();
      return new Query<>(BY_REPOSITORY, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code starredAt} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Star> starredAt(Range<Instant> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI1SK").millis("starredAt", value).toPart());
      return new Query<>(BY_REPOSITORY, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Star} component by component. */
  public static final class Builder {
    private @Nullable String userName;
    private @Nullable String repoOwner;
    private @Nullable String repoName;
    private @Nullable Instant starredAt;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder userName(String userName) {
      this.userName = userName;
      return this;
    }

    public Builder repoOwner(String repoOwner) {
      this.repoOwner = repoOwner;
      return this;
    }

    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    /** Without it a put writes the present time. */
    public Builder starredAt(Instant starredAt) {
      this.starredAt = starredAt;
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
    public Star build() {
      Violations violations = new Violations("Star");
      violations.required("userName", userName);
      violations.required("repoOwner", repoOwner);
      violations.required("repoName", repoName);
      violations.throwIfAny();
      return new Star(userName, repoOwner, repoName, starredAt, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Star> {
    private Type() {
      super(GitHubTable.SCHEMA, "Star", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Star entity, Stamps stamps) {
      String userName = entity.userName();
      String repoOwner = entity.repoOwner();
      String repoName = entity.repoName();
      Instant starredAt = entity.starredAt() == null ? stamps.now() : entity.starredAt();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("userName", userName);
      violations.text("userName", userName);
      violations.required("repoOwner", repoOwner);
      violations.text("repoOwner", repoOwner);
      violations.required("repoName", repoName);
      violations.text("repoName", repoName);
      violations.time("starredAt", starredAt);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(13);
      item.string("_et", name());
      item.string("user_name", userName);
      item.string("repo_owner", repoOwner);
      item.string("repo_name", repoName);
      item.instant("starred_at", starredAt, TimeFormat.MILLIS);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(userName));
      item.put("SK", primarySortKey(repoOwner, repoName));
      item.put("GSI1PK", byRepositoryPartitionKey(repoOwner, repoName));
      item.put("GSI1SK", byRepositorySortKey(userName, starredAt));
      return item.toItem();
    }

    @Override
    protected Star fromItem(ItemReader item) {
      return new Star(
          item.string("user_name"),
          item.string("repo_owner"),
          item.string("repo_name"),
          item.instant("starred_at", TimeFormat.MILLIS),
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
