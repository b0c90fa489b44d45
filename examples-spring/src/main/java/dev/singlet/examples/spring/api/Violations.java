package dev.singlet.examples.spring.api;

import java.util.stream.Stream;
import org.springframework.http.HttpStatus;
import org.springframework.http.ProblemDetail;

/** Problem details of requests that are not valid. */
final class Violations {

  private Violations() {}

  /**
   * A violation as a problem detail shows it.
   *
   * @param path the member of the request
   * @param message the problem with its value
   */
  record Shown(String path, String message) {}

  static ProblemDetail problem(Stream<Shown> violations) {
    ProblemDetail problem =
        ProblemDetail.forStatusAndDetail(HttpStatus.BAD_REQUEST, "The request is not valid.");
    problem.setProperty("violations", violations.toList());
    return problem;
  }
}
