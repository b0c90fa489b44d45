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
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Fork} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class ForkEntity {
  private static final EntityType<Fork> TYPE = new Type();

  private static final AccessPattern<Fork> BY_REPOSITORY =
      new AccessPattern<>(TYPE, "byRepository", GitHubTable.SCHEMA.index("GSI2"), false);

  private ForkEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Fork> put(Fork entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   * @return the operation
   */
  public static Get<Fork> get(String originalOwner, String originalRepo, String forkOwner) {
    return new Get<>(TYPE, primaryKey(originalOwner, originalRepo, forkOwner));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   * @return the operation
   */
  public static Delete<Fork> delete(String originalOwner, String originalRepo, String forkOwner) {
    return new Delete<>(TYPE, primaryKey(originalOwner, originalRepo, forkOwner));
  }

  /**
   * Queries the index {@code GSI2} for {@link Fork} items:
   * partition {@code REPO#{originalOwner}#{originalRepo}},
   * sort {@code FORK#{forkOwner}}.
   *
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @return the query
   */
  public static ByRepository byRepository(String originalOwner, String originalRepo) {
    return new ByRepository(byRepositoryPartitionKey(originalOwner, originalRepo), "FORK#");
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
  public static Builder builder(Fork entity) {
    return new Builder()
        .originalOwner(entity.originalOwner())
        .originalRepo(entity.originalRepo())
        .forkOwner(entity.forkOwner())
        .forkRepo(entity.forkRepo())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Fork> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(
      String originalOwner, String originalRepo, String forkOwner) {
    return new PrimaryKey(
        primaryPartitionKey(originalOwner, originalRepo), primarySortKey(forkOwner));
  }

  private static AttributeValue primaryPartitionKey(String originalOwner, String originalRepo) {
    return TYPE.partitionKey("PK")
        .literal("REPO#")
        .text("originalOwner", originalOwner)
        .literal("#")
        .text("originalRepo", originalRepo)
        .toKey();
  }

  private static AttributeValue primarySortKey(String forkOwner) {
    return TYPE.sortKey("SK").literal("FORK#").text("forkOwner", forkOwner).toKey();
  }

  private static AttributeValue byRepositoryPartitionKey(
      String originalOwner, String originalRepo) {
    return TYPE.partitionKey("GSI2PK")
        .literal("REPO#")
        .text("originalOwner", originalOwner)
        .literal("#")
        .text("originalRepo", originalRepo)
        .toKey();
  }

  private static AttributeValue byRepositorySortKey(String forkOwner) {
    return TYPE.sortKey("GSI2SK").literal("FORK#").text("forkOwner", forkOwner).toKey();
  }

  /**
   * The query {@link #byRepository(String, String)},
   * which {@code forkOwner} can narrow.
   */
  public static final class ByRepository extends Query<Fork> {
    private final String prefix;

    private ByRepository(AttributeValue partition, String prefix) {
      super(BY_REPOSITORY, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code forkOwner}.
     *
     * @param forkOwner the value
     * @return the query
     */
    public Query<Fork> forkOwner(String forkOwner) {
      AttributeValue sort =
          TYPE.sortKey("GSI2SK").literal(prefix).text("forkOwner", forkOwner).toKey();
      return new Query<>(BY_REPOSITORY, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code forkOwner} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public Query<Fork> forkOwner(Range<String> range) {
      Range<String> texts =
          range.map(value -> TYPE.sortKey("GSI2SK").text("forkOwner", value).toPart());
      return new Query<>(BY_REPOSITORY, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Fork} component by component. */
  public static final class Builder {
    private @Nullable String originalOwner;
    private @Nullable String originalRepo;
    private @Nullable String forkOwner;
    private @Nullable String forkRepo;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder originalOwner(String originalOwner) {
      this.originalOwner = originalOwner;
      return this;
    }

    public Builder originalRepo(String originalRepo) {
      this.originalRepo = originalRepo;
      return this;
    }

    public Builder forkOwner(String forkOwner) {
      this.forkOwner = forkOwner;
      return this;
    }

    public Builder forkRepo(String forkRepo) {
      this.forkRepo = forkRepo;
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
    public Fork build() {
      Violations violations = new Violations("Fork");
      violations.required("originalOwner", originalOwner);
      violations.required("originalRepo", originalRepo);
      violations.required("forkOwner", forkOwner);
      violations.required("forkRepo", forkRepo);
      violations.throwIfAny();
      return new Fork(originalOwner, originalRepo, forkOwner, forkRepo, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Fork> {
    private Type() {
      super(GitHubTable.SCHEMA, "Fork", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Fork entity, Stamps stamps) {
      String originalOwner = entity.originalOwner();
      String originalRepo = entity.originalRepo();
      String forkOwner = entity.forkOwner();
      String forkRepo = entity.forkRepo();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("originalOwner", originalOwner);
      violations.text("originalOwner", originalOwner);
      violations.required("originalRepo", originalRepo);
      violations.text("originalRepo", originalRepo);
      violations.required("forkOwner", forkOwner);
      violations.text("forkOwner", forkOwner);
      violations.required("forkRepo", forkRepo);
      violations.text("forkRepo", forkRepo);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(13);
      item.string("_et", name());
      item.string("original_owner", originalOwner);
      item.string("original_repo", originalRepo);
      item.string("fork_owner", forkOwner);
      item.string("fork_repo", forkRepo);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(originalOwner, originalRepo));
      item.put("SK", primarySortKey(forkOwner));
      item.put("GSI2PK", byRepositoryPartitionKey(originalOwner, originalRepo));
      item.put("GSI2SK", byRepositorySortKey(forkOwner));
      return item.toItem();
    }

    @Override
    protected Fork fromItem(ItemReader item) {
      return new Fork(
          item.string("original_owner"),
          item.string("original_repo"),
          item.string("fork_owner"),
          item.string("fork_repo"),
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
