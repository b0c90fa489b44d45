package dev.singlet.testing.recording;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;

/**
 * Records the requests of its clients, and returns the answers that a test sets. It has no
 * database.
 *
 * <pre>{@code
 * RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
 * dynamoDb.on(GetItemRequest.class).answer(GetItemResponse.builder().item(item).build());
 *
 * GitHubTable.client(dynamoDb.client()).execute(StarEntity.get("kim", "aws", "toolbox"));
 *
 * assertThat(dynamoDb.lastRequest(GetItemRequest.class).consistentRead()).isTrue();
 * }</pre>
 *
 * <p>Without an answer from the test, it answers like an empty table on which all conditions hold.
 * But set the answer of an update that returns the new item, as {@code IssueEntity.update(...)}
 * does. It supports the operations on items and those that create, describe and delete a table. All
 * others throw {@link UnsupportedOperationException}. Thread-safe.
 */
public final class RecordingDynamoDb {

  private final DynamoDbClient client = RecordingHandler.client(DynamoDbClient.class, this);
  private final DynamoDbAsyncClient asyncClient =
      RecordingHandler.client(DynamoDbAsyncClient.class, this);
  private final List<DynamoDbRequest> requests = new ArrayList<>();
  private final List<Answers<?>> answers = new ArrayList<>();

  /** Makes a recording without requests, which answers like an empty table. */
  public RecordingDynamoDb() {}

  /**
   * Returns the client whose requests are recorded.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbClient client() {
    return client;
  }

  /**
   * Returns the asynchronous client whose requests are recorded. Its futures are already complete
   * when it returns them.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbAsyncClient asyncClient() {
    return asyncClient;
  }

  /**
   * Sets the answers to all requests of one operation. They take precedence over earlier answers to
   * these requests.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the answers; add to them
   */
  public <Q extends DynamoDbRequest> Answers<Q> on(Class<Q> request) {
    return on(request, any -> true);
  }

  /**
   * Sets the answers to some requests. They take precedence over earlier answers to these requests.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @param condition selects the requests
   * @return the answers; add to them
   */
  public <Q extends DynamoDbRequest> Answers<Q> on(Class<Q> request, Predicate<Q> condition) {
    Answers<Q> added = new Answers<>(request, condition);
    synchronized (answers) {
      answers.add(0, added);
    }
    return added;
  }

  /**
   * Returns the requests so far.
   *
   * @return an immutable copy, in the order they were made
   */
  public List<DynamoDbRequest> requests() {
    synchronized (requests) {
      return List.copyOf(requests);
    }
  }

  /**
   * Returns the requests of one operation so far.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @return an immutable copy, in the order they were made
   */
  public <Q extends DynamoDbRequest> List<Q> requests(Class<Q> request) {
    return requests().stream().filter(request::isInstance).map(request::cast).toList();
  }

  /**
   * Returns the last request of one operation.
   *
   * @param <Q> the SDK's class of the request
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the request
   * @throws AssertionError if there is none; its message shows all requests
   */
  public <Q extends DynamoDbRequest> Q lastRequest(Class<Q> request) {
    List<Q> some = requests(request);
    if (some.isEmpty()) {
      throw new AssertionError("There is no " + request.getSimpleName() + ". " + this);
    }
    return some.get(some.size() - 1);
  }

  /**
   * Returns the only request.
   *
   * @param <Q> the SDK's class of the request
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the request
   * @throws AssertionError if there is none, or any other request; its message shows all requests
   */
  public <Q extends DynamoDbRequest> Q onlyRequest(Class<Q> request) {
    List<DynamoDbRequest> all = requests();
    if (all.size() != 1 || !request.isInstance(all.get(0))) {
      throw new AssertionError("There isn't just one " + request.getSimpleName() + ". " + this);
    }
    return request.cast(all.get(0));
  }

  /** Forgets the requests so far, and keeps the answers. */
  public void clear() {
    synchronized (requests) {
      requests.clear();
    }
  }

  /**
   * Returns the requests so far.
   *
   * @return a line for each request
   */
  @Override
  public String toString() {
    List<DynamoDbRequest> all = requests();
    if (all.isEmpty()) {
      return "No requests were made.";
    }
    StringBuilder text = new StringBuilder("The requests are:");
    for (int i = 0; i < all.size(); i++) {
      text.append("\n  ").append(i + 1).append(". ").append(all.get(i));
    }
    return text.toString();
  }

  DynamoDbResponse answer(DynamoDbRequest request) {
    synchronized (requests) {
      requests.add(request);
    }
    Function<DynamoDbRequest, DynamoDbResponse> told = told(request);
    DynamoDbResponse response = told == null ? EmptyTable.answer(request) : told.apply(request);
    if (!Answers.isFor(request.getClass(), response)) {
      throw new IllegalStateException(
          "A %s is answered by a %s, not by %s."
              .formatted(
                  request.getClass().getSimpleName(),
                  Answers.responseTo(request.getClass()),
                  response));
    }
    return response;
  }

  private @Nullable Function<DynamoDbRequest, DynamoDbResponse> told(DynamoDbRequest request) {
    synchronized (answers) {
      for (Answers<?> each : answers) {
        Function<DynamoDbRequest, DynamoDbResponse> answer = each.next(request);
        if (answer != null) {
          return answer;
        }
      }
      return null;
    }
  }
}
