package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.Removable;
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
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.Codecs;
import dev.singlet.runtime.codec.TimeCodecs;
import dev.singlet.runtime.constraint.TextConstraints;
import dev.singlet.runtime.constraint.TextPattern;
import dev.singlet.runtime.entity.AccessPattern;
import dev.singlet.runtime.entity.EntityDescription;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.expression.Location;
import dev.singlet.runtime.item.ItemReader;
import dev.singlet.runtime.item.ItemWriter;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Values;
import dev.singlet.runtime.item.Violations;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Operations on the {@link Repository} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class RepositoryEntity {
  /** The attribute {@code owner}. */
  public static final TextAttribute<Repository, InKey> OWNER =
      new TextAttribute<>(Type.at("owner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<Repository, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code description}. */
  public static final TextAttribute<Repository, Removable> DESCRIPTION =
      new TextAttribute<>(Type.at("description"));

  /** The attribute {@code is_private}. */
  public static final ScalarAttribute<Repository, Boolean, Settable> IS_PRIVATE =
      new ScalarAttribute<>(Type.at("isPrivate"), Codecs.bool());

  /** The attribute {@code language}. */
  public static final TextAttribute<Repository, Removable> LANGUAGE =
      new TextAttribute<>(Type.at("language"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Repository, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Repository, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private RepositoryEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Repository> put(Repository entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static Get<Repository> get(String owner, String repoName) {
    return new Get<>(Type.INSTANCE, key(owner, repoName));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static Delete<Repository> delete(String owner, String repoName) {
    return new Delete<>(Type.INSTANCE, key(owner, repoName));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static Check<Repository> check(String owner, String repoName) {
    return new Check<>(Type.INSTANCE, key(owner, repoName));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Repository> get(Repository entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Repository> delete(Repository entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Repository entity) {
    return key(entity.owner(), entity.repoName());
  }

  /**
   * Repositories of an account, the one updated last at the end.
   * Queries the index {@code GSI3} for {@link Repository} items:
   * partition {@code ACCOUNT#{owner}},
   * sort {@code #{updatedAt}}.
   * @param owner the value of {@code owner}
   * @return the query
   */
  public static ByOwner byOwner(String owner) {
    Type.INSTANCE.checkArgument("owner", owner);
    return new ByOwner(KeyCondition.beginsWith(byOwnerPartitionKey(owner), "#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static Update update(String owner, String repoName) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(owner, repoName), "owner", owner, "repoName", repoName));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Repository> update(Repository before, Repository after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static Upsert upsert(String owner, String repoName) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(owner, repoName))
            .given(OWNER, owner).given(REPO_NAME, repoName));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Repository entity) {
    return new Builder()
        .owner(entity.owner()).repoName(entity.repoName()).description(entity.description())
        .isPrivate(entity.isPrivate()).language(entity.language()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Repository entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Repository fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Repository> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param owner the value of {@code owner}
   * @param repoName the value of {@code repoName}
   */
  public static PrimaryKey key(String owner, String repoName) {
    Type.INSTANCE.checkArguments("owner", owner, "repoName", repoName);
    return Type.INSTANCE.primaryKeyOfEqual(primaryPartitionKey(owner, repoName));
  }

  private static AttributeValue primaryPartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue gsi1PartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue gsi1SortKey(String owner, String repoName) {
    return Type.INSTANCE.sortKey("GSI1SK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue gsi2PartitionKey(String owner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI2PK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue gsi2SortKey(String owner, String repoName) {
    return Type.INSTANCE.sortKey("GSI2SK")
        .literal("REPO#").text("owner", owner).literal("#").text("repoName", repoName).toKey();
  }

  private static AttributeValue byOwnerPartitionKey(String owner) {
    return Type.INSTANCE.partitionKey("GSI3PK").literal("ACCOUNT#").text("owner", owner).toKey();
  }

  private static AttributeValue byOwnerSortKey(Instant updatedAt) {
    return Type.INSTANCE.sortKey("GSI3SK").literal("#").millis("updatedAt", updatedAt).toKey();
  }

  /** The query {@link #byOwner(String)}, which {@code updatedAt} can narrow. */
  public static final class ByOwner extends Query<Repository> {
    private ByOwner(KeyCondition condition) { super(Type.BY_OWNER_QUERY, condition); }

    /**
     * {@return the query of items with this {@code updatedAt}}
     * @param updatedAt the value
     */
    public Query<Repository> updatedAt(Instant updatedAt) {
      return narrow(condition().equalTo(text().millis("updatedAt", updatedAt)));
    }

    /**
     * {@return the query of items whose {@code updatedAt} is in a range}
     * @param range the range
     */
    public Query<Repository> updatedAt(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().millis("updatedAt", value))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Repository} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Repository, S> {
    private AnyUpdate(UpdateState<Repository> state) { super(state); }

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
     * {@return the update with {@code isPrivate} set}
     * @param isPrivate the value
     */
    public S isPrivate(boolean isPrivate) { return set(IS_PRIVATE, isPrivate); }

    /**
     * {@return the update with {@code language} set; null removes it}
     * @param language the value
     */
    public S language(@Nullable String language) { return replace(LANGUAGE, language); }

    /** {@return the update with {@code language} removed} */
    public S removeLanguage() { return remove(LANGUAGE); }
  }

  /** Changes {@link Repository} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Repository> state) { super(state); }

    @Override
    protected Update with(UpdateState<Repository> state) { return new Update(state); }
  }

  /** Changes {@link Repository} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Repository> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Repository> state) { return new Upsert(state); }
  }

  /** Builds {@link Repository} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String owner;
    private @Nullable String repoName;
    private @Nullable String description;
    private @Nullable Boolean isPrivate;
    private @Nullable String language;
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
     * {@return this builder with {@code description} set}
     * @param description the value; null for none
     */
    public Builder description(@Nullable String description) {
      this.description = description;
      return this;
    }

    /**
     * {@return this builder with {@code isPrivate} set}
     * @param isPrivate the value
     */
    public Builder isPrivate(boolean isPrivate) {
      this.isPrivate = isPrivate;
      return this;
    }

    /**
     * {@return this builder with {@code language} set}
     * @param language the value; null for none
     */
    public Builder language(@Nullable String language) {
      this.language = language;
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
    public Repository build() {
      Type.INSTANCE.requireSet("owner", owner, "repoName", repoName);
      return new Repository(
          Objects.requireNonNull(owner),
          Objects.requireNonNull(repoName),
          description,
          isPrivate == null ? false : isPrivate,
          language,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Repository> {
    private static final EntityType<Repository> INSTANCE = new Type();
    private static final AccessPattern<Repository> BY_OWNER_QUERY =
        new AccessPattern<>(INSTANCE, "byOwner", GitHubTable.SCHEMA.index("GSI3"), false);
    private static final TextPattern OWNER_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");
    private static final TextPattern REPO_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_.-]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Repository")
              .attributes(
                  "owner", "owner", "repoName", "repo_name", "description", "description",
                  "isPrivate", "is_private", "language", "language", "createdAt", "_ct",
                  "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "owner", "repoName")
              .indexKey("GSI2", "owner", "repoName")
              .indexKey("GSI3", "owner", "updatedAt"));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Repository entity, Stamps stamps, Violations violations) {
      String owner = entity.owner();
      String repoName = entity.repoName();
      String description = entity.description();
      boolean isPrivate = entity.isPrivate();
      String language = entity.language();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOwner(owner, violations);
      checkRepoName(repoName, violations);
      violations.text("description", description);
      violations.text("language", language);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("owner", owner);
      item.string("repo_name", repoName);
      item.string("description", description);
      item.bool("is_private", isPrivate);
      item.string("language", language);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(owner, repoName));
      item.put("SK", sortKey("SK", item.written("PK")));
      item.put("GSI1PK", item.written("PK"));
      item.put("GSI1SK", sortKey("GSI1SK", item.written("PK")));
      item.put("GSI2PK", item.written("PK"));
      item.put("GSI2SK", sortKey("GSI2SK", item.written("PK")));
      writeGsi3(item, owner, updatedAt);
      return item.toItem();
    }

    @Override
    protected Repository fromItem(ItemReader item) {
      return new Repository(
          item.string("owner"),
          item.string("repo_name"),
          item.has("description") ? item.string("description") : null,
          item.has("is_private") ? item.bool("is_private") : false,
          item.has("language") ? item.string("language") : null,
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Repository entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("REPO#").text(entity.owner()).text("#").text(entity.repoName()).isWhole()
          && item.isSame("SK", "PK", behindTenant);
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return RepositoryEntity.class.getResourceAsStream("RepositoryEntity.schema.json");
    }

    private static Location<Repository> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.bool("is_private", false);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" -> writeGsi1(item, values.get("owner"), values.get("repoName"));
        case "GSI2" -> writeGsi2(item, values.get("owner"), values.get("repoName"));
        case "GSI3" -> writeGsi3(item, values.get("owner"), values.get("updatedAt"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(ItemWriter item, String owner, String repoName) {
      item.put("GSI1PK", gsi1PartitionKey(owner, repoName));
      item.put("GSI1SK", gsi1SortKey(owner, repoName));
    }

    private static void writeGsi2(ItemWriter item, String owner, String repoName) {
      item.put("GSI2PK", gsi2PartitionKey(owner, repoName));
      item.put("GSI2SK", gsi2SortKey(owner, repoName));
    }

    private static void writeGsi3(ItemWriter item, String owner, Instant updatedAt) {
      item.put("GSI3PK", byOwnerPartitionKey(owner));
      item.put("GSI3SK", byOwnerSortKey(updatedAt));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "owner" -> checkOwner((String) value, violations);
        case "repoName" -> checkRepoName((String) value, violations);
        case "description", "language" -> violations.text(component, (String) value);
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
