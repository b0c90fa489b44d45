package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.AsyncTableClient;
import dev.singlet.TableClient;
import dev.singlet.error.UnreadableItemException;
import dev.singlet.it.vectors.model.Cases.Ticket;
import dev.singlet.it.vectors.model.CasesTable;
import dev.singlet.it.vectors.model.CasesTicketEntity;
import dev.singlet.it.vectors.model.Papers.Paper;
import dev.singlet.it.vectors.model.Papers.Status;
import dev.singlet.it.vectors.model.PapersPaperEntity;
import dev.singlet.it.vectors.model.PapersPaperTitleProjection;
import dev.singlet.it.vectors.model.PapersReviewEntity;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.listener.RequestDetail;
import dev.singlet.listener.RequestReport;
import dev.singlet.search.VectorMatches;
import dev.singlet.tables.CreateTable;
import dev.singlet.testing.recording.RecordingDynamoDb;
import dev.singlet.value.PrimaryKey;
import dev.singlet.value.ReadPolicy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.SearchResultItem;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElement;
import software.amazon.awssdk.services.dynamodb.model.SearchSchemaElementType;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;
import software.amazon.awssdk.services.dynamodb.model.VectorCapacity;
import software.amazon.awssdk.services.dynamodb.model.VectorDistanceFunction;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;

/** The requests of searches, whole, and what is made of answers that a server rarely gives. */
class VectorRequestsTest {

  private static final float[] QUERY = {1, 0.5f, -0.0f};

  private final RecordingDynamoDb dynamoDb = new RecordingDynamoDb();
  private final TableClient papers = PapersTable.client(dynamoDb.client());

  private static AttributeValue text(String text) {
    return AttributeValue.createS(text);
  }

  private static Map<String, AttributeValue> key(String id) {
    return Map.of(
        "PK", text("JOURNAL#nature"),
        "SK", text("PAPER#" + id),
        "ByTopicPK", text("PAPERS#nature"),
        "_et", text("Paper"));
  }

  private void findsKeys(String... ids) {
    List<SearchResultItem> found = new ArrayList<>();
    for (String id : ids) {
      found.add(SearchResultItem.builder().item(key(id)).score((double) found.size()).build());
    }
    dynamoDb
        .on(SearchVectorsRequest.class)
        .answer(SearchVectorsResponse.builder().searchResults(found).build());
  }

  private void has(List<Map<String, AttributeValue>> items) {
    dynamoDb
        .on(BatchGetItemRequest.class)
        .answer(
            BatchGetItemResponse.builder()
                .responses(Map.of("Papers", items))
                .unprocessedKeys(Map.of())
                .build());
  }

  @Test
  void aSearchThatHydratesAsksForKeys() {
    SearchVectorsRequest request =
        PapersPaperEntity.similar("nature", QUERY)
            .status(Status.DRAFT)
            .year(2024)
            .hydrate()
            .limit(3)
            .toRequest(papers.context());

    assertThat(request)
        .isEqualTo(
            SearchVectorsRequest.builder()
                .tableName("Papers")
                .indexName("ByTopic")
                .searchVector(
                    AttributeValue.createN("1"),
                    AttributeValue.createN("0.5"),
                    AttributeValue.createN("0"))
                .topK(3)
                .searchConditionExpression("#pk = :pk AND #status = :0 AND #year = :1")
                .projectionExpression("#_et, #PK, #SK, #pk")
                .expressionAttributeNames(
                    Map.of(
                        "#pk", "ByTopicPK",
                        "#status", "status",
                        "#year", "year",
                        "#_et", "_et",
                        "#PK", "PK",
                        "#SK", "SK"))
                .expressionAttributeValues(
                    Map.of(
                        ":pk", text("PAPERS#nature"),
                        ":0", text("DRAFT"),
                        ":1", AttributeValue.createN("2024")))
                .build());
  }

  @Test
  void aSearchOfAProjectionAsksForItsAttributes() {
    SearchVectorsRequest request =
        PapersPaperEntity.similar("nature", QUERY)
            .project(PapersPaperTitleProjection.type())
            .toRequest();

    assertThat(request.topK()).isEqualTo(10);
    assertThat(request.projectionExpression())
        .isEqualTo("#id, #title, #status, #_et, #PK, #SK, #pk");
  }

  @Test
  void aTableIsCreatedWithItsVectorIndexes() {
    CreateTableRequest request = CreateTable.of(PapersTable.SCHEMA).toRequest();

    assertThat(request.vectorIndexes())
        .containsExactly(
            VectorIndex.builder()
                .indexName("ByTopic")
                .vectorAttribute(vector -> vector.attributeName("embedding"))
                .dimensions(3L)
                .distanceFunction(VectorDistanceFunction.COSINE)
                .searchSchema(
                    element("ByTopicPK", SearchSchemaElementType.HASH),
                    element("status", SearchSchemaElementType.INLINE_FILTER),
                    element("year", SearchSchemaElementType.INLINE_FILTER))
                .projection(held -> held.projectionType(ProjectionType.ALL))
                .build(),
            VectorIndex.builder()
                .indexName("ByTone")
                .vectorAttribute(vector -> vector.attributeName("tone"))
                .dimensions(2L)
                .distanceFunction(VectorDistanceFunction.DOT_PRODUCT)
                .searchSchema(element("ByTonePK", SearchSchemaElementType.HASH))
                .projection(held -> held.projectionType(ProjectionType.KEYS_ONLY))
                .build());
    assertThat(request.attributeDefinitions())
        .extracting(each -> each.attributeName() + " " + each.attributeTypeAsString())
        .containsExactly("PK S", "SK S", "ByTopicPK S", "status S", "year N", "ByTonePK S");
    assertThat(request.billingModeAsString()).isEqualTo("PAY_PER_REQUEST");
    assertThat(request.hasGlobalSecondaryIndexes()).isFalse();
    assertThat(request.hasLocalSecondaryIndexes()).isFalse();
  }

  private static SearchSchemaElement element(String name, SearchSchemaElementType type) {
    return SearchSchemaElement.builder().attributeName(name).searchSchemaElementType(type).build();
  }

  @Test
  void itemsThatAreGoneOrOfAnotherEntityAreListed() {
    findsKeys("gone", "there", "foreign");
    Map<String, AttributeValue> foreign = new HashMap<>(key("foreign"));
    foreign.put("_et", text("Editor"));
    Paper paper = new Paper("nature", "there", "A", Status.DRAFT, 2024, new float[] {1, 2, 3});
    has(List.of(PapersPaperEntity.toItem(paper), foreign));

    VectorMatches<Paper> found =
        papers.execute(PapersPaperEntity.similar("nature", QUERY).hydrate().consistent());

    assertThat(found.items()).extracting(Paper::id).containsExactly("there");
    assertThat(found.matches().get(0).score()).isEqualTo(1);
    assertThat(found.missing())
        .containsExactly(new PrimaryKey(text("JOURNAL#nature"), text("PAPER#gone")));
    assertThat(found.foreign())
        .containsExactly(new PrimaryKey(text("JOURNAL#nature"), text("PAPER#foreign")));
    BatchGetItemRequest read = dynamoDb.lastRequest(BatchGetItemRequest.class);
    assertThat(read.requestItems().get("Papers").consistentRead()).isTrue();
  }

  @Test
  void unreadableItemsFollowThePolicy() {
    findsKeys("broken");
    Map<String, AttributeValue> broken = new HashMap<>(key("broken"));
    has(List.of(broken));
    var search = PapersPaperEntity.similar("nature", QUERY).hydrate();

    assertThatThrownBy(() -> papers.execute(search)).isInstanceOf(UnreadableItemException.class);
    assertThat(papers.execute(search.onUnreadable(ReadPolicy.skip())).matches()).isEmpty();
    assertThat(papers.execute(search.onUnreadable(ReadPolicy.collect())).unreadable()).hasSize(1);
  }

  @Test
  void nothingFoundReadsNothing() {
    findsKeys();

    assertThat(papers.execute(PapersPaperEntity.similar("nature", QUERY).hydrate()).matches())
        .isEmpty();
    assertThat(dynamoDb.requests(BatchGetItemRequest.class)).isEmpty();
  }

  @Test
  void anAsynchronousClientSearches() {
    findsKeys("there");
    Paper paper = new Paper("nature", "there", "A", Status.DRAFT, 2024, new float[] {1, 2, 3});
    has(List.of(PapersPaperEntity.toItem(paper)));
    AsyncTableClient client = PapersTable.asyncClient(dynamoDb.asyncClient());

    VectorMatches<Paper> found =
        client.execute(PapersPaperEntity.similar("nature", QUERY).hydrate()).join();

    assertThat(found.items()).extracting(Paper::id).containsExactly("there");
  }

  @Test
  void aListenerSeesTheSearch() {
    findsKeys();
    List<RequestReport> reports = new ArrayList<>();

    papers
        .withListener(reports::add, RequestDetail.TEXT)
        .execute(PapersPaperEntity.similar("nature", QUERY).hydrate());

    RequestReport report = reports.get(0);
    assertThat(report.operation()).isEqualTo("Paper.similar");
    assertThat(report.action()).isEqualTo("SearchVectors");
    assertThat(report.index()).isEqualTo("ByTopic");
    assertThat(report.isRead()).isTrue();
    assertThat(report.text().orElseThrow())
        .isEqualTo(
            "SearchVectors Papers index ByTopic: ByTopicPK = \"PAPERS#nature\"; projection: _et, PK,"
                + " SK, ByTopicPK; limit: 10");
  }

  @Test
  void aListenerSeesTheBytesOfTheSearch() {
    VectorCapacity bytes = VectorCapacity.builder().vectorSearchRequestBytes(41_714.0).build();
    dynamoDb
        .on(SearchVectorsRequest.class)
        .answer(SearchVectorsResponse.builder().consumedCapacity(bytes).build());
    List<RequestReport> reports = new ArrayList<>();

    papers.withListener(reports::add).execute(PapersPaperEntity.similar("nature", QUERY).hydrate());

    assertThat(dynamoDb.lastRequest(SearchVectorsRequest.class).returnConsumedCapacityAsString())
        .isEqualTo("INDEXES");
    assertThat(reports.get(0).consumed())
        .containsExactly(
            ConsumedCapacity.builder()
                .tableName("Papers")
                .vectorIndexes(Map.of("ByTopic", bytes))
                .build());
    assertThat(reports.get(0).vectorBytes()).isEqualTo(41_714);
    assertThat(reports.get(0).capacityUnits()).isZero();
  }

  @Test
  void aSearchAsksForItsBytesOnlyForAListener() {
    findsKeys();

    papers.execute(PapersPaperEntity.similar("nature", QUERY).hydrate());

    assertThat(dynamoDb.lastRequest(SearchVectorsRequest.class).returnConsumedCapacity()).isNull();
  }

  @Test
  void aTenantSeesItsOwnItemsOnly() {
    TableClient cases = CasesTable.client(dynamoDb.client()).forTenant("acme");
    findsKeys();

    cases.execute(CasesTicketEntity.similar(new float[] {1, 2}).hydrate());

    SearchVectorsRequest request = dynamoDb.lastRequest(SearchVectorsRequest.class);
    assertThat(request.expressionAttributeValues())
        .containsEntry(":pk", text("TENANT#acme#TICKETS"));
    Map<String, AttributeValue> stolen =
        Map.of(
            "PK", text("TENANT#other#TICKET#1"),
            "SK", text("TICKET"),
            "BySubjectPK", text("TENANT#acme#TICKETS"),
            "_et", text("Ticket"));
    dynamoDb
        .on(SearchVectorsRequest.class)
        .answer(
            SearchVectorsResponse.builder()
                .searchResults(SearchResultItem.builder().item(stolen).score(0.0).build())
                .build());
    assertThatThrownBy(() -> cases.execute(CasesTicketEntity.similar(new float[] {1, 2}).hydrate()))
        .isInstanceOf(UnreadableItemException.class)
        .hasMessageContaining("does not belong to the tenant");
  }

  @Test
  void aPutHasThePartitionOfItsTenant() {
    TableClient cases = CasesTable.client(dynamoDb.client()).forTenant("acme");

    assertThat(
            CasesTicketEntity.put(new Ticket("1", List.of(1f, 2f)))
                .toRequest(cases.context())
                .item())
        .containsEntry("BySubjectPK", text("TENANT#acme#TICKETS"));
  }

  @Test
  void scansAndQueriesHaveNoVectorIndex() {
    assertThat(PapersTable.class.getMethods())
        .extracting(java.lang.reflect.Method::getName)
        .contains("scan")
        .doesNotContain("scanByTopic", "scanByTone");
    assertThat(PapersReviewEntity.similar("nature", QUERY))
        .hasToString("PartialSearch[Review.similar]");
  }
}
