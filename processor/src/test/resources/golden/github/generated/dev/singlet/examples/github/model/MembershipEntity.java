package dev.singlet.examples.github.model;

import dev.singlet.ConsistentQuery;
import dev.singlet.Delete;
import dev.singlet.Get;
import dev.singlet.Put;
import dev.singlet.annotation.TimeFormat;
import dev.singlet.entity.AccessPattern;
import dev.singlet.entity.EntityType;
import dev.singlet.error.ValidationException;
import dev.singlet.item.ItemReader;
import dev.singlet.item.ItemWriter;
import dev.singlet.item.Stamps;
import dev.singlet.item.Violations;
import dev.singlet.key.KeyCondition;
import dev.singlet.key.PrimaryKey;
import dev.singlet.key.Range;
import dev.singlet.key.SortCondition;
import java.time.Instant;
import java.util.Map;
import java.util.regex.Pattern;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Operations on the {@link Membership} items of {@link GitHub}. */
@Generated("dev.singlet.processor.SingletProcessor")
@NullMarked
public final class MembershipEntity {
  private static final EntityType<Membership> TYPE = new Type();

  private static final AccessPattern<Membership> BY_ORGANIZATION =
      new AccessPattern<>(TYPE, "byOrganization", null, false);

  private MembershipEntity() {}

  /**
   * Writes an item whole, in place of what is under its key.
   *
   * @param entity the entity
   * @return the operation
   */
  public static Put<Membership> put(Membership entity) {
    return new Put<>(TYPE, entity);
  }

  /**
   * Reads an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return the operation
   */
  public static Get<Membership> get(String orgName, String username) {
    return new Get<>(TYPE, primaryKey(orgName, username));
  }

  /**
   * Deletes an item by its primary key.
   *
   * @param orgName the value of {@code orgName}
   * @param username the value of {@code username}
   * @return the operation
   */
  public static Delete<Membership> delete(String orgName, String username) {
    return new Delete<>(TYPE, primaryKey(orgName, username));
  }

  /**
   * Queries the table for {@link Membership} items:
   * partition {@code ACCOUNT#{orgName}},
   * sort {@code MEMBERSHIP#{username}}.
   *
   * @param orgName the value of {@code orgName}
   * @return the query
   */
  public static ByOrganization byOrganization(String orgName) {
    return new ByOrganization(primaryPartitionKey(orgName), "MEMBERSHIP#");
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
        .orgName(entity.orgName())
        .username(entity.username())
        .role(entity.role())
        .createdAt(entity.createdAt())
        .updatedAt(entity.updatedAt());
  }

  /**
   * The entity, for code that works on any.
   *
   * @return its type
   */
  public static EntityType<Membership> type() {
    return TYPE;
  }

  private static PrimaryKey primaryKey(String orgName, String username) {
    return new PrimaryKey(primaryPartitionKey(orgName), primarySortKey(username));
  }

  private static AttributeValue primaryPartitionKey(String orgName) {
    return TYPE.partitionKey("PK").literal("ACCOUNT#").text("orgName", orgName).toKey();
  }

  private static AttributeValue primarySortKey(String username) {
    return TYPE.sortKey("SK").literal("MEMBERSHIP#").text("username", username).toKey();
  }

  /**
   * The query {@link #byOrganization(String)},
   * which {@code username} can narrow.
   */
  public static final class ByOrganization extends ConsistentQuery<Membership> {
    private final String prefix;

    private ByOrganization(AttributeValue partition, String prefix) {
      super(BY_ORGANIZATION, new KeyCondition(partition, SortCondition.beginsWith(prefix)));
      this.prefix = prefix;
    }

    /**
     * Only items with this {@code username}.
     *
     * @param username the value
     * @return the query
     */
    public ConsistentQuery<Membership> username(String username) {
      AttributeValue sort = TYPE.sortKey("SK").literal(prefix).text("username", username).toKey();
      return new ConsistentQuery<>(BY_ORGANIZATION, condition().with(SortCondition.equalTo(sort)));
    }

    /**
     * Only items whose {@code username} is in a range.
     *
     * @param range the range
     * @return the query
     */
    public ConsistentQuery<Membership> username(Range<String> range) {
      Range<String> texts = range.map(value -> TYPE.sortKey("SK").text("username", value).toPart());
      return new ConsistentQuery<>(
          BY_ORGANIZATION, condition().with(SortCondition.lastPart(prefix, texts)));
    }
  }

  /** Builds a {@link Membership} component by component. */
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
     * @throws ValidationException if a required component was not set
     */
    public Membership build() {
      Violations violations = new Violations("Membership");
      violations.required("orgName", orgName);
      violations.required("username", username);
      violations.throwIfAny();
      return new Membership(
          orgName, username, role == null ? "member" : role, createdAt, updatedAt);
    }
  }

  private static final class Type extends EntityType<Membership> {
    private static final Pattern ORG_NAME_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private static final Pattern USERNAME_PATTERN = Pattern.compile("[a-zA-Z0-9_-]+");

    private Type() {
      super(GitHubTable.SCHEMA, "Membership", false);
    }

    @Override
    public Map<String, AttributeValue> toItem(Membership entity, Stamps stamps) {
      String orgName = entity.orgName();
      String username = entity.username();
      String role = entity.role() == null ? "member" : entity.role();
      Instant createdAt = stamps.created(entity.createdAt());
      Instant updatedAt = stamps.modified();

      Violations violations = new Violations(name());
      violations.required("orgName", orgName);
      violations.pattern("orgName", orgName, ORG_NAME_PATTERN);
      violations.text("orgName", orgName);
      violations.required("username", username);
      violations.pattern("username", username, USERNAME_PATTERN);
      violations.text("username", username);
      violations.text("role", role);
      violations.time("createdAt", createdAt);
      violations.time("updatedAt", updatedAt);
      violations.throwIfAny();

      ItemWriter item = new ItemWriter(10);
      item.string("_et", name());
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
  }
}
