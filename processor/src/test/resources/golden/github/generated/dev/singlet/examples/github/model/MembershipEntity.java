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
import dev.singlet.query.ConsistentQuery;
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
 * Operations on the {@link Membership} items of {@link GitHub}.
 *
 * <p>Methods that make a key of their arguments throw
 * {@link dev.singlet.error.InvalidKeyException} if a value can't be in the key, and
 * {@link dev.singlet.error.ValidationException} if it violates the constraints of its component.
 */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
@CheckReturnValue
public final class MembershipEntity {
  /** The attribute {@code org_name}. */
  public static final TextAttribute<Membership, InKey> ORG_NAME =
      new TextAttribute<>(Type.at("orgName"));

  /** The attribute {@code username}. */
  public static final TextAttribute<Membership, InKey> USERNAME =
      new TextAttribute<>(Type.at("username"));

  /** The attribute {@code role}. */
  public static final TextAttribute<Membership, Settable> ROLE =
      new TextAttribute<>(Type.at("role"));

  /** The attribute {@code _ct}. */
  public static final OrderedAttribute<Membership, Instant, Managed> CREATED_AT =
      new OrderedAttribute<>(Type.at("createdAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  /** The attribute {@code _md}. */
  public static final OrderedAttribute<Membership, Instant, Managed> UPDATED_AT =
      new OrderedAttribute<>(Type.at("updatedAt"), TimeCodecs.instant(TimeFormat.MILLIS));

  private MembershipEntity() {}

  /**
   * {@return a put of a whole item, which replaces any item under its key}
   * @param entity the record
   */
  public static Put<Membership> put(Membership entity) {
    return new Put<>(Type.INSTANCE, entity);
  }

  /**
   * {@return a get of an item by its primary key}
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static Get<Membership> get(String orgName, String username) {
    return new Get<>(Type.INSTANCE, key(orgName, username));
  }

  /**
   * {@return a delete of an item by its primary key}
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static Delete<Membership> delete(String orgName, String username) {
    return new Delete<>(Type.INSTANCE, key(orgName, username));
  }

  /**
   * {@return a check of an item in a transaction, which does not change it}
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static Check<Membership> check(String orgName, String username) {
    return new Check<>(Type.INSTANCE, key(orgName, username));
  }

  /**
   * {@return a get of the item of a record}
   * @param entity the record
   */
  public static Get<Membership> get(Membership entity) {
    return new Get<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return a delete of the item of a record}
   * @param entity the record
   */
  public static Delete<Membership> delete(Membership entity) {
    return new Delete<>(Type.INSTANCE, key(entity));
  }

  /**
   * {@return the primary key of a record's item, without a tenant}
   * @param entity the record
   */
  public static PrimaryKey key(Membership entity) {
    return key(entity.orgName(), entity.username());
  }

  /**
   * Members of an organization, by name.
   * Queries the table for {@link Membership} items:
   * partition {@code ACCOUNT#{orgName}},
   * sort {@code MEMBERSHIP#{username}}.
   * @param orgName the value of {@code orgName}
   * @return the query
   */
  public static ByOrganization byOrganization(String orgName) {
    Type.INSTANCE.checkArgument("orgName", orgName);
    return new ByOrganization(KeyCondition.beginsWith(primaryPartitionKey(orgName), "MEMBERSHIP#"));
  }

  /**
   * {@return an update of an item that exists, which changes nothing yet}
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static Update update(String orgName, String username) {
    return new Update(
        UpdateState.update(
            Type.INSTANCE, key(orgName, username), "orgName", orgName, "username", username));
  }

  /**
   * {@return an update of what differs between two records, if the item still is as the first}
   * @param before the item as it was read
   * @param after the item as it is to be; if it is the same, no request is made
   */
  public static RecordUpdate<Membership> update(Membership before, Membership after) {
    return new RecordUpdate<>(Type.INSTANCE, before, after);
  }

  /**
   * {@return an update that makes the item if there is none} Defaults fill only what it lacks.
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static Upsert upsert(String orgName, String username) {
    return new Upsert(
        UpdateState.upsert(Type.INSTANCE, key(orgName, username))
            .given(ORG_NAME, orgName).given(USERNAME, username));
  }

  /** {@return an empty builder} */
  public static Builder builder() { return new Builder(); }

  /**
   * {@return a builder with all components of a record}
   * @param entity the record
   */
  public static Builder builder(Membership entity) {
    return new Builder()
        .orgName(entity.orgName()).username(entity.username()).role(entity.role())
        .createdAt(entity.createdAt()).updatedAt(entity.updatedAt());
  }

  /**
   * {@return the item of a record as it is: with all keys, with the record's times, and
   * without counting its version} The item that a put writes is in its request.
   * @param entity the record
   * @throws dev.singlet.error.ValidationException if a constraint is violated
   */
  public static Map<String, AttributeValue> toItem(Membership entity) {
    return Type.INSTANCE.toItem(entity);
  }

  /**
   * {@return the record of an item}
   * @param item the attributes of the item
   * @throws dev.singlet.error.UnreadableItemException if the item does not fit the entity
   */
  public static Membership fromItem(Map<String, AttributeValue> item) {
    return Type.INSTANCE.fromItem(item);
  }

  /** {@return the JSON Schema (draft 2020-12) of items as {@code singlet-json} writes them} */
  public static String jsonSchema() { return Type.INSTANCE.jsonSchema(); }

  /** {@return the type, for code that works on any entity} */
  public static EntityType<Membership> type() { return Type.INSTANCE; }

  /**
   * {@return the primary key of an item, without a tenant}
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   */
  public static PrimaryKey key(String orgName, String username) {
    Type.INSTANCE.checkArguments("orgName", orgName, "username", username);
    return new PrimaryKey(primaryPartitionKey(orgName), primarySortKey(username));
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return Type.INSTANCE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue primarySortKey(String username) {
    return Type.INSTANCE.sortKey("SK").literal("MEMBERSHIP#").text("username", username).toKey();
  }

  /** The query {@link #byOrganization(String)}, which {@code username} can narrow. */
  public static final class ByOrganization extends ConsistentQuery<Membership> {
    private ByOrganization(KeyCondition condition) {
      super(Type.BY_ORGANIZATION_QUERY, condition);
    }

    /**
     * {@return the query of items with this {@code username}}
     * @param username the value
     */
    public ConsistentQuery<Membership> username(String username) {
      Type.INSTANCE.checkArgument("username", username);
      return narrow(condition().equalTo(text().text("username", username)));
    }

    /**
     * {@return the query of items whose {@code username} is in a range}
     * @param range the range
     */
    public ConsistentQuery<Membership> username(Range<String> range) {
      return narrow(condition().lastPart(range.map(value -> ends().text("username", value))));
    }
  }

  /**
   * The methods that updates and upserts of {@link Membership} share.
   * @param <S> the update or the upsert
   */
  public abstract static class AnyUpdate<S extends AnyUpdate<S>> extends ItemUpdate<Membership, S> {
    private AnyUpdate(UpdateState<Membership> state) { super(state); }

    /**
     * {@return the update with {@code role} set}
     * @param role the value
     */
    public S role(String role) { return set(ROLE, role); }
  }

  /** Changes {@link Membership} items that exist. */
  public static final class Update extends AnyUpdate<Update> {
    private Update(UpdateState<Membership> state) { super(state); }

    @Override
    protected Update with(UpdateState<Membership> state) { return new Update(state); }
  }

  /** Changes {@link Membership} items, or creates them. */
  public static final class Upsert extends AnyUpdate<Upsert> {
    private Upsert(UpdateState<Membership> state) { super(state); }

    @Override
    protected Upsert with(UpdateState<Membership> state) { return new Upsert(state); }
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

    /**
     * {@return this builder with {@code orgName} set}
     * @param orgName the value
     */
    public Builder orgName(String orgName) {
      this.orgName = orgName;
      return this;
    }

    /**
     * {@return this builder with {@code username} set}
     * @param username the value
     */
    public Builder username(String username) {
      this.username = username;
      return this;
    }

    /**
     * {@return this builder with {@code role} set}
     * @param role the value
     */
    public Builder role(String role) {
      this.role = role;
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
    public Membership build() {
      Type.INSTANCE.requireSet("orgName", orgName, "username", username);
      return new Membership(
          Objects.requireNonNull(orgName),
          Objects.requireNonNull(username),
          role == null ? "member" : role,
          Stamps.orLater(createdAt),
          Stamps.orLater(updatedAt));
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
              .attributes(
                  "orgName", "org_name", "username", "username", "role", "role", "createdAt", "_ct",
                  "updatedAt", "_md")
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

      ItemWriter item = newItem();
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
          item.isGivenLater("_ct") ? Stamps.orLater(null) : item.instant("_ct", TimeFormat.MILLIS),
          item.isGivenLater("_md") ? Stamps.orLater(null) : item.instant("_md", TimeFormat.MILLIS));
    }

    @Override
    protected boolean isUnderKeyOf(Membership entity, ItemReader item, int behindTenant) {
      return item.key("PK", behindTenant).text("ACCOUNT#").text(entity.orgName()).isWhole()
          && item.key("SK", 0).text("MEMBERSHIP#").text(entity.username()).isWhole();
    }

    @Override
    protected @Nullable InputStream jsonSchemaFile() {
      return MembershipEntity.class.getResourceAsStream("MembershipEntity.schema.json");
    }

    private static Location<Membership> at(String component) {
      return Location.of(INSTANCE, component);
    }

    @Override
    public void writeDefaults(ItemWriter item, Values values, @Nullable Stamps stamps) {
      item.string("role", "member");
    }

    @Override
    public void check(String component, @Nullable Object value, Violations violations) {
      switch (component) {
        case "orgName" -> checkOrgName((String) value, violations);
        case "username" -> checkUsername((String) value, violations);
        case "role" -> violations.text(component, (String) value);
        case "createdAt", "updatedAt" -> violations.time(component, (Instant) value);
        default -> {}
      }
    }

    private static void checkOrgName(@Nullable String orgName, Violations violations) {
      TextConstraints.pattern(violations, "orgName", orgName, ORG_NAME_PATTERN);
      violations.requiredText("orgName", orgName);
    }

    private static void checkUsername(@Nullable String username, Violations violations) {
      TextConstraints.pattern(violations, "username", username, USERNAME_PATTERN);
      violations.requiredText("username", username);
    }
  }
}
