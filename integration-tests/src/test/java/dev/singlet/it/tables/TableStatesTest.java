package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.VerifyTable;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/** States of tables and indexes that DynamoDB Local shows only for a moment, or never. */
class TableStatesTest {

  private static final KeyAttribute PK = new KeyAttribute("PK", ScalarType.S);
  private static final KeyAttribute SK = new KeyAttribute("SK", ScalarType.S);

  private static final TableSchema NOTES =
      new TableSchema(
          "Notes",
          new KeySchema(PK, SK),
          List.of(
              new IndexSchema(
                  "byNumber",
                  IndexType.GLOBAL,
                  new KeySchema(new KeyAttribute("number", ScalarType.N), null)),
              new IndexSchema("inverted", IndexType.GLOBAL, new KeySchema(SK, PK))),
          "#",
          "_et");

  @Test
  void anActiveTableWithActiveIndexesHasNoDifference() {
    assertThat(differences(TableStatus.ACTIVE, index -> {})).isEmpty();
  }

  @Test
  void aTableAndAnIndexThatAreUpdatedCanBeUsed() {
    assertThat(differences(TableStatus.UPDATING, index -> index.indexStatus(IndexStatus.UPDATING)))
        .isEmpty();
  }

  @Test
  void anIndexThatIsBeingDeletedIsMissing() {
    assertThat(differences(TableStatus.UPDATING, index -> index.indexStatus(IndexStatus.DELETING)))
        .containsExactly(
            "The table has no global index byNumber. Add it by UpdateTable, which takes one index"
                + " at a time, and wait until it is active and filled.");
  }

  @Test
  void anIndexThatIsBeingCreatedIsNotReady() {
    assertThat(differences(TableStatus.UPDATING, index -> index.indexStatus(IndexStatus.CREATING)))
        .containsExactly(
            "The global index byNumber is not active, or is still being filled. Wait: until then"
                + " its queries fail, or they miss items.");
  }

  @Test
  void anIndexThatIsBeingFilledIsNotReady() {
    assertThat(differences(TableStatus.UPDATING, index -> index.backfilling(true)))
        .singleElement()
        .asString()
        .startsWith("The global index byNumber is not active, or is still being filled.");
  }

  @Test
  void aTableThatIsBeingCreatedIsNotActive() {
    assertThat(differences(TableStatus.CREATING, index -> {}))
        .containsExactly("The table is CREATING, not ACTIVE. Wait until it is.");
  }

  @Test
  void aTableThatNobodyCanReachIsNotActive() {
    assertThat(differences(TableStatus.ARCHIVED, index -> {}))
        .containsExactly("The table is ARCHIVED, not ACTIVE. Look at it in the console of AWS.");
  }

  @Test
  void anIndexHoldsTheKeysOfItsTableWhateverItsListSays() {
    TableSchema listed =
        new TableSchema(
            "Notes",
            new KeySchema(PK, SK),
            List.of(
                new IndexSchema(
                    "inverted",
                    IndexType.GLOBAL,
                    new KeySchema(SK, PK),
                    ProjectionType.INCLUDE,
                    List.of("SK", "PK"))),
            "#",
            "_et");
    CreateTableRequest request = CreateTable.of(listed).toRequest();
    TableDescription table =
        TableDescription.builder()
            .tableStatus(TableStatus.ACTIVE)
            .keySchema(request.keySchema())
            .attributeDefinitions(request.attributeDefinitions())
            .globalSecondaryIndexes(index(request.globalSecondaryIndexes().get(0)).build())
            .build();

    assertThat(request.globalSecondaryIndexes().get(0).projection())
        .isEqualTo(Projection.builder().projectionType("KEYS_ONLY").build());
    assertThat(new TableClient(new Described(table), listed).execute(VerifyTable.of(listed)))
        .isEmpty();
  }

  /** Returns the differences of a table in one state, whose first index is in another state. */
  private static List<String> differences(
      TableStatus status, Consumer<GlobalSecondaryIndexDescription.Builder> ofIndex) {
    CreateTableRequest request = CreateTable.of(NOTES).toRequest();
    List<GlobalSecondaryIndex> indexes = request.globalSecondaryIndexes();
    TableDescription table =
        TableDescription.builder()
            .tableStatus(status)
            .keySchema(request.keySchema())
            .attributeDefinitions(request.attributeDefinitions())
            .globalSecondaryIndexes(
                index(indexes.get(0)).applyMutation(ofIndex).build(), index(indexes.get(1)).build())
            .build();
    return new TableClient(new Described(table), NOTES)
        .execute(VerifyTable.of(NOTES)).stream().map(Object::toString).toList();
  }

  private static GlobalSecondaryIndexDescription.Builder index(GlobalSecondaryIndex index) {
    return GlobalSecondaryIndexDescription.builder()
        .indexName(index.indexName())
        .keySchema(index.keySchema())
        .projection(index.projection())
        .indexStatus(IndexStatus.ACTIVE);
  }

  /** Describes a table. */
  private record Described(TableDescription table) implements DynamoDbClient {

    @Override
    public DescribeTableResponse describeTable(DescribeTableRequest request) {
      return DescribeTableResponse.builder().table(table).build();
    }

    @Override
    public DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
      return DescribeTimeToLiveResponse.builder().build();
    }

    @Override
    public String serviceName() {
      return "dynamodb";
    }

    @Override
    public void close() {}
  }
}
