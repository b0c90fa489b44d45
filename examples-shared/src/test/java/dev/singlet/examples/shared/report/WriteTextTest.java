package dev.singlet.examples.shared.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class WriteTextTest {

  private static final Map<String, AttributeValue> KEY =
      Map.of("PK", AttributeValue.fromS("A"), "SK", AttributeValue.fromS("B"));

  @Test
  void aPutShowsItsKeysAndItsCondition() {
    PutItemRequest put =
        PutItemRequest.builder()
            .item(
                Map.of(
                    "PK", AttributeValue.fromS("A"),
                    "GSI1PK", AttributeValue.fromS("C"),
                    "title", AttributeValue.fromS("not shown")))
            .conditionExpression("attribute_not_exists(#pk)")
            .expressionAttributeNames(Map.of("#pk", "PK"))
            .build();

    assertThat(RequestText.lines(put))
        .containsExactly("PutItem: GSI1PK = \"C\" AND PK = \"A\"", "  if attribute_not_exists(PK)");
  }

  @Test
  void anUpdateShowsValuesOfEachType() {
    UpdateItemRequest update =
        UpdateItemRequest.builder()
            .key(KEY)
            .updateExpression("SET a = :n, b = :bool, c = :l REMOVE d ADD e :ss")
            .expressionAttributeValues(
                Map.of(
                    ":n", AttributeValue.fromN("1"),
                    ":bool", AttributeValue.fromBool(true),
                    ":l", AttributeValue.fromL(List.of(AttributeValue.fromS("x"))),
                    ":ss", AttributeValue.fromSs(List.of("z", "y"))))
            .build();

    assertThat(RequestText.lines(update))
        .containsExactly(
            "UpdateItem: PK = \"A\" AND SK = \"B\"",
            "  SET a = 1, b = true, c = [\"x\"] REMOVE d ADD e {\"y\", \"z\"}");
  }

  @Test
  void aTransactionShowsItsWritesBelow() {
    TransactWriteItemsRequest transaction =
        TransactWriteItemsRequest.builder()
            .transactItems(
                TransactWriteItem.builder().put(p -> p.item(KEY)).build(),
                TransactWriteItem.builder().delete(d -> d.key(KEY)).build(),
                TransactWriteItem.builder()
                    .conditionCheck(c -> c.key(KEY).conditionExpression("attribute_exists(PK)"))
                    .build())
            .build();

    assertThat(RequestText.lines(transaction))
        .containsExactly(
            "TransactWriteItems",
            "  Put: PK = \"A\" AND SK = \"B\"",
            "  Delete: PK = \"A\" AND SK = \"B\"",
            "  ConditionCheck: PK = \"A\" AND SK = \"B\"",
            "    if attribute_exists(PK)");
  }

  @Test
  void aBatchShowsItsWrites() {
    BatchWriteItemRequest batch =
        BatchWriteItemRequest.builder()
            .requestItems(
                Map.of("T", List.of(WriteRequest.builder().deleteRequest(d -> d.key(KEY)).build())))
            .build();

    assertThat(RequestText.lines(batch))
        .containsExactly("BatchWriteItem", "  Delete: PK = \"A\" AND SK = \"B\"");
  }

  @Test
  void aRequestOfTablesHasNoText() {
    assertThatThrownBy(() -> RequestText.lines(ListTablesRequest.builder().build()))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
