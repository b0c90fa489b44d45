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
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Organization} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class OrganizationEntity {
  private static final EntityType<Organization> TYPE = new Type();

  private OrganizationEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Organization> put(Organization entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @return the operation
   */
  public static Get<Organization> get(String orgName) {
    return new Get<>(TYPE, primaryKey(orgName));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @return the operation
   */
  public static Delete<Organization> delete(String orgName) {
    return new Delete<>(TYPE, primaryKey(orgName));
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
  public static Builder builder(Organization entity) {
    return new Builder()
        .orgName(entity.orgName())
        .description(entity.description())
        .paymentPlanId(entity.paymentPlanId())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Organization> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String orgName) {
    return new PrimaryKey(primaryPartitionKey(orgName), primarySortKey(orgName));
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue primarySortKey(String orgName) {
    return TYPE.sortKey("SK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi1PartitionKey(String orgName) {
    return TYPE.partitionKey("GSI1PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi1SortKey(String orgName) {
    return TYPE.sortKey("GSI1SK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi3PartitionKey(String orgName) {
    return TYPE.partitionKey("GSI3PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi3SortKey(String orgName) {
    return TYPE.sortKey("GSI3SK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  /** Builds a {@link Organization} component by component. */
  public static final class Builder {
    private @Nullable String orgName;
    private @Nullable String description;
    private @Nullable String paymentPlanId;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder orgName(String orgName) {
      this.orgName = orgName;
      return this;
    }

    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    public Builder paymentPlanId(@Nullable String paymentPlanId) {
      this.paymentPlanId = paymentPlanId;
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
    public Organization build() {
      Violations violations = new Violations("Organization");
      violations.required("orgName", orgName);
      violations.throwIfAny();
      return new Organization(orgName, description, paymentPlanId, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Organization> {
    private static final Pattern ORG_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private Type() {
      super(GitHubTable.SCHEMA, "Organization", true);
    }

    @Override
    public Map<String, AttributeValue> toItem(Organization entity, Stamps stamps) {
      String orgName = entity.orgName();
      String description = entity.description();
      String paymentPlanId = entity.paymentPlanId();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("orgName", orgName);
      violations.pattern("orgName", orgName, ORG_NAME_PATTERN);
      violations.text("orgName", orgName);
      violations.text("description", description);
      violations.text("paymentPlanId", paymentPlanId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(14);
      item.string("_et", name());
      item.string("org_name", orgName);
      item.string("description", description);
      item.string("payment_plan_id", paymentPlanId);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(orgName));
      item.put("SK", primarySortKey(orgName));
      item.put("GSI1PK", gsi1PartitionKey(orgName));
      item.put("GSI1SK", gsi1SortKey(orgName));
      item.put("GSI3PK", gsi3PartitionKey(orgName));
      item.put("GSI3SK", gsi3SortKey(orgName));
      return item.toItem();
    }

    @Override
    protected Organization fromItem(ItemReader item) {
      return new Organization(
          item.string("org_name"),
          item.has("description") ? item.string("description") : null,
          item.has("payment_plan_id") ? item.string("payment_plan_id") : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
