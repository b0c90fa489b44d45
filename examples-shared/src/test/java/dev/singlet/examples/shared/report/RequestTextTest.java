package dev.singlet.examples.shared.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.annotation.ScalarType;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;

class RequestTextTest {

  @Test
  void aGetShowsItsKey() {
    GetItemRequest get =
        GetItemRequest.builder()
            .key(Map.of("SK", AttributeValue.fromN("7"), "PK", AttributeValue.fromS("A#b")))
            .build();

    assertThat(RequestText.lines(get)).containsExactly("GetItem: PK = \"A#b\" AND SK = 7");
  }

  @Test
  void aPutShowsTheKeyOfItsTable() {
    KeySchema key =
        new KeySchema(
            new KeyAttribute("orderId", ScalarType.S), new KeyAttribute("line", ScalarType.N));
    PutItemRequest put =
        PutItemRequest.builder()
            .item(
                Map.of(
                    "orderId", AttributeValue.fromS("o1"),
                    "line", AttributeValue.fromN("2"),
                    "product", AttributeValue.fromS("tea")))
            .conditionExpression("attribute_not_exists(#key)")
            .expressionAttributeNames(Map.of("#key", "orderId"))
            .build();

    assertThat(RequestText.lines(put, key))
        .containsExactly(
            "PutItem: line = 2 AND orderId = \"o1\"", "  if attribute_not_exists(orderId)");
  }

  @Test
  void aTransactionOfReadsShowsEachKey() {
    TransactGetItemsRequest reads =
        TransactGetItemsRequest.builder().transactItems(get("A"), get("B")).build();

    assertThat(RequestText.lines(reads))
        .containsExactly("TransactGetItems", "  Get: PK = \"A\"", "  Get: PK = \"B\"");
  }

  private static TransactGetItem get(String key) {
    return TransactGetItem.builder()
        .get(get -> get.key(Map.of("PK", AttributeValue.fromS(key))))
        .build();
  }

  @Test
  void aSearchShowsItsFiltersAndTheLengthOfItsVector() {
    SearchVectorsRequest search =
        SearchVectorsRequest.builder()
            .indexName("ByMeaning")
            .searchConditionExpression("#pk = :pk")
            .expressionAttributeNames(Map.of("#pk", "ByMeaningPK"))
            .expressionAttributeValues(Map.of(":pk", AttributeValue.fromS("ISSUES#a")))
            .searchVector(Collections.nCopies(64, AttributeValue.fromN("1")))
            .topK(3)
            .build();

    assertThat(RequestText.lines(search))
        .containsExactly(
            "SearchVectors ByMeaning: ByMeaningPK = \"ISSUES#a\"",
            "closest to: [64 elements]",
            "limit: 3");
  }

  @Test
  void aQueryShowsNamesAndValuesInPlaceOfPlaceholders() {
    QueryRequest query =
        QueryRequest.builder()
            .indexName("GSI1")
            .keyConditionExpression("#pk = :pk AND #sk BETWEEN :lower AND :upper")
            .filterExpression("#et IN (:et0, :et1)")
            .expressionAttributeNames(Map.of("#pk", "GSI1PK", "#sk", "GSI1SK", "#et", "_et"))
            .expressionAttributeValues(
                Map.of(
                    ":pk", AttributeValue.fromS("$1 :sk \\"),
                    ":lower", AttributeValue.fromS("A#"),
                    ":upper", AttributeValue.fromS("A#" + Character.toString(0x10FFFF)),
                    ":et0", AttributeValue.fromS("User"),
                    ":et1", AttributeValue.fromS("Star")))
            .scanIndexForward(false)
            .limit(5)
            .exclusiveStartKey(Map.of("PK", AttributeValue.fromS("x")))
            .build();

    assertThat(RequestText.lines(query))
        .containsExactly(
            "Query GSI1: GSI1PK = \"$1 :sk \\\" AND GSI1SK BETWEEN \"A#\" AND \"A#\\u{10FFFF}\"",
            "filter: _et IN (\"User\", \"Star\")",
            "in descending order",
            "limit: 5",
            "after: PK = \"x\"");
  }

  @Test
  void aScanShowsItsTable() {
    ScanRequest scan =
        ScanRequest.builder()
            .tableName("Orders")
            .filterExpression("#et IN (:et0)")
            .expressionAttributeNames(Map.of("#et", "_et"))
            .expressionAttributeValues(Map.of(":et0", AttributeValue.fromS("Order")))
            .limit(25)
            .consistentRead(true)
            .exclusiveStartKey(Map.of("orderId", AttributeValue.fromS("o1")))
            .build();

    assertThat(RequestText.lines(scan))
        .containsExactly(
            "Scan Orders",
            "filter: _et IN (\"Order\")",
            "limit: 25",
            "consistent",
            "after: orderId = \"o1\"");
  }
}
