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
import dev.singlet.attribute.ScalarAttribute;
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.EnumCodec;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
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

/** Operations on the {@link Reaction} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class ReactionEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<Reaction, InKey> OWNER =
      new TextAttribute<>(Type.at("owner", "owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<Reaction, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName", "repo_name"));

  /** The attribute {@code target_type}. */
  public static final ScalarAttribute<Reaction, TargetType, InKey> TARGET_TYPE =
      new ScalarAttribute<>(Type.at("targetType", "target_type"), Type.TARGET_TYPE_CODEC);

  /** The attribute {@code target_id}. */
  public static final TextAttribute<Reaction, InKey> TARGET_ID =
      new TextAttribute<>(Type.at("targetId", "target_id"));

  /** The attribute {@code user}. */
  public static final TextAttribute<Reaction, InKey> USER =
      new TextAttribute<>(Type.at("user", "user"));

  /** The attribute {@code emoji}. */
  public static final TextAttribute<Reaction, Settable> EMOJI =
      new TextAttribute<>(Type.at("emoji", "emoji"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Reaction, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Reaction, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private ReactionEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Reaction> put(Reaction entity) {
    return new Put<>(Type.INSTANCE, entity);
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Reaction> get(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Get<>(Type.INSTANCE, primaryKey(targetType, owner, repoName, targetId, user));
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
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Reaction> delete(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Delete<>(Type.INSTANCE, primaryKey(targetType, owner, repoName, targetId, user));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Reaction> check(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    return new Check<>(Type.INSTANCE, primaryKey(targetType, owner, repoName, targetId, user));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Reaction> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Changes an item that exists.
   *
   * @param targetType the value of {@code targetType}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(
      TargetType targetType, String owner, String repoName, String targetId, String user) {
    UpdateState<Reaction> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(targetType, owner, repoName, targetId, user),
            Map.of(
                "targetType", targetType, "owner", owner, "repoName", repoName, "targetId",
                targetId, "user", user));
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
  public static RecordUpdate<Reaction> update(Reaction before, Reaction after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   * @param targetType the value of {@code targetType}
   * @param targetId the value of {@code targetId}
   * @param user the value of {@code user}
   * @param emoji the value of {@code emoji}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(
      String owner, String repoName, TargetType targetType, String targetId, String user,
      String emoji) {
    UpdateState<Reaction> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(targetType, owner, repoName, targetId, user),
            Map.of(
                "targetType", targetType, "owner", owner, "repoName", repoName, "targetId",
                targetId, "user", user));
    return new Upsert(
        state.given(OWNER, owner)
            .given(REPO_NAME, repoName).given(TARGET_TYPE, targetType).given(TARGET_ID, targetId)
            .given(USER, user).given(EMOJI, emoji));
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
        .owner(entity.owner()).repoName(entity.repoName()).targetType(entity.targetType())
        .targetId(entity.targetId()).user(entity.user()).emoji(entity.emoji())
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
  public static Map<String, AttributeValue> toItem(Reaction entity) {
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
  public static Reaction fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Reaction> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(
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

  /**
   * What an update and an upsert of {@link Reaction} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Reaction, S> {
    private AnyUpdate(UpdateState<Reaction> state) {
      super(state);
    }
  }

  /** Changes {@link Reaction} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Reaction> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Reaction> state) {
      return new Update(state);
    }

    public Update emoji(String emoji) {
      return set(EMOJI, emoji);
    }
  }

  /** Changes {@link Reaction} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Reaction> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Reaction> state) {
      return new Upsert(state);
    }
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
     * @throws dev.singlet.error.ValidationException if a required component was not set
     */
    @CheckReturnValue
    public Reaction build() {
      Violations violations = Type.INSTANCE.violations(null);
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
              .attribute("owner", "owner")
              .attribute("repoName", "repo_name")
              .attribute("targetType", "target_type")
              .attribute("targetId", "target_id")
              .attribute("user", "user")
              .attribute("emoji", "emoji")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
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

      ItemWriter item = new ItemWriter(11);
      item.put("_et", nameValue());
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
          item.string("owner"), item.string("repo_name"),
          item.value("target_type", TARGET_TYPE_CODEC), item.string("target_id"),
          item.string("user"), item.string("emoji"), item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Reaction entity, ItemReader item, int behindTenant) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      TargetType targetType = entity.targetType();
      String targetId = entity.targetId();
      String user = entity.user();
      return item.key("PK", behindTenant)
          .text(Type.TARGET_TYPE_CODEC.text(targetType)).text("REACTION#").text(owner).text("#")
          .text(repoName).text("#").text(targetId).text("#").text(user).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return ReactionEntity.class.getResourceAsStream("ReactionEntity.schema.json");
    }

    private static Location<Reaction> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "targetType" -> violations.required("targetType", value);
        case "targetId" -> violations.requiredText("targetId", (String) value);
        case "user" -> violations.requiredText("user", (String) value);
        case "emoji" -> violations.requiredText("emoji", (String) value);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }

    private static void checkOwner(@Nullable String owner, Violations violations) {
      violations.required("owner", owner);
      TextConstraints.pattern(violations, "owner", owner, OWNER_PATTERN);
      violations.text("owner", owner);
    }

    private static void checkRepoName(@Nullable String repoName, Violations violations) {
      violations.required("repoName", repoName);
      TextConstraints.pattern(violations, "repoName", repoName, REPO_NAME_PATTERN);
      violations.text("repoName", repoName);
    }
  }
}
