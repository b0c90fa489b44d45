package dev.singlet.examples.github.model;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.attribute.InKey;
import dev.singlet.attribute.Managed;
import dev.singlet.attribute.OrderedAttribute;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.item.Check;
import dev.singlet.item.Delete;
import dev.singlet.item.Get;
import dev.singlet.item.ItemUpdate;
import dev.singlet.item.Put;
import dev.singlet.item.RecordUpdate;
import dev.singlet.item.UpdateState;
import dev.singlet.query.ConsistentQuery;
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
import dev.singlet.runtime.key.KeyEnds;
import dev.singlet.runtime.key.KeyTuple;
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
 * Operations on the {@link Star} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class StarEntity {
  /** The attribute {@code user_name}. */
  public static final TextAttribute<Star, InKey> USER_NAME =
      new TextAttribute<>(Type.at("userName"));

  /** The attribute {@code repo_owner}. */
  public static final TextAttribute<Star, InKey> REPO_OWNER =
      new TextAttribute<>(Type.at("repoOwner"));

  /** The attribute {@code repo_name}. */
  public static final TextAttribute<Star, InKey> REPO_NAME =
      new TextAttribute<>(Type.at("repoName"));

  /** The attribute {@code starred_at}. */
  public static final OrderedAttribute<Star, Instant, InKey> STARRED_AT =
      new OrderedAttribute<>(Type.at("starredAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Star, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Star, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private StarEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Star> put(Star entity) { return new Put<>(Type.INSTANCE, entity); }

  /**
   * {@return a get of an item by its primary key}
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   */
  public static Get<Star> get(String userName, String repoOwner, String repoName) {
    return new Get<>(Type.INSTANCE, key(userName, repoOwner, repoName));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   */
  public static Delete<Star> delete(String userName, String repoOwner, String repoName) {
    return new Delete<>(Type.INSTANCE, key(userName, repoOwner, repoName));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   */
  public static Check<Star> check(String userName, String repoOwner, String repoName) {
    return new Check<>(Type.INSTANCE, key(userName, repoOwner, repoName));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Star> get(Star entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Star> delete(Star entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Star entity) {
    return key(entity.userName(), entity.repoOwner(), entity.repoName());
  }

  /**
   * Repositories that a user has starred.
   * Queries the table for {@link Star} items:
   * partition {@code ACCOUNT#{userName}},
   * sort {@code STAR#{repoOwner}#{repoName}}.
   * @param userName the value of {@code userName}
   * @return the query
   */
  public static ByUser byUser(String userName) {
    return new ByUser(KeyCondition.beginsWith(primaryPartitionKey(userName), "STAR#"));
  }

  /**
   * Stars of a repository, by user.
   * Queries the index {@code GSI1} for {@link Star} items:
   * partition {@code REPO#{repoOwner}#{repoName}},
   * sort {@code STAR#{userName}#{starredAt}}.
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   * @return the query
   */
  public static ByRepository byRepository(String repoOwner, String repoName) {
    return new ByRepository(
        KeyCondition.beginsWith(byRepositoryPartitionKey(repoOwner, repoName), "STAR#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   */
  public static Update update(String userName, String repoOwner, String repoName) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(userName, repoOwner, repoName), "userName", userName, "repoOwner",
            repoOwner, "repoName", repoName));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Star> update(Star before, Star after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   * @param starredAt the value of {@code starredAt}
   */
  public static Upsert upsert(
      String userName, String repoOwner, String repoName, Instant starredAt) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(userName, repoOwner, repoName))
            .given(USER_NAME, userName).given(REPO_OWNER, repoOwner).given(REPO_NAME, repoName)
            .given(STARRED_AT, starredAt));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Star entity) {
    return new Builder()
        .userName(entity.userName()).repoOwner(entity.repoOwner()).repoName(entity.repoName())
        .starredAt(entity.starredAt()).createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Star entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Star fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Star> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param userName the value of {@code userName}
   * @param repoOwner the value of {@code repoOwner}
   * @param repoName the value of {@code repoName}
   */
  public static PrimaryKey key(String userName, String repoOwner, String repoName) {
    return new PrimaryKey(primaryPartitionKey(userName), primarySortKey(repoOwner, repoName));
  }

  private static AttributeValue primaryPartitionKey(String userName) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("userName", userName).toKey();
  }

  private static AttributeValue primarySortKey(String repoOwner, String repoName) {
    return Type.INSTANCE.sortKey("SK")
        .literal("STAR#").sortedText("repoOwner", repoOwner).literal("#").text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepositoryPartitionKey(String repoOwner, String repoName) {
    return Type.INSTANCE.partitionKey("GSI1PK")
        .literal("REPO#").text("repoOwner", repoOwner).literal("#").text("repoName", repoName)
        .toKey();
  }

  private static AttributeValue byRepositorySortKey(String userName, Instant starredAt) {
    return Type.INSTANCE.sortKey("GSI1SK")
        .literal("STAR#").sortedText("userName", userName).literal("#")
        .millis("starredAt", starredAt).toKey();
  }

  /** The query {@link #byUser(String)}, which {@code repoOwner} can narrow. */
  public static final class ByUser extends ConsistentQuery<Star> {
    private ByUser(KeyCondition condition) { super(Type.BY_USER_QUERY, condition); }

    /**
     * {@return the query of items with this {@code repoOwner}}
     * @param repoOwner the value
     */
    public ByUserRepoOwner repoOwner(String repoOwner) {
      return new ByUserRepoOwner(
          condition().beginsWith(text().sortedText("repoOwner", repoOwner).literal("#")));
    }

    /**
     * {@return the query of items whose {@code repoOwner} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Star> repoOwner(Range<String> range) {
      return narrow(
          condition().delimitedPart(
              range.map(value -> ends().sortedText("repoOwner", value)), "#"));
    }

    /**
     * {@return the query of items in a range of these values together: {@code repoOwner}, {@code
     * repoName}}
     * The first of them are compared, and the next ones where those are equal.
     * @param range the range
     */
    public ConsistentQuery<Star> tuple(Range<ByUserTuple> range) {
      return narrow(condition().tuples(range));
    }
  }

  /** An end of a range of {@code repoOwner}, {@code repoName}: {@link ByUser#tuple}. */
  public static final class ByUserTuple extends KeyTuple {
    private static final KeyEnds ENDS = Type.BY_USER_QUERY.ends(0);

    private ByUserTuple(KeyTuple tuple) { super(tuple); }

    /**
     * {@return an end that includes all items with these values}
     * @param repoOwner the value
     */
    public static ByUserTuple of(String repoOwner) {
      return new ByUserTuple(first(ENDS.sortedText("repoOwner", repoOwner), "#"));
    }

    /**
     * {@return an end of these values}
     * @param repoOwner the value
     * @param repoName the value
     */
    public static ByUserTuple of(String repoOwner, String repoName) {
      return new ByUserTuple(of(repoOwner).last(ENDS.text("repoName", repoName)));
    }
  }

  /** The query {@link #byUser(String)}, which {@code repoName} can narrow. */
  public static final class ByUserRepoOwner extends ConsistentQuery<Star> {
    private ByUserRepoOwner(KeyCondition condition) {
      super(Type.BY_USER_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code repoName}}
     * @param repoName the value
     */
    public ConsistentQuery<Star> repoName(String repoName) {
      return narrow(condition().equalTo(text().text("repoName", repoName)));
    }

    /**
     * {@return the query of items whose {@code repoName} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Star> repoName(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("repoName", value))));
    }
  }

  /** The query {@link #byRepository(String, String)}, which {@code userName} can narrow. */
  public static final class ByRepository extends Query<Star> {
    private ByRepository(KeyCondition condition) {
      super(Type.BY_REPOSITORY_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code userName}}
     * @param userName the value
     */
    public ByRepositoryUserName userName(String userName) {
      return new ByRepositoryUserName(
          condition().beginsWith(text().sortedText("userName", userName).literal("#")));
    }

    /**
     * {@return the query of items whose {@code userName} is in a range}
     * @param range the range
     */
    public Query<Star> userName(Range<String> range) {
      return narrow(
          condition().delimitedPart(range.map(value -> ends().sortedText("userName", value)), "#"));
    }

    /**
     * {@return the query of items in a range of these values together: {@code userName}, {@code
     * starredAt}}
     * The first of them are compared, and the next ones where those are equal.
     * @param range the range
     */
    public Query<Star> tuple(Range<ByRepositoryTuple> range) {
      return narrow(condition().tuples(range));
    }
  }

  /** An end of a range of {@code userName}, {@code starredAt}: {@link ByRepository#tuple}. */
  public static final class ByRepositoryTuple extends KeyTuple {
    private static final KeyEnds ENDS = Type.BY_REPOSITORY_QUERY.ends(0);

    private ByRepositoryTuple(KeyTuple tuple) { super(tuple); }

    /**
     * {@return an end that includes all items with these values}
     * @param userName the value
     */
    public static ByRepositoryTuple of(String userName) {
      return new ByRepositoryTuple(first(ENDS.sortedText("userName", userName), "#"));
    }

    /**
     * {@return an end of these values}
     * @param userName the value
     * @param starredAt the value
     */
    public static ByRepositoryTuple of(String userName, Instant starredAt) {
      return new ByRepositoryTuple(of(userName).last(ENDS.millis("starredAt", starredAt)));
    }
  }

  /** The query {@link #byRepository(String, String)}, which {@code starredAt} can narrow. */
  public static final class ByRepositoryUserName extends Query<Star> {
    private ByRepositoryUserName(KeyCondition condition) {
      super(Type.BY_REPOSITORY_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code starredAt}}
     * @param starredAt the value
     */
    public Query<Star> starredAt(Instant starredAt) {
      return narrow(condition().equalTo(text().millis("starredAt", starredAt)));
    }

    /**
     * {@return the query of items whose {@code starredAt} is in a range}
     * @param range the range
     */
    public Query<Star> starredAt(Range<Instant> range) {
      return narrow(condition().lastPart(range.map(value -> ends().millis("starredAt", value))));
    }
  }

  /** Changes {@link Star} items that exist. */
  public static final class Update extends ItemUpdate<Star, Update> {
    private Update(UpdateState<Star> state) { super(state); }

    @Override
    protected Update with(UpdateState<Star> state) { return new Update(state); }

    /**
     * {@return the update with {@code starredAt} set}
     * @param starredAt the value
     */
    public Update starredAt(Instant starredAt) { return assign(STARRED_AT, starredAt); }
  }

  /** Changes {@link Star} items, or creates them. */
  public static final class Upsert extends ItemUpdate<Star, Upsert> {
    private Upsert(UpdateState<Star> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Star> state) { return new Upsert(state); }
  }

  /** Builds {@link Star} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String userName;
    private @Nullable String repoOwner;
    private @Nullable String repoName;
    private @Nullable Instant starredAt;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    /**
     * {@return this builder with {@code userName} set}
     * @param userName the value
     */
    public Builder userName(String userName) {
      this.userName = userName;
      return this;
    }

    /**
     * {@return this builder with {@code repoOwner} set}
     * @param repoOwner the value
     */
    public Builder repoOwner(String repoOwner) {
      this.repoOwner = repoOwner;
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
     * {@return this builder with {@code starredAt} set} Without it a put sets the current time.
     * @param starredAt the value
     */
    public Builder starredAt(Instant starredAt) {
      this.starredAt = starredAt;
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
    public Star build() {
      Type.INSTANCE.requireSet("userName", userName, "repoOwner", repoOwner, "repoName", repoName);
      return new Star(
          Objects.requireNonNull(userName), Objects.requireNonNull(repoOwner),
          Objects.requireNonNull(repoName), Stamps.orLater(starredAt), Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
    }
  }

  private static final class Type extends EntityType<Star> {
    private static final EntityType<Star> INSTANCE = new Type();
    private static final AccessPattern<Star> BY_USER_QUERY =
        new AccessPattern<>(INSTANCE, "byUser", null, false);
    private static final AccessPattern<Star> BY_REPOSITORY_QUERY =
        new AccessPattern<>(INSTANCE, "byRepository", GitHubTable.SCHEMA.index("GSI1"), false);

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Star")
              .attributes(
                  "userName", "user_name", "repoOwner", "repo_owner", "repoName", "repo_name",
                  "starredAt", "starred_at", "createdAt", "_ct", "updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS)
              .indexKey("GSI1", "repoOwner", "repoName", "userName", "starredAt"));
    }

    @Override
    public Map<String, AttributeValue> toItem(Star entity, Stamps stamps, Violations violations) {
      String userName = entity.userName();
      String repoOwner = entity.repoOwner();
      String repoName = entity.repoName();
      Instant starredAt = entity.starredAt() == null ? stamps.now() : entity.starredAt();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      violations.requiredText("userName", userName);
      violations.requiredText("repoOwner", repoOwner);
      violations.requiredText("repoName", repoName);
      violations.time("starredAt", starredAt);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = newItem();
      item.string("user_name", userName);
      item.string("repo_owner", repoOwner);
      item.string("repo_name", repoName);
      item.instant("starred_at", starredAt, TimeFormat.MILLIS);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(userName));
      item.put("SK", primarySortKey(repoOwner, repoName));
      writeGsi1(item, repoOwner, repoName, userName, starredAt);
      return item.toItem();
    }

    @Override
    protected Star fromItem(ItemReader item) {
      return new Star(
          item.string("user_name"),
          item.string("repo_owner"),
          item.string("repo_name"),
          item.isGivenLater("starred_at")
              ? Stamps.orLater(null)
              : item.instant("starred_at", TimeFormat.MILLIS),
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Star entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("ACCOUNT#").text(entity.userName()).isWhole()
          && item.key("SK", 0)
              .text("STAR#").text(entity.repoOwner()).text("#").text(entity.repoName()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return StarEntity.class.getResourceAsStream("StarEntity.schema.json");
    }

    private static Location<Star> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      if (stamps != null) {
        item.instant("starred_at", stamps.now(), TimeFormat.MILLIS);
      }
    }

    @Override
    public void derive(String name, Values values, ItemWriter item) {
      switch (name) {
        case "GSI1" ->
            writeGsi1(
                item, values.get("repoOwner"), values.get("repoName"), values.get("userName"),
                values.get("starredAt"));
        default -> super.derive(name, values, item);
      }
    }

    private static void writeGsi1(
        ItemWriter item, String repoOwner, String repoName, String userName, Instant starredAt) {
      item.put("GSI1PK", byRepositoryPartitionKey(repoOwner, repoName));
      item.put("GSI1SK", byRepositorySortKey(userName, starredAt));
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "userName", "repoOwner", "repoName" ->
            violations.requiredText(component, (String) value);
        case "starredAt", "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }
  }
}
