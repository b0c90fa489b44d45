package dev.singlet.it.tables;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.it.projections.model.LibraryTable;
import dev.singlet.it.writers.model.GuildTable;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.LocalTable;
import dev.singlet.verify.TableDifference;
import dev.singlet.verify.TableDifference.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A table in DynamoDB is compared with the model, and each difference says what to do. */
class VerifyTableTest {

  @RegisterExtension static final LocalTable LOCAL = LocalTable.of(LibraryTable.SCHEMA);

  private static final String EXPIRY = GuildTable.SCHEMA.timeToLive();

  private final String name = "Verified-" + UUID.randomUUID();
  private final TableClient library = LibraryTable.client(LOCAL.dynamoDb()).withTableName(name);
  private final TableClient guild = GuildTable.client(LOCAL.dynamoDb()).withTableName(name);

  @AfterEach
  void delete() {
    try {
      LOCAL.dynamoDb().deleteTable(delete -> delete.tableName(name));
    } catch (ResourceNotFoundException never) {
      // The test made no table.
    }
  }

  private void thereIs(UnaryOperator<CreateTableRequest.Builder> change) {
    CreateTableRequest.Builder request =
        CreateTable.of(LibraryTable.SCHEMA).toRequest().toBuilder();
    LOCAL.dynamoDb().createTable(change.apply(request).tableName(name).build());
  }

  @Test
  void theModelsTableHasNoDifference() {
    library.execute(CreateTable.of(LibraryTable.SCHEMA));

    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA))).isEmpty();
  }

  @Test
  void timeToLiveOfTheModelHasNoDifference() {
    guild.execute(CreateTable.of(GuildTable.SCHEMA));

    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA))).isEmpty();
  }

  @Test
  void theAsynchronousClientFindsTheSame() {
    assertThat(
            LibraryTable.asyncClient(LOCAL.dynamoDbAsync())
                .withTableName(name)
                .execute(VerifyTable.of(LibraryTable.SCHEMA))
                .join())
        .isEqualTo(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .hasSize(1);
  }

  @Test
  void aMissingTableIsADifference() {
    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .singleElement()
        .hasToString(
            "There is no table "
                + name
                + " in this account and region. Create it, or choose the right name by"
                + " withTableName.");
  }

  @Test
  void missingAndUnusedIndexesAreTold() {
    thereIs(
        table -> {
          List<GlobalSecondaryIndex> indexes =
              new ArrayList<>(table.build().globalSecondaryIndexes());
          indexes.removeIf(index -> index.indexName().equals("keys"));
          indexes.add(indexes.get(0).toBuilder().indexName("more").build());
          return table
              .attributeDefinitions(
                  table.build().attributeDefinitions().stream()
                      .filter(each -> !each.attributeName().startsWith("keys"))
                      .toList())
              .globalSecondaryIndexes(indexes);
        });

    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .extracting(TableDifference::kind, TableDifference::index, TableDifference::breaksModel)
        .containsExactly(
            tuple(Kind.NO_INDEX, "keys", true), tuple(Kind.UNUSED_INDEX, "more", false));
    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .extracting(TableDifference::toString)
        .containsExactly(
            "The table has no global index keys. Add it by UpdateTable, which takes one index at a"
                + " time, and wait until it is active and filled.",
            "The table has a global index more, which the model lacks. Declare it by @Index, or"
                + " delete it if nothing else reads it.");
  }

  @Test
  void anIndexThatHoldsLessIsToReplace() {
    thereIs(
        table ->
            table.globalSecondaryIndexes(
                table.build().globalSecondaryIndexes().stream()
                    .map(
                        each ->
                            each.indexName().equals("whole")
                                ? each.toBuilder()
                                    .projection(p -> p.projectionType(ProjectionType.KEYS_ONLY))
                                    .build()
                                : each)
                    .toList()));

    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .singleElement()
        .hasToString(
            "The global index whole is KEYS_ONLY, but ALL in the model. An index can't be changed:"
                + " declare it under another name, add that by UpdateTable, wait until it is active"
                + " and filled, and then delete whole.");
  }

  @Test
  void timeToLiveThatIsOffIsTold() {
    LOCAL
        .dynamoDb()
        .createTable(CreateTable.of(GuildTable.SCHEMA).toRequest().copy(t -> t.tableName(name)));

    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA)))
        .singleElement()
        .hasToString(
            "Time to live is off, but the model has it on "
                + EXPIRY
                + ". Turn it on by UpdateTimeToLive;"
                + " until then, nothing expires.");
  }

  @Test
  void timeToLiveOfAnotherAttributeIsTold() {
    LOCAL
        .dynamoDb()
        .createTable(CreateTable.of(GuildTable.SCHEMA).toRequest().copy(t -> t.tableName(name)));
    expireBy("other");

    assertThat(guild.execute(VerifyTable.of(GuildTable.SCHEMA)))
        .singleElement()
        .hasToString(
            "Time to live is on for other, but on "
                + EXPIRY
                + " in the model. Turn it off by UpdateTimeToLive, and then on for "
                + EXPIRY
                + "; DynamoDB takes one such request an"
                + " hour.");
  }

  @Test
  void timeToLiveThatTheModelLacksIsTold() {
    library.execute(CreateTable.of(LibraryTable.SCHEMA));
    expireBy("expires");

    assertThat(library.execute(VerifyTable.of(LibraryTable.SCHEMA)))
        .singleElement()
        .hasToString(
            "Time to live is on for expires, but the model has none. DynamoDB deletes items by that"
                + " attribute: turn it off by UpdateTimeToLive, or name it in the model by"
                + " @TimeToLive.");
  }

  private void expireBy(String attribute) {
    LOCAL
        .dynamoDb()
        .updateTimeToLive(
            update ->
                update
                    .tableName(name)
                    .timeToLiveSpecification(time -> time.enabled(true).attributeName(attribute)));
  }
}
