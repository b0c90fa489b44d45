package dev.singlet.it.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.singlet.TableClient;
import dev.singlet.it.docs.model.GitHubTable;
import dev.singlet.tables.TableChange;
import dev.singlet.tables.TableSetup;
import dev.singlet.tables.Throughput;
import dev.singlet.tables.VerifyTable;
import dev.singlet.testing.DynamoDbLocal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** The snippets of docs/operate/tables.md, on an engine that no other test deletes tables of. */
class TablesTest {

  private static final DynamoDbLocal LOCAL = DynamoDbLocal.start();

  private final DynamoDbClient dynamoDb = LOCAL.client();
  private final String tableName = "tables-" + UUID.randomUUID();
  private final TableClient github = GitHubTable.client(dynamoDb).withTableName(tableName);

  private final List<String> log = new ArrayList<>();

  @AfterAll
  static void close() {
    LOCAL.close();
  }

  @Test
  void aTableLives() {
    TableSetup setup =
        TableSetup.of(dynamoDb, GitHubTable.SCHEMA)
            .withTableNameOf(github)
            .withStream(StreamViewType.NEW_AND_OLD_IMAGES)
            .withDeletionProtection(true);
    for (TableChange change : setup.apply()) {
      System.out.println(change);
    }
    assertThat(github.execute(VerifyTable.of(GitHubTable.SCHEMA))).isEmpty();

    setup.provisioned(Throughput.of(20, 10).ofIndex("GSI2", 40, 10)).apply();
    assertThat(setup.describe().orElseThrow().provisionedThroughput().readCapacityUnits())
        .isEqualTo(20);
    setup.onDemand(Throughput.of(2_000, Throughput.NO_MAXIMUM).ofIndex("GSI2", 500, 500)).apply();
    assertThat(setup.describe().orElseThrow().billingModeSummary().billingMode())
        .isEqualTo(BillingMode.PAY_PER_REQUEST);
    setup.withWarmThroughput(Throughput.of(40_000, 10_000).ofIndex("GSI2", 40_000, 10_000)).apply();

    List<TableChange> added =
        setup.withTimeout(Duration.ofHours(6)).withProgress(log::add).addMissingIndexes();
    assertThat(added).isEmpty();

    setup.withDeletionProtection(false).apply();
    Optional<TableDescription> table = setup.describe();
    boolean wasThere = setup.deleteIfExists();
    assertThat(table).isPresent();
    assertThat(wasThere).isTrue();
    assertThat(setup.describe()).isEmpty();
  }
}
