package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.ItemAction;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionException;
import java.util.function.BiFunction;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** One answer read by the SDK, and read from its bytes. */
final class BothWays {

  /** The content of an answer: the items and the rest, or the exception that is thrown. */
  record Read(Object items, Object rest) {}

  /** One for all answers: making a client takes far longer than a request does. */
  private final CannedHttp http = CannedHttp.of();

  private final DynamoDbClient client = http.client();

  void assertSame(String json) {
    assertSame(CannedAnswer.of(json));
  }

  void assertSame(CannedAnswer answer) {
    http.setAnswer(answer);
    assertThat(ahead(client)).isEqualTo(bySdk(client));
  }

  /** Reads an answer by the SDK alone. */
  static Read bySdk(CannedAnswer answer) {
    return bySdk(CannedHttp.of(answer).client());
  }

  private static Read bySdk(DynamoDbClient client) {
    return read(false, (action, request) -> action.send(client, request));
  }

  /** Reads an answer from its bytes. */
  static Read ahead(CannedHttp http) {
    return ahead(http.client());
  }

  private static Read ahead(DynamoDbClient client) {
    return read(true, (action, request) -> action.send(client, request));
  }

  /** The same by an asynchronous client. */
  static Read aheadAsync(CannedHttp http) {
    DynamoDbAsyncClient client = http.asyncClient();
    return read(true, (action, request) -> action.send(client, request).join());
  }

  private static Read read(
      boolean isWanted,
      BiFunction<Action<QueryRequest, QueryResponse>, QueryRequest, QueryResponse> sending) {
    AnsweredItems items = new AnsweredItems(isWanted);
    QueryRequest request = QueryRequest.builder().tableName("T").build();
    try {
      QueryResponse response = sending.apply(items.of(ItemAction.QUERY), request);
      List<Map<String, AttributeValue>> read = items.items(response);
      QueryResponse rest =
          response.toBuilder().items(List.<Map<String, AttributeValue>>of()).build();
      return new Read(List.copyOf(read), rest.toString());
    } catch (CompletionException failure) {
      return failure(failure.getCause());
    } catch (RuntimeException failure) {
      return failure(failure);
    }
  }

  private static Read failure(Throwable failure) {
    Function<Throwable, String> text = thrown -> thrown.getClass() + ": " + thrown.getMessage();
    return new Read("failed", text.apply(failure));
  }
}
