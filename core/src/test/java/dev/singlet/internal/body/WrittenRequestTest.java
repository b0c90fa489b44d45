package dev.singlet.internal.body;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Which requests are written here, and which by the SDK. */
class WrittenRequestTest {

  private static final Map<String, AttributeValue> KEY = Map.of("k", fromS("v"));

  /** The SDK can choose the endpoint by all of them. */
  @Test
  void thoseOfSeveralTablesAreTheSdks() {
    for (List<String> tables : List.of(List.of("T"), List.of("T", "U"))) {
      boolean isOne = tables.size() == 1;
      assertThat(WrittenRequest.of(writes(tables)) != null).isEqualTo(isOne);
      assertThat(WrittenRequest.of(gets(tables)) != null).isEqualTo(isOne);
      assertThat(WrittenRequest.of(transaction(tables)) != null).isEqualTo(isOne);
    }
  }

  private static BatchWriteItemRequest writes(List<String> tables) {
    WriteRequest put = WriteRequest.builder().putRequest(each -> each.item(KEY)).build();
    BatchWriteItemRequest.Builder batch = BatchWriteItemRequest.builder();
    return batch
        .requestItems(
            tables.stream().collect(Collectors.toMap(table -> table, table -> List.of(put))))
        .build();
  }

  private static BatchGetItemRequest gets(List<String> tables) {
    KeysAndAttributes keys = KeysAndAttributes.builder().keys(List.of(KEY)).build();
    return BatchGetItemRequest.builder()
        .requestItems(tables.stream().collect(Collectors.toMap(table -> table, table -> keys)))
        .build();
  }

  private static TransactWriteItemsRequest transaction(List<String> tables) {
    return TransactWriteItemsRequest.builder()
        .clientRequestToken("token")
        .transactItems(
            tables.stream()
                .map(table -> Delete.builder().tableName(table).key(KEY).build())
                .map(delete -> TransactWriteItem.builder().delete(delete).build())
                .toList())
        .build();
  }

  /** DynamoDB refuses them. */
  @Test
  void thoseWithTooDeepValuesAreTheSdks() {
    AttributeValue value = fromS("innermost");
    for (int level = 0; level <= 32; level++) {
      assertThat(WrittenRequest.of(put(value))).isNotNull();
      value = fromL(List.of(value));
    }
    assertThat(WrittenRequest.of(put(value))).isNull();
  }

  @Test
  void thoseWithValuesOfNoTypeAreTheSdks() {
    AttributeValue both = fromS("a").toBuilder().n("2").build();

    assertThat(WrittenRequest.of(put(both))).isNull();
    assertThat(WrittenRequest.of(put(fromL(List.of(both))))).isNull();
  }

  private static PutItemRequest put(AttributeValue value) {
    return PutItemRequest.builder().tableName("T").item(Map.of("k", value)).build();
  }
}
