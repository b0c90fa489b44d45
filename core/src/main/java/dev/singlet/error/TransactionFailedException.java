package dev.singlet.error;

import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** DynamoDB cancelled a transaction. Nothing was written. The SDK's exception is the cause. */
public final class TransactionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<TransactionFailure> failures;

  /**
   * Makes the exception for a cancelled transaction.
   *
   * @param message the problem
   * @param failures the reason for each operation that failed
   * @param cause the exception of the SDK
   */
  public TransactionFailedException(
      String message, List<TransactionFailure> failures, TransactionCanceledException cause) {
    super(ErrorCode.TRANSACTION_FAILED, message, cause);
    this.failures = List.copyOf(failures);
  }

  /**
   * Tells whether the same transaction can succeed later.
   *
   * @return true if all of its failures are conflicts or throttling
   */
  public boolean isPassing() {
    return !failures.isEmpty()
        && failures.stream().allMatch(failure -> failure.reason().isPassing());
  }

  /**
   * Returns the failure of one operation.
   *
   * @param operation the write that was given to the transaction, the same object
   * @return its failure; empty if it was not the reason
   */
  public Optional<TransactionFailure> failure(Object operation) {
    return failures.stream().filter(failure -> failure.operation() == operation).findFirst();
  }

  /**
   * Returns the operations that failed.
   *
   * @return the failures, in the order in which the operations were given; empty if DynamoDB gave
   *     no reasons
   */
  public List<TransactionFailure> failures() {
    return failures;
  }
}
