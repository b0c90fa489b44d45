package dev.singlet.batch;

import dev.singlet.annotation.CanIgnoreReturnValue;
import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.internal.batch.BatchGetExecution;
import dev.singlet.internal.batch.BatchOptions;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.Context;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.engine.Step;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.item.Get;
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
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;

/**
 * Reads any number of items with {@code BatchGetItem} requests of 100 items each. Each item costs
 * half a read capacity unit for each 4 KB, rounded up; a consistent read costs a whole unit.
 *
 * <pre>{@code
 * BatchGetResult<User> users = github.execute(BatchGet.of(UserEntity.get("kim"), UserEntity.get("lee")));
 * List<User> found = users.items();
 * }</pre>
 *
 * <p>A key that is asked for twice is read once and returned twice.
 *
 * <p>Keys that DynamoDB leaves unprocessed, throttles or fails to answer are asked for again, after
 * growing pauses. This ends when no request has made progress for {@link #retryFor}. The result
 * then lists the keys that are left. If a request fails in a way that a retry can't fix, an {@link
 * UnfinishedException} has the result so far.
 *
 * @param <T> the common type of the items
 */
@CheckReturnValue
public final class BatchGet<T> extends Operation<BatchGetResult<T>> {

  private final List<Addressed<Get<? extends T>, GetSpec<? extends T>>> entries;
  private final BatchOptions options;

  private BatchGet(
      List<Addressed<Get<? extends T>, GetSpec<? extends T>>> entries, BatchOptions options) {
    this.entries = entries;
    this.options = options;
  }

  /**
   * Returns a batch of gets.
   *
   * @param gets the gets, all of one table; an empty batch makes no request
   * @param <T> the common type of the items
   * @return the operation
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The list copies the array.
  public static <T> BatchGet<T> of(Get<? extends T>... gets) {
    return of(Arrays.asList(gets));
  }

  /**
   * Returns a batch of gets.
   *
   * @param gets the gets, all of one table; an empty batch makes no request
   * @param <T> the common type of the items
   * @return the operation
   */
  public static <T> BatchGet<T> of(Collection<? extends Get<? extends T>> gets) {
    return new BatchGet<>(Addressed.toExecuting("get", gets, Get::describe), BatchOptions.DEFAULT);
  }

  /**
   * Adds items of another table, in the same requests where they fit.
   *
   * @param client a client for that table; the batch uses its table name and settings, but requests
   *     are sent by the client that executes the batch
   * @param gets the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  @SafeVarargs
  @SuppressWarnings("varargs") // The list copies the array.
  public final BatchGet<T> and(TableAccess<?> client, Get<? extends T>... gets) {
    return and(client, Arrays.asList(gets));
  }

  /**
   * Adds items of another table, in the same requests where they fit.
   *
   * @param client a client for that table; the batch uses its table name and settings, but requests
   *     are sent by the client that executes the batch
   * @param gets the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table
   */
  public BatchGet<T> and(TableAccess<?> client, Collection<? extends Get<? extends T>> gets) {
    return new BatchGet<>(
        Addressed.and(entries, TableAccess.settings(client), "get", gets, Get::describe), options);
  }

  /**
   * Sets how many requests may run at once. A {@link dev.singlet.TableClient} sends one at a time
   * unless it has an {@linkplain dev.singlet.TableClient#withExecutor executor}.
   *
   * @param requests 1 or more; the default is 4
   * @return the operation with this limit
   * @throws InvalidArgumentException if it is less than 1
   */
  public BatchGet<T> requestsAtOnce(int requests) {
    return new BatchGet<>(entries, options.requestsAtOnce(requests));
  }

  /**
   * Sets how long to retry requests that make no progress.
   *
   * @param budget the time, with the pauses; zero for no retry; the default is 30 seconds
   * @return the operation with this time
   * @throws InvalidArgumentException if it is negative
   */
  public BatchGet<T> retryFor(Duration budget) {
    return new BatchGet<>(entries, options.budget(budget));
  }

  /**
   * Sets timeouts, headers and other SDK settings for each request. The settings of the gets are
   * ignored.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public BatchGet<T> overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new BatchGet<>(entries, options.override(Objects.requireNonNull(override, "override")));
  }

  @Override
  public BatchGetItemRequest toRequest() {
    return (BatchGetItemRequest) super.toRequest();
  }

  /**
   * Returns the first of the requests.
   *
   * @param context the table's name
   * @return the request
   * @throws InvalidArgumentException if the batch is empty and so makes no request
   */
  @Override
  public BatchGetItemRequest toRequest(RequestContext context) {
    return (BatchGetItemRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<BatchGetResult<T>> description() {
    return new Description();
  }

  /** Its requests. */
  private final class Description implements OperationDescription<BatchGetResult<T>> {

    @Override
    public BatchGetItemRequest request(Context context) {
      BatchGetExecution run = new BatchGetExecution(options, context);
      asked(context, run);
      return run.firstRequests().get(0);
    }

    @Override
    public TableSchema table() {
      if (entries.isEmpty()) {
        throw new InvalidArgumentException(
            ErrorCode.INVALID_ARGUMENT, "The batch is empty, so there is no request.");
      }
      return entries.get(0).table();
    }

    @Override
    public List<? extends ItemType<?>> types() {
      return Addressed.types(entries);
    }

    @Override
    public String label() {
      return "BatchGet";
    }

    @Override
    public void requireTable(Object operation, TableSchema schema) {
      entries.forEach(entry -> entry.requireTable(schema));
    }

    @Override
    public Step<BatchGetResult<T>> start(Object operation, Context context) {
      BatchGetExecution run = new BatchGetExecution(options, context);
      List<BatchedGet<T>> asked = asked(context, run);
      return run.start().map(done -> finished(done.stopped(), new BatchGetResult<>(asked, done)));
    }
  }

  private BatchGetResult<T> finished(@Nullable SdkException failure, BatchGetResult<T> result) {
    if (failure == null) {
      return result;
    }
    int left = result.unprocessed().size();
    if (left == entries.size()) {
      throw failure;
    }
    throw UnfinishedException.of(
        this, (entries.size() - left) + " of its gets were answered", result, failure);
  }

  /** Adds the keys of the gets to a run, and returns the gets. */
  @CanIgnoreReturnValue
  private List<BatchedGet<T>> asked(Context executing, BatchGetExecution run) {
    List<BatchedGet<T>> asked = new ArrayList<>(entries.size());
    entries.forEach(entry -> asked.add(BatchedGet.of(entry, entry.context(executing), run)));
    return asked;
  }

  @Override
  public String toString() {
    return "BatchGet[" + entries.size() + " gets]";
  }
}
