package dev.singlet.wire;

import dev.singlet.step.Action;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.interceptor.ExecutionAttribute;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/**
 * The items of one request's answer: those that {@link SingletItemsInterceptor} has read ahead of
 * the SDK, which then finds none, or else those of the SDK. The request knows nothing of it, so
 * that it stays equal to what it is without. Where the interceptor is not called, as by a client
 * that is no client of the SDK, or is called for another request, all is left to the answer.
 */
public final class AnsweredItems {

  static final ExecutionAttribute<AnsweredItems> ATTRIBUTE =
      new ExecutionAttribute<>("dev.singlet.AnsweredItems");

  private final boolean isWanted;
  private volatile @Nullable Attempt attempt;

  /**
   * For one request.
   *
   * @param isWanted whether to read ahead at all
   */
  public AnsweredItems(boolean isWanted) {
    this.isWanted = isWanted;
  }

  /**
   * An action that reads these items.
   *
   * @param action the action
   * @param <Q> its request
   * @param <A> its answer
   * @return the action itself if nothing is to be read ahead
   */
  public <Q extends DynamoDbRequest, A extends DynamoDbResponse> Action<Q, A> of(
      Action<Q, A> action) {
    return isWanted ? new AnsweredAction<>(action, this) : action;
  }

  /** Begins anew, as each attempt of the SDK does. */
  void begin(@Nullable Attempt next) {
    attempt = next;
  }

  @Nullable Attempt attempt() {
    return attempt;
  }

  private @Nullable Answer answer() {
    Attempt last = attempt;
    return last == null ? null : last.answer();
  }

  /**
   * The items of a page.
   *
   * @param response the answer
   * @return its items
   */
  public List<Map<String, AttributeValue>> items(QueryResponse response) {
    Answer answer = answer();
    return answer == null ? response.items() : answer.page();
  }

  /**
   * The items of a page.
   *
   * @param response the answer
   * @return its items
   */
  public List<Map<String, AttributeValue>> items(ScanResponse response) {
    Answer answer = answer();
    return answer == null ? response.items() : answer.page();
  }

  /**
   * The items of a batch.
   *
   * @param response the answer
   * @return its items by table
   */
  public Map<String, List<Map<String, AttributeValue>>> items(BatchGetItemResponse response) {
    Answer answer = answer();
    return answer == null ? response.responses() : answer.tables();
  }
}
