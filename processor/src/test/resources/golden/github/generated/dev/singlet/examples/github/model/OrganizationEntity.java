package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Organization} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class OrganizationEntity {
  /** The attribute {@code org_name}. */
  public static final TextAttribute<Organization, InKey> ORG_NAME =
      new TextAttribute<>(Type.at("orgName"));

  /** The attribute {@code description}. */
  public static final TextAttribute<Organization, Removable> DESCRIPTION =
      new TextAttribute<>(Type.at("description"));

  /** The attribute {@code payment_plan_id}. */
  public static final TextAttribute<Organization, Removable> PAYMENT_PLAN_ID =
      new TextAttribute<>(Type.at("paymentPlanId"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Organization, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Organization, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private OrganizationEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Organization> put(Organization entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param orgName the value of {@code orgName}
   */
  public static Get<Organization> get(String orgName) {
    return new Get<>(Type.INSTANCE, key(orgName));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param orgName the value of {@code orgName}
   */
  public static Delete<Organization> delete(String orgName) {
    return new Delete<>(Type.INSTANCE, key(orgName));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param orgName the value of {@code orgName}
   */
  public static Check<Organization> check(String orgName) {
    return new Check<>(Type.INSTANCE, key(orgName));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Organization> get(Organization entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Organization> delete(Organization entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Organization entity) { return key(entity.orgName()); }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param orgName the value of {@code orgName}
   */
  public static Update update(String orgName) {
    return new Update(UpdateState.update(Type.INSTANCE, key(orgName), "orgName", orgName));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Organization> update(Organization before, Organization after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param orgName the value of {@code orgName}
   */
  public static Upsert upsert(String orgName) {
    return new Upsert(UpdateState.upsert(Type.INSTANCE, key(orgName)).given(ORG_NAME, orgName));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Organization entity) {
    return new Builder()
        .orgName(entity.orgName()).description(entity.description())
        .paymentPlanId(entity.paymentPlanId()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Organization entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Organization fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Organization> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param orgName the value of {@code orgName}
   */
  public static PrimaryKey key(String orgName) {
    Type.INSTANCE.checkArgument("orgName", orgName);
    return Type.INSTANCE.primaryKeyOfEqual(primaryPartitionKey(orgName));
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi1PartitionKey(String orgName) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi1SortKey(String orgName) {
    return Type.INSTANCE.sortKey("GSI1SK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi3PartitionKey(String orgName) {
    return Type.INSTANCE.partitionKey("GSI3PK")
        .literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue gsi3SortKey(String orgName) {
    return Type.INSTANCE.sortKey("GSI3SK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  /**
   * The methods that updates and upserts of {@link Organization} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>>
      extends ItemUpdate<Organization, S> {
    private AnyUpdate(UpdateState<Organization> state) { super(state); }

    /**
     * {@return the update with {@code description} set; null removes it}
     * @param description the value
     */
    public S description(@Nullable String description) {
      return replace(DESCRIPTION, description);
    }

    /** {@return the update with {@code description} removed} */
    public S removeDescription() { return remove(DESCRIPTION); }

    /**
     * {@return the update with {@code paymentPlanId} set; null removes it}
     * @param paymentPlanId the value
     */
    public S paymentPlanId(@Nullable String paymentPlanId) {
      return replace(PAYMENT_PLAN_ID, paymentPlanId);
    }

    /** {@return the update with {@code paymentPlanId} removed} */
    public S removePaymentPlanId() { return remove(PAYMENT_PLAN_ID); }
  }

  /** Changes {@link Organization} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Organization> state) { super(state); }

    @Override
    protected Update with(UpdateState<Organization> state) { return new Update(state); }
  }

  /** Changes {@link Organization} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Organization> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Organization> state) { return new Upsert(state); }
  }

  /** Builds {@link Organization} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String orgName;
    private @Nullable String description;
    private @Nullable String paymentPlanId;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    /**
     * {@return this builder with {@code orgName} set}
     * @param orgName the value
     */
    public Builder orgName(String orgName) {
      this.orgName = orgName;
      return this;
    }

    /**
     * {@return this builder with {@code description} set}
     * @param description the value; null for none
     */
    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    /**
     * {@return this builder with {@code paymentPlanId} set}
     * @param paymentPlanId the value; null for none
     */
    public Builder paymentPlanId(@Nullable String paymentPlanId) {
      this.paymentPlanId = paymentPlanId;
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
    public Organization build() {
      Type.INSTANCE.requireSet("orgName", orgName);
      return new Organization(
          Objects.requireNonNull(orgName), description, paymentPlanId, Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Organization> {
    private static final EntityType<Organization> INSTANCE = new Type();
    private static final TextPattern ORG_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Organization")
              .attributes(
                  "orgName", "org_name", "description", "description", "paymentPlanId",
                  "payment_plan_id", "createdAt", "_ct", "updatedAt", "_md")
              .sharesKeys()
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "orgName")
              .indexKey("GSI3", "orgName"));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Organization entity, Stamps stamps, Violations violations) {
      String orgName = entity.orgName();
      String description = entity.description();
      String paymentPlanId = entity.paymentPlanId();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOrgName(orgName, violations);
      violations.text("description", description);
      violations.text("paymentPlanId", paymentPlanId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("org_name", orgName);
      item.string("description", description);
      item.string("payment_plan_id", paymentPlanId);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(orgName));
      item.put("SK", sortKey("SK", item.written("PK")));
      item.put("GSI1PK", item.written("PK"));
      item.put("GSI1SK", sortKey("GSI1SK", item.written("PK")));
      item.put("GSI3PK", item.written("PK"));
      item.put("GSI3SK", sortKey("GSI3SK", item.written("PK")));
      return item.toItem();
    }

    @Override
    protected Organization fromItem(ItemReader item) {
      return new Organization(
          item.string("org_name"),
          item.has("description") ? item.string("description") : null,
          item.has("payment_plan_id") ? item.string("payment_plan_id") : null,
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Organization entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("ACCOUNT#").text(entity.orgName()).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return OrganizationEntity.class.getResourceAsStream("OrganizationEntity.schema.json");
    }

    private static Location<Organization> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" -> writeGsi1(item, values.get("orgName"));
        case "GSI3" -> writeGsi3(item, values.get("orgName"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(ItemWriter item, String orgName) {
      item.put("GSI1PK", gsi1PartitionKey(orgName));
      item.put("GSI1SK", gsi1SortKey(orgName));
    }

    private static void writeGsi3(ItemWriter item, String orgName) {
      item.put("GSI3PK", gsi3PartitionKey(orgName));
      item.put("GSI3SK", gsi3SortKey(orgName));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgName" -> checkOrgName((String) value, violations);
        case "description", "paymentPlanId" -> violations.text(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkOrgName(@Nullable String orgName, Violations violations) {
      TextConstraints.pattern(violations, "orgName", orgName, ORG_NAME_PATTERN);
      violations.requiredText("orgName", orgName);
    }
  }
}
