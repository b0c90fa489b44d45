package dev.singlet.it.observability;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Clients of DynamoDB Local, whose answers to requests that ask for sizes have them, as DynamoDB's
 * do. DynamoDB Local takes such requests, but measures nothing.
 */
final class MeasuredCollections {

  private MeasuredCollections() {}

  static <C> C of(Class<C> type, C client) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answer(client, method, arguments)));
  }

  private static Object answer(Object client, Method method, Object[] arguments) throws Throwable {
    Object answer;
    try {
      answer = method.invoke(client, arguments);
    } catch (InvocationTargetException failure) {
      throw failure.getCause();
    }
    if (arguments == null) {
      return answer;
    }
    return answer instanceof CompletableFuture<?> future
        ? future.thenApply(done -> measured(arguments[0], done))
        : measured(arguments[0], answer);
  }

  private static Object measured(Object request, Object answer) {
    if (request instanceof PutItemRequest put) {
      return isAsked(put.returnItemCollectionMetrics())
          ? ((PutItemResponse) answer).copy(a -> a.itemCollectionMetrics(of(put.item())))
          : answer;
    } else if (request instanceof UpdateItemRequest update) {
      return isAsked(update.returnItemCollectionMetrics())
          ? ((UpdateItemResponse) answer).copy(a -> a.itemCollectionMetrics(of(update.key())))
          : answer;
    } else if (request instanceof DeleteItemRequest delete) {
      return isAsked(delete.returnItemCollectionMetrics())
          ? ((DeleteItemResponse) answer).copy(a -> a.itemCollectionMetrics(of(delete.key())))
          : answer;
    } else if (request instanceof BatchWriteItemRequest batch) {
      return isAsked(batch.returnItemCollectionMetrics())
          ? ((BatchWriteItemResponse) answer).copy(a -> a.itemCollectionMetrics(of(batch)))
          : answer;
    } else if (request instanceof TransactWriteItemsRequest writes) {
      return isAsked(writes.returnItemCollectionMetrics())
          ? ((TransactWriteItemsResponse) answer).copy(a -> a.itemCollectionMetrics(of(writes)))
          : answer;
    }
    return answer;
  }

  private static boolean isAsked(ReturnItemCollectionMetrics asked) {
    return asked == ReturnItemCollectionMetrics.SIZE;
  }

  private static ItemCollectionMetrics of(Map<String, AttributeValue> item) {
    return ItemCollectionMetrics.builder()
        .itemCollectionKey(Map.of("PK", item.get("PK")))
        .sizeEstimateRangeGB(1.5, 2.5)
        .build();
  }

  private static Map<String, List<ItemCollectionMetrics>> of(BatchWriteItemRequest batch) {
    return batch.requestItems().entrySet().stream()
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                table -> table.getValue().stream().map(MeasuredCollections::of).toList()));
  }

  private static ItemCollectionMetrics of(WriteRequest write) {
    return of(write.putRequest() == null ? write.deleteRequest().key() : write.putRequest().item());
  }

  private static Map<String, List<ItemCollectionMetrics>> of(TransactWriteItemsRequest writes) {
    return writes.transactItems().stream()
        .flatMap(MeasuredCollections::written)
        .collect(
            Collectors.groupingBy(
                Map.Entry::getKey,
                Collectors.mapping(each -> of(each.getValue()), Collectors.toList())));
  }

  private static Stream<Map.Entry<String, Map<String, AttributeValue>>> written(
      TransactWriteItem write) {
    return write.put() == null
        ? Stream.of(Map.entry(write.update().tableName(), write.update().key()))
        : Stream.of(Map.entry(write.put().tableName(), write.put().item()));
  }
}
