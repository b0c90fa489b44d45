package dev.singlet.operation;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.ClientSettings;
import dev.singlet.internal.client.Reporting;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestListener;
import dev.singlet.value.ReadPolicy;
import java.time.Clock;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/**
 * The settings that {@link dev.singlet.TableClient} and {@link dev.singlet.AsyncTableClient} share.
 * Both are immutable and thread-safe. Each method returns a client with one setting changed.
 *
 * @param <C> the client
 */
public abstract class TableAccess<C extends TableAccess<C>> {

  private final ClientSettings settings;

  /**
   * Called by clients of Singlet.
   *
   * @param settings what the client knows
   */
  @SuppressWarnings("exports") // So that only clients of Singlet can have settings.
  protected TableAccess(ClientSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns this client with other settings.
   *
   * @param changed the settings
   * @return a client with them
   */
  @SuppressWarnings("exports")
  protected abstract C with(ClientSettings changed);

  /**
   * Returns the settings of a client. It isn't for programs: the result is of a type that is not
   * exported.
   *
   * @param client the client
   * @return its settings
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static ClientSettings settings(TableAccess<?> client) {
    return Objects.requireNonNull(client, "client").settings;
  }

  /**
   * Returns a client for the same model in a table of another name.
   *
   * @param tableName the name of the table in DynamoDB, or its ARN
   * @return a client for that table
   * @throws InvalidArgumentException if this client was made by {@link #onlyForTenant}
   */
  public final C withTableName(String tableName) {
    settings.context().requireUnbound("withTableName(\"" + tableName + "\")");
    return with(settings.context().withTableName(tableName));
  }

  /**
   * Returns a client that takes the time from the given clock.
   *
   * @param clock the source of the times that are stamped on items
   * @return a client with that clock
   */
  public final C withClock(Clock clock) {
    return with(settings.context().withClock(clock));
  }

  /**
   * Returns a client that gives values to the items that it writes: to their components with {@link
   * dev.singlet.annotation.FromContext}. The generated class of the table makes the sources:
   *
   * <pre>{@code
   * TableClient github = GitHubTable.client(dynamoDb).with(GitHubTable.user(() -> currentUser()));
   * }</pre>
   *
   * <p>A source is asked once for each write, and once for all writes of a transaction, a batch or
   * an {@link dev.singlet.query.UpdateAll}. It is asked before the first request, on the thread
   * that calls the client. In {@code transact(function)} it is asked once for each run of the
   * function, on the thread that runs it. An exception that it throws reaches the caller, and
   * nothing is written.
   *
   * @param values the sources, which replace earlier ones of the same names
   * @return a client with these sources
   * @throws InvalidArgumentException if one is of another table
   */
  public final C with(ContextValue... values) {
    Context changed = settings.context();
    for (ContextValue value : values) {
      OperationDescription.requireTable(
          value, value.table(), settings.schema(), "Give it to that table's client.");
      changed = changed.with(value.name(), value.source());
    }
    return with(changed);
  }

  /**
   * Returns a client that tries each transaction up to this many times while others write its
   * items. The same number holds for a {@link dev.singlet.transaction.TransactGet}, for a write of
   * unique values, and for the runs of a function that {@link
   * dev.singlet.TableClient#transact(java.util.function.Function)} is given. The default is eight,
   * with pauses of 2.6 seconds at most in all. Each attempt after the eighth can add a second.
   *
   * <p>A single write that meets a transaction is always tried up to eight times.
   *
   * @param attempts at least 1, which is a single attempt
   * @return a client with that number
   * @throws InvalidArgumentException if the number is less
   */
  public final C withTransactionAttempts(int attempts) {
    if (attempts < 1) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT,
          "withTransactionAttempts(%d): give it 1 or more.".formatted(attempts));
    }
    return with(settings.context().withAttempts(attempts));
  }

  /**
   * Returns a client whose queries treat unreadable items by the given policy. A query's own policy
   * overrides it. Gets don't use it, because an empty result would mean that there is no item.
   *
   * @param policy throws, skips such items or collects them
   * @return a client with that policy
   */
  public final C withReadPolicy(ReadPolicy policy) {
    return with(settings.context().with(settings.context().reading().policy(policy)));
  }

  /**
   * Returns a client that validates what it reads: an item that violates a constraint of its entity
   * counts as unreadable. This costs as much for each item as the checks of a put. Three things are
   * not checked: constraints on times, which held when the item was written; projections; and items
   * that a write returns.
   *
   * @return a client that returns no invalid items
   */
  public final C withValidationOnRead() {
    return with(settings.context().with(settings.context().reading().validated()));
  }

  /**
   * Returns a client whose page tokens are signed or encrypted. It refuses other tokens.
   *
   * @param tokens the protection of page tokens
   * @return a client with that protection
   */
  public final C withPageTokens(PageTokens tokens) {
    return with(settings.context().with(Objects.requireNonNull(tokens, "tokens").seals()));
  }

  /**
   * Returns a client that reports each request: capacity, items, retries, times and failures. Its
   * requests ask DynamoDB for the consumed capacity, which costs nothing.
   *
   * <pre>{@code
   * github.withListener(
   *     request -> {
   *       if (request.duration().toMillis() > 100) {
   *         log.warn("{}", request.text().orElseThrow());
   *       }
   *     },
   *     RequestDetail.TEXT);
   * }</pre>
   *
   * @param listener the listener; it replaces an earlier one
   * @param details further details that its reports have; none by default
   * @return a client with that listener
   */
  public final C withListener(RequestListener listener, RequestDetail... details) {
    Set<RequestDetail> asked = EnumSet.noneOf(RequestDetail.class);
    for (RequestDetail detail : details) {
      asked.add(Objects.requireNonNull(detail, "detail"));
    }
    return with(settings.with(new Reporting(listener, asked)));
  }

  /**
   * Sets whether queries check that an item is stored under the key that its attributes make. By
   * default they do, as all reads do. Without the check, a query can return an item that is stored
   * under another key, and a put of its record would write a second item. The check takes 2 to 8 %
   * of the time of a page.
   *
   * <p>Only in queries can you switch the check off. Gets, batches, scans, streams, results of
   * writes and the items of {@code hydrate()} are always checked. With {@link
   * #withValidationOnRead}, the items of queries are always checked, too.
   *
   * @param checks false to skip the check in queries
   * @return a client with this setting
   */
  public final C withKeysCheckedInQueries(boolean checks) {
    return with(settings.context().with(settings.context().reading().checksKeys(checks)));
  }

  /**
   * Sets who reads and writes the JSON of many items. By default it is Singlet: pages and batches
   * are decoded directly from the bytes of DynamoDB's answers, and puts, batches and transactions
   * are written as bytes. That saves most of the SDK's work. The records and the bytes of requests
   * are the same. But the SDK's responses then hold no items, so an application's own {@link
   * software.amazon.awssdk.core.interceptor.ExecutionInterceptor}, for example, sees none. If the
   * client has such an interceptor, or is a wrapper around a client, the SDK writes all requests.
   *
   * @param isOwn false to let the SDK read and write all items
   * @return a client with this setting
   */
  public final C withOwnJson(boolean isOwn) {
    return with(settings.context().with(settings.context().reading().ownJson(isOwn)));
  }

  /**
   * Returns a client for the items of one tenant, of a table that declares {@link
   * dev.singlet.annotation.Table#tenant}. All partition keys that it reads and writes begin with
   * the tenant's part, in the table and in its global indexes, also in transactions, batches and
   * page tokens. Records and operations don't mention the tenant. Unique values are unique within
   * the tenant.
   *
   * @param id the tenant's id, without characters that a key refuses, such as the delimiter
   * @return a client that sees the items of that tenant only
   * @throws InvalidArgumentException if the table has no tenants, or if this client was made by
   *     {@link #onlyForTenant}
   * @throws dev.singlet.error.InvalidKeyException if the id can't be in a key
   */
  public final C forTenant(String id) {
    return with(settings.context().forTenant(settings.schema(), "forTenant", id, false));
  }

  /**
   * Returns a client for the items of one tenant that can't be switched to another tenant. On it,
   * and on all clients made from it, {@link #forTenant}, {@code onlyForTenant} and {@link
   * #withTableName} throw; so does its {@link #context}. Pass it to code that must see one tenant
   * only and has no other access to the table.
   *
   * @param id the tenant's id, without characters that a key refuses, such as the delimiter
   * @return a client that sees the items of that tenant only
   * @throws InvalidArgumentException if the table has no tenants, or if this client was itself made
   *     by {@code onlyForTenant}
   * @throws dev.singlet.error.InvalidKeyException if the id can't be in a key
   */
  public final C onlyForTenant(String id) {
    return with(settings.context().forTenant(settings.schema(), "onlyForTenant", id, true));
  }

  /**
   * Returns the settings that this client's requests depend on, for {@link
   * Operation#toRequest(RequestContext)}.
   *
   * @return the table's name and the other settings
   */
  public final RequestContext context() {
    return new RequestContext(settings.context());
  }

  private C with(Context changed) {
    return with(settings.with(changed));
  }
}
