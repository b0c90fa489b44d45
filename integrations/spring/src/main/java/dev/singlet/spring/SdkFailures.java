package dev.singlet.spring;

import java.io.IOException;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.InvalidDataAccessResourceUsageException;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.PermissionDeniedDataAccessException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessResourceException;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.awscore.exception.AwsServiceException;
import software.amazon.awssdk.core.exception.AbortedException;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Translates the SDK's exceptions. */
final class SdkFailures {

  private static final int SERVER_ERROR = 500;

  private static final Set<String> CONFLICTS =
      Set.of("TransactionConflictException", "TransactionInProgressException");

  private static final Set<String> THROTTLES =
      Set.of(
          "ProvisionedThroughputExceededException",
          "RequestLimitExceeded",
          "ThrottlingException",
          "Throttling",
          "LimitExceededException",
          "ResourceInUseException");

  private static final Set<String> PERMISSIONS =
      Set.of(
          "AccessDeniedException",
          "UnrecognizedClientException",
          "InvalidSignatureException",
          "MissingAuthenticationTokenException",
          "IncompleteSignatureException",
          "ExpiredTokenException");

  private SdkFailures() {}

  static DataAccessException translate(SdkException failure) {
    String message = String.valueOf(failure.getMessage());
    if (failure instanceof TransactionCanceledException cancelled) {
      return cancelled(cancelled, message);
    }
    if (failure instanceof AwsServiceException answered) {
      return answered(answered, code(answered), message);
    }
    return isWithoutAnswer(failure)
        ? new RecoverableDataAccessException(message, failure)
        : new DataAccessResourceFailureException(message, failure);
  }

  private static DataAccessException answered(
      AwsServiceException failure, String code, String message) {
    if (CONFLICTS.contains(code)) {
      return new ConcurrencyFailureException(message, failure);
    }
    if (THROTTLES.contains(code) || failure.isThrottlingException()) {
      return new TransientDataAccessResourceException(message, failure);
    }
    if (PERMISSIONS.contains(code)) {
      return new PermissionDeniedDataAccessException(message, failure);
    }
    return switch (code) {
      case "ConditionalCheckFailedException" ->
          new DataIntegrityViolationException(message, failure);
      case "ItemCollectionSizeLimitExceededException" ->
          new NonTransientDataAccessResourceException(message, failure);
      case "ResourceNotFoundException", "TableNotFoundException", "IndexNotFoundException" ->
          new InvalidDataAccessResourceUsageException(message, failure);
      case "ValidationException", "IdempotentParameterMismatchException" ->
          new InvalidDataAccessApiUsageException(message, failure);
      default ->
          failure.statusCode() >= SERVER_ERROR
              ? new RecoverableDataAccessException(message, failure)
              : new UncategorizedSingletException(message, failure);
    };
  }

  /** Translates what reads of several items throw, since Singlet wraps cancelled writes. */
  private static DataAccessException cancelled(
      TransactionCanceledException failure, String message) {
    Set<String> codes =
        failure.cancellationReasons().stream()
            .map(CancellationReason::code)
            .filter(code -> code != null && !code.equals("None"))
            .collect(Collectors.toSet());
    if (codes.contains("ConditionalCheckFailed")) {
      return new DataIntegrityViolationException(message, failure);
    }
    if (codes.contains("ValidationError")) {
      return new InvalidDataAccessApiUsageException(message, failure);
    }
    if (codes.contains("TransactionConflict")) {
      return new ConcurrencyFailureException(message, failure);
    }
    return codes.contains("ThrottlingError") || codes.contains("ProvisionedThroughputExceeded")
        ? new TransientDataAccessResourceException(message, failure)
        : new UncategorizedSingletException(message, failure);
  }

  private static String code(AwsServiceException failure) {
    AwsErrorDetails details = failure.awsErrorDetails();
    String code = details == null ? null : details.errorCode();
    return code == null ? failure.getClass().getSimpleName() : code;
  }

  /** Returns whether a request may have reached DynamoDB. */
  private static boolean isWithoutAnswer(SdkException failure) {
    if (failure instanceof ApiCallTimeoutException
        || failure instanceof ApiCallAttemptTimeoutException
        || failure instanceof AbortedException) {
      return true;
    }
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof IOException) {
        return true;
      }
    }
    return false;
  }
}
