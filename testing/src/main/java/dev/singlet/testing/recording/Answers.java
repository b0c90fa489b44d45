package dev.singlet.testing.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * The answers to some requests, in order. Each answer is for one request, and the last answer is
 * also for all later requests.
 *
 * @param <Q> the SDK's class of the requests
 */
public final class Answers<Q extends DynamoDbRequest> {

  private final Class<Q> type;
  private final Predicate<? super Q> which;
  private final List<Function<? super Q, ? extends DynamoDbResponse>> answers = new ArrayList<>();
  private int given;

  Answers(Class<Q> type, Predicate<? super Q> which) {
    this.type = Objects.requireNonNull(type, "type");
    this.which = Objects.requireNonNull(which, "which");
  }

  /**
   * Adds a response.
   *
   * @param response a response of the requests' operation
   * @return this
   * @throws IllegalArgumentException if it is of another operation
   */
  public Answers<Q> answer(DynamoDbResponse response) {
    if (!isFor(type, response)) {
      throw new IllegalArgumentException(
          "A %s is answered by a %s, not by a %s."
              .formatted(
                  type.getSimpleName(), responseTo(type), response.getClass().getSimpleName()));
    }
    return answer(request -> response);
  }

  /**
   * Adds a response that depends on the request.
   *
   * @param response returns the response to a request
   * @return this
   */
  public synchronized Answers<Q> answer(Function<? super Q, ? extends DynamoDbResponse> response) {
    answers.add(Objects.requireNonNull(response, "response"));
    return this;
  }

  /**
   * Adds a failure.
   *
   * @param failure the exception that a client throws, or its future fails with, such as the SDK's
   *     {@code ProvisionedThroughputExceededException}
   * @return this
   */
  public Answers<Q> fail(RuntimeException failure) {
    Objects.requireNonNull(failure, "failure");
    return answer(
        request -> {
          throw failure;
        });
  }

  /** Returns the simple name of the SDK's class of the responses to some requests. */
  static String responseTo(Class<? extends DynamoDbRequest> request) {
    return request.getSimpleName().replaceFirst("Request$", "Response");
  }

  static boolean isFor(
      Class<? extends DynamoDbRequest> request, @Nullable DynamoDbResponse response) {
    return response != null && response.getClass().getSimpleName().equals(responseTo(request));
  }

  /** Returns the answer, or null if the request isn't one of these. */
  @Nullable Function<DynamoDbRequest, DynamoDbResponse> next(DynamoDbRequest request) {
    if (!type.isInstance(request) || !which.test(type.cast(request))) {
      return null;
    }
    synchronized (this) {
      if (answers.isEmpty()) {
        return null;
      }
      var answer = answers.get(Math.min(given++, answers.size() - 1));
      return asked -> answer.apply(type.cast(asked));
    }
  }
}
