package dev.singlet.examples.github.model;

import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.EnumCodec;
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

/** Operations on the {@link Reaction} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class ReactionEntity {
  private static final EntityType<Reaction> TYPE = new Type();

  private ReactionEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Reaction> put(Reaction entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @return the operation
   */
  public static Get<Reaction> get(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Get<>(TYPE, primaryKey(targetType, owner, repoName, targetId, user));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @return the operation
   */
  public static Delete<Reaction> delete(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Delete<>(TYPE, primaryKey(targetType, owner, repoName, targetId, user));
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
  public static Builder builder(Reaction entity) {
    return new Builder()
        .owner(entity.owner())
        .repoName(entity.repoName())
        .targetType(entity.targetType())
        .targetId(entity.targetId())
        .user(entity.user())
        .emoji(entity.emoji())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Reaction> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new PrimaryKey(
        primaryPartitionKey(targetType, owner, repoName, targetId, user),
        primarySortKey(targetType, owner, repoName, targetId, user));
  }

  private static AttributeValue primaryPartitionKey(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return TYPE.partitionKey("PK")
        .text("targetType", Type.TARGET_TYPE.text(targetType))
        .literal("REACTION#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .text("targetId", targetId)
        .literal("#")
        .text("user", user)
        .toKey();
  }

  private static AttributeValue primarySortKey(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return TYPE.sortKey("SK")
        .text("targetType", Type.TARGET_TYPE.text(targetType))
        .literal("REACTION#")
        .text("owner", owner)
        .literal("#")
        .text("repoName", repoName)
        .literal("#")
        .text("targetId", targetId)
        .literal("#")
        .text("user", user)
        .toKey();
  }

  /** Builds a {@link Reaction} component by component. */
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable TargetType targetType;
    private @Nullable String targetId;
    private @Nullable String user;
    private @Nullable String emoji;
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

    public Builder targetType(TargetType targetType) {
      this.targetType = targetType;
      return this;
    }

    public Builder targetId(String targetId) {
      this.targetId = targetId;
      return this;
    }

    public Builder user(String user) {
      this.user = user;
      return this;
    }

    public Builder emoji(String emoji) {
      this.emoji = emoji;
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
    public Reaction build() {
      Violations violations = new Violations("Reaction");
      violations.required("owner", owner);
      violations.required("repoName", repoName);
      violations.required("targetType", targetType);
      violations.required("targetId", targetId);
      violations.required("user", user);
      violations.required("emoji", emoji);
      violations.throwIfAny();
      return new Reaction(owner, repoName, targetType, targetId, user, emoji, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Reaction> {
    private static final Pattern OWNER_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern REPO_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_.-]+");

    private static final EnumCodec<TargetType> TARGET_TYPE =
        new EnumCodec<>(TargetType.class)
            .constant(TargetType.ISSUE, "ISSUE")
            .constant(TargetType.PR, "PR")
            .constant(TargetType.ISSUECOMMENT, "ISSUECOMMENT")
            .constant(TargetType.PRCOMMENT, "PRCOMMENT");

    private Type() {
      super(GitHubTable.SCHEMA, "Reaction", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Reaction entity, Stamps stamps) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      TargetType targetType = entity.targetType();
      String targetId = entity.targetId();
      String user = entity.user();
      String emoji = entity.emoji();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("owner", owner);
      violations.pattern("owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
      violations.required("repoName", repoName);
      violations.pattern("repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
      violations.required("targetType", targetType);
      violations.required("targetId", targetId);
      violations.text("targetId", targetId);
      violations.required("user", user);
      violations.text("user", user);
      violations.required("emoji", emoji);
      violations.text("emoji", emoji);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(13);
      item.string("_et", name());
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.value("target_type", targetType, TARGET_TYPE);
      item.string("target_id", targetId);
      item.string("user", user);
      item.string("emoji", emoji);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(targetType, owner, repoName, targetId, user));
      item.put("SK", primarySortKey(targetType, owner, repoName, targetId, user));
      return item.toItem();
    }

    @Override
    protected Reaction fromItem(ItemReader item) {
      return new Reaction(
          item.string("owner"),
          item.string("repo_name"),
          item.value("target_type", TARGET_TYPE),
          item.string("target_id"),
          item.string("user"),
          item.string("emoji"),
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }
  }
}
