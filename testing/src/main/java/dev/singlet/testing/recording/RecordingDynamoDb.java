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
 * No database: records the requests of its clients, and answers what it is told.
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
 * <p>What it isn't told it answers as an empty table on which all conditions hold; but an update
 * that returns the new item, as {@code IssueEntity.update(...)} does, must be told it. It knows the
 * operations on items and those that create, describe and delete a table; all others throw {@link
 * UnsupportedOperationException}. It can be used by any number of threads.
 */
public final class RecordingDynamoDb {

  private final DynamoDbClient client = new RecordingClient(this);
  private final DynamoDbAsyncClient asyncClient = new RecordingAsyncClient(this);
  private final List<DynamoDbRequest> requests = new ArrayList<>();
  private final List<Answers<?>> answers = new ArrayList<>();

  /** Records nothing yet, and answers as an empty table. */
  public RecordingDynamoDb() {}

  /**
   * The client whose requests are recorded.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbClient client() {
    return client;
  }

  /**
   * The asynchronous client whose requests are recorded. Its futures are complete when they are
   * given.
   *
   * @return always the same client; closing it does nothing
   */
  public DynamoDbAsyncClient asyncClient() {
    return asyncClient;
  }

  /**
   * Tells what all requests of one operation are answered, which goes before what has been told of
   * them before.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the answers, to be added
   */
  public <Q extends DynamoDbRequest> Answers<Q> on(Class<Q> request) {
    return on(request, any -> true);
  }

  /**
   * Tells what some requests are answered, which goes before what has been told of them before.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @param condition what the requests must be
   * @return the answers, to be added
   */
  public <Q extends DynamoDbRequest> Answers<Q> on(Class<Q> request, Predicate<Q> condition) {
    Answers<Q> added = new Answers<>(request, condition);
    synchronized (answers) {
      answers.add(0, added);
    }
    return added;
  }

  /**
   * The requests so far.
   *
   * @return an immutable copy, in the order in which they were made
   */
  public List<DynamoDbRequest> requests() {
    synchronized (requests) {
      return List.copyOf(requests);
    }
  }

  /**
   * The requests of one operation so far.
   *
   * @param <Q> the SDK's class of the requests
   * @param request that class, such as {@code GetItemRequest.class}
   * @return an immutable copy, in the order in which they were made
   */
  public <Q extends DynamoDbRequest> List<Q> requests(Class<Q> request) {
    return requests().stream().filter(request::isInstance).map(request::cast).toList();
  }

  /**
   * The last request of one operation.
   *
   * @param <Q> the SDK's class of the request
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the request
   * @throws AssertionError if there is none; it shows the requests there are
   */
  public <Q extends DynamoDbRequest> Q lastRequest(Class<Q> request) {
    List<Q> some = requests(request);
    if (some.isEmpty()) {
      throw new AssertionError("There is no " + request.getSimpleName() + ". " + this);
    }
    return some.get(some.size() - 1);
  }

  /**
   * The only request there is.
   *
   * @param <Q> the SDK's class of the request
   * @param request that class, such as {@code GetItemRequest.class}
   * @return the request
   * @throws AssertionError if there is none, another one or more; it shows the requests there are
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
   * The requests so far.
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

  <R extends DynamoDbResponse> R answer(DynamoDbRequest request, Class<R> type) {
    synchronized (requests) {
      requests.add(request);
    }
    Function<DynamoDbRequest, DynamoDbResponse> told = told(request);
    DynamoDbResponse response = (told == null ? EmptyTable.answer(request) : told.apply(request));
    if (!type.isInstance(response)) {
      throw new IllegalStateException(
          "A %s is answered by a %s, not by %s."
              .formatted(request.getClass().getSimpleName(), type.getSimpleName(), response));
    }
    return type.cast(response);
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
