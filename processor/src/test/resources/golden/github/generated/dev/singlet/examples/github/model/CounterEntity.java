package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.NumberAttribute;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.expression.NumberBounds;
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
 * Operations on the {@link Counter} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class CounterEntity {
  /** The attribute {@code org_id}: the user or the organization that has the repository. */
  public static final TextAttribute<Counter, InKey> ORG_ID = new TextAttribute<>(Type.at("orgId"));

  /** The attribute {@code repo_id}: the name of the repository. */
  public static final TextAttribute<Counter, InKey> REPO_ID =
      new TextAttribute<>(Type.at("repoId"));

  /** The attribute {@code current_value}: the last number that was given, 0 at first. */
  public static final NumberAttribute<Counter, Long, Settable> CURRENT_VALUE =
      new NumberAttribute<>(
          Type.at("currentValue"), Codecs.longNumber(), NumberBounds.NONE.initial("0"));

  /** The attribute {@code _ct}: the time of the first write. */
  public static final OrderedAttribute<Counter, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}: the time of the last write. */
  public static final OrderedAttribute<Counter, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private CounterEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Counter> put(Counter entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static Get<Counter> get(String orgId, String repoId) {
    return new Get<>(Type.INSTANCE, key(orgId, repoId));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static Delete<Counter> delete(String orgId, String repoId) {
    return new Delete<>(Type.INSTANCE, key(orgId, repoId));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static Check<Counter> check(String orgId, String repoId) {
    return new Check<>(Type.INSTANCE, key(orgId, repoId));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Counter> get(Counter entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Counter> delete(Counter entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Counter entity) {
    return key(entity.orgId(), entity.repoId());
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static Update update(String orgId, String repoId) {
    return new Update(
        UpdateState.update(Type.INSTANCE, key(orgId, repoId), "orgId", orgId, "repoId", repoId));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Counter> update(Counter before, Counter after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static Upsert upsert(String orgId, String repoId) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(orgId, repoId))
            .given(ORG_ID, orgId).given(REPO_ID, repoId));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Counter entity) {
    return new Builder()
        .orgId(entity.orgId()).repoId(entity.repoId()).currentValue(entity.currentValue())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Counter entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Counter fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Counter> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param orgId the user or the organization that has the repository
   * @param repoId the name of the repository
   */
  public static PrimaryKey key(String orgId, String repoId) {
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
   * The methods that updates and upserts of {@link Counter} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Counter, S> {
    private AnyUpdate(UpdateState<Counter> state) { super(state); }

    /**
     * {@return the update with {@code currentValue} set}
     * @param currentValue the last number that was given, 0 at first
     */
    public S currentValue(long currentValue) {
      return set(CURRENT_VALUE, currentValue);
    }

    /**
     * {@return the update with an amount added to {@code currentValue}}
     * @param amount the amount
     */
    public S incrementCurrentValue(long amount) {
      return increment(CURRENT_VALUE, amount);
    }

    /**
     * {@return the update with an amount subtracted from {@code currentValue}}
     * @param amount the amount
     */
    public S decrementCurrentValue(long amount) {
      return decrement(CURRENT_VALUE, amount);
    }
  }

  /** Changes {@link Counter} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Counter> state) { super(state); }

    @Override
    protected Update with(UpdateState<Counter> state) { return new Update(state); }
  }

  /** Changes {@link Counter} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Counter> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Counter> state) { return new Upsert(state); }
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

    /**
     * {@return this builder with {@code orgId} set}
     * @param orgId the user or the organization that has the repository
     */
    public Builder orgId(String orgId) {
      this.orgId = orgId;
      return this;
    }

    /**
     * {@return this builder with {@code repoId} set}
     * @param repoId the name of the repository
     */
    public Builder repoId(String repoId) {
      this.repoId = repoId;
      return this;
    }

    /**
     * {@return this builder with {@code currentValue} set}
     * @param currentValue the last number that was given, 0 at first
     */
    public Builder currentValue(long currentValue) {
      this.currentValue = currentValue;
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
    public Counter build() {
      Type.INSTANCE.requireSet("orgId", orgId, "repoId", repoId);
      return new Counter(
          Objects.requireNonNull(orgId),
          Objects.requireNonNull(repoId),
          currentValue == null ? 0L : currentValue,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Counter> {
    private static final EntityType<Counter> INSTANCE = new Type();

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Counter")
              .attributes(
                  "orgId", "org_id", "repoId", "repo_id", "currentValue", "current_value",
                  "createdAt", "_ct", "updatedAt", "_md")
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

      ItemWriter item = newItem();
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
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Counter entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("COUNTER#").text(entity.orgId()).text("#").text(entity.repoId()).isWhole()
          && item.key("SK", 0).text("METADATA").isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return CounterEntity.class.getResourceAsStream("CounterEntity.schema.json");
    }

    private static Location<Counter> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.number("current_value", 0L);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgId", "repoId" -> violations.requiredText(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }
  }
}
