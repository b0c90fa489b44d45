package dev.singlet.internal.search;

import dev.singlet.internal.engine.Action;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;
import software.amazon.awssdk.services.dynamodb.model.VectorCapacity;

/**
 * The search of a vector index. Older versions of the SDK, which lack it, never load this class.
 */
final class SearchAction extends Action<SearchVectorsRequest, SearchVectorsResponse> {

  static final SearchAction INSTANCE = new SearchAction();

  private SearchAction() {
    super("SearchVectors");
  }

  @Override
  public SearchVectorsResponse send(DynamoDbClient dynamoDb, SearchVectorsRequest request) {
    return dynamoDb.searchVectors(request);
  }

  @Override
  public CompletableFuture<SearchVectorsResponse> send(
      DynamoDbAsyncClient dynamoDb, SearchVectorsRequest request) {
    return dynamoDb.searchVectors(request);
  }

  /** Returns the bytes of the search as those of its index, where writes have theirs. */
  @Override
  public List<ConsumedCapacity> consumed(
      SearchVectorsRequest request, SearchVectorsResponse answer) {
    VectorCapacity bytes = answer.consumedCapacity();
    return bytes == null
        ? List.of()
        : List.of(
            ConsumedCapacity.builder()
                .tableName(request.tableName())
                .vectorIndexes(Map.of(request.indexName(), bytes))
                .build());
  }

  @Override
  public int itemsRead(SearchVectorsResponse answer) {
    return answer.searchResults().size();
  }
}
