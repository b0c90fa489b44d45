package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Tenant;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.generated.key.KeyText;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.time.Clock;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a client that a request and its result depend on. Keys are bound to a tenant only
 * here. Immutable.
 */
public final class Context {

  private final String tableName;
  private final Clock clock;
  private final @Nullable ReadPolicy readPolicy;
  private final boolean validatesOnRead;
  private final boolean checksKeysInQueries;
  private final @Nullable PageSeals pageSeals;
  private final boolean readsBytes;
  private final @Nullable Tenant tenant;
  private final boolean isBound;

  /** Makes the default settings of a client. */
  public Context(String tableName, Clock clock) {
    // No builder here: it would be one more class to load before the first item is written.
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.clock = Objects.requireNonNull(clock, "clock");
    readPolicy = null;
    validatesOnRead = false;
    checksKeysInQueries = true;
    pageSeals = null;
    readsBytes = true;
    tenant = null;
    isBound = false;
  }

  private Context(Builder builder) {
    tableName = builder.tableName;
    clock = builder.clock;
    readPolicy = builder.readPolicy;
    validatesOnRead = builder.validatesOnRead;
    checksKeysInQueries = builder.checksKeysInQueries;
    pageSeals = builder.pageSeals;
    readsBytes = builder.readsBytes;
    tenant = builder.tenant;
    isBound = builder.isBound;
  }

  /** Copies the settings, to change some of them. */
  public Builder toBuilder() {
    return new Builder(this);
  }

  /** Returns these settings with another clock. */
  public Context withClock(Clock other) {
    return toBuilder().clock(other).build();
  }

  /** The settings while they are changed. */
  public static final class Builder {

    private String tableName;
    private Clock clock;
    private @Nullable ReadPolicy readPolicy;
    private boolean validatesOnRead;
    private boolean checksKeysInQueries;
    private @Nullable PageSeals pageSeals;
    private boolean readsBytes;
    private @Nullable Tenant tenant;
    private boolean isBound;

    private Builder(Context context) {
      tableName = context.tableName;
      clock = context.clock;
      readPolicy = context.readPolicy;
      validatesOnRead = context.validatesOnRead;
      checksKeysInQueries = context.checksKeysInQueries;
      pageSeals = context.pageSeals;
      readsBytes = context.readsBytes;
      tenant = context.tenant;
      isBound = context.isBound;
    }

    /** Sets the table's name in DynamoDB, or its ARN. */
    public Builder tableName(String name) {
      tableName = Objects.requireNonNull(name, "tableName");
      if (name.isEmpty()) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT,
            "withTableName(\"\"): give the table's name in DynamoDB, or its ARN.");
      }
      return this;
    }

    /** Sets the clock. */
    public Builder clock(Clock other) {
      clock = Objects.requireNonNull(other, "clock");
      return this;
    }

    /** Sets the policy for reads without their own policy. */
    public Builder readPolicy(ReadPolicy policy) {
      readPolicy = Objects.requireNonNull(policy, "readPolicy");
      return this;
    }

    /** Sets whether items that are read must satisfy the constraints of their entities. */
    public Builder validatesOnRead(boolean validates) {
      validatesOnRead = validates;
      return this;
    }

    /** Sets whether queries compare primary keys with those that the items' attributes make. */
    public Builder checksKeysInQueries(boolean checks) {
      checksKeysInQueries = checks;
      return this;
    }

    /** Sets the protection of page tokens. */
    public Builder pageSeals(PageSeals seals) {
      pageSeals = seals;
      return this;
    }

    /** Sets whether pages and batches are read from the bytes of answers. */
    public Builder readsBytes(boolean reads) {
      readsBytes = reads;
      return this;
    }

    private Builder tenant(Tenant owner, boolean forGood) {
      tenant = owner;
      isBound = forGood;
      return this;
    }

    /** Makes the settings. */
    public Context build() {
      return new Context(this);
    }
  }

  /** Returns the source of the items of the next request. */
  public AnsweredItems answeredItems() {
    return new AnsweredItems(readsBytes);
  }

  /** Returns the name of the table in DynamoDB, or its ARN. */
  public String tableName() {
    return tableName;
  }

  /** Returns the clock for stamps on items and for constraints on times. */
  public Clock clock() {
    return clock;
  }

  /** Returns the policy for reads without their own policy. */
  public ReadPolicy readPolicy() {
    return readPolicy == null ? ReadPolicy.fail() : readPolicy;
  }

  /** Tells whether items that are read must satisfy the constraints of their entities. */
  public boolean validatesOnRead() {
    return validatesOnRead;
  }

  /** Tells whether queries compare primary keys with those that the items' attributes make. */
  public boolean checksKeysInQueries() {
    return checksKeysInQueries;
  }

  /** Returns the protection of page tokens. */
  public PageSeals pageSeals() {
    return pageSeals == null ? PageSeals.UNSIGNED : pageSeals;
  }

  /**
   * Returns these settings for the items of one tenant.
   *
   * @param forGood true if the settings may not be switched to other items again
   */
  public Context forTenant(TableSchema schema, String method, String id, boolean forGood) {
    requireUnbound(method + "(\"" + id + "\")");
    String literal = schema.tenant();
    if (literal == null) {
      throw new InvalidArgumentException(
          ErrorCode.TENANT_REQUIRED,
          "The table "
              + schema.name()
              + " has no tenants. Declare them, as in @Table(tenant = \"TENANT#{tenant}\").");
    }
    KeyText leadingPart =
        new KeyText(
                schema.name(),
                schema.key().partition().get(0).name(),
                schema.delimiter(),
                Limits.PARTITION_KEY_BYTES,
                Set.of())
            .literal(literal)
            .tenant(id)
            .literal(String.valueOf(schema.delimiter()));
    Tenant owner = new Tenant(schema, id, leadingPart.toKey().s());
    return toBuilder().tenant(owner, forGood).build();
  }

  /** Throws if the settings may not be switched to other items. */
  public void requireUnbound(String call) {
    if (isBound) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          call
              + " on a client that is onlyForTenant(\""
              + Objects.requireNonNull(tenant).id()
              + "\"). Use the client that this one was made from.");
    }
  }

  /**
   * Returns the tenant whose items are read and written.
   *
   * @return null for a table without tenants
   * @throws InvalidArgumentException if the table has tenants and none was chosen
   */
  public @Nullable Tenant tenant(TableSchema table) {
    if (table.tenant() != null && tenant == null) {
      throw new InvalidArgumentException(
          ErrorCode.TENANT_REQUIRED,
          "The items of the table "
              + table.name()
              + " belong to tenants, and no tenant is chosen. Execute operations on"
              + " client.forTenant(id). To see their requests, call"
              + " toRequest(client.forTenant(id).context()).");
    }
    return tenant;
  }

  /** Returns the values written to items of a table in addition to their records. */
  public Stamps stamps(TableSchema table) {
    return Stamps.at(clock).of(tenant(table));
  }

  /** Tells whether both read and write the same items. */
  public boolean isOnSameItemsAs(Context other) {
    return tableName.equals(other.tableName) && Objects.equals(tenant, other.tenant);
  }

  /** Returns the values written to items, without requiring a tenant. */
  public Stamps stamps() {
    return Stamps.at(clock).of(tenant);
  }

  /** Returns a primary key as it is stored, with the tenant. */
  public PrimaryKey key(TableSchema table, PrimaryKey key) {
    Tenant owner = tenant(table);
    return owner == null ? key : new PrimaryKey(owner.bind(key.partition()), key.sort());
  }

  /** Returns a stored primary key as the model makes it, without the tenant. */
  public PrimaryKey modelKey(TableSchema table, PrimaryKey stored) {
    Tenant owner = tenant(table);
    return owner == null ? stored : new PrimaryKey(owner.unbind(stored.partition()), stored.sort());
  }

  /** Returns a key condition on stored keys, with the tenant. */
  public KeyCondition condition(TableSchema table, KeyCondition condition) {
    Tenant owner = tenant(table);
    return owner == null
        ? condition
        : condition.in(
            condition.partitions().stream()
                .map(partition -> partition.withFirst(owner.bind(partition.values().get(0))))
                .toList());
  }
}
