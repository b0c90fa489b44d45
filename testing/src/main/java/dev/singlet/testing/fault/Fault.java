package dev.singlet.testing.fault;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The faults of a request to DynamoDB.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">Error
 *     handling with DynamoDB</a>
 */
public enum Fault {
  /**
   * The table or index has more traffic than its capacity: {@code
   * ProvisionedThroughputExceededException}. The SDK retries.
   */
  THROTTLE,

  /** There are too many requests: {@code ThrottlingException}. The SDK retries. */
  REQUEST_RATE,

  /**
   * The account has more traffic than its limit: {@code RequestLimitExceededException}. The SDK
   * retries.
   */
  REQUEST_LIMIT,

  /** DynamoDB fails: status 500, {@code InternalServerErrorException}. The SDK retries. */
  INTERNAL_ERROR,

  /** DynamoDB's front end can't reach DynamoDB: status 503. The SDK retries. */
  UNAVAILABLE,

  /** The connection is cut before DynamoDB has received the request. The SDK retries. */
  LOST_REQUEST,

  /**
   * DynamoDB carries out the request, and the connection is cut before or within its response. The
   * SDK retries, so the request is carried out twice.
   */
  LOST_RESPONSE,

  /** DynamoDB carries out the request twice, and returns the first response. */
  DUPLICATE,

  /** The response comes late; see {@link FaultProxy.Builder#delay}. */
  DELAY,

  /**
   * A {@code BatchWriteItem} or {@code BatchGetItem} processes a part of the request, sometimes
   * nothing, and returns the rest as unprocessed.
   */
  UNPROCESSED,

  /**
   * A {@code Query} or {@code Scan} ends its page early, at any item, as it does at one megabyte.
   */
  SHORT_PAGE,

  /**
   * A condition fails, as if another writer was faster: {@code ConditionalCheckFailedException}, or
   * in a transaction {@code TransactionCanceledException}. Only for writes with a condition. The
   * failure has no old item.
   */
  CONDITION_FAILED,

  /**
   * A transaction is writing the same item: {@code TransactionConflictException}, or in a
   * transaction {@code TransactionCanceledException}. Only for writes and transactions.
   */
  TRANSACTION_CONFLICT;

  private static final Set<String> WRITES = Set.of("PutItem", "UpdateItem", "DeleteItem");
  private static final Set<Fault> TRANSIENT =
      Collections.unmodifiableSet(
          EnumSet.complementOf(EnumSet.of(CONDITION_FAILED, TRANSACTION_CONFLICT)));

  /**
   * Returns the faults that do not depend on the data, so the caller can simply try again: all but
   * {@link #CONDITION_FAILED} and {@link #TRANSACTION_CONFLICT}.
   *
   * @return an immutable set
   */
  public static Set<Fault> transientFaults() {
    return TRANSIENT;
  }

  /** Returns whether DynamoDB could answer this operation with the fault. */
  boolean canMeet(String operation) {
    return switch (this) {
      case UNPROCESSED -> operation.equals("BatchWriteItem") || operation.equals("BatchGetItem");
      case SHORT_PAGE -> operation.equals("Query") || operation.equals("Scan");
      case CONDITION_FAILED -> WRITES.contains(operation) || operation.equals("TransactWriteItems");
      case TRANSACTION_CONFLICT ->
          WRITES.contains(operation)
              || operation.equals("TransactWriteItems")
              || operation.equals("TransactGetItems");
      default -> true;
    };
  }
}
