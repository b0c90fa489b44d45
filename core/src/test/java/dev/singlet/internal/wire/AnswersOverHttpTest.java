package dev.singlet.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.internal.engine.ItemAction;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Under which conditions answers are read from their bytes, and what becomes of the others. */
class AnswersOverHttpTest {

  private static final String JSON =
      "{\"Count\":1,\"Items\":[{\"a\":{\"S\":\"é\"},\"b\":{\"N\":\"1\"}}],\"ScannedCount\":1}";

  private static final CannedAnswer GOOD = CannedAnswer.of(JSON);

  private static final BothWays.Read READ = BothWays.bySdk(GOOD);

  private static boolean isReadAhead(BothWays.Read read) {
    return read.items() instanceof List<?> items && items.get(0) instanceof JsonItem;
  }

  private static void assertReadAhead(CannedAnswer... answers) {
    CannedHttp blocking = CannedHttp.of(answers);
    assertThat(BothWays.ahead(blocking)).isEqualTo(READ).matches(AnswersOverHttpTest::isReadAhead);
    assertThat(blocking.calls()).isEqualTo(answers.length);
    CannedHttp async = CannedHttp.of(answers);
    assertThat(BothWays.aheadAsync(async))
        .isEqualTo(READ)
        .matches(AnswersOverHttpTest::isReadAhead);
    assertThat(async.calls()).isEqualTo(answers.length);
  }

  @Test
  void goodAnswersAreReadAhead() {
    assertReadAhead(GOOD);
    assertReadAhead(GOOD.without("Content-Length"));
    assertReadAhead(GOOD.with("Content-Length", "5"));
    assertReadAhead(GOOD.with("Content-Length", "5000"));
    assertReadAhead(GOOD.with("Content-Length", "many"));
    assertReadAhead(GOOD.with("Content-Length", "2000000000"));
    assertReadAhead(GOOD.without("x-amz-crc32"));
    assertReadAhead(CannedAnswer.zipped(JSON));
    assertReadAhead(CannedAnswer.zipped(JSON).without("x-amz-crc32"));
  }

  static Stream<CannedAnswer> leftToTheSdk() {
    return Stream.of(
        GOOD.with("Content-Type", "application/x-amz-cbor-1.1"),
        GOOD.with("Content-Type", "application/json"),
        GOOD.without("Content-Type"),
        GOOD.with("Content-Encoding", "identity"),
        CannedAnswer.of("{\"__type\":\"x#ResourceNotFoundException\",\"message\":\"gone\"}")
            .withStatus(400),
        GOOD.withStatus(400));
  }

  @ParameterizedTest
  @MethodSource("leftToTheSdk")
  void otherAnswersAreLeftToTheSdk(CannedAnswer answer) {
    BothWays.Read bySdk = BothWays.bySdk(answer);

    assertThat(BothWays.ahead(CannedHttp.of(answer)))
        .isEqualTo(bySdk)
        .matches(read -> !isReadAhead(read));
    assertThat(BothWays.aheadAsync(CannedHttp.of(answer)))
        .isEqualTo(bySdk)
        .matches(read -> !isReadAhead(read));
  }

  @Test
  void damagedAnswersAreAskedForAgain() {
    CannedAnswer wrongSum = GOOD.with("x-amz-crc32", "1");
    CannedAnswer wrongBytes =
        GOOD.with("x-amz-crc32", Long.toString(CannedAnswer.checksum(new byte[1])));
    CannedAnswer unzippable = GOOD.with("Content-Encoding", "gzip").without("x-amz-crc32");
    CannedAnswer busy =
        CannedAnswer.of("{\"__type\":\"x#ProvisionedThroughputExceededException\"}")
            .withStatus(400);

    assertReadAhead(wrongSum, GOOD);
    assertReadAhead(wrongBytes, wrongSum, GOOD);
    assertReadAhead(unzippable, GOOD);
    assertReadAhead(busy, GOOD);
  }

  @Test
  void answersThatStayDamagedFailAsWithTheSdk() {
    CannedAnswer wrong = GOOD.with("x-amz-crc32", "1");
    String expected =
        "class software.amazon.awssdk.core.exception.RetryableException: The answer has";

    CannedHttp blocking = CannedHttp.of(wrong);
    assertThat(BothWays.ahead(blocking).rest().toString()).startsWith(expected);
    assertThat(blocking.calls()).isEqualTo(3);
    CannedHttp async = CannedHttp.of(wrong);
    assertThat(BothWays.aheadAsync(async).rest().toString()).startsWith(expected);
    assertThat(async.calls()).isEqualTo(3);
  }

  @Test
  void anAnswerIsReadOnceByTwoInterceptors() {
    assertThat(BothWays.ahead(CannedHttp.of(GOOD).withTwoInterceptors())).isEqualTo(READ);
    assertThat(BothWays.aheadAsync(CannedHttp.of(GOOD).withTwoInterceptors())).isEqualTo(READ);
  }

  @Test
  void aRetryStartsOver() {
    String other = JSON.replace("é", "other");
    CannedAnswer readThenRefused = CannedAnswer.of(other).with("x-amz-crc32", "1");

    assertReadAhead(readThenRefused, GOOD);
  }

  @Test
  void brokenBodiesAreAskedForAgain() {
    for (int place = 0; place < GOOD.body().length; place++) {
      CannedHttp http = CannedHttp.of(GOOD).breakingAt(place);
      assertThat(BothWays.ahead(http)).isEqualTo(READ);
      assertThat(http.calls()).isEqualTo(2);
      CannedHttp async = CannedHttp.of(GOOD).breakingAt(place);
      assertThat(BothWays.aheadAsync(async)).isEqualTo(READ);
      assertThat(async.calls()).isEqualTo(2);
    }
  }

  @Test
  void bodiesMayComeInPartsOfAnySize() {
    for (int part = 1; part <= GOOD.body().length; part++) {
      assertThat(BothWays.ahead(CannedHttp.inParts(part, GOOD))).isEqualTo(READ);
      assertThat(BothWays.aheadAsync(CannedHttp.inParts(part, GOOD))).isEqualTo(READ);
      CannedAnswer zipped = CannedAnswer.zipped(JSON);
      assertThat(BothWays.ahead(CannedHttp.inParts(part, zipped))).isEqualTo(READ);
      assertThat(BothWays.aheadAsync(CannedHttp.inParts(part, zipped))).isEqualTo(READ);
    }
  }

  @Test
  void scansAreReadAhead() {
    AnsweredItems items = new AnsweredItems(true);
    ScanResponse response =
        items
            .of(ItemAction.SCAN)
            .send(CannedHttp.of(GOOD).client(), ScanRequest.builder().tableName("T").build());

    assertThat(items.items(response)).isEqualTo(READ.items()).allMatch(JsonItem.class::isInstance);
    assertThat(response.items()).isEmpty();
  }

  @Test
  void batchesAreReadAheadTableByTable() {
    String item = "{\"a\":{\"S\":\"%s\"}}";
    String json =
        "{\"Responses\":{\"T\":[%s,%s],\"U\":[],\"V\":[%s]},\"UnprocessedKeys\":{\"T\":{\"Keys\":[%s]}}}"
            .formatted(
                item.formatted("1"), item.formatted("2"), item.formatted("3"), item.formatted("4"));
    AnsweredItems items = new AnsweredItems(true);
    BatchGetItemRequest request = BatchGetItemRequest.builder().requestItems(Map.of()).build();
    DynamoDbClient client = CannedHttp.of(CannedAnswer.of(json)).client();
    BatchGetItemResponse response = items.of(ItemAction.BATCH_GET_ITEM).send(client, request);
    BatchGetItemResponse bySdk = client.batchGetItem(request);

    assertThat(items.items(response)).isEqualTo(bySdk.responses());
    assertThat(items.items(response).get("T")).allMatch(JsonItem.class::isInstance);
    assertThat(response.responses().values()).allMatch(List::isEmpty);
    assertThat(response.unprocessedKeys()).isEqualTo(bySdk.unprocessedKeys());
    assertThat(items.of(ItemAction.BATCH_GET_ITEM).itemsRead(response)).isEqualTo(3);
    assertThat(items.of(ItemAction.BATCH_GET_ITEM).itemsReturned(response)).isEqualTo(3);
  }

  @Test
  void itemsAreMapsLikeThoseOfTheSdk() {
    @SuppressWarnings("unchecked") // As it is read.
    Map<String, AttributeValue> item =
        ((List<Map<String, AttributeValue>>) BothWays.ahead(CannedHttp.of(GOOD)).items()).get(0);

    assertThat(item).hasSize(2).containsOnlyKeys("a", "b");
    assertThatThrownBy(() -> item.put("a", AttributeValue.createS("b")))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThat(item.get("a")).isEqualTo(AttributeValue.createS("é"));
    assertThat(item.get("c")).isNull();
    assertThat(item.containsKey("a")).isTrue();
    assertThat(item.containsKey("c")).isFalse();
    assertThat(item.hashCode()).isEqualTo(Map.copyOf(item).hashCode());
  }

  @Test
  void anotherRequestOfTheSameThreadIsNotTouched() {
    DynamoDbClient client = CannedHttp.of(GOOD).client();
    DynamoDbClient wrapper = new Asking(client, Asking::another);
    AnsweredItems items = new AnsweredItems(true);
    QueryRequest request = QueryRequest.builder().tableName("T").build();

    QueryResponse response = items.of(ItemAction.QUERY).send(wrapper, request);

    assertThat(response.items()).hasSize(1).noneMatch(JsonItem.class::isInstance);
    assertThat(items.items(response)).isEqualTo(READ.items());
  }

  @Test
  void anAnswerThatIsNotTheLastOneKeepsItsItems() {
    CannedAnswer other = CannedAnswer.of(JSON.replace("é", "other"));
    for (CannedAnswer second : List.of(other, GOOD.withStatus(400), GOOD.without("Content-Type"))) {
      DynamoDbClient client = CannedHttp.of(GOOD, second).client();
      AnsweredItems items = new AnsweredItems(true);
      QueryRequest request = QueryRequest.builder().tableName("T").build();

      QueryResponse response =
          items.of(ItemAction.QUERY).send(new Asking(client, Asking::twice), request);

      assertThat(items.items(response)).isEqualTo(READ.items());
    }
  }

  @Test
  void anAnswerThatWasGivenToAnotherCallIsNotTakenToBeEmpty() {
    DynamoDbClient client = CannedHttp.of(GOOD).client();
    QueryRequest request = QueryRequest.builder().tableName("T").build();
    QueryResponse stored = new AnsweredItems(true).of(ItemAction.QUERY).send(client, request);

    assertThatThrownBy(() -> new AnsweredItems(true).items(stored))
        .hasMessageContaining("withOwnJson(false)");
  }

  @Test
  void aBodyThatIsMissingIsNoEmptyPage() {
    CannedAnswer empty = CannedAnswer.of("").with("x-amz-crc32", "123");

    assertThat(BothWays.ahead(CannedHttp.of(empty)).items()).isEqualTo("failed");
    assertThat(BothWays.aheadAsync(CannedHttp.of(empty)).items()).isEqualTo("failed");
    assertReadAhead(empty, GOOD);
    CannedAnswer nothingExpanded =
        CannedAnswer.of("").with("Content-Encoding", "gzip").without("x-amz-crc32");
    assertThat(BothWays.ahead(CannedHttp.of(nothingExpanded)).items()).isEqualTo("failed");
    assertThat(BothWays.aheadAsync(CannedHttp.of(nothingExpanded)).items()).isEqualTo("failed");
    assertReadAhead(nothingExpanded, GOOD);
  }

  @Test
  void namesThatWereChosenToBeAlikeAreLeftToTheSdk() {
    String entries =
        IntStream.range(0, 1 << 18)
            .mapToObj(i -> "name-" + i)
            .filter(name -> hash(name) % 1024 == 0)
            .limit(100)
            .map(name -> "\"" + name + "\":{\"N\":\"1\"}")
            .collect(Collectors.joining(","));
    CannedAnswer answer =
        CannedAnswer.of(
            "{\"Count\":1,\"Items\":[{\"m\":{\"M\":{" + entries + "}}}],\"ScannedCount\":1}");

    assertThat(BothWays.ahead(CannedHttp.of(answer)))
        .isEqualTo(BothWays.bySdk(answer))
        .matches(read -> !isReadAhead(read));
  }

  private static int hash(String name) {
    byte[] json = ("{\"Items\":" + name).getBytes(StandardCharsets.US_ASCII);
    return new JsonBytes(json).hash(json.length - name.length(), json.length);
  }

  /** A client that asks otherwise than it is told. */
  private record Asking(
      DynamoDbClient client, BiFunction<DynamoDbClient, QueryRequest, QueryResponse> way)
      implements DynamoDbClient {

    static QueryResponse another(DynamoDbClient client, QueryRequest request) {
      return client.query(request.toBuilder().limit(1).build());
    }

    static QueryResponse twice(DynamoDbClient client, QueryRequest request) {
      QueryResponse first = client.query(request);
      try {
        client.query(request);
      } catch (DynamoDbException refused) {
        // As where a second table is asked in vain.
      }
      return first;
    }

    @Override
    public QueryResponse query(QueryRequest request) {
      return way.apply(client, request);
    }

    @Override
    public String serviceName() {
      return client.serviceName();
    }

    @Override
    public void close() {}
  }
}
