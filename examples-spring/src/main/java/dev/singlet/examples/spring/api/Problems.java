package dev.singlet.examples.spring.api;

import dev.singlet.error.ErrorCode;
import dev.singlet.error.SingletException;
import dev.singlet.error.ValidationException;
import dev.singlet.examples.ecommerce.flow.DuplicateOrderException;
import dev.singlet.examples.ecommerce.flow.MissingException;
import dev.singlet.examples.ecommerce.flow.OutOfStockException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;
import org.springframework.dao.DataAccessResourceFailureException;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.dao.OptimisticLockingFailureException;
import org.springframework.dao.RecoverableDataAccessException;
import org.springframework.dao.TransientDataAccessException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

/**
 * Answers failures as problem details (RFC 9457).
 *
 * <p>The repositories throw Spring's exceptions, which the starter makes of Singlet's and the
 * SDK's. So a few cases are enough: the request is wrong (400), something isn't there (404), what
 * is stored doesn't allow it (409), or DynamoDB can't do it at the moment (503).
 */
@RestControllerAdvice
class Problems {

  private static final Logger LOG = LoggerFactory.getLogger(Problems.class);
  private static final String RETRY_SECONDS = "1";

  /** Failures that follow from the values of a request. */
  private static final Set<ErrorCode> INVALID =
      Set.of(
          ErrorCode.INVALID_ENTITY,
          ErrorCode.INVALID_KEY,
          ErrorCode.INVALID_PAGE_TOKEN,
          ErrorCode.ITEM_TOO_LARGE);

  @ExceptionHandler({NotFoundException.class, MissingException.class})
  ProblemDetail notFound(RuntimeException failure) {
    return problem(HttpStatus.NOT_FOUND, failure.getMessage());
  }

  @ExceptionHandler({DuplicateOrderException.class, OutOfStockException.class})
  ProblemDetail refused(RuntimeException failure) {
    return problem(HttpStatus.CONFLICT, failure.getMessage());
  }

  @ExceptionHandler({
    DataIntegrityViolationException.class,
    OptimisticLockingFailureException.class
  })
  ProblemDetail conflict(DataAccessException failure, Locale locale) {
    return isInvalid(failure)
        ? invalid(failure, locale)
        : problem(HttpStatus.CONFLICT, "What is stored doesn't allow this. Read it again.");
  }

  /**
   * An order that an attempt without an answer has placed is found when its request comes again.
   */
  @ExceptionHandler({
    TransientDataAccessException.class,
    RecoverableDataAccessException.class,
    DataAccessResourceFailureException.class
  })
  ResponseEntity<ProblemDetail> later(DataAccessException failure) {
    return ResponseEntity.status(HttpStatus.SERVICE_UNAVAILABLE)
        .header(HttpHeaders.RETRY_AFTER, RETRY_SECONDS)
        .body(problem(HttpStatus.SERVICE_UNAVAILABLE, "Send the same request again."));
  }

  @ExceptionHandler
  ProblemDetail other(Exception failure, Locale locale) {
    if (isInvalid(failure)) {
      return invalid(failure, locale);
    }
    LOG.error("A request failed", failure);
    return problem(HttpStatus.INTERNAL_SERVER_ERROR, "The request can't be answered.");
  }

  private static boolean isInvalid(Exception failure) {
    return failure.getCause() instanceof SingletException cause && INVALID.contains(cause.code());
  }

  private static ProblemDetail invalid(Exception failure, Locale locale) {
    return failure.getCause() instanceof ValidationException invalid
        ? Violations.problem(
            invalid.violations().stream()
                .map(each -> new Violations.Shown(each.path(), each.message(locale))))
        : problem(HttpStatus.BAD_REQUEST, failure.getMessage());
  }

  private static ProblemDetail problem(HttpStatus status, @Nullable String detail) {
    return ProblemDetail.forStatusAndDetail(status, detail);
  }
}
