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
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.expression.NumberBounds;
import dev.singlet.generated.item.Codecs;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.value.PrimaryKey;
import java.io.InputStream;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Counter} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class CounterEntity {
  /** The attribute {@code org_id}. */
  public static final TextAttribute<Counter, InKey> ORG_ID =
      new TextAttribute<>(Type.at("orgId", "org_id"));

  /** The attribute {@code repo_id}. */
  public static final TextAttribute<Counter, InKey> REPO_ID =
      new TextAttribute<>(Type.at("repoId", "repo_id"));

  /** The attribute {@code current_value}. */
  public static final NumberAttribute<Counter, Long, Settable> CURRENT_VALUE =
      new NumberAttribute<>(
          Type.at("currentValue", "current_value"), Codecs.longNumber(),
          NumberBounds.NONE.initial("0"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Counter, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Counter, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private CounterEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Counter> put(Counter entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Get<Counter> get(String orgId, String repoId) {
    return new Get<>(Type.INSTANCE, primaryKey(orgId, repoId));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Delete<Counter> delete(String orgId, String repoId) {
    return new Delete<>(Type.INSTANCE, primaryKey(orgId, repoId));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Check<Counter> check(String orgId, String repoId) {
    return new Check<>(Type.INSTANCE, primaryKey(orgId, repoId));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Counter> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Update update(String orgId, String repoId) {
    UpdateState<Counter> state =
        UpdateState.update(
            Type.INSTANCE, primaryKey(orgId, repoId), Map.of("orgId", orgId, "repoId", repoId));
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
  public static RecordUpdate<Counter> update(Counter before, Counter after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param orgId the value of {@code orgId}
   * @param repoId the value of {@code repoId}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   */
  public static Upsert upsert(String orgId, String repoId) {
    UpdateState<Counter> state =
        UpdateState.upsert(
            Type.INSTANCE, primaryKey(orgId, repoId), Map.of("orgId", orgId, "repoId", repoId));
    return new Upsert(state.given(ORG_ID, orgId).given(REPO_ID, repoId));
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
        .orgId(entity.orgId()).repoId(entity.repoId()).currentValue(entity.currentValue())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * The item of an entity as it stands: with all keys, with the times that the record
   * holds, and no count of its version. What a put would write is the item of its request.
   *
   * @param entity the entity
   * @return its attributes
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Counter entity) {
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
  public static Counter fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Counter> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String orgId, String repoId) {
    return new PrimaryKey(primaryPartitionKey(orgId, repoId), primarySortKey());
  }

  private static AttributeValue primaryPartitionKey(String orgId, String repoId) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("COUNTER#").text("orgId", orgId).literal("#").text("repoId", repoId).toKey();
  }

  private static AttributeValue primarySortKey() {
    return AttributeValue.createS("METADATA");
  }

  /**
   * What an update and an upsert of {@link Counter} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Counter, S> {
    private AnyUpdate(UpdateState<Counter> state) {
      super(state);
    }

    public S currentValue(long currentValue) {
      return set(CURRENT_VALUE, currentValue);
    }

    public S incrementCurrentValue(long amount) {
      return increment(CURRENT_VALUE, amount);
    }

    public S decrementCurrentValue(long amount) {
      return decrement(CURRENT_VALUE, amount);
    }
  }

  /** Changes {@link Counter} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Counter> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Counter> state) {
      return new Update(state);
    }
  }

  /** Changes {@link Counter} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Counter> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Counter> state) {
      return new Upsert(state);
    }
  }

  /** Builds {@link Counter} records component by component. */
  @CanIgnoreReturnValue
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Counter build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("orgId", orgId);
      violations.required("repoId", repoId);
      violations.throwIfAny();
      return new Counter(
          orgId, repoId, currentValue == null ? 0L : currentValue, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Counter> {
    private static final EntityType<Counter> INSTANCE = new Type();

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Counter")
              .attribute("orgId", "org_id")
              .attribute("repoId", "repo_id")
              .attribute("currentValue", "current_value")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Counter entity, Stamps stamps, Violations violations) {
      String orgId = entity.orgId();
      String repoId = entity.repoId();
      long currentValue = entity.currentValue();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      violations.requiredText("orgId", orgId);
      violations.requiredText("repoId", repoId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(8);
      item.put("_et", nameValue());
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

    @Override
    protected boolean isUnderKeyOf(Counter entity, ItemReader item, int behindTenant) {
      String orgId = entity.orgId();
      String repoId = entity.repoId();
      return item.key("PK", behindTenant)
          .text("COUNTER#").text(orgId).text("#").text(repoId).isWhole()
          && item.key("SK", 0).text("METADATA").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return CounterEntity.class.getResourceAsStream("CounterEntity.schema.json");
    }

    private static Location<Counter> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      long currentValue = 0L;
      item.number("current_value", currentValue);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgId" -> violations.requiredText("orgId", (String) value);
        case "repoId" -> violations.requiredText("repoId", (String) value);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }
  }
}
