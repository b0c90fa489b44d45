package dev.singlet.internal.write;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import dev.singlet.error.TransactionFailure.Reason;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Finds the problem of each operation of a cancelled transaction.
 *
 * @param actions the actions of the request
 * @param cancelled DynamoDB's reasons, one for each action
 * @param changed the positions of operations whose item others changed after it was read
 * @param tellsOnlyChanged true to leave out the other failures
 */
public record Cancellation(
    List<TransactAction> actions,
    TransactionCanceledException cancelled,
    Set<Integer> changed,
    boolean tellsOnlyChanged) {

  private static final String NONE = "None";
  private static final String REFUSED = "ConditionalCheckFailed";
  private static final String INVALID = "ValidationException";

  /** Returns whether only other requests or a lack of capacity were in the way. */
  public static boolean isPassing(TransactionCanceledException cancelled) {
    List<String> codes =
        cancelled.cancellationReasons().stream()
            .map(CancellationReason::code)
            .filter(code -> !NONE.equals(code))
            .toList();
    return !codes.isEmpty() && codes.stream().allMatch(code -> Reason.of(code).isPassing());
  }

  /** Returns whether the condition of an action didn't hold. */
  public static boolean isRefused(TransactionCanceledException cancelled) {
    return cancelled.cancellationReasons().stream().anyMatch(Cancellation::isRefused);
  }

  /** Returns whether the condition of this action didn't hold. */
  public static boolean isRefused(CancellationReason reason) {
    return REFUSED.equals(reason.code());
  }

  /** Returns whether DynamoDB refused a request, or an operation of a transaction, as invalid. */
  public static boolean isInvalid(Throwable failure) {
    if (failure instanceof TransactionCanceledException cancelled) {
      return cancelled.cancellationReasons().stream()
          .anyMatch(reason -> Reason.of(reason.code()) == Reason.VALIDATION);
    }
    return failure instanceof DynamoDbException refusal
        && refusal.awsErrorDetails() != null
        && INVALID.equals(refusal.awsErrorDetails().errorCode());
  }

  /**
   * Returns the exception.
   *
   * @param isInDoubt true if an attempt without an answer may make the transaction
   */
  TransactionFailedException toException(boolean isInDoubt) {
    List<TransactionFailure> failures = failures();
    String problems = TransactionFailedException.describe(failures);
    return new TransactionFailedException(
        "Transaction cancelled, "
            + outcome(isInDoubt)
            + " "
            + (problems.isEmpty() ? cancelled.getMessage() : problems),
        failures,
        cancelled,
        isInDoubt);
  }

  /** Returns the outcome of a refused write or transaction, for messages. */
  public static String outcome(boolean isInDoubt) {
    return isInDoubt
        ? "but an attempt got no answer, and that may have been made, or may be made later."
        : "nothing was written.";
  }

  /** Leaves out the failure of a unique value that follows from the failure of its operation. */
  private List<TransactionFailure> failures() {
    List<TransactionFailure> failures = new ArrayList<>();
    Set<Integer> told = new HashSet<>();
    List<CancellationReason> reasons = cancelled.cancellationReasons();
    for (int i = 0; i < reasons.size() && i < actions.size(); i++) {
      TransactAction action = actions.get(i);
      boolean isFollowing = action.unique() != null && told.contains(action.position());
      // A refusal that was computed from what has changed since says nothing.
      boolean isOutdated = tellsOnlyChanged && !changed.contains(action.position());
      if (!NONE.equals(reasons.get(i).code()) && !isFollowing && !isOutdated) {
        told.add(action.position());
        failures.add(failure(action, reasons.get(i)));
      }
    }
    return failures;
  }

  private TransactionFailure failure(TransactAction action, CancellationReason reason) {
    Reason kind = Reason.of(reason.code());
    if (kind != Reason.CONDITION_FAILED) {
      String detail = reason.message() == null ? reason.code() : reason.message();
      TransactAction operation = operation(action);
      return other(
          action,
          kind,
          kind == Reason.VALIDATION ? operation.refusal("it", detail) : operation + ": " + detail);
    }
    Map<String, AttributeValue> existing = reason.hasItem() ? Map.copyOf(reason.item()) : Map.of();
    UniqueItem unique = action.unique();
    if (unique != null) {
      return new TransactionFailure(
          action.given().operation(),
          action.position(),
          kind,
          ConditionFailedException.Reason.UNIQUE,
          unique.unique().component(),
          operation(action) + " refused: " + unique.takenBy(existing),
          Map.of());
    }
    if (changed.contains(action.position())) {
      return other(
          action,
          Reason.CONFLICT,
          action + " refused: other requests keep changing it. Try again.");
    }
    WriteFailure failure = action.failure();
    ConditionFailedException.Reason condition = failure.reason(existing);
    return new TransactionFailure(
        action.given().operation(),
        action.position(),
        kind,
        condition,
        null,
        failure.message(condition, existing),
        existing);
  }

  /** Returns the action of the operation itself, for an action that goes with it. */
  private TransactAction operation(TransactAction action) {
    return actions.stream()
        .filter(each -> each.position() == action.position() && each.unique() == null)
        .findFirst()
        .orElse(action);
  }

  static TransactionFailure other(TransactAction action, Reason reason, String message) {
    return new TransactionFailure(
        action.given().operation(), action.position(), reason, null, null, message, Map.of());
  }
}
