package dev.singlet.batch;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.BatchOutcome;
import dev.singlet.internal.batch.BatchWriteExecution;
import dev.singlet.internal.batch.BatchedWrite;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.CallSettings;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.write.Write;
import dev.singlet.item.BatchableWrite;
import dev.singlet.item.TransactWrite;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.operation.TableAccess;
import dev.singlet.runtime.entity.ItemType;
import dev.singlet.schema.TableSchema;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/**
 * Puts and deletes any number of items with {@code BatchWriteItem} requests of 25 writes each, or
 * 16 MB. Each write costs as much as it does alone. A batch is not a transaction: some writes can
 * succeed while others fail, and the {@linkplain BatchWriteResult result} tells which.
 *
 * <pre>{@code
 * github.execute(BatchWrite.of(IssueEntity.put(one), IssueEntity.put(other))).orThrow();
 * }</pre>
 *
 * <p>All writes are checked before the first request. If one is invalid, nothing is written.
 *
 * <p>DynamoDB takes no conditions in a batch. A write with a condition is therefore sent alone, as
 * part of the same operation. A write has a condition if you give it one, or if it has a version, a
 * unique attribute, or a key that another entity can have too.
 *
 * <p>If several writes are on one item, the last one counts, as if they were made one after the
 * other. If one of them has a condition, the batch is refused.
 *
 * <p>Writes that DynamoDB leaves unprocessed, throttles or fails to answer are sent again, after
 * growing pauses. This ends when no request has made progress for {@link #retryFor}. A retried
 * write whose condition is then refused may have succeeded before, with a lost answer. It counts as
 * written if the stored item is known to be its own, and as {@linkplain BatchWriteResult#unknown
 * unknown} otherwise: see {@link dev.singlet.error.ConditionFailedException#wasMade}.
 */
@CheckReturnValue
public final class BatchWrite extends Operation<BatchWriteResult> {

  private final List<Addressed<BatchableWrite, Write<?>>> entries;
  private final BatchOptions options;

  private BatchWrite(List<Addressed<BatchableWrite, Write<?>>> entries, BatchOptions options) {
    this.entries = entries;
    this.options = options;
  }

  /**
   * Returns a batch of writes.
   *
   * @param writes puts and deletes of one table; an empty batch makes no request
   * @return the operation
   */
  public static BatchWrite of(BatchableWrite... writes) {
    return of(Arrays.asList(writes));
  }

  /**
   * Returns a batch of writes.
   *
   * @param writes puts and deletes of one table; an empty batch makes no request
   * @return the operation
   */
  public static BatchWrite of(Collection<? extends BatchableWrite> writes) {
    return new BatchWrite(
        Addressed.toExecuting("write", writes, TransactWrite::describe), BatchOptions.DEFAULT);
  }

  /**
   * Adds writes to another table, in the same requests.
   *
   * @param client a client for that table; the batch uses its table name and settings, but requests
   *     are sent by the client that executes the batch
   * @param writes the writes to that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public BatchWrite and(TableAccess<?> client, BatchableWrite... writes) {
    return and(client, Arrays.asList(writes));
  }

  /**
   * Adds writes to another table, in the same requests.
   *
   * @param client a client for that table; the batch uses its table name and settings, but requests
   *     are sent by the client that executes the batch
   * @param writes the writes to that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public BatchWrite and(TableAccess<?> client, Collection<? extends BatchableWrite> writes) {
    return new BatchWrite(
        Addressed.and(
            entries, TableAccess.settings(client), "write", writes, TransactWrite::describe),
        options);
  }

  /**
   * Sets how many requests may run at once. A {@link dev.singlet.TableClient} sends one at a time
   * unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 4
   * @return the operation with this limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public BatchWrite requestsAtOnce(int requests) {
    return new BatchWrite(entries, options.requestsAtOnce(requests));
  }

  /**
   * Sets how long to retry requests that make no progress.
   *
   * @param budget the time, with the pauses; zero for no retry; the default is 30 seconds
   * @return the operation with this time
   * @throws InvalidArgumentException if it is negative
   */
  public BatchWrite retryFor(Duration budget) {
    return new BatchWrite(entries, options.budget(budget));
  }

  /**
   * Sets timeouts, headers and other SDK settings for each request of several writes. A write that
   * is sent alone uses its own settings.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public BatchWrite overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new BatchWrite(entries, options.override(Objects.requireNonNull(override, "override")));
  }

  @Override
  public BatchWriteItemRequest toRequest() {
    return (BatchWriteItemRequest) super.toRequest();
  }

  /**
   * Returns the first of the requests.
   *
   * @param context the table's name and the clock
   * @return the request
   * @throws dev.singlet.error.ValidationException if an entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot be in a key
   * @throws InvalidArgumentException if there is no such request, because the batch is empty or all
   *     its writes are sent alone
   */
  @Override
  public BatchWriteItemRequest toRequest(RequestContext context) {
    return (BatchWriteItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<BatchWriteResult> description() {
    return new Description();
  }

  /** Its requests. */
  private final class Description implements OperationDescription<BatchWriteResult> {

    @Override
    public BatchWriteItemRequest request(Context context) {
      BatchWriteItemRequest first = execution(context).firstRequest();
      if (first == null) {
        throw noRequest();
      }
      return first;
    }

    @Override
    public TableSchema table() {
      if (entries.isEmpty()) {
        throw noRequest();
      }
      return entries.get(0).table();
    }

    @Override
    public List<? extends ItemType<?>> types() {
      return Addressed.types(entries);
    }

    @Override
    public String label() {
      return "BatchWrite";
    }

    @Override
    public void requireTable(Object operation, TableSchema schema) {
      entries.forEach(entry -> entry.requireTable(schema));
    }

    @Override
    public Step<BatchWriteResult> start(Object operation, Context context) {
      BatchWriteExecution execution = execution(context);
      return execution.start().map(outcome -> result(outcome, execution.items()));
    }
  }

  private static InvalidArgumentException noRequest() {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        "The batch is empty, or all of its writes have conditions and are sent alone, so"
            + " there is no request.");
  }

  /** Returns the outcome with the writes in place of their positions. */
  private BatchWriteResult result(BatchOutcome outcome, int items) {
    List<BatchableWrite> unprocessed = new ArrayList<>();
    outcome.unprocessed().forEach(position -> unprocessed.add(entries.get(position).operation()));
    List<BatchRefusal> refused = new ArrayList<>();
    outcome
        .refused()
        .forEach(
            (position, reason) ->
                refused.add(new BatchRefusal(entries.get(position).operation(), reason)));
    List<UnknownWrite> unknown = new ArrayList<>();
    outcome
        .unknown()
        .forEach(
            (position, failure) ->
                unknown.add(new UnknownWrite(entries.get(position).operation(), failure)));
    BatchWriteResult result =
        new BatchWriteResult(
            outcome.made(items),
            unprocessed,
            refused,
            unknown,
            outcome.requests(),
            outcome.cause());
    return outcome.stop() == null ? result : result.orThrow();
  }

  private BatchWriteExecution execution(Context executing) {
    CallSettings settings = new CallSettings();
    return new BatchWriteExecution(
        entries.size(),
        position -> {
          Addressed<BatchableWrite, Write<?>> entry = entries.get(position);
          Write<?> write = entry.description();
          Context context = write.settings(settings, entry.context(executing));
          return BatchedWrite.of(position, write, entry.operation(), context);
        },
        options);
  }

  @Override
  public String toString() {
    return "BatchWrite[" + entries.size() + " writes]";
  }
}
