package dev.singlet.examples.spring.api;

import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.springframework.context.MessageSourceResolvable;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatusCode;
import org.springframework.http.ResponseEntity;
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
    Stream<Violations.Shown> violations =
        failure.getFieldErrors().stream().map(error -> shown(error.getField(), error));
    return handleExceptionInternal(
        failure, Violations.problem(violations), headers, status, request);
  }

  @Override
  protected @Nullable ResponseEntity<Object> handleHandlerMethodValidationException(
      HandlerMethodValidationException failure,
      HttpHeaders headers,
      HttpStatusCode status,
      WebRequest request) {
    Stream<Violations.Shown> violations =
        failure.getParameterValidationResults().stream().flatMap(InvalidRequests::shown);
    return handleExceptionInternal(
        failure, Violations.problem(violations), headers, status, request);
  }

  private static Stream<Violations.Shown> shown(ParameterValidationResult parameter) {
    String name = String.valueOf(parameter.getMethodParameter().getParameterName());
    return parameter.getResolvableErrors().stream().map(error -> shown(name, error));
  }

  private static Violations.Shown shown(String path, MessageSourceResolvable violation) {
    return new Violations.Shown(path, String.valueOf(violation.getDefaultMessage()));
  }
}
