package dev.singlet;

import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.ObservedTransport;
import dev.singlet.internal.engine.Runner;
import dev.singlet.internal.engine.Transport;
import dev.singlet.schema.TableSchema;
import dev.singlet.value.ReadPolicy;
import java.time.Clock;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a client that blocks and one that doesn't have in common: the table, and how it is used.
 * Each is immutable, and can be used by any number of threads.
 *
 * @param <C> the client
 */
public abstract sealed class TableAccess<C extends TableAccess<C>>
    permits TableClient, AsyncTableClient {

  /** DynamoDB's limit on a partition key, in UTF-8 bytes. */
  private final TableSchema schema;

  private final Context context;
  private final @Nullable RequestListener listener;

  TableAccess(TableSchema schema, Context context, @Nullable RequestListener listener) {
    this.schema = Objects.requireNonNull(schema, "schema");
    this.context = context;
    this.listener = listener;
  }

  final @Nullable RequestListener listener() {
    return listener;
  }

  /**
   * A client for the same model in a table of another name.
   *
   * @param tableName the name of the table in DynamoDB, or its ARN
   * @return a client for that table
   * @throws InvalidArgumentException if this client is {@link #onlyForTenant} one
   */
  public final C withTableName(String tableName) {
    context.requireUnbound("withTableName(\"" + tableName + "\")");
    return with(context.toBuilder().tableName(tableName).build());
  }

  /**
   * A client that takes the time from the given clock.
   *
   * @param clock gives the times that are stamped on items
   * @return a client with that clock
   */
  public final C withClock(Clock clock) {
    return with(context.withClock(clock));
  }

  /**
   * A client whose queries treat items that can't be read by the given policy, unless a query has
   * one of its own. A get is not among them: to give nothing would say that there is no item.
   *
   * @param policy throws, leaves such items out or puts them apart
   * @return a client with that policy
   */
  public final C withReadPolicy(ReadPolicy policy) {
    return with(context.toBuilder().readPolicy(policy).build());
  }

  /**
   * A client that checks what it reads: an item that violates a constraint of its entity is one
   * that can't be read, like one whose attributes don't fit their types. Constraints on times,
   * which held when the item was written, are not checked, nor are projections, and what a write
   * answers. It costs what the checks of a put cost, for each item.
   *
   * @return a client that gives no invalid items
   */
  public final C withValidationOnRead() {
    return with(context.toBuilder().validatesOnRead(true).build());
  }

  /**
   * A client whose page tokens are signed or encrypted. It refuses those that are not.
   *
   * @param tokens how page tokens are made and accepted
   * @return a client with that protection
   */
  public final C withPageTokens(PageTokens tokens) {
    return with(
        context.toBuilder().pageSeals(Objects.requireNonNull(tokens, "tokens").seals()).build());
  }

  /**
   * A client that tells what happens: capacity, items, retries, times and failures, request by
   * request. Its requests ask DynamoDB for the capacity they consume, which costs nothing.
   *
   * @param listener is told, in place of the listener before, if any
   * @return a client with that listener
   */
  public final C withListener(RequestListener listener) {
    return with(context, Objects.requireNonNull(listener, "listener"));
  }

  /**
   * Says whether queries look if an item stands under the key that its attributes make. They do
   * unless they are told otherwise here, as all reads do: a put of the record of an item that
   * stands elsewhere would write a second item. Comparing takes 2 to 8 % of the time of a page.
   * Gets, batches, scans, streams, what writes give back and the items of {@code hydrate()} are
   * compared all the same, and so is each item where {@link #withValidationOnRead} is on.
   *
   * @param checks false to read what queries find as it is
   * @return a client that does so
   */
  public final C withKeysCheckedInQueries(boolean checks) {
    return with(context.toBuilder().checksKeysInQueries(checks).build());
  }

  /**
   * Says how the items of pages and batches are read. A client reads them straight from the bytes
   * of DynamoDB's answers unless it is told otherwise here, which saves the SDK's attribute values
   * of all items; records are the same either way. What of an application looks at the items of the
   * SDK's responses, such as its own {@link
   * software.amazon.awssdk.core.interceptor.ExecutionInterceptor}, finds none in them then.
   *
   * @param reads false to have the SDK make attribute values of all items first
   * @return a client that does so
   */
  public final C withPagesFromBytes(boolean reads) {
    return with(context.toBuilder().readsBytes(reads).build());
  }

  /**
   * A client for the items of one tenant, of a table that declares {@link
   * dev.singlet.annotation.Table#tenant}. All keys it reads and writes begin with the tenant's
   * part, those of the table and of its global indexes, in transactions, batches and page tokens
   * too; the records and the operations know nothing of it. Unique values are unique within the
   * tenant.
   *
   * @param id the tenant's id; what a key can't hold, such as the delimiter, is refused
   * @return a client that sees the items of that tenant only
   * @throws InvalidArgumentException if the table has no tenants, or if this client is {@link
   *     #onlyForTenant} another
   * @throws dev.singlet.error.InvalidKeyException if the id can't stand in a key
   */
  public final C forTenant(String id) {
    return with(context.forTenant(schema, "forTenant", id, false));
  }

  /**
   * A client for the items of one tenant, which can't be turned to those of another: {@link
   * #forTenant}, {@code onlyForTenant} and {@link #withTableName} refuse, on it and on all clients
   * that are made of it, and so does its {@link #context}. For code that is to see one tenant and
   * isn't given anything else to reach the table by.
   *
   * @param id the tenant's id; what a key can't hold, such as the delimiter, is refused
   * @return a client that sees the items of that tenant only
   * @throws InvalidArgumentException if the table has no tenants, or if this client is such a one
   * @throws dev.singlet.error.InvalidKeyException if the id can't stand in a key
   */
  public final C onlyForTenant(String id) {
    return with(context.forTenant(schema, "onlyForTenant", id, true));
  }

  /**
   * What requests of this client depend on, for {@link Operation#toRequest(RequestContext)}.
   *
   * @return the table's name and the other settings
   */
  public final RequestContext context() {
    return new RequestContext(context);
  }

  final Context settings() {
    return context;
  }

  private C with(Context changed) {
    return with(changed, listener);
  }

  abstract C with(Context changed, @Nullable RequestListener told);

  final TableSchema schema() {
    return schema;
  }

  /** Carries out the steps of an operation. */
  final Runner runner(Transport transport, Operation<?> operation) {
    RequestListener told = listener;
    if (told == null) {
      return new Runner(transport);
    }
    String label = operation.label();
    return new Runner(
        new ObservedTransport(
            transport,
            observation -> told.onRequest(RequestReport.of(label, observation)),
            label,
            context.tableName()));
  }

  /** Gives the operation back if it belongs to the table. */
  final <O extends Operation<?>> O own(O operation) {
    Objects.requireNonNull(operation, "operation").requireTable(schema);
    return operation;
  }
}
