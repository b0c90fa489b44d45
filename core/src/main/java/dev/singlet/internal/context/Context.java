package dev.singlet.internal.context;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.ItemAction;
import dev.singlet.internal.seal.PageSeals;
import dev.singlet.internal.text.Limits;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.internal.wire.WrittenAction;
import dev.singlet.runtime.entity.EntityType;
import dev.singlet.runtime.item.GivenValues;
import dev.singlet.runtime.item.Stamps;
import dev.singlet.runtime.item.Tenant;
import dev.singlet.runtime.key.KeyCondition;
import dev.singlet.runtime.key.KeyText;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * The settings of a client that a request and its result depend on. Keys are bound to a tenant only
 * here.
 *
 * @param tableName the name of the table in DynamoDB, or its ARN
 * @param clock the clock for stamps on items and for constraints on times
 * @param ownSeals the protection of page tokens; null for the default one
 * @param tenant the tenant whose items are read and written; null for none
 * @param isBound true if the settings may not be switched to other items
 * @param attempts how often a transaction is tried while others write its items
 * @param sources the sources of the values that writes take from their context; null for none
 */
public record Context(
    String tableName,
    Clock clock,
    Reading reading,
    @Nullable PageSeals ownSeals,
    @Nullable Tenant tenant,
    boolean isBound,
    int attempts,
    @Nullable ContextSources sources) {

  public Context {
    Objects.requireNonNull(clock, "clock");
    if (Objects.requireNonNull(tableName, "tableName").isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withTableName(\"\"): give the table's name in DynamoDB, or its ARN.");
    }
  }

  /** Returns the declared name of a table, and the current time. */
  public static Context of(TableSchema schema) {
    return new Context(schema.name(), Clock.systemUTC());
  }

  /** Makes the default settings of a client. */
  public Context(String tableName, Clock clock) {
    this(tableName, clock, Reading.DEFAULT, null, null, false, Limits.ATTEMPTS, null);
  }

  public Context withTableName(String name) {
    return new Context(name, clock, reading, ownSeals, tenant, isBound, attempts, sources);
  }

  public Context withClock(Clock other) {
    return new Context(tableName, other, reading, ownSeals, tenant, isBound, attempts, sources);
  }

  public Context with(Reading other) {
    return new Context(tableName, clock, other, ownSeals, tenant, isBound, attempts, sources);
  }

  public Context with(PageSeals seals) {
    return new Context(tableName, clock, reading, seals, tenant, isBound, attempts, sources);
  }

  public Context withAttempts(int number) {
    return new Context(tableName, clock, reading, ownSeals, tenant, isBound, number, sources);
  }

  /** Returns these settings with a source of the values that writes take from their context. */
  public Context with(String name, Supplier<?> source) {
    return with((sources == null ? ContextSources.NONE : sources).and(name, source));
  }

  Context with(@Nullable ContextSources others) {
    return new Context(tableName, clock, reading, ownSeals, tenant, isBound, attempts, others);
  }

  /** Asks on this thread for the values that the items of a type take from their context. */
  public Context asking(EntityType<?> type) {
    if (sources == null || type.fromContext().isEmpty()) {
      return this;
    }
    ContextSources ofCall = sources.ofCall();
    ofCall.ask(type);
    return with(ofCall);
  }

  /** Asks on this thread for all values that items can take from their context. */
  public Context askingAll() {
    if (sources == null) {
      return this;
    }
    ContextSources ofCall = sources.ofCall();
    ofCall.askAll();
    return with(ofCall);
  }

  /** Returns the values that an item of a type takes from its context; null if it takes none. */
  public @Nullable GivenValues given(EntityType<?> type) {
    return type.fromContext().isEmpty()
        ? null
        : ContextValues.of(type, sources == null ? ContextSources.NONE : sources.ofCall());
  }

  /** Returns the source of the items of the next request. */
  public AnsweredItems answeredItems() {
    return new AnsweredItems(reading.hasOwnJson());
  }

  /** Returns an action that writes its requests, if the program makes many of them. */
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> Action<Q, A> writing(
      ItemAction<Q, A> action) {
    return reading.hasOwnJson() && action.isOften() ? WrittenAction.of(action) : action;
  }

  /** Returns the protection of page tokens. */
  public PageSeals pageSeals() {
    return ownSeals == null ? PageSeals.UNSIGNED : ownSeals;
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
          "The table %s has no tenants. Declare them, as in @Table(tenant = \"TENANT#{tenant}\")."
              .formatted(schema.name()));
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
            .literal(schema.delimiter());
    Tenant owner = new Tenant(schema, id, leadingPart.toKey().s());
    return new Context(tableName, clock, reading, ownSeals, owner, forGood, attempts, sources);
  }

  /** Throws if the settings may not be switched to other items. */
  public void requireUnbound(String call) {
    if (isBound) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          ("%s can't be called on a client that is onlyForTenant(\"%s\"). Use the client that this"
                  + " one was made from.")
              .formatted(call, Objects.requireNonNull(tenant).id()));
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
          String.format(
              "The items of the table %s belong to tenants, and no tenant is chosen. Execute"
                  + " operations on client.forTenant(id). To see their requests, call"
                  + " toRequest(client.forTenant(id).context()).",
              table.name()));
    }
    return tenant;
  }

  /** Returns the values written to items of a table in addition to their records. */
  public Stamps stamps(TableSchema table) {
    return Stamps.at(clock).of(tenant(table));
  }

  /** Returns whether both read and write the same items. */
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

  /** Returns the place of an item with the given key. */
  public ItemPlace place(TableSchema table, PrimaryKey key) {
    return new ItemPlace(tableName, key(table, key));
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
            condition
                .partitions()
                .map(partition -> partition.withFirst(owner.bind(partition.values().get(0)))));
  }
}
