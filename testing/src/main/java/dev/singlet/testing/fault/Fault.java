package dev.singlet.testing.fault;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What can go wrong with a request to DynamoDB.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">Error
 *     handling with DynamoDB</a>
 */
public enum Fault {
  /**
   * The table or index has more traffic than its capacity: {@code
   * ProvisionedThroughputExceededException}. The SDK tries again.
   */
  THROTTLE,

  /** There are too many requests: {@code ThrottlingException}. The SDK tries again. */
  REQUEST_RATE,

  /**
   * The account has more traffic than its limit: {@code RequestLimitExceededException}. The SDK
   * tries again.
   */
  REQUEST_LIMIT,

  /** DynamoDB fails: status 500, {@code InternalServerErrorException}. The SDK tries again. */
  INTERNAL_ERROR,

  /** DynamoDB can't be reached behind its front: status 503. The SDK tries again. */
  UNAVAILABLE,

  /** The connection is cut before DynamoDB has the request. The SDK tries again. */
  LOST_REQUEST,

  /**
   * DynamoDB executes the request, and the connection is cut before or within its response. The SDK
   * tries again, and so it is executed twice.
   */
  LOST_RESPONSE,

  /** DynamoDB executes the request twice, and gives the first response. */
  DUPLICATE,

  /** The response comes late; see {@link FaultProxy.Builder#delay}. */
  DELAY,

  /**
   * A {@code BatchWriteItem} or {@code BatchGetItem} does a part of what it is asked for, sometimes
   * nothing, and gives the rest back as unprocessed.
   */
  UNPROCESSED,

  /**
   * A {@code Query} or {@code Scan} ends its page early, at any item, as it does at one megabyte.
   */
  SHORT_PAGE,

  /**
   * A condition isn't met, because somebody else has been faster: {@code
   * ConditionalCheckFailedException}, or in a transaction {@code TransactionCanceledException}. It
   * only meets writes that have a condition, and gives no old item.
   */
  CONDITION_FAILED,

  /**
   * A transaction is writing the same item: {@code TransactionConflictException}, or in a
   * transaction {@code TransactionCanceledException}. It only meets writes and transactions.
   */
  TRANSACTION_CONFLICT;

  private static final Set<String> WRITES = Set.of("PutItem", "UpdateItem", "DeleteItem");
  private static final Set<Fault> TRANSIENT =
      Collections.unmodifiableSet(
          EnumSet.complementOf(EnumSet.of(CONDITION_FAILED, TRANSACTION_CONFLICT)));

  /**
   * The faults that say nothing about the data, so that doing the same again is the answer: all but
   * {@link #CONDITION_FAILED} and {@link #TRANSACTION_CONFLICT}.
   *
   * @return an immutable set
   */
  public static Set<Fault> transientFaults() {
    return TRANSIENT;
  }

  /** Whether DynamoDB could answer this operation so. */
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
