package dev.singlet.it.vectors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.singlet.TableClient;
import dev.singlet.annotation.IndexType;
import dev.singlet.annotation.ProjectionType;
import dev.singlet.annotation.ScalarType;
import dev.singlet.annotation.VectorDistance;
import dev.singlet.error.InvalidArgumentException;
import dev.singlet.error.UnfinishedException;
import dev.singlet.it.vectors.model.PapersPaperEntity;
import dev.singlet.it.vectors.model.PapersTable;
import dev.singlet.schema.IndexSchema;
import dev.singlet.schema.KeyAttribute;
import dev.singlet.schema.KeySchema;
import dev.singlet.schema.TableSchema;
import dev.singlet.schema.VectorSchema;
import dev.singlet.tables.CreateTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.tables.VerifyTable;
import dev.singlet.verify.TableDifference;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tables with vector indexes are created and compared. */
class VectorTablesTest {

  @RegisterExtension static final VectorServer SERVER = new VectorServer();

  private static final Duration PATIENCE = Duration.ofMinutes(3);
  private static final String REPLACE =
      " An index can't be changed: declare it under another name, add that by UpdateTable, wait"
          + " until it is active and filled, and then delete ByTopic.";

  private static IndexSchema index(String name, String key, VectorSchema vectors) {
    return new IndexSchema(
        name,
        IndexType.VECTOR,
        new KeySchema(new KeyAttribute(key, ScalarType.S), null),
        ProjectionType.ALL,
        List.of(),
        vectors);
  }

  private static TableSchema table(IndexSchema... indexes) {
    return new TableSchema(
        "Papers", PapersTable.SCHEMA.key(), List.of(indexes), "#", "_et", null, null);
  }

  @Test
  void aTableThatWasCreatedIsAsTheModel() {
    TableClient papers = SERVER.table(PapersTable.SCHEMA);

    assertThat(papers.execute(VerifyTable.of(PapersTable.SCHEMA))).isEmpty();
    papers.execute(CreateTable.of(PapersTable.SCHEMA).ifNotExists());
  }

  @Test
  void anotherVectorIsADifference() {
    TableClient papers = SERVER.table(PapersTable.SCHEMA);
    VectorSchema other = new VectorSchema("embedding", 4, VectorDistance.EUCLIDEAN, List.of());
    TableSchema model =
        table(
            index("ByTopic", "ByTopicPK", other),
            index("ByMood", "ByMoodPK", other),
            PapersTable.SCHEMA.index("ByTone"));

    assertThat(papers(papers, model).execute(VerifyTable.of(model)))
        .extracting(TableDifference::kind, TableDifference::toString)
        .containsExactly(
            tuple(
                TableDifference.Kind.INDEX_KEY,
                "The vector index ByTopic has vectors of 3 dimensions in embedding, compared by"
                    + " COSINE and filtered by status (S), year (N), but vectors of 4 dimensions in"
                    + " embedding, compared by EUCLIDEAN in the model."
                    + REPLACE),
            tuple(
                TableDifference.Kind.NO_INDEX,
                "The table has no vector index ByMood. Add it by UpdateTable, which takes one index"
                    + " at a time, and wait until it is active and filled."));
  }

  @Test
  void anotherTypeOfAFilterIsADifference() {
    TableClient papers = SERVER.table(PapersTable.SCHEMA);
    VectorSchema other =
        new VectorSchema(
            "embedding",
            3,
            VectorDistance.COSINE,
            List.of(
                new KeyAttribute("status", ScalarType.S), new KeyAttribute("year", ScalarType.S)));
    TableSchema model =
        table(index("ByTopic", "ByTopicPK", other), PapersTable.SCHEMA.index("ByTone"));

    assertThat(papers(papers, model).execute(VerifyTable.of(model)))
        .singleElement()
        .asString()
        .isEqualTo(
            "The vector index ByTopic has vectors of 3 dimensions in embedding, compared by COSINE"
                + " and filtered by status (S), year (N), but vectors of 3 dimensions in embedding,"
                + " compared by COSINE and filtered by status (S), year (S) in the model."
                + REPLACE);
  }

  @Test
  void anIndexOfAnotherKindHasTheName() {
    IndexSchema global =
        new IndexSchema(
            "ByTone",
            IndexType.GLOBAL,
            new KeySchema(new KeyAttribute("ByTonePK", ScalarType.S), null));
    String name = "Papers" + UUID.randomUUID();
    TableSetup.of(SERVER.dynamoDb(), table(global)).withTableName(name).apply();
    TableSchema model = table(PapersTable.SCHEMA.index("ByTone"));
    TableSetup setup =
        TableSetup.of(SERVER.dynamoDb(), model)
            .withTableName(name)
            .withTags(Map.of("team", "papers"));

    assertThatThrownBy(setup::apply)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Nothing was changed in the table "
                + name
                + ". The table has a global index ByTone, but the model a vector index ByTone. Two"
                + " indexes of a table can't have one name: declare it under another name, and add"
                + " that by UpdateTable.");
  }

  @Test
  void anotherPartitionKeyAndAnIndexTooMany() {
    TableClient papers = SERVER.table(PapersTable.SCHEMA);
    TableSchema model =
        table(index("ByTopic", "Topic", PapersTable.SCHEMA.index("ByTopic").vector()));

    assertThat(papers(papers, model).execute(VerifyTable.of(model)))
        .extracting(TableDifference::toString)
        .containsExactly(
            "The vector index ByTopic has the key ByTopicPK (S), but Topic (S) in the model."
                + REPLACE,
            "The table has a vector index ByTone, which the model lacks. Declare it by @Index, or"
                + " delete it if nothing else reads it.");
    assertThatThrownBy(() -> papers(papers, model).execute(CreateTable.of(model).ifNotExists()))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessageContaining("ByTopic has the key ByTopicPK (S)");
  }

  @Test
  void aSetupCreatesAndExtendsATable() {
    TableSchema before = table(PapersTable.SCHEMA.index("ByTone"));
    String name = "Papers" + UUID.randomUUID();
    TableSetup setup =
        TableSetup.of(SERVER.dynamoDb(), before).withTableName(name).withTimeout(PATIENCE);
    assertThat(setup.apply())
        .extracting(TableChange::toString)
        .containsExactly("Created the table " + name + ".");

    TableSetup extended =
        TableSetup.of(SERVER.dynamoDb(), PapersTable.SCHEMA)
            .withTableName(name)
            .withTimeout(PATIENCE);
    assertThat(extended.apply())
        .extracting(TableChange::toString)
        .containsExactly(
            "Added the vector index ByTopic. Items that were written without its keys are not in"
                + " it: write their keys, as docs/operate/new-index.md says.");
    TableClient papers = PapersTable.client(SERVER.dynamoDb()).withTableName(name);
    assertThat(papers.execute(VerifyTable.of(PapersTable.SCHEMA))).isEmpty();
    assertThat(
            papers
                .execute(PapersPaperEntity.similar("nature", new float[] {1, 0, 0}).hydrate())
                .matches())
        .isEmpty();
    assertThat(extended.apply()).isEmpty();
  }

  @Test
  void aTableThatStaysProvisionedGetsNoVectorIndex() {
    String name = "Papers" + UUID.randomUUID();
    TableSetup without =
        TableSetup.of(SERVER.dynamoDb(), table()).withTableName(name).withTimeout(PATIENCE);
    without.provisioned(Throughput.of(5, 5)).apply();
    TableSetup setup =
        TableSetup.of(SERVER.dynamoDb(), table(PapersTable.SCHEMA.index("ByTone")))
            .withTableName(name)
            .withTimeout(PATIENCE);

    assertThatThrownBy(setup::apply)
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0106] Nothing was changed in the table "
                + name
                + ". Its capacity is provisioned, and DynamoDB has vector indexes on tables in"
                + " on-demand mode only. Choose onDemand() and call apply().");
    assertThatThrownBy(setup::addMissingIndexes).isInstanceOf(InvalidArgumentException.class);

    // The server takes half a minute to fill the index.
    assertThatThrownBy(() -> setup.onDemand().withTimeout(Duration.ofSeconds(5)).apply())
        .isInstanceOf(UnfinishedException.class)
        .hasMessageContaining("Changed the billing mode from provisioned to on demand.")
        .hasMessageContaining("Added the vector index ByTone.");
  }

  @Test
  void aProvisionedTableHasNoVectorIndex() {
    TableSetup setup = TableSetup.of(SERVER.dynamoDb(), PapersTable.SCHEMA);

    assertThatThrownBy(() -> setup.provisioned(Throughput.of(1, 1)))
        .isInstanceOf(InvalidArgumentException.class)
        .hasMessage(
            "[SGR0105] provisioned: the model has the vector index ByTopic, and DynamoDB has such"
                + " indexes on tables in on-demand mode only.");
  }

  private static TableClient papers(TableClient table, TableSchema model) {
    return new TableClient(SERVER.dynamoDb(), model).withTableName(table.context().tableName());
  }
}
