package dev.singlet.extras;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.transaction.TransactionSpec;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import dev.singlet.transaction.Transaction;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Makes any number of transactions, one after the other. Each is made whole or not at all, whatever
 * happens to the others. So a list of writes that is too long for one transaction is made in parts,
 * each of which is whole.
 *
 * <pre>{@code
 * TransactionSeries moves =
 *     TransactionSeries.ofGroups(
 *         lines, Line::orderId, line -> List.of(LineEntity.update(line.id()).depot("north")));
 * TransactionSeriesResult result = shop.execute(moves);
 * }</pre>
 *
 * <p>Each group is one {@code TransactWriteItems} request. It costs as much as it does by itself.
 * All groups are checked before the first request. If one is more than a transaction takes (100
 * items or 4 MB) or has an invalid write, nothing is written. Writes for unique attributes that
 * depend on stored items are counted only when the group's turn comes.
 *
 * <p>A transaction that is refused doesn't stop the others: see {@link #stopAtRefusal}. If a
 * request fails after its retries, no others are started: there is no connection, for example, or
 * DynamoDB lacks capacity. Then an {@link UnfinishedException} has the result so far, and {@link
 * TransactionSeriesResult#rest} goes on. Its cause is the SDK's exception, or a {@link
 * dev.singlet.error.TransactionFailedException} if DynamoDB cancelled a transaction for lack of
 * capacity. If nothing was made or refused before, that failure is thrown itself; then execute the
 * same series again.
 *
 * <p>Each transaction has an idempotency token, which it keeps in this object and in the rest. So
 * DynamoDB makes it once if it is executed again within ten minutes.
 */
@CheckReturnValue
public final class TransactionSeries extends Operation<TransactionSeriesResult> {

  private static final BatchOptions ONE_AT_A_TIME = BatchOptions.DEFAULT.requestsAtOnce(1);

  private final List<Entry> entries;
  private final BatchOptions options;
  private final boolean stopsAtRefusal;

  private record Entry(Object group, Transaction transaction) {

    /** Returns a transaction with an idempotency token, which is its own if it has one. */
    static Entry withToken(Object group, Transaction transaction) {
      return new Entry(
          group,
          Transaction.describe(transaction).hasToken()
              ? transaction
              : transaction.idempotencyToken(UUID.randomUUID().toString()));
    }

    TransactionSpec<?> spec() {
      return Transaction.describe(transaction);
    }

    Step<@Nullable Void> start(Context context) {
      return spec().start(transaction, context);
    }
  }

  private TransactionSeries(List<Entry> entries, BatchOptions options, boolean stopsAtRefusal) {
    this.entries = List.copyOf(entries);
    this.options = options;
    this.stopsAtRefusal = stopsAtRefusal;
  }

  /**
   * Returns a series of transactions.
   *
   * @param transactions the transactions, in the order they are made; an empty series makes no
   *     request
   * @return the operation
   */
  public static TransactionSeries of(Transaction... transactions) {
    return of(Arrays.asList(transactions));
  }

  /**
   * Returns a series of transactions.
   *
   * @param transactions the transactions, in the order they are made; an empty series makes no
   *     request
   * @return the operation
   */
  public static TransactionSeries of(Collection<Transaction> transactions) {
    List<Entry> entries = new ArrayList<>(transactions.size());
    for (Transaction transaction : transactions) {
      entries.add(Entry.withToken(entries.size() + 1, transaction));
    }
    return new TransactionSeries(entries, ONE_AT_A_TIME, false);
  }

  /**
   * Returns a series with one transaction for all items of a group.
   *
   * @param items the items, in any order; groups come in the order of their first items
   * @param group returns the key of an item's group, such as the id of its order
   * @param writes returns the writes of an item: puts, updates, deletes and checks of one table; a
   *     group without writes is left out
   * @param <T> the type of the items
   * @return the operation
   */
  public static <T> TransactionSeries ofGroups(
      Collection<? extends T> items,
      Function<? super T, ?> group,
      Function<? super T, ? extends Collection<? extends TransactWrite>> writes) {
    Map<Object, List<TransactWrite>> byGroup = new LinkedHashMap<>();
    for (T item : items) {
      Object key = Objects.requireNonNull(group.apply(item), "group");
      byGroup.computeIfAbsent(key, first -> new ArrayList<>()).addAll(writes.apply(item));
    }
    List<Entry> entries = new ArrayList<>(byGroup.size());
    byGroup.forEach(
        (key, all) -> {
          if (!all.isEmpty()) {
            entries.add(Entry.withToken(key, Transaction.of(all)));
          }
        });
    return new TransactionSeries(entries, ONE_AT_A_TIME, false);
  }

  /** Returns a series of some of its transactions, with its settings. */
  TransactionSeries withOnly(List<TransactionOutcome> some) {
    return new TransactionSeries(
        some.stream().map(each -> new Entry(each.group(), each.transaction())).toList(),
        options,
        stopsAtRefusal);
  }

  /**
   * Sets how many transactions may run at once. With more than one, they are started in order, but
   * a later one can be made before an earlier one. A {@link dev.singlet.TableClient} sends one at a
   * time unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 1
   * @return the operation with this limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public TransactionSeries requestsAtOnce(int requests) {
    return new TransactionSeries(entries, options.requestsAtOnce(requests), stopsAtRefusal);
  }

  /**
   * Starts no more transactions after one that was not made, for groups that each need those before
   * them. The others are {@linkplain TransactionSeriesResult#unprocessed unprocessed}.
   *
   * @return the operation that stops
   */
  public TransactionSeries stopAtRefusal() {
    return new TransactionSeries(entries, options, true);
  }

  /**
   * Returns the transactions.
   *
   * @return the transactions with their tokens, in the order they are made
   */
  public List<Transaction> transactions() {
    return entries.stream().map(Entry::transaction).toList();
  }

  @Override
  public TransactWriteItemsRequest toRequest() {
    return (TransactWriteItemsRequest) super.toRequest();
  }

  /**
   * Returns the first of the requests. See {@link Transaction#toRequest(RequestContext)}.
   *
   * @param context the table's name and the clock
   * @return the request
   * @throws InvalidArgumentException if the series is empty, or if there is no such request
   */
  @Override
  public TransactWriteItemsRequest toRequest(RequestContext context) {
    return (TransactWriteItemsRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<TransactionSeriesResult> description() {
    return new Description();
  }

  /** Its transactions. */
  private final class Description implements OperationDescription<TransactionSeriesResult> {

    @Override
    public TransactWriteItemsRequest request(Context context) {
      return first().request(context);
    }

    @Override
    public TableSchema table() {
      return first().table();
    }

    @Override
    public List<? extends ItemType<?>> types() {
      return entries.stream().flatMap(entry -> entry.spec().types().stream()).toList();
    }

    @Override
    public String label() {
      return "TransactionSeries";
    }

    @Override
    public void requireTable(Object operation, TableSchema schema) {
      entries.forEach(entry -> entry.spec().requireTable(entry.transaction(), schema));
    }

    @Override
    public Step<TransactionSeriesResult> start(Object operation, Context context) {
      entries.forEach(entry -> entry.spec().check("Group " + entry.group(), context));
      return new SeriesExecution(
              entries.size(), position -> entries.get(position).start(context), stopsAtRefusal)
          .start(options.requestsAtOnce())
          .map(ends -> result(ends, context));
    }
  }

  private TransactionSpec<?> first() {
    if (entries.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_ARGUMENT, "The series is empty, so there is no request.");
    }
    return entries.get(0).spec();
  }

  private TransactionSeriesResult result(List<TransactionEnd> ends, Context context) {
    List<TransactionOutcome> outcomes = new ArrayList<>(entries.size());
    for (Entry entry : entries) {
      TransactionEnd end = ends.get(outcomes.size());
      outcomes.add(TransactionOutcome.of(entry.group(), entry.transaction(), end, context));
    }
    TransactionSeriesResult result = new TransactionSeriesResult(this, outcomes);
    for (TransactionEnd end : ends) {
      if (end.failure() != null && end.endsSeries()) {
        throw failure(end.failure(), result);
      }
    }
    return result;
  }

  private RuntimeException failure(Throwable failure, TransactionSeriesResult soFar) {
    return failure instanceof RuntimeException unchecked && !soFar.hasDecided()
        ? unchecked
        : UnfinishedException.of(this, soFar.inWords(), soFar, failure);
  }

  @Override
  public String toString() {
    return "TransactionSeries[" + entries.size() + " transactions]";
  }
}
