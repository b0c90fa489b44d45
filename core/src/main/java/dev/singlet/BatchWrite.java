package dev.singlet;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.batch.BatchEntry;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.batch.BatchOutcome;
import dev.singlet.internal.batch.BatchWriteExecution;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.engine.Step;
import dev.singlet.schema.TableSchema;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;

/**
 * Puts and deletes any number of items: a {@code BatchWriteItem} request for each 25 of them, or
 * each 16 MB, which charges as they would alone. The writes are not made together: some can be made
 * and others not, which the {@linkplain BatchWriteResult result} tells.
 *
 * <pre>{@code
 * github.execute(BatchWrite.of(IssueEntity.put(one), IssueEntity.put(other))).orThrow();
 * }</pre>
 *
 * <p>All are checked before the first request: if one is invalid, nothing is written. DynamoDB
 * takes no conditions in a batch. A write that has one, be it its own, for a version or a unique
 * attribute, or since another entity can have its key, is sent alone, as part of the same
 * operation. Of several writes of one item the last counts, as if they were made one after the
 * other; if one of them has a condition, the batch is refused.
 *
 * <p>What DynamoDB leaves unprocessed, throttles or fails to answer is sent again, after pauses
 * that grow, until all requests for it have done nothing for {@link #retryFor} long. A write with a
 * condition that is refused then counts as made if the item that is there is known to be its own,
 * and as {@linkplain BatchWriteResult#unknown unknown} if not: its answer may have been lost.
 */
@CheckReturnValue
public final class BatchWrite extends Operation<BatchWriteResult> {

  private final List<Entry> entries;
  private final BatchOptions options;

  /**
   * One write.
   *
   * @param client whose table it is in; null for that of the client that executes the batch
   */
  private record Entry(BatchableWrite write, @Nullable TableAccess<?> client) {
    Context context(Context executing) {
      return client == null ? executing : client.settings();
    }
  }

  private BatchWrite(List<Entry> entries, BatchOptions options) {
    this.entries = entries;
    this.options = options;
  }

  /**
   * A batch.
   *
   * @param writes puts and deletes of one table; none is no request
   * @return the operation
   */
  public static BatchWrite of(BatchableWrite... writes) {
    return of(Arrays.asList(writes));
  }

  /**
   * A batch.
   *
   * @param writes puts and deletes of one table; none is no request
   * @return the operation
   */
  public static BatchWrite of(Collection<? extends BatchableWrite> writes) {
    return new BatchWrite(List.of(), BatchOptions.DEFAULT).with(writes, null);
  }

  /**
   * Writes items of another table too, in the same requests.
   *
   * @param client a client for that table, which gives its name and settings; requests are sent by
   *     the client that executes the batch
   * @param writes what to write there
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public BatchWrite and(TableAccess<?> client, Collection<? extends BatchableWrite> writes) {
    writes.forEach(write -> client.own((Operation<?>) Objects.requireNonNull(write, "write")));
    return with(writes, client);
  }

  private BatchWrite with(
      Collection<? extends BatchableWrite> writes, @Nullable TableAccess<?> client) {
    List<Entry> all = new ArrayList<>(entries);
    writes.forEach(write -> all.add(new Entry(Objects.requireNonNull(write, "write"), client)));
    return new BatchWrite(List.copyOf(all), options);
  }

  /**
   * Sets how many requests may be under way at once. A {@link TableClient} has one under way unless
   * it has an {@linkplain TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; 4 if it is not set
   * @return the operation with it
   * @throws InvalidArgumentException if it is less than 1
   */
  public BatchWrite requestsAtOnce(int requests) {
    return new BatchWrite(entries, options.requestsAtOnce(requests));
  }

  /**
   * Sets how long requests are repeated that all do nothing.
   *
   * @param budget the time, pauses included; zero for no repetition, 30 seconds if it is not set
   * @return the operation with it
   * @throws InvalidArgumentException if it is negative
   */
  public BatchWrite retryFor(Duration budget) {
    return new BatchWrite(entries, options.budget(budget));
  }

  /**
   * Sets timeouts, headers and the like for each request of several writes. Those that are sent
   * alone have their own.
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
   * The first of the requests.
   *
   * @param context the table's name and the clock
   * @return the request
   * @throws dev.singlet.error.ValidationException if an entity violates its constraints
   * @throws dev.singlet.error.InvalidKeyException if a value cannot stand in a key
   * @throws InvalidArgumentException if all writes are sent alone, or there are none, so that there
   *     is no such request
   */
  @Override
  public BatchWriteItemRequest toRequest(RequestContext context) {
    return request(context.context());
  }

  @Override
  BatchWriteItemRequest request(Context context) {
    BatchWriteItemRequest first = execution(context).firstRequest();
    if (first == null) {
      throw noRequest();
    }
    return first;
  }

  private static InvalidArgumentException noRequest() {
    return new InvalidArgumentException(
        ErrorCode.INVALID_ARGUMENT,
        "The batch is empty, or all of its writes have conditions and are sent alone, so that there"
            + " is no request.");
  }

  @Override
  TableSchema table() {
    if (entries.isEmpty()) {
      throw noRequest();
    }
    return Transaction.write(entries.get(0).write()).type().table();
  }

  @Override
  String label() {
    return "BatchWrite";
  }

  @Override
  void requireTable(TableSchema schema) {
    for (Entry entry : entries) {
      if (entry.client() == null) {
        ((Operation<?>) entry.write()).requireTable(schema);
      }
    }
  }

  @Override
  Step<BatchWriteResult> start(Context context) {
    return execution(context).start().map(this::result);
  }

  /** All writes are made at one time, which is that of their stamps. */
  private BatchWriteResult result(BatchOutcome outcome) {
    List<BatchableWrite> unprocessed = new ArrayList<>();
    outcome.unprocessed().forEach(position -> unprocessed.add(entries.get(position).write()));
    List<BatchRefusal> refused = new ArrayList<>();
    outcome
        .refused()
        .forEach(
            (position, reason) ->
                refused.add(new BatchRefusal(entries.get(position).write(), reason)));
    List<UnknownWrite> unknown = new ArrayList<>();
    outcome
        .unknown()
        .forEach(
            (position, failure) ->
                unknown.add(new UnknownWrite(entries.get(position).write(), failure)));
    BatchWriteResult result =
        new BatchWriteResult(
            outcome.made(entries.size()),
            unprocessed,
            refused,
            unknown,
            outcome.requests(),
            outcome.cause());
    return outcome.stop() == null ? result : result.orThrow();
  }

  private BatchWriteExecution execution(Context executing) {
    Instant now = executing.clock().instant();
    return new BatchWriteExecution(
        entries.size(),
        position -> {
          Entry entry = entries.get(position);
          Context context = entry.context(executing);
          Clock clock = entry.client() == null ? Clock.fixed(now, ZoneOffset.UTC) : context.clock();
          return new BatchEntry(
              Transaction.write(entry.write()), entry.write(), context.withClock(clock));
        },
        options);
  }

  @Override
  public String toString() {
    return "BatchWrite[" + entries.size() + " writes]";
  }
}
