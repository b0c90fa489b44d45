package dev.singlet.error;

import dev.singlet.schema.ItemDecoder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * DynamoDB cancelled a transaction. Nothing was written, unless {@link #mayHaveBeenMade}. The SDK's
 * exception is the cause. There is no cause if two writes of one transaction take the same unique
 * value, because no request is made then.
 */
public final class TransactionFailedException extends SingletException {

  private static final long serialVersionUID = 1L;

  private final transient List<TransactionFailure> failures;
  private final boolean isInDoubt;

  /**
   * Makes the exception for a transaction that was refused before a request.
   *
   * @param failures the reason for each operation that failed
   */
  public TransactionFailedException(List<TransactionFailure> failures) {
    this("Transaction refused, nothing was written. " + describe(failures), failures, null, false);
  }

  /**
   * Makes the exception for a cancelled transaction.
   *
   * @param message the problem
   * @param failures the reason for each operation that failed
   * @param cause the exception of the SDK or of the last request; null if there was no request
   * @param isInDoubt true if an attempt without an answer may have been made, or may be made later
   */
  public TransactionFailedException(
      String message,
      List<TransactionFailure> failures,
      @Nullable Throwable cause,
      boolean isInDoubt) {
    super(ErrorCode.TRANSACTION_FAILED, message, cause);
    this.failures = List.copyOf(failures);
    this.isInDoubt = isInDoubt;
  }

  /**
   * Describes failures by their positions.
   *
   * @param failures the failures
   * @return sentences; empty for none
   */
  public static String describe(List<TransactionFailure> failures) {
    return failures.stream()
        .map(failure -> "Operation " + failure.position() + ": " + failure.message())
        .collect(Collectors.joining(" "));
  }

  /**
   * Returns whether the transaction may have been made nevertheless, or may be made later: an
   * attempt got no answer, and can still be under way when a later one is refused.
   *
   * @return false if DynamoDB refused every attempt, so that nothing was written
   */
  public boolean mayHaveBeenMade() {
    return isInDoubt;
  }

  /**
   * Returns whether the same transaction can succeed later.
   *
   * @return true if all failures are conflicts or throttling, and it is certain that no attempt
   *     made the transaction or will make it later
   */
  public boolean isPassing() {
    return !isInDoubt
        && !failures.isEmpty()
        && failures.stream().allMatch(failure -> failure.reason().isPassing());
  }

  /**
   * Returns the failure of one operation.
   *
   * @param operation the write that was given to the transaction, the same object
   * @return the failure of this operation; empty if this operation did not fail
   */
  public Optional<TransactionFailure> failure(Object operation) {
    return failures.stream().filter(failure -> failure.operation() == operation).findFirst();
  }

  /**
   * Returns the items that conditions met, as records of one type, such as those for which puts
   * were refused.
   *
   * @param type the type to read them as, such as {@code NightEntity.type()}
   * @param <T> the entity's record, or a sealed interface over several
   * @return the items, in the order of the operations; without items of other entities
   * @throws UnreadableItemException if one doesn't fit its entity
   */
  public <T> List<T> existing(ItemDecoder<T> type) {
    return failures.stream().flatMap(failure -> failure.existing(type).stream()).toList();
  }

  /**
   * Returns the operations that failed.
   *
   * @return the failures, in the order the operations were given; empty if DynamoDB gave no
   *     reasons, or if the last request failed as a whole after an attempt without an answer. Then
   *     the cause says why
   */
  public List<TransactionFailure> failures() {
    return failures;
  }
}
