package dev.singlet.examples.github.model;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.PrimaryKey;
import java.time.Instant;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Counter} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class CounterEntity {
  private static final EntityType<Counter> TYPE = new Type();

  private CounterEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Counter> put(Counter entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return the operation
   */
  public static Get<Counter> get(String orgId, String repoId) {
    return new Get<>(TYPE, primaryKey(orgId, repoId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return the operation
   */
  public static Delete<Counter> delete(String orgId, String repoId) {
    return new Delete<>(TYPE, primaryKey(orgId, repoId));
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
  public static Builder builder(Counter entity) {
    return new Builder()
        .orgId(entity.orgId())
        .repoId(entity.repoId())
        .currentValue(entity.currentValue())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Counter> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String orgId, String repoId) {
    return new PrimaryKey(primaryPartitionKey(orgId, repoId), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String orgId, String repoId) {
    return TYPE.partitionKey("PK")
        .literal("COUNTER#")
        .text("orgId", orgId)
        .literal("#")
        .text("repoId", repoId)
        .toKey();
  }

  private static AttributeValue primarySortKey() {
    return TYPE.sortKey("SK").literal("METADATA").toKey();
  }

  /** Builds a {@link Counter} component by component. */
  public static final class Builder {
    private @Nullable String orgId;
    private @Nullable String repoId;
    private @Nullable Long currentValue;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder orgId(String orgId) {
      this.orgId = orgId;
      return this;
    }

    public Builder repoId(String repoId) {
      this.repoId = repoId;
      return this;
    }

    public Builder currentValue(long currentValue) {
      this.currentValue = currentValue;
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
    public Counter build() {
      Violations violations = new Violations("Counter");
      violations.required("orgId", orgId);
      violations.required("repoId", repoId);
      violations.throwIfAny();
      return new Counter(
          orgId, repoId, currentValue == null ? 0L : currentValue, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Counter> {
    private Type() {
      super(GitHubTable.SCHEMA, "Counter", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Counter entity, Stamps stamps) {
      String orgId = entity.orgId();
      String repoId = entity.repoId();
      long currentValue = entity.currentValue();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("orgId", orgId);
      violations.text("orgId", orgId);
      violations.required("repoId", repoId);
      violations.text("repoId", repoId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(10);
      item.string("_et", name());
      item.string("org_id", orgId);
      item.string("repo_id", repoId);
      item.number("current_value", currentValue);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(orgId, repoId));
      item.put("SK", primarySortKey());
      return item.toItem();
    }

    @Override
    protected Counter fromItem(ItemReader item) {
      return new Counter(
          item.string("org_id"),
          item.string("repo_id"),
          item.has("current_value") ? item.longValue("current_value") : 0L,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
