package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.schema.VectorSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.VectorIndex;
import software.amazon.awssdk.services.dynamodb.model.VectorIndexDescription;

/** A setup waits for the index that it has added, whatever DynamoDB answers meanwhile. */
class AddedVectorIndexTest {

  private static final VectorSchema VECTORS =
      new VectorSchema("embedding", 3, VectorDistance.COSINE, List.of());

  private static TableSchema table(ScalarType type) {
    return new TableSchema(
        "Papers",
        PapersTable.SCHEMA.key(),
        List.of(index("ByAge", type), index("ByTone", type)),
        "#",
        "_et",
        null,
        null);
  }

  private static IndexSchema index(String name, ScalarType type) {
    return new IndexSchema(
        name,
        IndexType.VECTOR,
        new KeySchema(new KeyAttribute("shelf", type), null),
        ProjectionType.ALL,
        List.of(),
        VECTORS);
  }

  private static List<String> setUp(Answering dynamoDb, TableSchema table) {
    return TableSetup.of(dynamoDb, table).withTimeout(Duration.ofSeconds(30)).apply().stream()
        .map(TableChange::toString)
        .toList();
  }

  @Test
  void aDescriptionThatLacksTheAddedIndexIsOld() {
    Answering dynamoDb = new Answering(table(ScalarType.S), 5);

    assertThat(setUp(dynamoDb, table(ScalarType.S)))
        .singleElement()
        .asString()
        .startsWith("Added the vector index ByTone.");

    assertThat(dynamoDb.oldDescriptions).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void theSearchHasAValueOfTheTypeOfThePartitionKey(ScalarType type) {
    Answering dynamoDb = new Answering(table(type), 0);

    setUp(dynamoDb, table(type));

    assertThat(dynamoDb.searched)
        .isNotEmpty()
        .allSatisfy(value -> assertThat(value.type().name()).isEqualTo(type.name()));
  }

  /** Not the server that describes the index answers the search. */
  @ParameterizedTest
  @ValueSource(strings = {"ValidationException", "ResourceNotFoundException"})
  void aSearchThatIsRefusedAtFirstIsRepeated(String code) {
    Answering dynamoDb = new Answering(table(ScalarType.S), 0);
    dynamoDb.refusals.addAll(List.of(code, code));

    assertThat(setUp(dynamoDb, table(ScalarType.S))).hasSize(1);

    assertThat(dynamoDb.searched).hasSize(4);
  }

  @Test
  void aSearchThatIsRefusedToTheEndIsReported() {
    Answering dynamoDb = new Answering(table(ScalarType.S), 0);
    dynamoDb.refusals.addAll(Collections.nCopies(1_000, "ResourceNotFoundException"));
    TableSetup setup =
        TableSetup.of(dynamoDb, table(ScalarType.S)).withTimeout(Duration.ofMillis(100));

    assertThatThrownBy(setup::apply)
        .hasMessageContaining(
            "The vector index ByAge of the table Papers refuses searches"
                + " (ResourceNotFoundException: No.)");
  }

  @Test
  void aSearchThatIsNotPermittedIsNotRepeated() {
    Answering dynamoDb = new Answering(table(ScalarType.S), 0);
    dynamoDb.refusals.addAll(List.of("AccessDeniedException", "AccessDeniedException"));

    assertThat(setUp(dynamoDb, table(ScalarType.S))).hasSize(1);

    assertThat(dynamoDb.searched).hasSize(2);
  }

  @Test
  void anotherFailureOfASearchIsThrown() {
    Answering dynamoDb = new Answering(table(ScalarType.S), 0);
    dynamoDb.refusals.add("InternalServerError");
    TableSetup setup = TableSetup.of(dynamoDb, table(ScalarType.S));

    assertThatThrownBy(setup::apply).isInstanceOf(DynamoDbException.class);

    assertThat(dynamoDb.searched).hasSize(1);
  }

  @Test
  void anIndexWithoutAStatusIsReady() {
    Answering dynamoDb = new Answering(table(ScalarType.S), 0);
    dynamoDb.status = null;

    assertThat(setUp(dynamoDb, table(ScalarType.S))).hasSize(1);
  }

  /** Has one of two indexes. */
  private static final class Answering implements DynamoDbClient {

    private final List<AttributeValue> searched = new ArrayList<>();

    /** The errors of the first searches. All others are answered. */
    private final Deque<String> refusals = new ArrayDeque<>();

    private final CreateTableRequest model;
    private IndexStatus status = IndexStatus.ACTIVE;
    private int oldDescriptions;
    private boolean isUpdated;

    Answering(TableSchema table, int oldDescriptions) {
      this.model = CreateTable.of(table).toRequest();
      this.oldDescriptions = oldDescriptions;
    }

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
      boolean isOld = !isUpdated || oldDescriptions > 0;
      oldDescriptions -= isUpdated && isOld ? 1 : 0;
      List<VectorIndex> indexes =
          isOld ? model.vectorIndexes().subList(0, 1) : model.vectorIndexes();
      return DescribeTableResponse.builder()
          .table(
              TableDescription.builder()
                  .tableName(request.tableName())
                  .tableStatus(TableStatus.ACTIVE)
                  .billingModeSummary(mode -> mode.billingMode(BillingMode.PAY_PER_REQUEST))
                  .keySchema(model.keySchema())
                  .attributeDefinitions(model.attributeDefinitions())
                  .vectorIndexes(indexes.stream().map(this::described).toList())
                  .build())
          .build();
    }

    private VectorIndexDescription described(VectorIndex index) {
      return VectorIndexDescription.builder()
          .indexName(index.indexName())
          .vectorAttribute(index.vectorAttribute())
          .dimensions(index.dimensions())
          .distanceFunction(index.distanceFunction())
          .searchSchema(index.searchSchema())
          .projection(index.projection())
          .indexStatus(status)
          .build();
    }

    @Override
    public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
      return DescribeTimeToLiveResponse.builder().build();
    }

    @Override
    public UpdateTableResponse updateTable(UpdateTableRequest request) {
      isUpdated = true;
      return UpdateTableResponse.builder().build();
    }

    @Override
    public SearchVectorsResponse searchVectors(SearchVectorsRequest request) {
      searched.addAll(request.expressionAttributeValues().values());
      if (refusals.isEmpty()) {
        return SearchVectorsResponse.builder().build();
      }
      throw DynamoDbException.builder()
          .awsErrorDetails(
              AwsErrorDetails.builder().errorCode(refusals.remove()).errorMessage("No.").build())
          .build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
