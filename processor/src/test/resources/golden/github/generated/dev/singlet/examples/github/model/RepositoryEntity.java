package dev.singlet.examples.github.model;

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
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Repository} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class RepositoryEntity {
  private static final EntityType<Repository> TYPE = new Type();

  private static final AccessPattern<Repository> BY_OWNER =
      new AccessPattern<>(TYPE, "byOwner", GitHubTable.SCHEMA.index("GSI3"), false);

  private RepositoryEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Repository> put(Repository entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the operation
   */
  public static Get<Repository> get(String owner, String repoName) {
    return new Get<>(TYPE, primaryKey(owner, repoName));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @return the operation
   */
  public static Delete<Repository> delete(String owner, String repoName) {
    return new Delete<>(TYPE, primaryKey(owner, repoName));
  }

  /**
   * Queries the index {@code GSI3} for {@link Repository} items:
   * partition {@code ACCOUNT#{owner}},
   * sort {@code #{updatedAt}}.
   *
   * @param owner the value of {@code owner}
   * @return the query
   */
  public static ByOwner byOwner(String owner) {
    return new ByOwner(byOwnerPartitionKey(owner), "#");
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
  public static Builder builder(Repository entity) {
    return new Builder()
        .owner(entity.owner())
        .repoName(entity.repoName())
        .description(entity.description())
        .isPrivate(entity.isPrivate())
        .language(entity.language())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Repository> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String owner, String repoName) {
    return new PrimaryKey(primaryPartitionKey(owner, repoName), primarySortKey(owner, repoName));
  }

  private static AttributeValue primaryPartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("PK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue primarySortKey(String owner, String repoName) {
    return TYPE.sortKey("SK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue gsi1PartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI1PK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue gsi1SortKey(String owner, String repoName) {
    return TYPE.sortKey("GSI1SK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue gsi2PartitionKey(String owner, String repoName) {
    return TYPE.partitionKey("GSI2PK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue gsi2SortKey(String owner, String repoName) {
    return TYPE.sortKey("GSI2SK")
        .literal("REPO#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byOwnerPartitionKey(String owner) {
    return TYPE.partitionKey("GSI3PK").literal("ACCOUNT#").text("owner", owner).toKey();
  }

  private static AttributeValue byOwnerSortKey(Instant updatedAt) {
    return TYPE.sortKey("GSI3SK").literal("#").millis("updatedAt", updatedAt).toKey();
  }

  /**
   * The query {@link #byOwner(String)},
   * which {@code updatedAt} can narrow.
   */
  public static final class ByOwner extends Query<Repository> {
    private final String prefix;

    private ByOwner(AttributeValue partition, String prefix) {
      super(BY_OWNER, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code updatedAt}.
     *
     * @param updatedAt the value
     * @return the query
     */
    public Query<Repository> updatedAt(Instant updatedAt) {
      AttributeValue sort =
          TYPE.sortKey("GSI3SK").literal(prefix).millis("updatedAt", updatedAt).toKey();
      return new Query<>(BY_OWNER, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code updatedAt} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Repository> updatedAt(Range<Instant> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI3SK").millis("updatedAt", value).toPart());
      return new Query<>(BY_OWNER, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Repository} component by component. */
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable String description;
    private @Nullable Boolean isPrivate;
    private @Nullable String language;
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

    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    public Builder isPrivate(boolean isPrivate) {
      this.isPrivate = isPrivate;
      return this;
    }

    public Builder language(@Nullable String language) {
      this.language = language;
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
    public Repository build() {
      Violations violations = new Violations("Repository");
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.throwIfAny();
      return new Repository(
          owner,
          repoName,
          description,
          isPrivate == null ? false : isPrivate,
          language,
          createdAt,
          updatedAt);
    }
  }

  private static final class Type extends EntityType<Repository> {
    private static final Pattern OWNER_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern REPO_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_.-]+");

    private Type() {
      super(GitHubTable.SCHEMA, "Repository", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Repository entity, Stamps stamps) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      String description = entity.description();
      boolean isPrivate = entity.isPrivate();
      String language = entity.language();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("owner", owner);
      violations.pattern("owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
      violations.required("repoName", repoName);
      violations.pattern("repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
      violations.text("description", description);
      violations.text("language", language);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(18);
      item.string("_et", name());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.string("description", description);
      item.bool("is_private", isPrivate);
      item.string("language", language);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName));
      item.put("SK", primarySortKey(owner, repoName));
      item.put("GSI1PK", gsi1PartitionKey(owner, repoName));
      item.put("GSI1SK", gsi1SortKey(owner, repoName));
      item.put("GSI2PK", gsi2PartitionKey(owner, repoName));
      item.put("GSI2SK", gsi2SortKey(owner, repoName));
      item.put("GSI3PK", byOwnerPartitionKey(owner));
      item.put("GSI3SK", byOwnerSortKey(updatedAt));
      return item.toItem();
    }

    @Override
    protected Repository fromItem(ItemReader item) {
      return new Repository(
          item.string("owner"),
          item.string("repo_name"),
          item.has("description") ? item.string("description") : null,
          item.has("is_private") ? item.bool("is_private") : false,
          item.has("language") ? item.string("language") : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
