package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.ScalarAttribute;
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
import dev.singlet.runtime.item.EnumCodec;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
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
 * Operations on the {@link Reaction} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class ReactionEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<Reaction, InKey> OWNER = new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<Reaction, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code target_type}. */
  public static final ScalarAttribute<Reaction, TargetType, InKey> TARGET_TYPE =
      new ScalarAttribute<>(Type.at("targetType"), Type.TARGET_TYPE_CODEC);

  /** The attribute {@code target_id}. */
  public static final TextAttribute<Reaction, InKey> TARGET_ID =
      new TextAttribute<>(Type.at("targetId"));

  /** The attribute {@code user}. */
  public static final TextAttribute<Reaction, InKey> USER = new TextAttribute<>(Type.at("user"));

  /** The attribute {@code emoji}. */
  public static final TextAttribute<Reaction, Settable> EMOJI =
      new TextAttribute<>(Type.at("emoji"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Reaction, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Reaction, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private ReactionEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Reaction> put(Reaction entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   */
  public static Get<Reaction> get(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Get<>(Type.INSTANCE, key(targetType, owner, repoName, targetId, user));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   */
  public static Delete<Reaction> delete(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Delete<>(Type.INSTANCE, key(targetType, owner, repoName, targetId, user));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   */
  public static Check<Reaction> check(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Check<>(Type.INSTANCE, key(targetType, owner, repoName, targetId, user));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Reaction> get(Reaction entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Reaction> delete(Reaction entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Reaction entity) {
    return key(
        entity.targetType(), entity.owner(), entity.repoName(), entity.targetId(), entity.user());
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   */
  public static Update update(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE,
            key(targetType, owner, repoName, targetId, user),
            "targetType",
            targetType,
            "owner",
            owner,
            "repoName",
            repoName,
            "targetId",
            targetId,
            "user",
            user));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Reaction> update(Reaction before, Reaction after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetType the value of {@code targetType}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @param emoji the value of {@code emoji}
   */
  public static Upsert upsert(
      String owner, String repoName, TargetType targetType, String targetId, String user,
      String emoji) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(targetType, owner, repoName, targetId, user))
            .given(OWNER, owner).given(REPO_NAME, repoName).given(TARGET_TYPE, targetType)
            .given(TARGET_ID, targetId).given(USER, user).given(EMOJI, emoji));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Reaction entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).targetType(entity.targetType())
        .targetId(entity.targetId()).user(entity.user()).emoji(entity.emoji())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Reaction entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Reaction fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Reaction> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   */
  public static PrimaryKey key(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return Type.INSTANCE.primaryKeyOfEqual(
        primaryPartitionKey(targetType, owner, repoName, targetId, user));
  }

  private static AttributeValue primaryPartitionKey(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return Type.INSTANCE.partitionKey("PK")
        .text("targetType", Type.TARGET_TYPE_CODEC.text(targetType))
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

  /** Changes {@link Reaction} items that exist. */
  public static final class Update extends ItemUpdate<Reaction, Update> {
    private Update(UpdateState<Reaction> state) { super(state); }

    @Override
    protected Update with(UpdateState<Reaction> state) { return new Update(state); }

    /**
     * {@return the update with {@code emoji} set}
     * @param emoji the value
     */
    public Update emoji(String emoji) { return set(EMOJI, emoji); }
  }

  /** Changes {@link Reaction} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Reaction, Upsert> {
    private Upsert(UpdateState<Reaction> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Reaction> state) { return new Upsert(state); }
  }

  /** Builds {@link Reaction} records component by component. */
  @CanIgnoreReturnValue
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

    /**
     * {@return this builder with {@code owner} set}
     * @param owner the value
     */
    public Builder owner(String owner) {
      this.owner = owner;
      return this;
    }

    /**
     * {@return this builder with {@code repoName} set}
     * @param repoName the value
     */
    public Builder repoName(String repoName) {
      this.repoName = repoName;
      return this;
    }

    /**
     * {@return this builder with {@code targetType} set}
     * @param targetType the value
     */
    public Builder targetType(TargetType targetType) {
      this.targetType = targetType;
      return this;
    }

    /**
     * {@return this builder with {@code targetId} set}
     * @param targetId the value
     */
    public Builder targetId(String targetId) {
      this.targetId = targetId;
      return this;
    }

    /**
     * {@return this builder with {@code user} set}
     * @param user the value
     */
    public Builder user(String user) {
      this.user = user;
      return this;
    }

    /**
     * {@return this builder with {@code emoji} set}
     * @param emoji the value
     */
    public Builder emoji(String emoji) {
      this.emoji = emoji;
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
    public Reaction build() {
      Type.INSTANCE.requireSet(
          "owner", owner, "repoName", repoName, "targetType", targetType, "targetId", targetId,
          "user", user, "emoji", emoji);
      return new Reaction(
          Objects.requireNonNull(owner), Objects.requireNonNull(repoName),
          Objects.requireNonNull(targetType), Objects.requireNonNull(targetId),
          Objects.requireNonNull(user), Objects.requireNonNull(emoji), Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Reaction> {
    private static final EntityType<Reaction> INSTANCE = new Type();
    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");
    private static final EnumCodec<TargetType> TARGET_TYPE_CODEC =
        new EnumCodec<>(TargetType.class)
            .constant(TargetType.ISSUE, "ISSUE")
            .constant(TargetType.PR, "PR")
            .constant(TargetType.ISSUECOMMENT, "ISSUECOMMENT")
            .constant(TargetType.PRCOMMENT, "PRCOMMENT");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Reaction")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "targetType", "target_type",
                  "targetId", "target_id", "user", "user", "emoji", "emoji", "createdAt", "_ct",
                  "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Reaction entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      TargetType targetType = entity.targetType();
      String targetId = entity.targetId();
      String user = entity.user();
      String emoji = entity.emoji();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      violations.required("targetType", targetType);
      violations.requiredText("targetId", targetId);
      violations.requiredText("user", user);
      violations.requiredText("emoji", emoji);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.value("target_type", targetType, TARGET_TYPE_CODEC);
      item.string("target_id", targetId);
      item.string("user", user);
      item.string("emoji", emoji);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(targetType, owner, repoName, targetId, user));
      item.put("SK", sortKey("SK", item.written("PK")));
      return item.toItem();
    }

    @Override
    protected Reaction fromItem(ItemReader item) {
      return new Reaction(
          item.string("owner"),
          item.string("repo_name"),
          item.value("target_type", TARGET_TYPE_CODEC),
          item.string("target_id"),
          item.string("user"),
          item.string("emoji"),
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Reaction entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text(Type.TARGET_TYPE_CODEC.text(entity.targetType()))
          .text("REACTION#")
          .text(entity.owner())
          .text("#")
          .text(entity.repoName())
          .text("#")
          .text(entity.targetId())
          .text("#")
          .text(entity.user())
          .isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return ReactionEntity.class.getResourceAsStream("ReactionEntity.schema.json");
    }

    private static Location<Reaction> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "targetType" -> violations.required(component, value);
        case "targetId", "user", "emoji" -> violations.requiredText(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkOwner(@Nullable String owner, Violations violations) {
      TextConstraints.pattern(violations, "owner", owner, OWNER_PATTERN);
      violations.requiredText("owner", owner);
    }

    private static void checkRepoName(@Nullable String repoName, Violations violations) {
      TextConstraints.pattern(violations, "repoName", repoName, REPO_NAME_PATTERN);
      violations.requiredText("repoName", repoName);
    }
  }
}
