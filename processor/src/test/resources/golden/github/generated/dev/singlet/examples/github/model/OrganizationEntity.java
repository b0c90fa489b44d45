package dev.singlet.examples.github.model;

import dev.singlet.Check;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.ItemUpdate;
import dev.singlet.Put;
import dev.singlet.RecordUpdate;
import dev.singlet.Scan;
import dev.singlet.UpdateState;
import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Organization} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class OrganizationEntity {
  /** The attribute {@code org_name}. */
  public static final TextAttribute<Organization, InKey> ORG_NAME =
      new TextAttribute<>(Type.at("orgName", "org_name"));

  /** The attribute {@code description}. */
  public static final TextAttribute<Organization, Removable> DESCRIPTION =
      new TextAttribute<>(Type.at("description", "description"));

  /** The attribute {@code payment_plan_id}. */
  public static final TextAttribute<Organization, Removable> PAYMENT_PLAN_ID =
      new TextAttribute<>(Type.at("paymentPlanId", "payment_plan_id"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Organization, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Organization, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private OrganizationEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Organization> put(Organization entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Organization> get(String orgName) {
    return new Get<>(Type.INSTANCE, primaryKey(orgName));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Organization> delete(String orgName) {
    return new Delete<>(Type.INSTANCE, primaryKey(orgName));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param orgName the value of {@code orgName}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Organization> check(String orgName) {
    return new Check<>(Type.INSTANCE, primaryKey(orgName));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Organization> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param orgName the value of {@code orgName}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String orgName) {
    UpdateState<Organization> state =
        UpdateState.update(Type.INSTANCE, primaryKey(orgName), Map.of("orgName", orgName));
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
  public static RecordUpdate<Organization> update(Organization before, Organization after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param orgName the value of {@code orgName}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(String orgName) {
    UpdateState<Organization> state =
        UpdateState.upsert(Type.INSTANCE, primaryKey(orgName), Map.of("orgName", orgName));
    return new Upsert(state.given(ORG_NAME, orgName));
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
        .orgName(entity.orgName()).description(entity.description())
        .paymentPlanId(entity.paymentPlanId()).createdAt(entity.createdAt())
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
  public static Map<String, AttributeValue> toItem(Organization entity) {
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
  public static Organization fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Organization> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String orgName) {
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
   * What an update and an upsert of {@link Organization} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>>
      extends ItemUpdate<Organization, S> {
    private AnyUpdate(UpdateState<Organization> state) {
      super(state);
    }

    public S description(String description) {
      return set(DESCRIPTION, description);
    }

    public S removeDescription() {
      return remove(DESCRIPTION);
    }

    public S paymentPlanId(String paymentPlanId) {
      return set(PAYMENT_PLAN_ID, paymentPlanId);
    }

    public S removePaymentPlanId() {
      return remove(PAYMENT_PLAN_ID);
    }
  }

  /** Changes {@link Organization} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Organization> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Organization> state) {
      return new Update(state);
    }
  }

  /** Changes {@link Organization} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Organization> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Organization> state) {
      return new Upsert(state);
    }
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Organization build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("orgName", orgName);
      violations.throwIfAny();
      return new Organization(orgName, description, paymentPlanId, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Organization> {
    private static final EntityType<Organization> INSTANCE = new Type();

    private static final TextPattern ORG_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private static final String NULLABLE = "description,paymentPlanId";

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Organization")
              .attribute("orgName", "org_name")
              .attribute("description", "description")
              .attribute("paymentPlanId", "payment_plan_id")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
              .sharesKeys()
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .derived("GSI1", List.of("GSI1PK", "GSI1SK"), List.of("orgName"))
              .derived("GSI3", List.of("GSI3PK", "GSI3SK"), List.of("orgName")));
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

      ItemWriter item = new ItemWriter(12);
      item.put("_et", nameValue());
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
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Organization entity, ItemReader item, int behindTenant) {
      String orgName = entity.orgName();
      return item.key("PK", behindTenant).text("ACCOUNT#").text(orgName).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return OrganizationEntity.class.getResourceAsStream("OrganizationEntity.schema.json");
    }

    private static Location<Organization> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" -> writeGsi1(item, values.<String>get("orgName"));
        case "GSI3" -> writeGsi3(item, values.<String>get("orgName"));
        default -> throw new IllegalArgumentException(name);
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
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgName" -> checkOrgName((String) value, violations);
        case "description" -> violations.text("description", (String) value);
        case "paymentPlanId" -> violations.text("paymentPlanId", (String) value);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }

    private static void checkOrgName(@Nullable String orgName, Violations violations) {
      violations.required("orgName", orgName);
      TextConstraints.pattern(violations, "orgName", orgName, ORG_NAME_PATTERN);
      violations.text("orgName", orgName);
    }
  }
}
