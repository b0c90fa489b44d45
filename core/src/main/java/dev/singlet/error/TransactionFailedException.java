package dev.singlet.error;

import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** DynamoDB cancelled a transaction; nothing was written. Its own exception is the cause. */
public final class TransactionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<TransactionFailure> failures;

  /**
   * Makes the failure of a transaction.
   *
   * @param message what went wrong
   * @param failures why each operation failed
   * @param cause the exception of the SDK
   */
  public TransactionFailedException(
      String message, List<TransactionFailure> failures, TransactionCanceledException cause) {
    super(ErrorCode.TRANSACTION_FAILED, message, cause);
    this.failures = List.copyOf(failures);
  }

  /**
   * Returns whether the transaction can be made again later as it is.
   *
   * @return true if all of its failures are conflicts or throttling
   */
  public boolean isPassing() {
    return !failures.isEmpty()
        && failures.stream().allMatch(failure -> failure.reason().isPassing());
  }

  /**
   * The operations that were to blame.
   *
   * @return those that failed, in the order in which they were given; none if DynamoDB gave no
   *     reasons
   */
  public List<TransactionFailure> failures() {
    return failures;
  }
}
