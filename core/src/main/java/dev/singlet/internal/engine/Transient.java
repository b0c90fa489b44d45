package dev.singlet.internal.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.RetryableException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.RequestLimitExceededException;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactionInProgressException;

/**
 * Recognizes temporary failures by their types. Test stubs throw exceptions without an error code
 * or status.
 *
 * @see <a
 *     href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">DynamoDB's
 *     errors</a>
 */
public final class Transient {

  private static final int FIRST_SERVER_ERROR = 500;

  private Transient() {}

  /**
   * Returns whether the same request may succeed later.
   *
   * @return true for throttling, errors on DynamoDB's side, and lost connections
   */
  public static boolean is(Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof AbortedException) {
        return false;
      }
      if (isThrottling(cause)
          || cause instanceof IOException
          || cause instanceof UncheckedIOException
          || cause instanceof RetryableException
          || cause instanceof ApiCallAttemptTimeoutException
          || isBrokenConnection(cause)
          || cause instanceof InternalServerErrorException
          || cause instanceof TransactionInProgressException
          || (cause instanceof SdkServiceException service
              && service.statusCode() >= FIRST_SERVER_ERROR)) {
        return true;
      }
    }
    return false;
  }

  /** HTTP clients can report a broken connection by exceptions other than I/O exceptions. */
  private static boolean isBrokenConnection(Throwable failure) {
    return failure.getClass() == SdkClientException.class
        && failure.getCause() != null
        && !(failure.getCause() instanceof SdkException);
  }

  /**
   * Returns whether DynamoDB refused the request for lack of capacity, and so did nothing. The SDK
   * counts a transaction in progress as throttling too, but that one is being carried out.
   *
   * @return true for throttling
   */
  public static boolean isThrottling(Throwable failure) {
    return !(failure instanceof TransactionInProgressException)
        && (failure instanceof ProvisionedThroughputExceededException
            || failure instanceof RequestLimitExceededException
            || failure instanceof ThrottlingException
            || (failure instanceof SdkServiceException service && service.isThrottlingException()));
  }
}
