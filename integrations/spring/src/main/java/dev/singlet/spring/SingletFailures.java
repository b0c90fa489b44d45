package dev.singlet.spring;

import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.SingletException;
import dev.singlet.error.TransactionFailedException;
import dev.singlet.error.TransactionFailure;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.springframework.dao.ConcurrencyFailureException;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.DataRetrievalFailureException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.dao.EmptyResultDataAccessException;
import org.springframework.dao.InvalidDataAccessApiUsageException;
import org.springframework.dao.InvalidDataAccessResourceUsageException;
import org.springframework.dao.NonTransientDataAccessResourceException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessResourceException;

/** Translates Singlet's exceptions. */
final class SingletFailures {

  private SingletFailures() {}

  /** Translates by the code. The switch has no default, so that each code must have a place. */
  static DataAccessException translate(SingletException failure) {
    String message = Objects.requireNonNull(failure.getMessage());
    return switch (failure.code()) {
      case INVALID_ENTITY, ITEM_TOO_LARGE -> new DataIntegrityViolationException(message, failure);
      case INVALID_KEY,
          INVALID_VALUE,
          INVALID_RANGE,
          INVALID_ARGUMENT,
          WRONG_TABLE,
          EXPRESSION_TOO_LARGE,
          INVALID_UPDATE,
          INVALID_TRANSACTION,
          TENANT_REQUIRED,
          CONTEXT_VALUE_REQUIRED,
          INVALID_HOOK,
          INVALID_PAGE_TOKEN,
          INVALID_JSON ->
          new InvalidDataAccessApiUsageException(message, failure);
      case UNREADABLE_ITEM, INCOMPLETE_CHANGE, DAMAGED_EXPORT ->
          new DataRetrievalFailureException(message, failure);
      case CONDITION_FAILED -> condition((ConditionFailedException) failure, message);
      case TRANSACTION_FAILED -> transaction((TransactionFailedException) failure, message);
      case UNPROCESSED_KEYS -> new TransientDataAccessResourceException(message, failure);
      case INCOMPLETE_BATCH, UNFINISHED -> new RecoverableDataAccessException(message, failure);
      case MIGRATION -> new InvalidDataAccessResourceUsageException(message, failure);
    };
  }

  private static DataAccessException condition(ConditionFailedException failure, String message) {
    return failure.mayHaveBeenMade()
        ? new RecoverableDataAccessException(message, failure)
        : refused(failure.reason(), message, failure);
  }

  private static DataAccessException refused(
      ConditionFailedException.Reason reason, String message, SingletException failure) {
    return switch (reason) {
      case ALREADY_EXISTS, UNIQUE -> new DuplicateKeyException(message, failure);
      case NOT_FOUND -> new EmptyResultDataAccessException(message, 1, failure);
      case STALE_VERSION -> new OptimisticLockingFailureException(message, failure);
      case SCHEMA_VERSION -> new InvalidDataAccessResourceUsageException(message, failure);
      case OTHER_ENTITY, CONDITION -> new DataIntegrityViolationException(message, failure);
    };
  }

  /**
   * Translates by the first operation that fails again each time. Its reason stays if the conflicts
   * of the others have passed.
   */
  private static DataAccessException transaction(
      TransactionFailedException failure, String message) {
    if (failure.mayHaveBeenMade()) {
      return new RecoverableDataAccessException(message, failure);
    }
    Optional<TransactionFailure> lasting =
        failure.failures().stream().filter(each -> !each.reason().isPassing()).findFirst();
    if (lasting.isPresent()) {
      return lasting(lasting.get(), message, failure);
    }
    if (failure.failures().stream()
        .anyMatch(each -> each.reason() == TransactionFailure.Reason.CONFLICT)) {
      return new ConcurrencyFailureException(message, failure);
    }
    return failure.isPassing()
        ? new TransientDataAccessResourceException(message, failure)
        : new UncategorizedSingletException(message, failure);
  }

  private static DataAccessException lasting(
      TransactionFailure operation, String message, TransactionFailedException failure) {
    ConditionFailedException.@Nullable Reason condition = operation.condition();
    return switch (operation.reason()) {
      case CONDITION_FAILED ->
          refused(
              condition == null ? ConditionFailedException.Reason.CONDITION : condition,
              message,
              failure);
      case ITEM_COLLECTION_SIZE_LIMIT ->
          new NonTransientDataAccessResourceException(message, failure);
      case VALIDATION -> new InvalidDataAccessApiUsageException(message, failure);
      case OTHER, CONFLICT, THROTTLED, PROVISIONED_THROUGHPUT ->
          new UncategorizedSingletException(message, failure);
    };
  }
}
