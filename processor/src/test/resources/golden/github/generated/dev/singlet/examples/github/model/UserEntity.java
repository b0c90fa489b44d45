package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
import dev.singlet.attribute.Settable;
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
 * Operations on the {@link User} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class UserEntity {
  /** The attribute {@code username}. */
  public static final TextAttribute<User, InKey> USERNAME =
      new TextAttribute<>(Type.at("username"));

  /** The attribute {@code email}. */
  public static final TextAttribute<User, Settable> EMAIL = new TextAttribute<>(Type.at("email"));

  /** The attribute {@code bio}. */
  public static final TextAttribute<User, Removable> BIO = new TextAttribute<>(Type.at("bio"));

  /** The attribute {@code payment_plan_id}. */
  public static final TextAttribute<User, Removable> PAYMENT_PLAN_ID =
      new TextAttribute<>(Type.at("paymentPlanId"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<User, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<User, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private UserEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<User> put(User entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param username the value of {@code username}
   */
  public static Get<User> get(String username) {
    return new Get<>(Type.INSTANCE, key(username));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param username the value of {@code username}
   */
  public static Delete<User> delete(String username) {
    return new Delete<>(Type.INSTANCE, key(username));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param username the value of {@code username}
   */
  public static Check<User> check(String username) {
    return new Check<>(Type.INSTANCE, key(username));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<User> get(User entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<User> delete(User entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(User entity) { return key(entity.username()); }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param username the value of {@code username}
   */
  public static Update update(String username) {
    return new Update(UpdateState.update(Type.INSTANCE, key(username), "username", username));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<User> update(User before, User after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param username the value of {@code username}
   * @param email the value of {@code email}
   */
  public static Upsert upsert(String username, String email) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(username))
            .given(USERNAME, username).given(EMAIL, email));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(User entity) {
    return new Builder()
        .username(entity.username()).email(entity.email()).bio(entity.bio())
        .paymentPlanId(entity.paymentPlanId()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(User entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static User fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<User> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param username the value of {@code username}
   */
  public static PrimaryKey key(String username) {
    Type.INSTANCE.checkArgument("username", username);
    return Type.INSTANCE.primaryKeyOfEqual(primaryPartitionKey(username));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi1PartitionKey(String username) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi1SortKey(String username) {
    return Type.INSTANCE.sortKey("GSI1SK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi3PartitionKey(String username) {
    return Type.INSTANCE.partitionKey("GSI3PK")
        .literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi3SortKey(String username) {
    return Type.INSTANCE.sortKey("GSI3SK").literal("ACCOUNT#").text("username", username).toKey();
  }

  /**
   * The methods that updates and upserts of {@link User} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<User, S> {
    private AnyUpdate(UpdateState<User> state) { super(state); }

    /**
     * {@return the update with {@code bio} set; null removes it}
     * @param bio the value
     */
    public S bio(@Nullable String bio) { return replace(BIO, bio); }

    /** {@return the update with {@code bio} removed} */
    public S removeBio() { return remove(BIO); }

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

  /** Changes {@link User} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<User> state) { super(state); }

    @Override
    protected Update with(UpdateState<User> state) { return new Update(state); }

    /**
     * {@return the update with {@code email} set}
     * @param email the value
     */
    public Update email(String email) { return set(EMAIL, email); }
  }

  /** Changes {@link User} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<User> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<User> state) { return new Upsert(state); }
  }

  /** Builds {@link User} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String username;
    private @Nullable String email;
    private @Nullable String bio;
    private @Nullable String paymentPlanId;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    /**
     * {@return this builder with {@code username} set}
     * @param username the value
     */
    public Builder username(String username) {
      this.username = username;
      return this;
    }

    /**
     * {@return this builder with {@code email} set}
     * @param email the value
     */
    public Builder email(String email) {
      this.email = email;
      return this;
    }

    /**
     * {@return this builder with {@code bio} set}
     * @param bio the value; null for none
     */
    public Builder bio(@Nullable String bio) {
      this.bio = bio;
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
    public User build() {
      Type.INSTANCE.requireSet("username", username, "email", email);
      return new User(
          Objects.requireNonNull(username), Objects.requireNonNull(email), bio, paymentPlanId,
          Stamps.orLater(createdAt), Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<User> {
    private static final EntityType<User> INSTANCE = new Type();
    private static final TextPattern USERNAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern EMAIL_PATTERN =
        new TextPattern("[^@\\s]+@[^@\\s]+\\.[^@\\s]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "User")
              .attributes(
                  "username", "username", "email", "email", "bio", "bio", "paymentPlanId",
                  "payment_plan_id", "createdAt", "_ct", "updatedAt", "_md")
              .sharesKeys()
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "username")
              .indexKey("GSI3", "username"));
    }

    @Override
    public Map<String, AttributeValue> toItem(User entity, Stamps stamps, Violations violations) {
      String username = entity.username();
      String email = entity.email();
      String bio = entity.bio();
      String paymentPlanId = entity.paymentPlanId();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkUsername(username, violations);
      checkEmail(email, violations);
      violations.text("bio", bio);
      violations.text("paymentPlanId", paymentPlanId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("username", username);
      item.string("email", email);
      item.string("bio", bio);
      item.string("payment_plan_id", paymentPlanId);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(username));
      item.put("SK", sortKey("SK", item.written("PK")));
      item.put("GSI1PK", item.written("PK"));
      item.put("GSI1SK", sortKey("GSI1SK", item.written("PK")));
      item.put("GSI3PK", item.written("PK"));
      item.put("GSI3SK", sortKey("GSI3SK", item.written("PK")));
      return item.toItem();
    }

    @Override
    protected User fromItem(ItemReader item) {
      return new User(
          item.string("username"),
          item.string("email"),
          item.has("bio") ? item.string("bio") : null,
          item.has("payment_plan_id") ? item.string("payment_plan_id") : null,
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(User entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("ACCOUNT#").text(entity.username()).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return UserEntity.class.getResourceAsStream("UserEntity.schema.json");
    }

    private static Location<User> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" -> writeGsi1(item, values.get("username"));
        case "GSI3" -> writeGsi3(item, values.get("username"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(ItemWriter item, String username) {
      item.put("GSI1PK", gsi1PartitionKey(username));
      item.put("GSI1SK", gsi1SortKey(username));
    }

    private static void writeGsi3(ItemWriter item, String username) {
      item.put("GSI3PK", gsi3PartitionKey(username));
      item.put("GSI3SK", gsi3SortKey(username));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "username" -> checkUsername((String) value, violations);
        case "email" -> checkEmail((String) value, violations);
        case "bio", "paymentPlanId" -> violations.text(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkUsername(@Nullable String username, Violations violations) {
      TextConstraints.pattern(violations, "username", username, USERNAME_PATTERN);
      violations.requiredText("username", username);
    }

    private static void checkEmail(@Nullable String email, Violations violations) {
      TextConstraints.pattern(violations, "email", email, EMAIL_PATTERN);
      violations.requiredText("email", email);
    }
  }
}
