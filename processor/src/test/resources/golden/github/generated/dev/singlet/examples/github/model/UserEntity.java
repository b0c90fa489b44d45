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

/** Operations on the {@link User} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class UserEntity {
  private static final EntityType<User> TYPE = new Type();

  private UserEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<User> put(User entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param username the value of {@code username}
   * @return the operation
   */
  public static Get<User> get(String username) {
    return new Get<>(TYPE, primaryKey(username));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param username the value of {@code username}
   * @return the operation
   */
  public static Delete<User> delete(String username) {
    return new Delete<>(TYPE, primaryKey(username));
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
  public static Builder builder(User entity) {
    return new Builder()
        .username(entity.username())
        .email(entity.email())
        .bio(entity.bio())
        .paymentPlanId(entity.paymentPlanId())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<User> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String username) {
    return new PrimaryKey(primaryPartitionKey(username), primarySortKey(username));
  }

  private static AttributeValue primaryPartitionKey(String username) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue primarySortKey(String username) {
    return TYPE.sortKey("SK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi1PartitionKey(String username) {
    return TYPE.partitionKey("GSI1PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi1SortKey(String username) {
    return TYPE.sortKey("GSI1SK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi3PartitionKey(String username) {
    return TYPE.partitionKey("GSI3PK").literal("ACCOUNT#").text("username", username).toKey();
  }

  private static AttributeValue gsi3SortKey(String username) {
    return TYPE.sortKey("GSI3SK").literal("ACCOUNT#").text("username", username).toKey();
  }

  /** Builds a {@link User} component by component. */
  public static final class Builder {
    private @Nullable String username;
    private @Nullable String email;
    private @Nullable String bio;
    private @Nullable String paymentPlanId;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder username(String username) {
      this.username = username;
      return this;
    }

    public Builder email(String email) {
      this.email = email;
      return this;
    }

    public Builder bio(@Nullable String bio) {
      this.bio = bio;
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
    public User build() {
      Violations violations = new Violations("User");
      violations.required("username", username);
      violations.required("email", email);
      violations.throwIfAny();
      return new User(username, email, bio, paymentPlanId, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<User> {
    private static final Pattern USERNAME_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern EMAIL_PATTERN = Pattern.compile("[^@\\s]+@[^@\\s]+\\.[^@\\s]+");

    private Type() {
      super(GitHubTable.SCHEMA, "User", true);
    }

    @Override
    public Map<String, AttributeValue> toItem(User entity, Stamps stamps) {
      String username = entity.username();
      String email = entity.email();
      String bio = entity.bio();
      String paymentPlanId = entity.paymentPlanId();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("username", username);
      violations.pattern("username", username, USERNAME_PATTERN);
      violations.text("username", username);
      violations.required("email", email);
      violations.pattern("email", email, EMAIL_PATTERN);
      violations.text("email", email);
      violations.text("bio", bio);
      violations.text("paymentPlanId", paymentPlanId);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(15);
      item.string("_et", name());
      item.string("username", username);
      item.string("email", email);
      item.string("bio", bio);
      item.string("payment_plan_id", paymentPlanId);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(username));
      item.put("SK", primarySortKey(username));
      item.put("GSI1PK", gsi1PartitionKey(username));
      item.put("GSI1SK", gsi1SortKey(username));
      item.put("GSI3PK", gsi3PartitionKey(username));
      item.put("GSI3SK", gsi3SortKey(username));
      return item.toItem();
    }

    @Override
    protected User fromItem(ItemReader item) {
      return new User(
          item.string("username"),
          item.string("email"),
          item.has("bio") ? item.string("bio") : null,
          item.has("payment_plan_id") ? item.string("payment_plan_id") : null,
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
