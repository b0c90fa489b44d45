package dev.singlet.examples.spring.api;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
import org.springframework.validation.FieldError;
import org.springframework.validation.method.ParameterValidationResult;
import org.springframework.web.bind.MethodArgumentNotValidException;
import org.springframework.web.bind.annotation.RestControllerAdvice;
import org.springframework.web.context.request.WebRequest;
import org.springframework.web.method.annotation.HandlerMethodValidationException;
import org.springframework.web.servlet.mvc.method.annotation.ResponseEntityExceptionHandler;

/**
 * Answers requests that don't reach a controller as problem details (RFC 9457), with each
 * violation.
 */
@RestControllerAdvice
@Order(Ordered.HIGHEST_PRECEDENCE)
class InvalidRequests extends ResponseEntityExceptionHandler {

  @Override
  protected @Nullable ResponseEntity<Object> handleMethodArgumentNotValid(
      MethodArgumentNotValidException failure,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    List<Violations.Shown> violations =
        failure.getFieldErrors().stream().map(InvalidRequests::shown).toList();
    return handleExceptionInternal(
        failure, Violations.problem(violations), headers, status, request);
  }

  private static Violations.Shown shown(FieldError error) {
    return new Violations.Shown(error.getField(), String.valueOf(error.getDefaultMessage()));
  }

  @Override
  protected @Nullable ResponseEntity<Object> handleHandlerMethodValidationException(
      HandlerMethodValidationException failure,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    List<Violations.Shown> violations =
        failure.getParameterValidationResults().stream().map(InvalidRequests::shown).toList();
    return handleExceptionInternal(
        failure, Violations.problem(violations), headers, status, request);
  }

  private static Violations.Shown shown(ParameterValidationResult parameter) {
    return new Violations.Shown(
        String.valueOf(parameter.getMethodParameter().getParameterName()),
        String.valueOf(parameter.getResolvableErrors().get(0).getDefaultMessage()));
  }
}
