package dev.singlet.internal.wire;

import dev.singlet.internal.engine.Action;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.AwsResponse;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * The items of one request's answer. {@link SingletItemsInterceptor} reads them before the SDK,
 * which then finds none. Otherwise they are the SDK's. The request does not refer to this object,
 * so it stays equal to a request without it. If the interceptor is not called, as by a client that
 * is not the SDK's, or is called for another request, the SDK reads the answer.
 */
public final class AnsweredItems {

  private final boolean isWanted;

  /** The SDK's attempts at the request. One of them has the answer. */
  private final List<RequestAttempt> attempts = new CopyOnWriteArrayList<>();

  /** Makes the items of one request. */
  public AnsweredItems(boolean isWanted) {
    this.isWanted = isWanted;
  }

  /** Returns an action that reads these items. */
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> Action<Q, A> of(
      Action<Q, A> action) {
    return isWanted ? new AnsweredAction<>(action, this) : action;
  }

  /** Adds an attempt at the request. */
  void add(RequestAttempt attempt) {
    attempts.add(attempt);
  }

  /** Returns the attempt of an answer; null if it is of another call. */
  private @Nullable RequestAttempt attempt(SdkHttpResponse response) {
    String mark = response.firstMatchingHeader(RequestAttempt.MARK).orElse(null);
    for (RequestAttempt attempt : attempts) {
      if (attempt.mark().equals(mark)) {
        return attempt;
      }
    }
    return null;
  }

  /**
   * Returns the items that were read from an answer.
   *
   * @return null if it was left to the SDK
   */
  private @Nullable Answer answer(AwsResponse response, boolean isFound) {
    SdkHttpResponse http = response.sdkHttpResponse();
    if (!isFound || http == null || !RequestAttempt.isMarked(http)) {
      return null;
    }
    RequestAttempt attempt = attempt(http);
    if (attempt == null) {
      throw SdkClientException.create(
          "The items of this answer were already read by another call. If answers are stored,"
              + " or shared by several calls, use a client withOwnJson(false).");
    }
    return attempt.answer();
  }

  /** Returns the number of items in an answer to a batch; -1 if it was left to the SDK. */
  int size(BatchGetItemResponse response) {
    Answer answer = answer(response, response.hasResponses());
    return answer == null ? -1 : answer.size();
  }

  /** Returns the items of a page. */
  public List<Map<String, AttributeValue>> items(QueryResponse response) {
    Answer answer = answer(response, response.hasItems());
    return answer == null ? response.items() : answer.page();
  }

  /** Returns the items of a page. */
  public List<Map<String, AttributeValue>> items(ScanResponse response) {
    Answer answer = answer(response, response.hasItems());
    return answer == null ? response.items() : answer.page();
  }

  /** Returns the items of a batch. */
  public Map<String, List<Map<String, AttributeValue>>> items(BatchGetItemResponse response) {
    Answer answer = answer(response, response.hasResponses());
    return answer == null ? response.responses() : answer.tables();
  }
}
