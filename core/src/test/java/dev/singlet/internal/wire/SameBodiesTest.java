package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromB;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBool;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromBs;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromL;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromM;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNs;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromNul;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromSs;

import dev.singlet.internal.engine.Action;
import dev.singlet.internal.engine.ItemAction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.Delete;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** Bodies with items that were written here have the bytes that the SDK writes. */
class SameBodiesTest {

  /** The levels of lists and maps that are written here. */
  private static final int DEEPEST = 32;

  private static final CannedHttp HTTP = CannedHttp.of(CannedAnswer.of("{}"));
  private static final DynamoDbClient CLIENT = HTTP.client();
  private static final DynamoDbAsyncClient ASYNC = HTTP.asyncClient();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain",
        "\"quoted\" and \\ back",
        "\b\t\n\u000b\f\r\u0000\u0001\u001f\u007f",
        "ä é ß",
        "\u07ff\u0800\u2028\u2029\ufeff\uffff",
        "日本語 \ud83d\ude00 end",
        "lone \ud83d, \ude00\ud83d",
        "\ud83d",
        "a\"Item\":{}b",
        "</script> 'single' /slash"
      })
  void ofTexts(String text) {
    assertSame(ItemAction.PUT_ITEM, put(Map.of("k", fromS(text), text + "name", fromS("x"))));
  }

  @ParameterizedTest
  @ValueSource(ints = {255, 256, 257, 511, 512, 513, 1000})
  void ofLongTexts(int length) {
    String plain = "x".repeat(length);
    assertSame(
        ItemAction.PUT_ITEM,
        put(Map.of("a", fromS(plain), "b", fromS(plain + "ä" + plain), "c", fromS(plain + '"'))));
  }

  @Test
  void ofEachCharacter() {
    StringBuilder all = new StringBuilder();
    IntStream.rangeClosed(0, Character.MAX_VALUE).forEach(each -> all.append((char) each));
    assertSame(ItemAction.PUT_ITEM, put(Map.of("k", fromS(all.toString()))));
  }

  static Stream<AttributeValue> values() {
    SdkBytes bytes = SdkBytes.fromByteArray(new byte[] {0, 1, -1, 62, 63, 127});
    return Stream.of(
        fromS("s"),
        fromN("-1.5E+10"),
        fromB(bytes),
        fromB(SdkBytes.fromByteArray(new byte[0])),
        fromBool(true),
        fromBool(false),
        fromNul(true),
        fromNul(false),
        fromSs(List.of("a", "\n")),
        fromSs(List.of()),
        fromNs(List.of("1", "2.50")),
        fromBs(List.of(bytes, bytes)),
        fromM(Map.of()),
        fromM(Map.of("", fromS(""))),
        fromL(List.of()),
        fromL(List.of(fromM(Map.of("Item", fromL(List.of(fromS("x"), fromN("1"))))))),
        nested(DEEPEST),
        nested(DEEPEST + 1),
        nested(400),
        fromS("a").toBuilder().s(null).n("2").build(),
        fromS("a").toBuilder().n("2").build(),
        fromL(List.of(fromS("a").toBuilder().m(Map.of()).build())),
        AttributeValue.builder().build(),
        fromBool(true).toBuilder().bool(null).build(),
        fromNul(true).toBuilder().nul(null).build(),
        fromSs(List.of("x")).toBuilder().ss((List<String>) null).build(),
        fromNs(List.of("1")).toBuilder().ns((List<String>) null).build(),
        fromBs(List.of(bytes)).toBuilder().bs((List<SdkBytes>) null).build(),
        fromL(List.of()).toBuilder().l((List<AttributeValue>) null).build(),
        fromM(Map.of()).toBuilder().m(null).build());
  }

  private static AttributeValue nested(int levels) {
    AttributeValue value = fromS("innermost");
    for (int i = 0; i < levels; i++) {
      value = i % 2 == 0 ? fromL(List.of(value)) : fromM(Map.of("m", value));
    }
    return value;
  }

  @ParameterizedTest
  @MethodSource("values")
  void ofValues(AttributeValue value) {
    assertSame(ItemAction.PUT_ITEM, put(Map.of("value", value)));
  }

  @Test
  void ofRandomItems() {
    for (int seed = 0; seed < 500; seed++) {
      assertSame(ItemAction.PUT_ITEM, put(item(new Random(seed), 3)));
    }
  }

  @Test
  void ofRandomBatchesAndTransactions() {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      Map<String, List<WriteRequest>> tables = new LinkedHashMap<>();
      for (int i = 0; i <= random.nextInt(4) / 3; i++) {
        List<WriteRequest> writes = new ArrayList<>();
        for (int j = 0; j <= random.nextInt(5); j++) {
          Map<String, AttributeValue> item = item(random, 2);
          writes.add(
              random.nextBoolean()
                  ? WriteRequest.builder().putRequest(put -> put.item(item)).build()
                  : WriteRequest.builder().deleteRequest(delete -> delete.key(item)).build());
        }
        tables.put("Table" + i, writes);
      }
      assertSame(
          ItemAction.BATCH_WRITE_ITEM,
          BatchWriteItemRequest.builder()
              .requestItems(tables)
              .returnConsumedCapacity(random.nextBoolean() ? ReturnConsumedCapacity.TOTAL : null)
              .build());
      assertSame(ItemAction.TRANSACT_WRITE_ITEMS, transaction(random));
    }
  }

  private static TransactWriteItemsRequest transaction(Random random) {
    TransactWriteItemsRequest.Builder transaction =
        TransactWriteItemsRequest.builder().clientRequestToken("token \"1\"");
    List<TransactWriteItem> writes = new ArrayList<>();
    boolean areOfOneTable = random.nextInt(4) > 0;
    for (int i = 0; i <= random.nextInt(6); i++) {
      Map<String, AttributeValue> item = item(random, 2);
      String condition = random.nextBoolean() ? "#a = :a OR \"x\"" : null;
      Map<String, String> names = random.nextBoolean() ? Map.of("#a", "a\"b") : null;
      Map<String, AttributeValue> values = random.nextBoolean() ? item(random, 1) : null;
      ReturnValuesOnConditionCheckFailure returned =
          random.nextBoolean() ? ReturnValuesOnConditionCheckFailure.ALL_OLD : null;
      int kind = random.nextInt(4);
      writes.add(
          TransactWriteItem.builder()
              .applyMutation(
                  write -> {
                    switch (kind) {
                      case 0 ->
                          write.put(
                              put ->
                                  put.tableName("T")
                                      .item(item)
                                      .conditionExpression(condition)
                                      .expressionAttributeNames(names)
                                      .expressionAttributeValues(values)
                                      .returnValuesOnConditionCheckFailure(returned));
                      case 1 ->
                          write.update(
                              update ->
                                  update
                                      .tableName(areOfOneTable ? "T" : "U")
                                      .key(item)
                                      .updateExpression("SET #a = :b")
                                      .conditionExpression(condition)
                                      .expressionAttributeNames(names)
                                      .expressionAttributeValues(values)
                                      .returnValuesOnConditionCheckFailure(returned));
                      case 2 ->
                          write.delete(
                              delete ->
                                  delete
                                      .tableName(
                                          areOfOneTable
                                              ? "T"
                                              : "arn:aws:dynamodb:eu-west-1:1:table/D")
                                      .key(item)
                                      .conditionExpression(condition)
                                      .expressionAttributeNames(names)
                                      .expressionAttributeValues(values)
                                      .returnValuesOnConditionCheckFailure(returned));
                      default ->
                          write.conditionCheck(
                              check ->
                                  check
                                      .tableName(areOfOneTable ? "T" : "C")
                                      .key(item)
                                      .conditionExpression(condition)
                                      .expressionAttributeNames(names)
                                      .expressionAttributeValues(values)
                                      .returnValuesOnConditionCheckFailure(returned));
                    }
                  })
              .build());
    }
    return transaction.transactItems(writes).build();
  }

  @Test
  void ofPutsWithConditions() {
    assertSame(
        ItemAction.PUT_ITEM,
        put(item(new Random(1), 2)).toBuilder()
            .conditionExpression("attribute_not_exists(#pk)")
            .expressionAttributeNames(Map.of("#pk", "PK"))
            .expressionAttributeValues(Map.of(":v", fromM(Map.of("Item", fromS("x")))))
            .returnValues(ReturnValue.ALL_OLD)
            .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES)
            .returnItemCollectionMetrics(ReturnItemCollectionMetrics.SIZE)
            .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)
            .build());
  }

  /** Members of the years before expressions: the SDK writes these requests. */
  @Test
  void ofOldMembers() {
    assertSame(
        ItemAction.PUT_ITEM,
        put(Map.of("k", fromS("v"))).toBuilder()
            .expected(Map.of("k", ExpectedAttributeValue.builder().exists(false).build()))
            .build());
  }

  @Test
  void ofIncompleteWrites() {
    Map<String, AttributeValue> item = Map.of("k", fromS("v"));
    WriteRequest put = WriteRequest.builder().putRequest(each -> each.item(item)).build();
    WriteRequest both = put.toBuilder().deleteRequest(each -> each.key(item)).build();
    assertSame(ItemAction.PUT_ITEM, PutItemRequest.builder().tableName("T").build());
    for (WriteRequest write : List.of(both, WriteRequest.builder().build())) {
      assertSame(
          ItemAction.BATCH_WRITE_ITEM,
          BatchWriteItemRequest.builder().requestItems(Map.of("T", List.of(put, write))).build());
    }
    TransactWriteItem delete =
        TransactWriteItem.builder()
            .delete(Delete.builder().tableName("T").key(item).build())
            .build();
    TransactWriteItem two = delete.toBuilder().put(each -> each.tableName("T").item(item)).build();
    for (TransactWriteItem write : List.of(two, TransactWriteItem.builder().build())) {
      assertSame(
          ItemAction.TRANSACT_WRITE_ITEMS,
          TransactWriteItemsRequest.builder()
              .transactItems(delete, write)
              .clientRequestToken("token")
              .build());
    }
    assertSame(
        ItemAction.BATCH_GET_ITEM,
        BatchGetItemRequest.builder()
            .requestItems(Map.of("T", KeysAndAttributes.builder().build()))
            .build());
  }

  @Test
  void ofBatchGets() {
    KeysAndAttributes keys =
        KeysAndAttributes.builder()
            .keys(List.of(item(new Random(4), 1), item(new Random(5), 1)))
            .projectionExpression("#a")
            .expressionAttributeNames(Map.of("#a", "a"))
            .consistentRead(true)
            .build();
    assertSame(
        ItemAction.BATCH_GET_ITEM,
        BatchGetItemRequest.builder().requestItems(Map.of("T", keys)).build());
    assertSame(
        ItemAction.BATCH_GET_ITEM,
        BatchGetItemRequest.builder().requestItems(Map.of("T", keys, "U", keys)).build());
  }

  /** A table can be named by its ARN, and be of another account than the client. */
  @ParameterizedTest
  @CsvSource({"T, 111111111111", "arn:aws:dynamodb:eu-west-1:222222222222:table/T, 222222222222"})
  void theyAreSentToTheEndpointOfTheTable(String table, String account) {
    DynamoDbClient client = HTTP.clientOfAccount("111111111111");
    Map<String, AttributeValue> item = Map.of("k", fromS("v"));
    KeysAndAttributes keys = KeysAndAttributes.builder().keys(List.of(item)).build();
    Delete delete = Delete.builder().tableName(table).key(item).build();
    WriteRequest put = WriteRequest.builder().putRequest(each -> each.item(item)).build();

    assertSentTo(
        account,
        ItemAction.PUT_ITEM,
        PutItemRequest.builder().tableName(table).item(item).build(),
        client);
    assertSentTo(
        account,
        ItemAction.BATCH_WRITE_ITEM,
        BatchWriteItemRequest.builder().requestItems(Map.of(table, List.of(put))).build(),
        client);
    assertSentTo(
        account,
        ItemAction.TRANSACT_WRITE_ITEMS,
        TransactWriteItemsRequest.builder()
            .transactItems(TransactWriteItem.builder().delete(delete).build())
            .clientRequestToken("token")
            .build(),
        client);
    assertSentTo(
        account,
        ItemAction.BATCH_GET_ITEM,
        BatchGetItemRequest.builder().requestItems(Map.of(table, keys)).build(),
        client);
  }

  private static <Q extends DynamoDbRequest> void assertSentTo(
      String account, Action<Q, ?> action, Q request, DynamoDbClient client) {
    assertThat(assertSame(action, request, client).host()).startsWith(account + ".ddb.");
  }

  private static PutItemRequest put(Map<String, AttributeValue> item) {
    return PutItemRequest.builder().tableName("T").item(item).build();
  }

  private static Map<String, AttributeValue> item(Random random, int depth) {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    for (int i = 0; i <= random.nextInt(6); i++) {
      item.put(text(random), value(random, depth));
    }
    return item;
  }

  private static AttributeValue value(Random random, int depth) {
    return switch (random.nextInt(depth == 0 ? 4 : 6)) {
      case 0 -> fromS(text(random));
      case 1 -> fromN(String.valueOf(random.nextInt()));
      case 2 -> fromB(SdkBytes.fromUtf8String(text(random)));
      case 3 -> fromSs(List.of(text(random), text(random)));
      case 4 -> fromM(item(random, depth - 1));
      default -> fromL(List.of(value(random, depth - 1), value(random, depth - 1)));
    };
  }

  private static String text(Random random) {
    return random
        .ints(random.nextInt(12), 0, random.nextBoolean() ? 0x80 : 0x1_f700)
        .filter(point -> point < 0xd800 || point > 0xdfff)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  private static <Q extends DynamoDbRequest> void assertSame(Action<Q, ?> action, Q request) {
    CannedHttp.Sent bySdk = assertSame(action, request, CLIENT);
    WrittenAction.of(action).send(ASYNC, request).join();
    assertThat(HTTP.takeSent()).isEqualTo(bySdk);
  }

  private static <Q extends DynamoDbRequest> CannedHttp.Sent assertSame(
      Action<Q, ?> action, Q request, DynamoDbClient client) {
    action.send(client, request);
    CannedHttp.Sent bySdk = HTTP.takeSent();
    WrittenAction.of(action).send(client, request);
    assertThat(HTTP.takeSent()).isEqualTo(bySdk);
    return bySdk;
  }
}
