package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
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
import dev.singlet.query.Query;
import dev.singlet.runtime.codec.TimeCodecs;
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
 * Operations on the {@link Fork} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class ForkEntity {
  /** The attribute {@code original_owner}. */
  public static final TextAttribute<Fork, InKey> ORIGINAL_OWNER =
      new TextAttribute<>(Type.at("originalOwner"));

  /** The attribute {@code original_repo}. */
  public static final TextAttribute<Fork, InKey> ORIGINAL_REPO =
      new TextAttribute<>(Type.at("originalRepo"));

  /** The attribute {@code fork_owner}. */
  public static final TextAttribute<Fork, InKey> FORK_OWNER =
      new TextAttribute<>(Type.at("forkOwner"));

  /** The attribute {@code fork_repo}. */
  public static final TextAttribute<Fork, Settable> FORK_REPO =
      new TextAttribute<>(Type.at("forkRepo"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Fork, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Fork, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private ForkEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Fork> put(Fork entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   */
  public static Get<Fork> get(String originalOwner, String originalRepo, String forkOwner) {
    return new Get<>(Type.INSTANCE, key(originalOwner, originalRepo, forkOwner));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   */
  public static Delete<Fork> delete(String originalOwner, String originalRepo, String forkOwner) {
    return new Delete<>(Type.INSTANCE, key(originalOwner, originalRepo, forkOwner));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   */
  public static Check<Fork> check(String originalOwner, String originalRepo, String forkOwner) {
    return new Check<>(Type.INSTANCE, key(originalOwner, originalRepo, forkOwner));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Fork> get(Fork entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Fork> delete(Fork entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Fork entity) {
    return key(entity.originalOwner(), entity.originalRepo(), entity.forkOwner());
  }

  /**
   * Forks of a repository, by the account that has them.
   * Queries the index {@code GSI2} for {@link Fork} items:
   * partition {@code REPO#{originalOwner}#{originalRepo}},
   * sort {@code FORK#{forkOwner}}.
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @return the query
   */
  public static ByRepository byRepository(String originalOwner, String originalRepo) {
    return new ByRepository(
        KeyCondition.beginsWith(byRepositoryPartitionKey(originalOwner, originalRepo), "FORK#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   */
  public static Update update(String originalOwner, String originalRepo, String forkOwner) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(originalOwner, originalRepo, forkOwner), "originalOwner",
            originalOwner, "originalRepo", originalRepo, "forkOwner", forkOwner));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Fork> update(Fork before, Fork after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   * @param forkRepo the value of {@code forkRepo}
   */
  public static Upsert upsert(
      String originalOwner, String originalRepo, String forkOwner, String forkRepo) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(originalOwner, originalRepo, forkOwner))
            .given(ORIGINAL_OWNER, originalOwner).given(ORIGINAL_REPO, originalRepo)
            .given(FORK_OWNER, forkOwner).given(FORK_REPO, forkRepo));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Fork entity) {
    return new Builder()
        .originalOwner(entity.originalOwner()).originalRepo(entity.originalRepo())
        .forkOwner(entity.forkOwner()).forkRepo(entity.forkRepo()).createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Fork entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Fork fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Fork> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param originalOwner the value of {@code originalOwner}
   * @param originalRepo the value of {@code originalRepo}
   * @param forkOwner the value of {@code forkOwner}
   */
  public static PrimaryKey key(String originalOwner, String originalRepo, String forkOwner) {
    return new PrimaryKey(
        primaryPartitionKey(originalOwner, originalRepo), primarySortKey(forkOwner));
  }

  private static AttributeValue primaryPartitionKey(String originalOwner, String originalRepo) {
    return Type.INSTANCE.partitionKey("PK")
        .literal("REPO#").text("originalOwner", originalOwner).literal("#")
        .text("originalRepo", originalRepo).toKey();
  }

  private static AttributeValue primarySortKey(String forkOwner) {
    return Type.INSTANCE.sortKey("SK").literal("FORK#").text("forkOwner", forkOwner).toKey();
  }

  private static AttributeValue byRepositoryPartitionKey(
      String originalOwner, String originalRepo) {
    return Type.INSTANCE.partitionKey("GSI2PK")
        .literal("REPO#").text("originalOwner", originalOwner).literal("#")
        .text("originalRepo", originalRepo).toKey();
  }

  private static AttributeValue byRepositorySortKey(String forkOwner) {
    return Type.INSTANCE.sortKey("GSI2SK").literal("FORK#").text("forkOwner", forkOwner).toKey();
  }

  /** The query {@link #byRepository(String, String)}, which {@code forkOwner} can narrow. */
  public static final class ByRepository extends Query<Fork> {
    private ByRepository(KeyCondition condition) {
      super(Type.BY_REPOSITORY_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code forkOwner}}
     * @param forkOwner the value
     */
    public Query<Fork> forkOwner(String forkOwner) {
      return narrow(condition().equalTo(text().text("forkOwner", forkOwner)));
    }

    /**
     * {@return the query of items whose {@code forkOwner} is in a range}
     * @param range the range
     */
    public Query<Fork> forkOwner(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("forkOwner", value))));
    }
  }

  /** Changes {@link Fork} items that exist. */
  public static final class Update extends ItemUpdate<Fork, Update> {
    private Update(UpdateState<Fork> state) { super(state); }

    @Override
    protected Update with(UpdateState<Fork> state) { return new Update(state); }

    /**
     * {@return the update with {@code forkRepo} set}
     * @param forkRepo the value
     */
    public Update forkRepo(String forkRepo) { return set(FORK_REPO, forkRepo); }
  }

  /** Changes {@link Fork} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Fork, Upsert> {
    private Upsert(UpdateState<Fork> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Fork> state) { return new Upsert(state); }
  }

  /** Builds {@link Fork} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String originalOwner;
    private @Nullable String originalRepo;
    private @Nullable String forkOwner;
    private @Nullable String forkRepo;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    /**
     * {@return this builder with {@code originalOwner} set}
     * @param originalOwner the value
     */
    public Builder originalOwner(String originalOwner) {
      this.originalOwner = originalOwner;
      return this;
    }

    /**
     * {@return this builder with {@code originalRepo} set}
     * @param originalRepo the value
     */
    public Builder originalRepo(String originalRepo) {
      this.originalRepo = originalRepo;
      return this;
    }

    /**
     * {@return this builder with {@code forkOwner} set}
     * @param forkOwner the value
     */
    public Builder forkOwner(String forkOwner) {
      this.forkOwner = forkOwner;
      return this;
    }

    /**
     * {@return this builder with {@code forkRepo} set}
     * @param forkRepo the value
     */
    public Builder forkRepo(String forkRepo) {
      this.forkRepo = forkRepo;
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
    public Fork build() {
      Type.INSTANCE.requireSet(
          "originalOwner", originalOwner, "originalRepo", originalRepo, "forkOwner", forkOwner,
          "forkRepo", forkRepo);
      return new Fork(
          Objects.requireNonNull(originalOwner), Objects.requireNonNull(originalRepo),
          Objects.requireNonNull(forkOwner), Objects.requireNonNull(forkRepo),
          Stamps.orLater(createdAt), Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Fork> {
    private static final EntityType<Fork> INSTANCE = new Type();
    private static final AccessPattern<Fork> BY_REPOSITORY_QUERY =
        new AccessPattern<>(INSTANCE, "byRepository", GitHubTable.SCHEMA.index("GSI2"), false);

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Fork")
              .attributes(
                  "originalOwner", "original_owner", "originalRepo", "original_repo", "forkOwner",
                  "fork_owner", "forkRepo", "fork_repo", "createdAt", "_ct", "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI2", "originalOwner", "originalRepo", "forkOwner"));
    }

    @Override
    public Map<String, AttributeValue> toItem(Fork entity, Stamps stamps, Violations violations) {
      String originalOwner = entity.originalOwner();
      String originalRepo = entity.originalRepo();
      String forkOwner = entity.forkOwner();
      String forkRepo = entity.forkRepo();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      violations.requiredText("originalOwner", originalOwner);
      violations.requiredText("originalRepo", originalRepo);
      violations.requiredText("forkOwner", forkOwner);
      violations.requiredText("forkRepo", forkRepo);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("original_owner", originalOwner);
      item.string("original_repo", originalRepo);
      item.string("fork_owner", forkOwner);
      item.string("fork_repo", forkRepo);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(originalOwner, originalRepo));
      item.put("SK", primarySortKey(forkOwner));
      item.put("GSI2PK", item.written("PK"));
      item.put("GSI2SK", item.written("SK"));
      return item.toItem();
    }

    @Override
    protected Fork fromItem(ItemReader item) {
      return new Fork(
          item.string("original_owner"),
          item.string("original_repo"),
          item.string("fork_owner"),
          item.string("fork_repo"),
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Fork entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant)
          .text("REPO#").text(entity.originalOwner()).text("#").text(entity.originalRepo())
          .isWhole()
          && item.key("SK", 0).text("FORK#").text(entity.forkOwner()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return ForkEntity.class.getResourceAsStream("ForkEntity.schema.json");
    }

    private static Location<Fork> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI2" ->
            writeGsi2(
                item, values.get("originalOwner"), values.get("originalRepo"),
                values.get("forkOwner"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi2(
        ItemWriter item, String originalOwner, String originalRepo, String forkOwner) {
      item.put("GSI2PK", byRepositoryPartitionKey(originalOwner, originalRepo));
      item.put("GSI2SK", byRepositorySortKey(forkOwner));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "originalOwner", "originalRepo", "forkOwner", "forkRepo" ->
            violations.requiredText(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }
  }
}
