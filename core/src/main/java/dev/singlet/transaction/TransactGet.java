package dev.singlet.transaction;

import dev.singlet.annotation.CheckReturnValue;
import dev.singlet.error.ErrorCode;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.internal.client.Addressed;
import dev.singlet.internal.context.OperationDescription;
import dev.singlet.internal.context.OtherResult;
import dev.singlet.internal.get.GetSpec;
import dev.singlet.internal.transaction.TransactGetSpec;
import dev.singlet.item.Get;
import dev.singlet.operation.Operation;
import dev.singlet.operation.RequestContext;
import dev.singlet.operation.TableAccess;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

/**
 * Reads several items as they are at one moment: one {@code TransactGetItems} request, two read
 * capacity units for each 4 KB of each item, rounded up. The reads are consistent, whatever the
 * gets say. The items can be of several tables: see {@link #and(TableAccess, Get...)}.
 *
 * <p>If one of the items is being written, or if DynamoDB lacks capacity, it is read again after a
 * pause, by default up to eight times, with pauses of 2.6 seconds at most in all. After that, and
 * if the items are more than 4 MB, DynamoDB's {@code TransactionCanceledException} is thrown.
 */
@CheckReturnValue
public final class TransactGet extends Operation<TransactedItems> {

  private final TransactGetSpec<Get<?>> spec;

  private TransactGet(TransactGetSpec<Get<?>> spec) {
    this.spec = spec;
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table; {@link #and} adds those of another
   * @return the operation; executing it fails if two gets read one item
   * @throws InvalidArgumentException if there are none, or more than 100, or if they are of
   *     different tables
   */
  public static TransactGet of(Get<?>... gets) {
    return of(Arrays.asList(gets));
  }

  /**
   * Returns a read of several items at one moment.
   *
   * @param gets the gets, all of one table; {@link #and} adds those of another
   * @return the operation; executing it fails if two gets read one item
   * @throws InvalidArgumentException if there are none, or more than 100, or if they are of
   *     different tables
   */
  public static TransactGet of(Collection<? extends Get<?>> gets) {
    List<Addressed<Get<?>, GetSpec<?>>> all =
        Addressed.toExecuting("get", gets, get -> Get.describe(get));
    if (all.isEmpty()) {
      throw new InvalidArgumentException(
          ErrorCode.INVALID_TRANSACTION, "A transaction is empty. Give it a get.");
    }
    return new TransactGet(new TransactGetSpec<>(Addressed.requireOneTable("Get", all), null));
  }

  /**
   * Adds items of another table, which are read in the same request, at the same moment.
   *
   * @param client a client for that table; the gets have its table name, tenant and settings, but
   *     the request is sent by the client that executes the operation
   * @param more the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table, or if there are
   *     more than 100 in all
   */
  public TransactGet and(TableAccess<?> client, Get<?>... more) {
    return and(client, Arrays.asList(more));
  }

  /**
   * Adds items of another table. Same as {@link #and(TableAccess, Get...)}.
   *
   * @param client a client for that table
   * @param more the gets of that table
   * @return the operation with them
   * @throws InvalidArgumentException if one of them is not of that client's table, or if there are
   *     more than 100 in all
   */
  public TransactGet and(TableAccess<?> client, Collection<? extends Get<?>> more) {
    return new TransactGet(
        spec.of(
            Addressed.and(
                spec.gets(), TableAccess.settings(client), "get", more, get -> Get.describe(get))));
  }

  /**
   * Sets timeouts, headers and other SDK settings for this request. The settings of the gets are
   * ignored.
   *
   * @param override the SDK's own request configuration
   * @return the operation with it
   */
  public TransactGet overrideConfiguration(AwsRequestOverrideConfiguration override) {
    return new TransactGet(spec.configuration(override));
  }

  @Override
  public TransactGetItemsRequest toRequest() {
    return (TransactGetItemsRequest) super.toRequest();
  }

  @Override
  public TransactGetItemsRequest toRequest(RequestContext context) {
    return (TransactGetItemsRequest) super.toRequest(context);
  }

  @Override
  @SuppressWarnings("exports")
  protected OperationDescription<TransactedItems> description() {
    return new OtherResult<>(
        spec,
        spec::request,
        (operation, context) ->
            spec.start(operation, context)
                .map(items -> new TransactedItems(spec.gets(), items, context)));
  }

  /**
   * Returns what a client needs to know of a read. It isn't for programs: the result is of a type
   * that is not exported.
   *
   * @param transaction the operation
   * @return its description
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static OperationDescription<TransactedItems> describe(TransactGet transaction) {
    return transaction.description();
  }

  /**
   * Returns the gets. It isn't for programs: the result is of a type that is not exported.
   *
   * @param transaction the operation
   * @return its gets
   */
  @SuppressWarnings("exports") // For Singlet's own modules.
  public static TransactGetSpec<Get<?>> gets(TransactGet transaction) {
    return transaction.spec;
  }

  @Override
  public String toString() {
    return spec.toString();
  }
}
