package dev.singlet;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.generated.item.Stamps;
import dev.singlet.generated.item.Tenant;
import dev.singlet.generated.key.KeyCondition;
import dev.singlet.internal.wire.AnsweredItems;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.PrimaryKey;
import java.time.Clock;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operation's request and its result depend on besides the operation: the settings of a
 * client. It is immutable.
 */
public final class RequestContext {

  private final String tableName;
  private final Clock clock;
  private final ReadPolicy readPolicy;
  private final boolean validatesOnRead;
  private final boolean checksKeysInQueries;
  private final @Nullable PageTokens pageTokens;
  private final @Nullable RequestListener listener;
  private final boolean readsBytes;
  private final @Nullable Tenant tenant;
  private final boolean isBound;

  /**
   * A context in which unreadable items are errors, and what is stored is taken to be valid.
   *
   * @param tableName the name of the table in DynamoDB
   * @param clock gives the times that are stamped on items
   */
  public RequestContext(String tableName, Clock clock) {
    // By itself: a draft would be one more class to load before the first item is written.
    this.tableName = Objects.requireNonNull(tableName, "tableName");
    this.clock = Objects.requireNonNull(clock, "clock");
    readPolicy = ReadPolicy.fail();
    validatesOnRead = false;
    checksKeysInQueries = true;
    pageTokens = null;
    listener = null;
    readsBytes = true;
    tenant = null;
    isBound = false;
  }

  private RequestContext(Draft draft) {
    tableName = Objects.requireNonNull(draft.tableName, "tableName");
    clock = Objects.requireNonNull(draft.clock, "clock");
    readPolicy = Objects.requireNonNull(draft.readPolicy, "readPolicy");
    validatesOnRead = draft.validatesOnRead;
    checksKeysInQueries = draft.checksKeysInQueries;
    pageTokens = draft.pageTokens;
    listener = draft.listener;
    readsBytes = draft.readsBytes;
    tenant = draft.tenant;
    isBound = draft.isBound;
  }

  /** The settings while one of them is changed. */
  private static final class Draft {

    private String tableName;
    private Clock clock;
    private ReadPolicy readPolicy;
    private boolean validatesOnRead;
    private boolean checksKeysInQueries;
    private @Nullable PageTokens pageTokens;
    private @Nullable RequestListener listener;
    private boolean readsBytes;
    private @Nullable Tenant tenant;
    private boolean isBound;

    Draft(RequestContext context) {
      tableName = context.tableName;
      clock = context.clock;
      readPolicy = context.readPolicy;
      validatesOnRead = context.validatesOnRead;
      checksKeysInQueries = context.checksKeysInQueries;
      pageTokens = context.pageTokens;
      listener = context.listener;
      readsBytes = context.readsBytes;
      tenant = context.tenant;
      isBound = context.isBound;
    }
  }

  /**
   * The same for a table of another name.
   *
   * @param name the name of the table in DynamoDB, or its ARN
   * @return a context with it
   * @throws InvalidArgumentException if it is bound to one tenant for good
   */
  public RequestContext withTableName(String name) {
    requireUnbound("withTableName(\"" + name + "\")");
    Draft draft = new Draft(this);
    draft.tableName = name;
    return new RequestContext(draft);
  }

  /**
   * The same with another clock.
   *
   * @param other gives the times that are stamped on items
   * @return a context with it
   */
  public RequestContext withClock(Clock other) {
    Draft draft = new Draft(this);
    draft.clock = other;
    return new RequestContext(draft);
  }

  /**
   * The same with another policy for items that can't be read.
   *
   * @param policy what queries do with them, unless they say otherwise
   * @return a context with it
   */
  public RequestContext withReadPolicy(ReadPolicy policy) {
    Draft draft = new Draft(this);
    draft.readPolicy = policy;
    return new RequestContext(draft);
  }

  /**
   * The same for reads that check the constraints.
   *
   * @return a context in which items that are read must satisfy the constraints of their entities
   */
  public RequestContext withValidationOnRead() {
    Draft draft = new Draft(this);
    draft.validatesOnRead = true;
    return new RequestContext(draft);
  }

  /**
   * The same with primary keys of items compared in queries, or not.
   *
   * @param checks false to take what queries find to stand where its attributes say
   * @return a context with it
   */
  public RequestContext withKeysCheckedInQueries(boolean checks) {
    Draft draft = new Draft(this);
    draft.checksKeysInQueries = checks;
    return new RequestContext(draft);
  }

  /**
   * The same with page tokens protected otherwise.
   *
   * @param tokens how they are made and accepted
   * @return a context with it
   */
  public RequestContext withPageTokens(PageTokens tokens) {
    Draft draft = new Draft(this);
    draft.pageTokens = Objects.requireNonNull(tokens, "tokens");
    return new RequestContext(draft);
  }

  /**
   * The same with a listener.
   *
   * @param told is told of each request, in place of the listener before, if any
   * @return a context with it
   */
  public RequestContext withListener(RequestListener told) {
    Draft draft = new Draft(this);
    draft.listener = Objects.requireNonNull(told, "listener");
    return new RequestContext(draft);
  }

  /**
   * The same with pages and batches read from the bytes of the answers, or not.
   *
   * @param reads false to have the SDK make attribute values of all items first
   * @return a context with it
   */
  public RequestContext withPagesFromBytes(boolean reads) {
    Draft draft = new Draft(this);
    draft.readsBytes = reads;
    return new RequestContext(draft);
  }

  /** Where the items of the next request come from. */
  AnsweredItems answeredItems() {
    return new AnsweredItems(readsBytes);
  }

  /**
   * The name of the table in DynamoDB.
   *
   * @return a name, or an ARN
   */
  public String tableName() {
    return tableName;
  }

  /**
   * The clock that gives the times that are stamped on items, and that constraints compare times
   * with.
   *
   * @return the clock
   */
  public Clock clock() {
    return clock;
  }

  /**
   * What queries do with items that can't be read, unless they say otherwise.
   *
   * @return the policy
   */
  public ReadPolicy readPolicy() {
    return readPolicy;
  }

  /**
   * Whether items that are read must satisfy the constraints of their entities.
   *
   * @return false if what is stored is taken to be valid
   */
  public boolean validatesOnRead() {
    return validatesOnRead;
  }

  /**
   * Whether queries compare the primary keys of items with those that their attributes make.
   *
   * @return false if only other reads do
   */
  public boolean checksKeysInQueries() {
    return checksKeysInQueries;
  }

  /**
   * How page tokens are made and accepted.
   *
   * @return unsigned, signed or encrypted tokens
   */
  public PageTokens pageTokens() {
    return pageTokens == null ? PageTokens.unsigned() : pageTokens;
  }

  /**
   * What is told of each request.
   *
   * @return the listener; null for none
   */
  public @Nullable RequestListener listener() {
    return listener;
  }

  RequestContext withTenant(Tenant owner, boolean forGood) {
    Draft draft = new Draft(this);
    draft.tenant = owner;
    draft.isBound = forGood;
    return new RequestContext(draft);
  }

  /** Refuses to turn to other items if the client was given away for those of one tenant. */
  void requireUnbound(String call) {
    if (isBound) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          call
              + " on a client that is onlyForTenant(\""
              + Objects.requireNonNull(tenant).id()
              + "\"). Ask the client that it was made of.");
    }
  }

  /**
   * Whose items are read and written.
   *
   * @return null for a table without tenants
   * @throws InvalidArgumentException if the table has tenants and none was chosen
   */
  @Nullable Tenant tenant(TableSchema table) {
    if (table.tenant() != null && tenant == null) {
      throw new InvalidArgumentException(
          ErrorCode.TENANT_REQUIRED,
          "The items of the table "
              + table.name()
              + " belong to tenants, and none is chosen. Execute operations on client.forTenant(id),"
              + " and ask them for toRequest(client.forTenant(id).context()).");
    }
    return tenant;
  }

  /** What is written to items of a table besides what their records say. */
  Stamps stamps(TableSchema table) {
    return Stamps.at(clock).of(tenant(table));
  }

  /** Whether what is done with both is done to the same items. */
  boolean isOnSameItemsAs(RequestContext other) {
    return tableName.equals(other.tableName) && Objects.equals(tenant, other.tenant);
  }

  /** The same, whether or not a tenant must be chosen. */
  Stamps stamps() {
    return Stamps.at(clock).of(tenant);
  }

  /** A primary key as it is stored. */
  PrimaryKey key(TableSchema table, PrimaryKey key) {
    Tenant owner = tenant(table);
    return owner == null ? key : new PrimaryKey(owner.bind(key.partition()), key.sort());
  }

  /** A primary key as the model makes it, of one that was read. */
  PrimaryKey modelKey(TableSchema table, PrimaryKey stored) {
    Tenant owner = tenant(table);
    return owner == null ? stored : new PrimaryKey(owner.unbind(stored.partition()), stored.sort());
  }

  /** A key condition for what is stored. */
  KeyCondition condition(TableSchema table, KeyCondition condition) {
    Tenant owner = tenant(table);
    return owner == null
        ? condition
        : condition.in(
            condition.partitions().stream()
                .map(partition -> partition.withFirst(owner.bind(partition.values().get(0))))
                .toList());
  }
}
