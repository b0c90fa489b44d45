package dev.singlet.it.updates;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.singlet.TableClient;
import dev.singlet.error.ConditionFailedException;
import dev.singlet.error.ConditionFailedException.Reason;
import dev.singlet.it.updates.model.Work.Watch;
import dev.singlet.it.updates.model.WorkTable;
import dev.singlet.it.updates.model.WorkWatchEntity;
import dev.singlet.testing.LocalTable;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Items that were written before an index by the creation time was in the model. */
class UpdatesOfOlderItemsTest {

  @RegisterExtension final LocalTable table = LocalTable.of(WorkTable.SCHEMA);

  private static final String CREATED = "2020-01-01T00:00:00.000Z";
  private static final Instant NOW = Instant.parse("2024-05-05T00:00:00Z");

  private TableClient client() {
    return table.client().withClock(Clock.fixed(NOW, ZoneOffset.UTC));
  }

  @BeforeEach
  void anItemWithoutTheKeyOfTheIndex() {
    table
        .client()
        .withClock(Clock.fixed(Instant.parse(CREATED), ZoneOffset.UTC))
        .execute(WorkWatchEntity.upsert("g", "1", false, null, 3));
    remove("GSI2PK");
    remove("GSI2SK");
  }

  private void remove(String attribute) {
    table
        .dynamoDb()
        .updateItem(
            update ->
                update
                    .tableName(table.tableName())
                    .key(
                        Map.of(
                            "PK", AttributeValue.createS("GROUP#g"),
                            "SK", AttributeValue.createS("WATCH#1")))
                    .updateExpression("REMOVE #attribute")
                    .expressionAttributeNames(Map.of("#attribute", attribute)));
  }

  private Watch stored() {
    return client().execute(WorkWatchEntity.get("g", "1")).orElseThrow();
  }

  @Test
  void areNotGivenAKeyWithThePresentTimeByAnUpsert() {
    List<Map<String, AttributeValue>> before = table.items();

    assertThatThrownBy(() -> client().execute(WorkWatchEntity.upsert("g", "1", false, null, 4)))
        .isInstanceOfSatisfying(
            ConditionFailedException.class,
            failed -> assertThat(failed.reason()).isEqualTo(Reason.CONDITION))
        .hasMessage(
            "[SGR0301] Upsert[Watch GROUP#g / WATCH#1] refused: GSI2SK is not there, and an upsert"
                + " can't write it: the key of GSI2 is made of the time at which the item was"
                + " created. Read the item, and put it or update(before, after).");
    assertThatThrownBy(() -> client().transact(WorkWatchEntity.upsert("g", "1", false, null, 4)))
        .hasMessageContaining("the key of GSI2 is made of the time at which the item was created");
    assertThat(table.items()).isEqualTo(before);
  }

  @Test
  void getTheirKeyFromAPutOrAnUpdateOfTheWholeRecord() {
    Watch old = stored();
    client().execute(WorkWatchEntity.update(old, WorkWatchEntity.builder(old).level(4).build()));

    assertThat(table.items().get(0))
        .containsEntry("GSI2PK", AttributeValue.createS("LEVEL#04"))
        .containsEntry("GSI2SK", AttributeValue.createS("WATCH#" + CREATED + "#1"));
    client().execute(WorkWatchEntity.upsert("g", "1", false, null, 5));
    assertThat(table.items().get(0))
        .containsEntry("GSI2PK", AttributeValue.createS("LEVEL#05"))
        .containsEntry("GSI2SK", AttributeValue.createS("WATCH#" + CREATED + "#1"));
  }

  @Test
  void withoutACreationTimeTheyAreCreatedByTheUpsert() {
    remove("_ct");

    client().execute(WorkWatchEntity.upsert("g", "1", false, null, 4));

    assertThat(stored().createdAt()).isEqualTo(NOW);
    assertThat(table.items().get(0))
        .containsEntry("GSI2SK", AttributeValue.createS("WATCH#2024-05-05T00:00:00.000Z#1"));
  }
}
