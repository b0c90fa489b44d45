package dev.singlet.examples.github.model;

import dev.singlet.Check;
import dev.singlet.ConsistentQuery;
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
import dev.singlet.attribute.Settable;
import dev.singlet.attribute.TextAttribute;
import dev.singlet.generated.entity.AccessPattern;
import dev.singlet.generated.entity.EntityDescription;
import dev.singlet.generated.entity.EntityType;
import dev.singlet.generated.expression.Location;
import dev.singlet.generated.item.ItemReader;
import dev.singlet.generated.item.ItemWriter;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.TextConstraints;
import dev.singlet.generated.item.TextPattern;
import dev.singlet.generated.item.TimeCodecs;
import dev.singlet.generated.item.Values;
import dev.singlet.generated.item.Violations;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.Range;
import java.io.InputStream;
import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Membership} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class MembershipEntity {
  /** The attribute {@code org_name}. */
  public static final TextAttribute<Membership, InKey> ORG_NAME =
      new TextAttribute<>(Type.at("orgName", "org_name"));

  /** The attribute {@code username}. */
  public static final TextAttribute<Membership, InKey> USERNAME =
      new TextAttribute<>(Type.at("username", "username"));

  /** The attribute {@code role}. */
  public static final TextAttribute<Membership, Settable> ROLE =
      new TextAttribute<>(Type.at("role", "role"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Membership, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt", "_ct"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Membership, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt", "_md"), TimeCodecs.instant(TimeFormat.MILLIS));

  private MembershipEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Membership> put(Membership entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Get<Membership> get(String orgName, String username) {
    return new Get<>(Type.INSTANCE, primaryKey(orgName, username));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Delete<Membership> delete(String orgName, String username) {
    return new Delete<>(Type.INSTANCE, primaryKey(orgName, username));
  }

  /**
   * Asks something of an item in a transaction.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return the operation
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Check<Membership> check(String orgName, String username) {
    return new Check<>(Type.INSTANCE, primaryKey(orgName, username));
  }

  /**
   * Reads the whole table, whatever is in it, and gives what this class is for. What is asked
   * for every day has an access pattern.
   *
   * @return the operation
   */
  public static Scan<Membership> scan() {
    return new Scan<>(Type.INSTANCE);
  }

  /**
   * Queries the table for {@link Membership} items:
   * partition {@code ACCOUNT#{orgName}},
   * sort {@code MEMBERSHIP#{username}}.
   *
   * @param orgName the value of {@code orgName}
   * @return the query
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static ByOrganization byOrganization(String orgName) {
    Type.INSTANCE.checkArgument("orgName", orgName);
    return new ByOrganization(KeyCondition.beginsWith(primaryPartitionKey(orgName), "MEMBERSHIP#"));
  }

  /**
   * Changes an item that exists.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return an update that changes nothing yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Update update(String orgName, String username) {
    UpdateState<Membership> state =
        UpdateState.update(
            Type.INSTANCE,
            primaryKey(orgName, username),
            Map.of("orgName", orgName, "username", username));
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
  public static RecordUpdate<Membership> update(Membership before, Membership after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * Changes an item, or creates it where there is none. Defaults and the creation time
   * are only written to an item that has none.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return an upsert that writes no more than these yet
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in the key
   * @throws dev.singlet.error.ValidationException if a value violates its constraints
   */
  public static Upsert upsert(String orgName, String username) {
    UpdateState<Membership> state =
        UpdateState.upsert(
            Type.INSTANCE,
            primaryKey(orgName, username),
            Map.of("orgName", orgName, "username", username));
    return new Upsert(state.given(ORG_NAME, orgName).given(USERNAME, username));
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
  public static Builder builder(Membership entity) {
    return new Builder()
        .orgName(entity.orgName()).username(entity.username()).role(entity.role())
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
  public static Map<String, AttributeValue> toItem(Membership entity) {
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
  public static Membership fromItem(Map<String, AttributeValue> item) {
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
  public static EntityType<Membership> type() {
    return Type.INSTANCE;
  }

  private static PrimaryKey primaryKey(String orgName, String username) {
    Type.INSTANCE.checkArguments("orgName", orgName, "username", username);
    return new PrimaryKey(primaryPartitionKey(orgName), primarySortKey(username));
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue primarySortKey(String username) {
    return Type.INSTANCE.sortKey("SK").literal("MEMBERSHIP#").text("username", username).toKey();
  }

  /**
   * The query {@link #byOrganization(String)},
   * which {@code username} can narrow.
   */
  public static final class ByOrganization extends ConsistentQuery<Membership> {
    private ByOrganization(KeyCondition condition) {
      super(Type.BY_ORGANIZATION_QUERY, condition);
    }

    /** Narrows the query to items with this {@code username}. */
    public ConsistentQuery<Membership> username(String username) {
      Type.INSTANCE.checkArgument("username", username);
      return narrow(condition().equalTo(text().text("username", username)));
    }

    /** Narrows the query to items whose {@code username} is in a range. */
    public ConsistentQuery<Membership> username(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> part().text("username", value))));
    }
  }

  /**
   * What an update and an upsert of {@link Membership} have in common.
   *
   * @param <S> which of the two
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Membership, S> {
    private AnyUpdate(UpdateState<Membership> state) {
      super(state);
    }

    public S role(String role) {
      return set(ROLE, role);
    }
  }

  /** Changes {@link Membership} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Membership> state) {
      super(state);
    }

    @Override
    protected Update with(UpdateState<Membership> state) {
      return new Update(state);
    }
  }

  /** Changes {@link Membership} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Membership> state) {
      super(state);
    }

    @Override
    protected Upsert with(UpdateState<Membership> state) {
      return new Upsert(state);
    }
  }

  /** Builds {@link Membership} records component by component. */
  @CanIgnoreReturnValue
  public static final class Builder {
    private @Nullable String orgName;
    private @Nullable String username;
    private @Nullable String role;
    private @Nullable Instant createdAt;
    private @Nullable Instant updatedAt;

    private Builder() {}

    public Builder orgName(String orgName) {
      this.orgName = orgName;
      return this;
    }

    public Builder username(String username) {
      this.username = username;
      return this;
    }

    public Builder role(String role) {
      this.role = role;
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
    public Membership build() {
      Violations violations = Type.INSTANCE.violations(null);
      violations.required("orgName", orgName);
      violations.required("username", username);
      violations.throwIfAny();
      return new Membership(
          orgName, username, role == null ? "member" : role, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Membership> {
    private static final EntityType<Membership> INSTANCE = new Type();

    private static final AccessPattern<Membership> BY_ORGANIZATION_QUERY =
        new AccessPattern<>(INSTANCE, "byOrganization", null, false);

    private static final TextPattern ORG_NAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private static final TextPattern USERNAME_PATTERN = new TextPattern("[a-zA-Z0-9_-]+");

    private Type() {
      super(
          new EntityDescription(GitHubTable.SCHEMA, "Membership")
              .attribute("orgName", "org_name")
              .attribute("username", "username")
              .attribute("role", "role")
              .attribute("createdAt", "_ct")
              .attribute("updatedAt", "_md")
              .created("createdAt", "_ct", TimeFormat.MILLIS)
              .modified("updatedAt", "_md", TimeFormat.MILLIS));
    }

    @Override
    public Map<String, AttributeValue> toItem(
        Membership entity, Stamps stamps, Violations violations) {
      String orgName = entity.orgName();
      String username = entity.username();
      String role = entity.role() == null ? "member" : entity.role();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified(entity.updatedAt());

      checkOrgName(orgName, violations);
      checkUsername(username, violations);
      violations.text("role", role);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(8);
      item.put("_et", nameValue());
      item.string("org_name", orgName);
      item.string("username", username);
      item.string("role", role);
      item.instant("_ct", createdAt, TimeFormat.MILLIS);
      item.instant("_md", updatedAt, TimeFormat.MILLIS);
      item.put("PK", primaryPartitionKey(orgName));
      item.put("SK", primarySortKey(username));
      return item.toItem();
    }

    @Override
    protected Membership fromItem(ItemReader item) {
      return new Membership(
          item.string("org_name"),
          item.string("username"),
          item.has("role") ? item.string("role") : "member",
          item.instant("_ct", TimeFormat.MILLIS),
          item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Membership entity, ItemReader item, int behindTenant) {
      String orgName = entity.orgName();
      String username = entity.username();
      return item.key("PK", behindTenant).text("ACCOUNT#").text(orgName).isWhole()
          && item.key("SK", 0).text("MEMBERSHIP#").text(username).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return MembershipEntity.class.getResourceAsStream("MembershipEntity.schema.json");
    }

    private static Location<Membership> at(String component, String attribute) {
      return Location.of(INSTANCE, component, attribute);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, Stamps stamps) {
      String role = "member";
      item.string("role", role);
    }

    @Override
    public ResourceBundle bundle(Locale locale) {
      return ResourceBundle.getBundle("ValidationMessages", locale);
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgName" -> checkOrgName((String) value, violations);
        case "username" -> checkUsername((String) value, violations);
        case "role" -> violations.text("role", (String) value);
        case "createdAt" -> violations.time("createdAt", (Instant) value);
        case "updatedAt" -> violations.time("updatedAt", (Instant) value);
        default -> {}
      }
    }

    private static void checkOrgName(@Nullable String orgName, Violations violations) {
      violations.required("orgName", orgName);
      TextConstraints.pattern(violations, "orgName", orgName, ORG_NAME_PATTERN);
      violations.text("orgName", orgName);
    }

    private static void checkUsername(@Nullable String username, Violations violations) {
      violations.required("username", username);
      TextConstraints.pattern(violations, "username", username, USERNAME_PATTERN);
      violations.text("username", username);
    }
  }
}
